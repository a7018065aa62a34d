import { describe, expect, it } from 'vitest';
import { nodeName } from '@/model/plan/nodeName';
import { allowTravel } from '@/model/plan/operations/allowTravel';
import { copyNodes } from '@/model/plan/operations/copyNodes';
import { dragNodes } from '@/model/plan/operations/dragNodes';
import { drawPath } from '@/model/plan/operations/drawPath';
import { editNode } from '@/model/plan/operations/editNode';
import { editPaths } from '@/model/plan/operations/editPaths';
import { editTransitGroup } from '@/model/plan/operations/editTransitGroup';
import { joinTransitGroup } from '@/model/plan/operations/joinTransitGroup';
import { leaveTransitGroup } from '@/model/plan/operations/leaveTransitGroup';
import { newTransitGroup } from '@/model/plan/operations/newTransitGroup';
import type { Operation } from '@/model/plan/operations/operation';
import { placeNode } from '@/model/plan/operations/placeNode';
import { removeSelection } from '@/model/plan/operations/removeSelection';
import { reversePaths } from '@/model/plan/operations/reversePaths';
import { splitPath } from '@/model/plan/operations/splitPath';
import { uniteNodes } from '@/model/plan/operations/uniteNodes';
import { floorId, groupId, jointId, makePlan, nodeId } from '@/model/plan/plan';
import { joint, node, samplePlan } from '../samplePlan';

const plan = makePlan(
  [...samplePlan().nodes.values(), node(-1, 3, 3), node(6, 20, 0)],
  samplePlan().joints.values(),
  samplePlan().groups.values(),
);
const ground = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const here = { floor: floorId('ground'), x: 5, y: 5, z: 0 };
const n = nodeId;

const blocked: [string, Operation, Operation['blockedBy']][] = [
  ['place outside', placeNode(plan, { ...here, x: -1 }, ground), 'out-of-bounds'],
  ['place nowhere', placeNode(plan, { ...here, x: Number.NaN }, null), 'not-a-place'],
  ['place', placeNode(plan, here, ground), null],
  ['drag nothing', dragNodes(plan, new Map(), ground), 'nothing-selected'],
  ['drag a missing node', dragNodes(plan, new Map([[n(99), here]]), ground), 'node-not-found'],
  ['drag outside', dragNodes(plan, new Map([[n(1), { x: 101, y: 0 }]]), ground), 'out-of-bounds'],
  ['drag', dragNodes(plan, new Map([[n(1), here]]), ground), null],
  ['remove nothing', removeSelection(plan, null), 'nothing-selected'],
  ['remove a missing node', removeSelection(plan, { type: 'node', ids: [n(99)] }), 'node-not-found'],
  ['remove a missing path', removeSelection(plan, { type: 'joint', ids: [jointId(99)] }), 'path-not-found'],
  ['remove a missing group', removeSelection(plan, { type: 'group', ids: [groupId(99)] }), 'group-not-found'],
  ['edit a missing node', editNode(plan, n(99), { name: 'x' }), 'node-not-found'],
  ['draw to itself', drawPath(plan, n(1), n(1)), 'same-node'],
  ['draw to another floor', drawPath(plan, n(3), n(4)), 'other-floor'],
  ['draw twice', drawPath(plan, n(2), n(1)), 'already-joined'],
  ['draw to a missing node', drawPath(plan, n(2), n(99)), 'node-not-found'],
  ['draw', drawPath(plan, n(1), n(3)), null],
  ['split a missing path', splitPath(plan, jointId(99), here), 'path-not-found'],
  ['split nowhere', splitPath(plan, jointId(11), { x: 0, y: Number.NaN }), 'not-a-place'],
  ['edit no path', editPaths(plan, [], {}), 'nothing-selected'],
  ['edit a missing path', editPaths(plan, [jointId(99)], {}), 'path-not-found'],
  ['reverse both ways', reversePaths(plan, [jointId(11)]), 'both-ways'],
  ['reverse no path', reversePaths(plan, []), 'nothing-selected'],
  ['copy nothing', copyNodes(plan, [], here, ground), 'nothing-selected'],
  ['copy outside', copyNodes(plan, [n(1)], { x: 200, y: 0 }, ground), 'out-of-bounds'],
  ['group a new node', newTransitGroup(plan, n(-1)), 'node-not-saved'],
  ['group a stop', newTransitGroup(plan, n(3)), 'in-a-group'],
  ['group', newTransitGroup(plan, n(1)), null],
  ['join a missing group', joinTransitGroup(plan, n(1), groupId(99)), 'group-not-found'],
  ['join with a new node', joinTransitGroup(plan, n(-1), groupId(21)), 'node-not-saved'],
  ['join twice', joinTransitGroup(plan, n(3), groupId(21)), 'in-a-group'],
  ['leave a group of others', leaveTransitGroup(plan, n(1), groupId(21)), 'not-in-the-group'],
  ['leave a missing group', leaveTransitGroup(plan, n(1), groupId(99)), 'group-not-found'],
  ['edit a missing group', editTransitGroup(plan, groupId(99), {}), 'group-not-found'],
  ['unite one', uniteNodes(plan, [n(1)]), 'nothing-selected'],
  ['unite floors', uniteNodes(plan, [n(3), n(4)]), 'other-floor'],
];

