import { describe, expect, it } from 'vitest';
import { toChangeSet } from '@/contract/network/networkWire';
import { type Clip, clipOf } from '@/model/network/clip/clip';
import { applyDelta, deltaBetween } from '@/model/network/delta';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { duplicateNodes } from '@/model/network/edits/duplicateNodes';
import { mergeNodes } from '@/model/network/edits/mergeNodes';
import { pasteClip } from '@/model/network/edits/pasteClip';
import { hasOwnChanges, mergeNetworks, resolveMerge } from '@/model/network/merge';
import { createNetwork, type Direction, edgeId, floorId, type Network, nodeId } from '@/model/network/network';
import { extendPath } from '@/model/network/operations/extendPath';
import { joinPaths } from '@/model/network/operations/joinPaths';
import { uniteNodes } from '@/model/network/operations/uniteNodes';
import { findRoute } from '@/model/routing/findRoute';
import { RouteSession } from '@/model/routing/routeSession';
import { below, seeded } from '../randomEdits';
import { edge, group, node, upstairs } from '../sampleNetwork';

const TYPES = [
  { key: 'walk', name: 'Walking', access: 0 as const, speed: 1.4, wait: 0 },
  { key: 'ramp', name: 'Ramp', access: 1 as const, speed: 1, wait: 0 },
  { key: 'lift', name: 'Lift', access: 1 as const, speed: 1, wait: 10 },
];

const costOf = (network: Network, from: number, to: number, options = {}): number | null =>
  findRoute(new RouteSession(network, TYPES, options), [nodeId(from)], [nodeId(to)])?.cost ?? null;

const pathsOf = (network: Network) => [...network.edges.values()];

