import { describe, expect, it } from 'vitest';
import { createNetwork, edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import { allowTravel } from '@/model/network/operations/allowTravel';
import { copyNodes } from '@/model/network/operations/copyNodes';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { drawPath } from '@/model/network/operations/drawPath';
import { editNode } from '@/model/network/operations/editNode';
import { editPaths } from '@/model/network/operations/editPaths';
import { editTransitGroup } from '@/model/network/operations/editTransitGroup';
import { extendPath } from '@/model/network/operations/extendPath';
import { joinTransitGroup } from '@/model/network/operations/joinTransitGroup';
import { leaveTransitGroup } from '@/model/network/operations/leaveTransitGroup';
import { newTransitGroup } from '@/model/network/operations/newTransitGroup';
import type { Operation } from '@/model/network/operations/operation';
import { permitted } from '@/model/network/operations/permitted';
import { placeNode } from '@/model/network/operations/placeNode';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { reversePaths } from '@/model/network/operations/reversePaths';
import { splitPath } from '@/model/network/operations/splitPath';
import { uniteNodes } from '@/model/network/operations/uniteNodes';
import { edge, node, sampleNetwork } from '../sampleNetwork';

const network = createNetwork(
  [...sampleNetwork().nodes.values(), node(-1, 3, 3), node(6, 20, 0)],
  sampleNetwork().edges.values(),
  sampleNetwork().groups.values(),
);
const ground = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const here = { floor: floorId('ground'), x: 5, y: 5, z: 0 };
const n = nodeId;
const extend = (from: number | null, rest: Partial<typeof here> = {}, splits: number | null = null) =>
  extendPath(
    network,
    {
      from: from === null ? null : n(from),
      node: { ...here, ...rest },
      splits: splits === null ? null : edgeId(splits),
    },
    ground,
  );

const blocked: [string, Operation, Operation['blockedBy']][] = [
  ['place outside', placeNode(network, { ...here, x: -1 }, ground), 'out-of-bounds'],
  ['place nowhere', placeNode(network, { ...here, x: Number.NaN }, null), 'not-a-place'],
  ['place', placeNode(network, here, ground), null],
  ['drag nothing', dragNodes(network, new Map(), ground), 'nothing-selected'],
  ['drag a missing node', dragNodes(network, new Map([[n(99), here]]), ground), 'node-not-found'],
  ['drag outside', dragNodes(network, new Map([[n(1), { x: 101, y: 0 }]]), ground), 'out-of-bounds'],
  ['drag', dragNodes(network, new Map([[n(1), here]]), ground), null],
  ['remove nothing', removeSelection(network, null), 'nothing-selected'],
  ['remove a missing node', removeSelection(network, { type: 'node', ids: [n(99)] }), 'node-not-found'],
  ['remove a missing path', removeSelection(network, { type: 'edge', ids: [edgeId(99)] }), 'path-not-found'],
  ['remove a missing group', removeSelection(network, { type: 'group', ids: [groupId(99)] }), 'group-not-found'],
  ['edit a missing node', editNode(network, n(99), { name: 'x' }), 'node-not-found'],
  ['draw to itself', drawPath(network, n(1), n(1)), 'same-node'],
  ['draw to another floor', drawPath(network, n(3), n(4)), 'other-floor'],
  ['draw twice', drawPath(network, n(2), n(1)), 'already-connected'],
  ['draw to a missing node', drawPath(network, n(2), n(99)), 'node-not-found'],
  ['draw', drawPath(network, n(1), n(3)), null],
  ['extend from nothing', extend(null), null],
  ['extend', extend(1), null],
  ['extend outside', extend(1, { x: 101 }), 'out-of-bounds'],
  ['extend from a missing node', extend(99), 'node-not-found'],
  ['extend to another floor', extend(4), 'other-floor'],
  ['extend to a path of another floor', extend(1, {}, 13), 'other-floor'],
  ['extend into a path', extend(1, {}, 12), null],
  ['extend into a missing path', extend(1, {}, 99), 'path-not-found'],
  ['split a missing path', splitPath(network, edgeId(99), here), 'path-not-found'],
  ['split nowhere', splitPath(network, edgeId(11), { x: 0, y: Number.NaN }), 'not-a-place'],
  ['edit no path', editPaths(network, [], {}), 'nothing-selected'],
  ['edit a missing path', editPaths(network, [edgeId(99)], {}), 'path-not-found'],
  ['reverse both ways', reversePaths(network, [edgeId(11)]), 'both-ways'],
  ['reverse no path', reversePaths(network, []), 'nothing-selected'],
  ['copy nothing', copyNodes(network, [], here, ground), 'nothing-selected'],
  ['copy outside', copyNodes(network, [n(1)], { x: 200, y: 0 }, ground), 'out-of-bounds'],
  ['group a new node', newTransitGroup(network, n(-1)), null],
  ['group a stop', newTransitGroup(network, n(3)), 'in-a-group'],
  ['group', newTransitGroup(network, n(1)), null],
  ['join a missing group', joinTransitGroup(network, n(1), groupId(99)), 'group-not-found'],
  ['join with a new node', joinTransitGroup(network, n(-1), groupId(21)), null],
  ['join twice', joinTransitGroup(network, n(3), groupId(21)), 'in-a-group'],
  ['leave a group of others', leaveTransitGroup(network, n(1), groupId(21)), 'not-in-the-group'],
  ['leave a missing group', leaveTransitGroup(network, n(1), groupId(99)), 'group-not-found'],
  ['edit a missing group', editTransitGroup(network, groupId(99), {}), 'group-not-found'],
  ['unite one', uniteNodes(network, [n(1)]), 'too-few-nodes'],
  ['unite floors', uniteNodes(network, [n(3), n(4)]), 'several-floors'],
];

describe('operations', () => {
  it.each(blocked)('[PL20] [PL22] %s', (_, operation, reason) => {
    expect(operation.blockedBy).toBe(reason);
  });

  it('[PL21] select what they make', () => {
    const placed = placeNode(network, here, ground);
    expect(placed.select).toEqual({ type: 'node', ids: [network.nextId] });
    expect(placed.edit(network).nodes.has(n(network.nextId))).toBe(true);
    const drawn = drawPath(network, n(1), n(3));
    expect(drawn.select).toEqual({ type: 'edge', ids: [network.nextId] });
    expect(drawn.edit(network).edges.has(edgeId(network.nextId))).toBe(true);
    const split = splitPath(network, edgeId(11), here);
    expect(split.select).toEqual({ type: 'node', ids: [network.nextId] });
    const copied = copyNodes(network, [n(1), n(2)], { x: 1, y: 1 }, ground);
    expect(copied.select).toEqual({ type: 'node', ids: [network.nextId, network.nextId - 1] });
    const made = newTransitGroup(network, n(1));
    expect(made.select).toEqual({ type: 'group', ids: [network.nextId] });
    expect(made.edit(network).groups.has(groupId(network.nextId))).toBe(true);
  });

  it('[PL27] extending a path places the node and draws the piece in one step', () => {
    const fresh = network.nextId;
    const drawn = extend(1);
    const after = drawn.edit(network);
    expect([drawn.note, drawn.select]).toEqual([{ kind: 'drawPath' }, { type: 'node', ids: [fresh] }]);
    expect(after.nodes.get(n(fresh))).toMatchObject(here);
    expect(after.edges.get(edgeId(fresh - 1))).toMatchObject({ from: 1, to: fresh });
    const split = extend(1, { x: 10, y: 4 }, 12).edit(network);
    expect(split.nodes.get(n(fresh))).toMatchObject({ x: 10, y: 4 });
    expect([...split.edges.values()].filter(({ from, to }) => from === fresh || to === fresh)).toHaveLength(3);
    const placed = extend(null);
    expect([placed.note, placed.edit(network).edges.size]).toEqual([{ kind: 'placeNode' }, network.edges.size]);
  });

  it('[PL21] carry a note for undo', () => {
    expect(dragNodes(network, new Map([n(1), n(2), n(3)].map((id) => [id, here])), ground).note).toEqual({
      kind: 'moveNodes',
      count: 3,
    });
    expect(removeSelection(network, { type: 'edge', ids: [edgeId(11)] }).note).toEqual({
      kind: 'deletePaths',
      count: 1,
    });
    expect(editNode(network, n(1), { open: false }).note).toEqual({ kind: 'closeNodes', count: 1 });
  });

  it('[PL23] opening several paths to a way leaves their other ways alone, and is one step', () => {
    const ids = [edgeId(11), edgeId(12)];
    const mixed = editPaths(network, [edgeId(12)], { travel: ['ramp'] }).edit(
      editPaths(network, [edgeId(11)], { travel: ['walk', 'lift'] }).edit(network),
    );
    const ways = (now: typeof network) => ids.map((id) => now.edges.get(id)?.travel);
    const { edit, blockedBy } = allowTravel(mixed, ids, 'walk', true);
    expect([blockedBy, ways(edit(mixed))]).toEqual([
      null,
      [
        ['walk', 'lift'],
        ['ramp', 'walk'],
      ],
    ]);
    expect(ways(allowTravel(mixed, ids, 'walk', false).edit(mixed))).toEqual([['lift'], ['ramp']]);
    expect(allowTravel(mixed, ids, 'stairs', false).edit(mixed)).toBe(mixed);
    expect(allowTravel(mixed, ids, 'stairs', false).blockedBy).toBeNull();
    expect(allowTravel(mixed, [], 'walk', true).blockedBy).toBe('nothing-selected');
  });

  it('[PL28] the last travel type of a path cannot be taken away, of one path or of several', () => {
    const ids = [edgeId(11), edgeId(12)];
    const mixed = editPaths(network, [edgeId(11)], { travel: ['walk', 'lift'] }).edit(
      editPaths(network, [edgeId(12)], { travel: ['walk'] }).edit(network),
    );
    expect(allowTravel(mixed, [edgeId(11)], 'walk', false).blockedBy).toBeNull();
    expect(allowTravel(mixed, [edgeId(12)], 'walk', false).blockedBy).toBe('no-travel-type');
    expect(allowTravel(mixed, ids, 'walk', false).blockedBy).toBe('no-travel-type');
    expect(allowTravel(mixed, ids, 'lift', true).blockedBy).toBeNull();
  });

  it('[PL28] a new path is one to walk along', () => {
    const drawn = drawPath(network, n(1), n(3)).edit(network);
    expect(drawn.edges.get(edgeId(network.nextId))?.travel).toEqual(['walk']);
  });

  it.each([
    ['drag a node', dragNodes(network, new Map([[n(1), here]]), ground), 'no-right-to-nodes', null],
    ['draw a path', drawPath(network, n(1), n(3)), null, 'no-right-to-paths'],
    [
      'delete a node with its paths',
      removeSelection(network, { type: 'node', ids: [n(1)] }),
      'no-right-to-nodes',
      'no-right-to-paths',
    ],
    ['make a lift', newTransitGroup(network, n(1)), null, 'no-right-to-paths'],
    ['something blocked', drawPath(network, n(1), n(1)), 'same-node', 'same-node'],
  ] as const)('[PL29] %s needs the right to what it changes', (_, operation, withoutNodes, withoutPaths) => {
    const by = (mayEditNodes: boolean, mayEditPaths: boolean) =>
      permitted(network, operation, { mayEditNodes, mayEditPaths }).blockedBy;
    expect([by(false, true), by(true, false), by(true, true)]).toEqual([
      withoutNodes,
      withoutPaths,
      operation.blockedBy,
    ]);
  });

  it('[PL21] do what they say', () => {
    const oneWay = editPaths(network, [edgeId(11)], { direction: 1 }).edit(network);
    expect(reversePaths(oneWay, [edgeId(11)]).blockedBy).toBeNull();
    expect(
      reversePaths(oneWay, [edgeId(11)])
        .edit(oneWay)
        .edges.get(edgeId(11)),
    ).toEqual(edge(11, 1, 2, { direction: -1 }));
    expect(removeSelection(network, { type: 'group', ids: [groupId(21)] }).edit(network).groups.size).toBe(0);
    expect(
      removeSelection(network, { type: 'node', ids: [n(1)] })
        .edit(network)
        .nodes.has(n(1)),
    ).toBe(false);
    expect(leaveTransitGroup(network, n(3), groupId(21)).edit(network).groups.get(groupId(21))?.nodes).toEqual([4]);
    expect(joinTransitGroup(network, n(1), groupId(21)).edit(network).groups.get(groupId(21))?.nodes).toEqual([
      3, 4, 1,
    ]);
    expect(editTransitGroup(network, groupId(21), { weight: 1e6 }).edit(network).groups.get(groupId(21))?.weight).toBe(
      10_000,
    );
    expect(
      uniteNodes(network, [n(1), n(2)])
        .edit(network)
        .nodes.has(n(2)),
    ).toBe(false);
  });
});
