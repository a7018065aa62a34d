import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptInNetwork } from '@/model/network/adoptIds';
import { deltaBetween } from '@/model/network/delta';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { joinGroup } from '@/model/network/edits/joinGroup';
import { leaveGroup } from '@/model/network/edits/leaveGroup';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { setEdges } from '@/model/network/edits/setEdges';
import { setGroup } from '@/model/network/edits/setGroup';
import { setNodes } from '@/model/network/edits/setNodes';
import { conflictKey, mergeNetworks, resolveMerge, type Side } from '@/model/network/merge';
import { edgeId, groupId, type Network, nodeId } from '@/model/network/network';
import { randomEdit, seeded } from './randomEdits';
import { isWhole, node, records, sampleNetwork } from './sampleNetwork';

const n1 = nodeId(1);

/** Saved records of the other side have numbers of the service, so the new ones of both never meet. */
function asSaved(network: Network): Network {
  const given = <Id extends number>(ids: Iterable<Id>) =>
    new Map([...ids].filter((id) => id < 0).map((id) => [id, (5000 - id) as Id]));
  return adoptInNetwork(network, {
    nodes: given(network.nodes.keys()),
    edges: given(network.edges.keys()),
    groups: given(network.groups.keys()),
  });
}

function edited(seed: number, steps: number): Network {
  const random = seeded(seed);
  let network = sampleNetwork();
  for (let step = 0; step < steps; step++) network = randomEdit(network, random)(network);
  return network;
}