describe('operations', () => {
  it.each(blocked)('[PL20] [PL22] %s', (_, operation, reason) => {
    expect(operation.blockedBy).toBe(reason);
  });

  it('[PL21] select what they make', () => {
    const placed = placeNode(plan, here, ground);
    expect(placed.select).toEqual({ type: 'node', ids: [plan.nextId] });
    expect(placed.edit(plan).nodes.has(n(plan.nextId))).toBe(true);
    const drawn = drawPath(plan, n(1), n(3));
    expect(drawn.select).toEqual({ type: 'joint', ids: [plan.nextId] });
    expect(drawn.edit(plan).joints.has(jointId(plan.nextId))).toBe(true);
    const split = splitPath(plan, jointId(11), here);
    expect(split.select).toEqual({ type: 'node', ids: [plan.nextId] });
    const copied = copyNodes(plan, [n(1), n(2)], { x: 1, y: 1 }, ground);
    expect(copied.select).toEqual({ type: 'node', ids: [plan.nextId, plan.nextId - 1] });
    const made = newTransitGroup(plan, n(1));
    expect(made.select).toEqual({ type: 'group', ids: [plan.nextId] });
    expect(made.edit(plan).groups.has(groupId(plan.nextId))).toBe(true);
  });

  it('[PL21] carry a note for undo', () => {
    expect(dragNodes(plan, new Map([n(1), n(2), n(3)].map((id) => [id, here])), ground).note).toBe('Moved 3 nodes');
    expect(removeSelection(plan, { type: 'joint', ids: [jointId(11)] }).note).toBe('Deleted a path');
    expect(editNode(plan, n(1), { open: false }).note).toBe('Closed a node');
  });

  it('[PL23] opening several paths to a way leaves their other ways alone, and is one step', () => {
    const ids = [jointId(11), jointId(12)];
    const mixed = editPaths(plan, [jointId(12)], { travel: ['ramp'] }).edit(
      editPaths(plan, [jointId(11)], { travel: ['walk', 'lift'] }).edit(plan),
    );
    const ways = (now: typeof plan) => ids.map((id) => now.joints.get(id)?.travel);
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
    expect(allowTravel(mixed, [], 'walk', true).blockedBy).toBe('nothing-selected');
  });

  it('[PL24] a node is called by its name, then by its number, and never by a number that is not saved', () => {
    expect([nodeName(node(7, 0, 0)), nodeName({ ...node(7, 0, 0), name: 'Door' }), nodeName(node(-3, 0, 0))]).toEqual([
      'node 7',
      'Door',
      'new node',
    ]);
  });

  it('[PL21] do what they say', () => {
    const oneWay = editPaths(plan, [jointId(11)], { direction: 1 }).edit(plan);
    expect(reversePaths(oneWay, [jointId(11)]).blockedBy).toBeNull();
    expect(
      reversePaths(oneWay, [jointId(11)])
        .edit(oneWay)
        .joints.get(jointId(11)),
    ).toEqual(joint(11, 1, 2, { direction: -1 }));
    expect(removeSelection(plan, { type: 'group', ids: [groupId(21)] }).edit(plan).groups.size).toBe(0);
    expect(
      removeSelection(plan, { type: 'node', ids: [n(1)] })
        .edit(plan)
        .nodes.has(n(1)),
    ).toBe(false);
    expect(leaveTransitGroup(plan, n(3), groupId(21)).edit(plan).groups.get(groupId(21))?.nodes).toEqual([4]);
    expect(joinTransitGroup(plan, n(1), groupId(21)).edit(plan).groups.get(groupId(21))?.nodes).toEqual([3, 4, 1]);
    expect(editTransitGroup(plan, groupId(21), { weight: 1e6 }).edit(plan).groups.get(groupId(21))?.weight).toBe(
      10_000,
    );
    expect(
      uniteNodes(plan, [n(1), n(2)])
        .edit(plan)
        .nodes.has(n(2)),
    ).toBe(false);
  });
});
