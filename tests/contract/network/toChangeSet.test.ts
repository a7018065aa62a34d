import { describe, expect, it } from 'vitest';
import { fromNetwork, toAssignedIds, toChangeSet, toNetwork } from '@/contract/network/networkWire';
import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { floorId, type Network, nodeId } from '@/model/network/network';
import { randomEdit, seeded } from '../../model/network/randomEdits';
import { records, sampleNetwork } from '../../model/network/sampleNetwork';

interface Changes<Wire extends { readonly id: number }> {
  readonly new?: readonly Wire[] | undefined;
  readonly updated?: readonly Wire[] | undefined;
  readonly deleted?: readonly number[] | undefined;
}

function changed<Wire extends { readonly id: number }>(before: readonly Wire[], changes: Changes<Wire>): Wire[] {
  const deleted = new Set(changes.deleted);
  const updated = new Map((changes.updated ?? []).map((one) => [one.id, one]));
  const kept = before.filter(({ id }) => !deleted.has(id)).map((one) => updated.get(one.id) ?? one);
  return [...kept, ...(changes.new ?? [])];
}

/** Applies a save as the service does. */
function applied(loaded: Network, present: Network): Network {
  const before = fromNetwork(loaded);
  const { nodes, joins, transitgroups } = toChangeSet(loaded, present, 4);
  return toNetwork({
    nodes: changed(before.nodes, nodes),
    joins: changed(before.joins, joins),
    transitgroups: changed(before.transitgroups, transitgroups),
  });
}

/** A network as it is read again: what a node absorbs is moved by the save. */
const stored = (network: Network): Network => ({
  ...network,
  nodes: new Map([...network.nodes].map(([id, { absorbed: _, ...node }]) => [id, node])),
});

describe('a save', () => {
  it('[PL40] lists what is new, updated and deleted on all floors', () => {
    const loaded = sampleNetwork();
    const added = addNode({ floor: floorId('upper'), x: 1, y: 1, z: 4 })(loaded);
    const joined = connectNodes(nodeId(5), nodeId(-1))(added);
    const moved = moveNodes(new Map([[nodeId(1), { x: 2, y: 2 }]]))(joined);
    const present = deleteNodes([nodeId(3)])(moved);
    const idsOf = ({ new: fresh, updated, deleted }: Changes<{ id: number }>) => [
      fresh?.map(({ id }) => id),
      updated?.map(({ id }) => id),
      deleted,
    ];
    const { revision, nodes, joins, transitgroups } = toChangeSet(loaded, present, 4);
    expect(revision).toBe(4);
    expect(idsOf(nodes)).toEqual([[-1], [1], [3]]);
    expect(idsOf(joins)).toEqual([[-2], [], [12]]);
    expect(idsOf(transitgroups)).toEqual([[], [21], []]);
    expect(nodes.new[0]).toMatchObject({ floor_id: 'upper', x: 1, y: 1, z: 4 });
  });

  it('[PL40] is empty for the same records, read twice', () => {
    const nothing = { new: [], updated: [], deleted: [] };
    expect(toChangeSet(sampleNetwork(), sampleNetwork(), 4)).toEqual({
      revision: 4,
      nodes: nothing,
      joins: nothing,
      transitgroups: nothing,
    });
  });

  it('[NW12] a path that was stored without a travel type is read as one to walk along', () => {
    const wire = fromNetwork(sampleNetwork());
    const read = toNetwork({ ...wire, joins: wire.joins.map((one) => ({ ...one, travel: '' })) });
    expect([...read.edges.values()].map(({ travel }) => travel)).toEqual([...read.edges].map(() => ['walk']));
  });

  it('[PL44] what a save deleted and undo brought back is new, under ids that are free', () => {
    const all = addNode({ floor: floorId('upper'), x: 1, y: 1, z: 4 })(sampleNetwork());
    const loaded = deleteNodes([nodeId(3), nodeId(4)])(sampleNetwork());
    const { nodes, joins, transitgroups } = toChangeSet(loaded, all, 4);
    expect(nodes.new.map(({ id }) => id)).toEqual([-2, -3, -1]);
    expect(joins.new.map(({ id, from, to }) => [id, from, to])).toEqual([
      [-1, 2, -2],
      [-2, -3, 5],
    ]);
    expect(transitgroups.new).toMatchObject([{ id: -1, nodes: [{ id: -2 }, { id: -3 }] }]);
    expect(toChangeSet(loaded, toNetwork(fromNetwork(all)), 4)).toEqual(toChangeSet(loaded, all, 4));
    const given = <Wire extends { readonly id: number }>(records: readonly Wire[]) => ({
      new: records.map((record) => ({ temporary_id: record.id, record: { ...record, id: 90 - record.id } })),
      updated: [],
    });
    const answer = {
      revision: 5,
      nodes: given(nodes.new),
      joins: given(joins.new),
      transitgroups: given(transitgroups.new),
    };
    const { nodes: nodeIds, edges, groups } = toAssignedIds(answer, loaded, all);
    expect([[...nodeIds], [...edges], [...groups]]).toEqual([
      [
        [3, 92],
        [4, 93],
        [-1, 91],
      ],
      [
        [12, 91],
        [13, 92],
      ],
      [[21, 91]],
    ]);
  });

  it('[PL43] sends nothing for a zero with a sign, which JSON does not have', () => {
    const loaded = sampleNetwork();
    const edges = new Map([...loaded.edges].map(([id, one]) => [id, { ...one, weight: -0 }]));
    expect(toChangeSet(loaded, { ...loaded, edges }, 4).joins).toEqual({ new: [], updated: [], deleted: [] });
  });

  it.each([31, 32, 33])('[PL40] applied to the loaded network gives the present one, seed %i', (seed) => {
    const random = seeded(seed);
    const loaded = sampleNetwork();
    let present = loaded;
    for (let step = 0; step < 200; step++) {
      present = randomEdit(present, random)(present);
      expect(records(stored(applied(loaded, present)))).toEqual(records(stored(present)));
    }
  });
});