describe('merge', () => {
  it('[PL50] joins changes of different objects and of different fields of one', () => {
    const base = sampleNetwork();
    const mine = moveNodes(new Map([[n1, { x: 5, y: 5 }]]))(setEdges([edgeId(11)], { weight: 50 })(base));
    const theirs = setNodes([n1], { name: 'Hall', open: false })(setEdges([edgeId(11)], { multiplier: 2 })(base));
    const merge = mergeNetworks(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    const network = resolveMerge(merge);
    expect(network.nodes.get(n1)).toEqual(node(1, 5, 5, { name: 'Hall', open: false }));
    expect(network.edges.get(edgeId(11))).toMatchObject({ weight: 50, multiplier: 2 });
  });

  it('[PL51] asks about one field changed in two ways', () => {
    const base = sampleNetwork();
    const mine = setNodes([n1], { name: 'Mine' })(base);
    const theirs = setNodes([n1], { name: 'Theirs', open: false })(base);
    const merge = mergeNetworks(base, mine, theirs);
    expect(merge.conflicts).toEqual([{ kind: 'node', id: 1, field: 'name', base: '', mine: 'Mine', theirs: 'Theirs' }]);
    expect(() => resolveMerge(merge)).toThrow('node 1 name');
    const chosen = (side: Side) => resolveMerge(merge, new Map([['node 1 name', side]])).nodes.get(n1);
    expect(chosen('mine')).toEqual(node(1, 0, 0, { name: 'Mine', open: false }));
    expect(chosen('theirs')).toEqual(node(1, 0, 0, { name: 'Theirs', open: false }));
  });

  it('[PL51] asks about a place as a whole', () => {
    const base = sampleNetwork();
    const merge = mergeNetworks(
      base,
      moveNodes(new Map([[n1, { x: 5, y: 0 }]]))(base),
      moveNodes(new Map([[n1, { x: 0, y: 5 }]]))(base),
    );
    expect(merge.conflicts).toEqual([
      {
        kind: 'node',
        id: 1,
        field: 'place',
        base: { x: 0, y: 0, z: 0 },
        mine: { x: 5, y: 0, z: 0 },
        theirs: { x: 0, y: 5, z: 0 },
      },
    ]);
  });

  it('[PL51] asks about deleted against changed', () => {
    const base = sampleNetwork();
    const merge = mergeNetworks(base, deleteNodes([nodeId(5)])(base), setNodes([nodeId(5)], { name: 'Hall' })(base));
    expect(merge.conflicts.map(conflictKey)).toEqual(['node 5 record']);
    expect(resolveMerge(merge, new Map([['node 5 record', 'mine']])).nodes.has(nodeId(5))).toBe(false);
    expect(resolveMerge(merge, new Map([['node 5 record', 'theirs']])).nodes.get(nodeId(5))?.name).toBe('Hall');
  });

  it('[PL53] asks about a node that one deleted and the other built on', () => {
    const base = sampleNetwork();
    const mine = connectNodes(n1, nodeId(3))(base);
    const merge = mergeNetworks(base, mine, deleteNodes([nodeId(3)])(base));
    expect(merge.conflicts.map(conflictKey)).toEqual(['node 3 record']);
    const without = resolveMerge(merge, new Map([['node 3 record', 'theirs']]));
    expect([without.edges.has(edgeId(-1)), isWhole(without)]).toEqual([false, true]);
    const kept = resolveMerge(merge, new Map([['node 3 record', 'mine']]));
    expect([kept.edges.has(edgeId(-1)), isWhole(kept)]).toEqual([true, true]);
  });

  it('[PL54] merges the stops of a group as a set', () => {
    const base = sampleNetwork();
    const id = groupId(21);
    const mine = leaveGroup(id, nodeId(3))(joinGroup(id, n1)(base));
    const theirs = setGroup(id, { weight: 50 })(joinGroup(id, nodeId(5))(base));
    const merge = mergeNetworks(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    expect(resolveMerge(merge).groups.get(id)).toMatchObject({ weight: 50, nodes: [4, 5, 1] });
  });

  it('[PL54] makes one path of one that both drew', () => {
    const base = sampleNetwork();
    const mine = connectNodes(n1, nodeId(3), { direction: 1 })(base);
    const theirs = asSaved(connectNodes(nodeId(3), n1, { direction: -1 })(base));
    const merge = mergeNetworks(base, mine, theirs);
    expect(merge.conflicts).toEqual([]);
    expect(resolveMerge(merge).edges.size).toBe(4);
    const other = asSaved(connectNodes(nodeId(3), n1, { direction: 1 })(base));
    expect(mergeNetworks(base, mine, other).conflicts.map(({ field }) => field)).toEqual(['course']);
  });

  it('[PL52] overwrites nothing silently, whatever the interleaving', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.boolean(),
        (seed, other, mySteps, theirSteps, preferMine) => {
          const base = sampleNetwork();
          const mine = edited(seed, mySteps);
          const theirs = asSaved(edited(other, theirSteps));
          const merge = mergeNetworks(base, mine, theirs);
          const side: Side = preferMine ? 'mine' : 'theirs';
          const network = resolveMerge(merge, new Map(merge.conflicts.map((one) => [conflictKey(one), side])));
          expect(isWhole(network)).toBe(true);
          const asked = new Set(merge.conflicts.map(({ kind, id }) => `${kind} ${id}`));
          for (const [who, before] of [
            ['mine', mine],
            ['theirs', theirs],
          ] as const) {
            const change = deltaBetween(base, before);
            for (const [id, { before: old, after }] of change.nodes) {
              if (asked.has(`node ${id}`)) continue;
              const result = network.nodes.get(id);
              if (after === undefined) {
                expect(result, `${who} deleted node ${id}`).toBeUndefined();
                continue;
              }
              for (const field of ['x', 'y', 'name', 'open', 'mesh'] as const)
                if (old?.[field] !== after[field]) expect(result?.[field], `${who} set ${field}`).toBe(after[field]);
            }
            for (const [id, { before: old, after }] of change.edges) {
              if (after === undefined || asked.has(`edge ${id}`)) continue;
              const result = network.edges.get(id);
              // a path may go with a node that was asked about, or be one with the path that the other drew
              if (!result) {
                const ends = [after.from, after.to];
                const doubled = [...network.edges.values()].some(
                  (one) => ends.includes(one.from) && ends.includes(one.to),
                );
                expect(doubled || ends.some((end) => asked.has(`node ${end}`))).toBe(true);
                continue;
              }
              for (const field of ['direction', 'weight', 'multiplier', 'from', 'to'] as const)
                if (old && old[field] !== after[field]) expect(result[field], `${who} set ${field}`).toBe(after[field]);
            }
          }
        },
      ),
      { numRuns: 300, seed: 20261121 },
    );
  });

  it('[PL50] with one side unchanged gives the other', () => {
    for (const seed of [41, 42, 43]) {
      const base = sampleNetwork();
      const changed = asSaved(edited(seed, 15));
      expect(records(resolveMerge(mergeNetworks(base, base, changed)))).toEqual(records(changed));
      expect(records(resolveMerge(mergeNetworks(base, changed, base)))).toEqual(records(changed));
      expect(mergeNetworks(base, changed, changed).conflicts).toEqual([]);
    }
  });
});