describe('paths that nodes bring to the same neighbour', () => {
  it('[PL10] become one in both directions where each went one way', () => {
    const before = createNetwork(
      [node(1, 0, 0), node(2, 10, 0), node(3, 10, 1), node(4, 20, 0)],
      [edge(1, 1, 2, { direction: 1 }), edge(2, 3, 1, { direction: 1 }), edge(3, 2, 4), edge(4, 4, 3)],
    );
    const after = mergeNodes(nodeId(2), [nodeId(3)])(before);
    expect(pathsOf(after)).toEqual([edge(1, 1, 2), edge(3, 2, 4)]);
    expect([costOf(after, 1, 4), costOf(after, 4, 1)]).toEqual([20, 20]);
  });

  it.each([
    ['travel types add up', {}, { travel: ['ramp'] }, [{ travel: ['walk', 'ramp'] }]],
    ['one that another covers is left out', {}, { direction: 1 as const, weight: 5 }, [{}]],
    ['the cheaper one stays', { weight: 5 }, {}, [{}]],
    ['different costs both ways', { direction: 1 as const }, { direction: -1 as const, weight: 5 }, null],
    ['different travel each way', { direction: 1 as const }, { direction: -1 as const, travel: ['ramp'] }, null],
    ['open to all covers every travel type', { travel: [] }, { travel: ['ramp'] }, [{ travel: [] }]],
  ] as const)('[PL10] %s', (_name, one, other, expected) => {
    const before = createNetwork(
      [node(1, 0, 0), node(2, 10, 0), node(3, 10, 0)],
      [edge(1, 1, 2, one), edge(2, 1, 3, other)],
    );
    const after = mergeNodes(nodeId(2), [nodeId(3)])(before);
    expect(pathsOf(after)).toEqual(
      expected ? expected.map((rest) => edge(1, 1, 2, rest)) : [edge(1, 1, 2, one), edge(2, 1, 2, other)],
    );
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('[PL10] lose no route, seed %i', (seed) => {
    const random = seeded(seed);
    const ids = [1, 2, 3, 4, 5, 6, 7];
    const pick = <Value>(values: readonly Value[]): Value => values[below(random, values.length)]!;
    const before = createNetwork(
      [...ids.map((id) => node(id, below(random, 3), 0, { open: random() < 0.8 })), upstairs(8, 0, 0)],
      Array.from({ length: 11 }, (_, at) => {
        const from = pick(ids);
        return edge(at + 1, from, pick(ids.filter((id) => id !== from)), {
          direction: pick<Direction>([-1, 0, 1]),
          travel: pick([['walk'], ['ramp'], ['walk', 'ramp'], []]),
          weight: below(random, 2),
        });
      }),
      [group(1, [pick(ids), 8], { type: pick(['BI', 'FROM', 'TO'] as const) })],
    );
    const gone = [2, 3];
    const after = mergeNodes(nodeId(1), gone.map(nodeId))(before);
    const moved = (id: number) => (gone.includes(id) ? 1 : id);
    for (const options of [
      {},
      { stepFree: true },
      { travel: new Set(['walk']) },
      { travel: new Set(['ramp', 'lift']) },
    ])
      for (const from of [...ids, 8])
        for (const to of [...ids, 8])
          if (costOf(before, from, to, options) !== null)
            expect([from, to, costOf(after, moved(from), moved(to), options) === null]).toEqual([from, to, false]);
  });

  it('[PL10] keep the delay and open the node if one of them is open', () => {
    const before = createNetwork([node(1, 0, 0, { open: false }), node(2, 0, 0, { dynamicRoute: 7 })]);
    expect(mergeNodes(nodeId(1), [nodeId(2)])(before).nodes.get(nodeId(1))).toEqual(
      node(1, 0, 0, { dynamicRoute: 7, absorbed: [nodeId(2)] }),
    );
  });

  it('[PL10] leave nodes with different delays apart', () => {
    const before = createNetwork([
      node(1, 0, 0, { dynamicRoute: 7 }),
      node(2, 0, 0, { dynamicRoute: 8 }),
      node(3, 0, 0),
    ]);
    expect(uniteNodes(before, [1, 2, 3].map(nodeId)).blockedBy).toBe('several-delays');
    expect(uniteNodes(before, [2, 3].map(nodeId)).blockedBy).toBeNull();
    expect([...mergeNodes(nodeId(1), [nodeId(2), nodeId(3)])(before).nodes.keys()]).toEqual([1, 2]);
  });

  it('[PL114] name the nodes whose kiosks and amenities they take over, also those of before; undo takes it back', () => {
    const before = createNetwork([node(1, 0, 0), node(2, 0, 0), node(3, 0, 0), node(-1, 0, 0)]);
    const once = mergeNodes(nodeId(2), [nodeId(3), nodeId(-1)])(before);
    const twice = mergeNodes(nodeId(1), [nodeId(2)])(once);
    expect(twice.nodes.get(nodeId(1))?.absorbed).toEqual([3, 2]);
    expect(applyDelta(twice, deltaBetween(before, twice), 'back')).toEqual(before);
    const sent = toChangeSet(before, twice, 4).nodes;
    expect(sent).toMatchObject({ updated: [{ id: 1, absorbed: [3, 2] }], deleted: [2, 3, -1] });
    const copied = duplicateNodes([nodeId(1)], { x: 5, y: 5 })(twice);
    expect([...copied.nodes.values()].filter(({ absorbed }) => absorbed).map(({ id }) => id)).toEqual([1]);
  });

  it('[PL114] take over once, whatever a colleague saves meanwhile', () => {
    const base = createNetwork([node(1, 0, 0), node(2, 0, 0)]);
    const mine = mergeNodes(nodeId(1), [nodeId(2)])(base);
    const theirs = createNetwork([node(1, 0, 0, { name: 'Door' }), node(2, 0, 0)]);
    const merged = resolveMerge(mergeNetworks(base, mine, theirs));
    expect(merged.nodes.get(nodeId(1))).toEqual(node(1, 0, 0, { name: 'Door', absorbed: [nodeId(2)] }));
    // Saved, so that the service has moved it.
    const saved = createNetwork([node(1, 0, 0, { name: 'Door' })]);
    expect(hasOwnChanges(mergeNetworks(merged, merged, saved))).toBe(false);
  });

  it('[PL10] leave entrances of different rooms apart', () => {
    const before = createNetwork([node(1, 0, 0, { mesh: 'Bank' }), node(2, 0, 0, { mesh: 'Bakery' }), node(3, 0, 0)]);
    expect(uniteNodes(before, [1, 2, 3].map(nodeId)).blockedBy).toBe('several-entrances');
    expect(uniteNodes(before, [2, 3].map(nodeId)).blockedBy).toBeNull();
    expect([...mergeNodes(nodeId(3), [nodeId(1), nodeId(2)])(before).nodes.keys()]).toEqual([2, 3]);
  });

  it('[PL10] survive where crossing paths get a node', () => {
    const before = createNetwork(
      [node(1, 0, 0), node(2, 10, 0), node(3, 10, 0.001), node(4, 0, 0.001)],
      [edge(1, 1, 2, { direction: 1 }), edge(2, 2, 1, { direction: 1, weight: 3 }), edge(3, 3, 4)],
    );
    const after = joinPaths(before, edgeId(1), edgeId(2), { x: 5, y: 0 }).edit(before);
    expect([costOf(before, 1, 2), costOf(before, 2, 1)]).toEqual([costOf(after, 1, 2), costOf(after, 2, 1)]);
  });
});

describe('a second path between two nodes', () => {
  const oneWay = () => createNetwork([node(1, 0, 0), node(2, 10, 0)], [edge(1, 1, 2, { direction: 1, weight: 5 })]);

  it('[PL3] opens the direction and travel types that the first lacks', () => {
    expect(pathsOf(connectNodes(nodeId(2), nodeId(1))(oneWay()))).toEqual([edge(1, 1, 2, { weight: 5 })]);
    const ramp = connectNodes(nodeId(1), nodeId(2), { direction: 1, travel: ['ramp'] })(oneWay());
    expect(pathsOf(ramp)).toEqual([edge(1, 1, 2, { direction: 1, weight: 5, travel: ['walk', 'ramp'] })]);
    expect(ramp.nextId).toBe(-1);
  });

  it('[PL3] is a path of its own where one would allow more', () => {
    const after = connectNodes(nodeId(2), nodeId(1), { direction: 1, travel: ['ramp'] })(oneWay());
    expect(pathsOf(after).map(({ id, from, travel }) => [id, from, travel])).toEqual([
      [1, 1, ['walk']],
      [-1, 2, ['ramp']],
    ]);
    expect(after.nextId).toBe(-2);
  });

  it('[PL3] is not lost where it is drawn along a one-way path', () => {
    const placed = { floor: floorId('ground'), x: 4, y: 0, z: 0 };
    const { edit } = extendPath(oneWay(), { from: nodeId(1), node: placed, splits: edgeId(1) }, null);
    expect(costOf(edit(oneWay()), -1, 1)).not.toBeNull();
  });

  it('[PL3] is copied to another floor, and not twice', () => {
    const both = createNetwork(
      [node(1, 0, 0), node(2, 10, 0)],
      [edge(1, 1, 2, { direction: 1 }), edge(2, 1, 2, { direction: -1, weight: 9 })],
    );
    const clip: Clip = clipOf(both, [1, 2].map(nodeId));
    const paste = pasteClip(clip, {
      floor: floorId('upper'),
      z: 4,
      by: { x: 0, y: 0 },
      travel: ['walk'],
      reuses: true,
    });
    const once = paste(both);
    expect([costOf(once, -1, -2), costOf(once, -2, -1)]).toEqual([10, 19]);
    expect(paste(once)).toBe(once);
  });
});
