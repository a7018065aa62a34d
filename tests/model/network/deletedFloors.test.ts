import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toChangeSet } from '@/contract/network/networkWire';
import { adoptInNetwork } from '@/model/network/adoptIds';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { setNodes } from '@/model/network/edits/setNodes';
import { commit, deleteFloors, goToStep, markSaved, startHistory } from '@/model/network/history';
import { lostEdits } from '@/model/network/lostEdits';
import { conflictKey, mergeNetworks, resolveMerge, type Side } from '@/model/network/merge';
import { type FloorId, floorId, type Network, nodeId } from '@/model/network/network';
import { withoutFloors } from '@/model/network/withoutFloors';
import { randomEdit, seeded } from './randomEdits';
import { isWhole, sampleNetwork } from './sampleNetwork';

const GROUND = floorId('ground');
const UPPER = floorId('upper');

function edited(network: Network, seed: number, steps: number): Network {
  const random = seeded(seed);
  let next = network;
  for (let step = 0; step < steps; step++) next = randomEdit(next, random)(next);
  return next;
}

/** The other person's network as the service has it: new records have its ids, and deleted floors took theirs along. */
function saved(network: Network, deleted: ReadonlySet<FloorId>): Network {
  const given = <Id extends number>(ids: Iterable<Id>) =>
    new Map([...ids].filter((id) => id < 0).map((id) => [id, (5000 - id) as Id]));
  return withoutFloors(
    adoptInNetwork(network, {
      nodes: given(network.nodes.keys()),
      edges: given(network.edges.keys()),
      groups: given(network.groups.keys()),
    }),
    deleted,
  );
}

/** The checks of the service on a save, as `applyChanges` does them. */
function rejection(theirs: Network, floors: ReadonlySet<FloorId>, mine: Network): string | null {
  const { nodes, joins, transitgroups } = toChangeSet(theirs, mine, 1);
  const left = new Map([...theirs.nodes.values()].map(({ id, floor }) => [id as number, floor as string]));
  for (const node of [...nodes.new, ...nodes.updated]) {
    if (!floors.has(floorId(node.floor_id))) return `node ${node.id} is on a deleted floor`;
    left.set(node.id, node.floor_id);
  }
  for (const id of nodes.deleted) left.delete(id);
  if (nodes.updated.some(({ id }) => !theirs.nodes.has(nodeId(id)))) return 'a changed node is unknown';
  for (const { id, from, to } of [...joins.new, ...joins.updated])
    if (from === to || left.get(from) === undefined || left.get(from) !== left.get(to)) return `path ${id} has no ends`;
  for (const { id, nodes: stops } of [...transitgroups.new, ...transitgroups.updated])
    if (stops.some((stop) => !left.has(stop.id))) return `group ${id} has an unknown stop`;
  return null;
}

const seeds = fc.integer({ min: 1, max: 1e9 });
const steps = fc.integer({ min: 0, max: 10 });
const floorsOf = fc.subarray([GROUND, UPPER]);

it('[PL56] [PL57] any edits of two people and any deleted floors end in a network that the service accepts', () => {
  fc.assert(
    fc.property(seeds, seeds, steps, steps, floorsOf, fc.array(fc.boolean()), (seed, other, my, their, gone, sides) => {
      const deleted = new Set(gone);
      const floors = new Set([GROUND, UPPER].filter((floor) => !deleted.has(floor)));
      const base = sampleNetwork();
      const mine = edited(base, seed, my);
      const theirs = saved(edited(base, other, their), deleted);
      const merge = mergeNetworks(base, mine, theirs, deleted);
      for (const { kind, id } of merge.conflicts)
        if (kind === 'node') expect(deleted.has(mine.nodes.get(nodeId(id))?.floor ?? floorId(''))).toBe(false);
      const choices = new Map<string, Side>(
        merge.conflicts.map((one, at) => [conflictKey(one), sides[at] ? 'mine' : 'theirs']),
      );
      const merged = resolveMerge(merge, choices);
      expect(isWhole(merged)).toBe(true);
      expect(rejection(theirs, floors, merged)).toBeNull();
    }),
    { numRuns: 400, seed: 20261126 },
  );
});

it('[PL57] every step of the history can be saved after floors were deleted', () => {
  fc.assert(
    fc.property(seeds, steps, floorsOf, (seed, my, gone) => {
      const random = seeded(seed);
      let history = startHistory(sampleNetwork());
      for (let step = 0; step < my; step++)
        history = commit(history, randomEdit(history.present, random)(history.present), { kind: 'revert' }, null);
      const deleted = new Set(gone);
      const theirs = saved(sampleNetwork(), deleted);
      const floors = new Set([GROUND, UPPER].filter((floor) => !deleted.has(floor)));
      history = deleteFloors(history, gone);
      const merge = mergeNetworks(history.loaded, history.present, theirs, history.deleted);
      expect(merge.conflicts, 'the floors are all that changed').toEqual([]);
      history = markSaved({ ...history, present: resolveMerge(merge) }, theirs);
      for (let done = 0; done <= history.past.length + history.future.length; done++) {
        const { present } = goToStep(history, done);
        expect(isWhole(present)).toBe(true);
        expect(rejection(theirs, floors, present), `after ${done} steps`).toBeNull();
      }
    }),
    { numRuns: 200, seed: 20261126 },
  );
});

it('[PL56] a node that I moved on a floor that is gone is no question, and is counted', () => {
  const base = sampleNetwork();
  const renamed = setNodes([nodeId(5)], { name: 'Gate' })(base);
  const mine = moveNodes(new Map([[nodeId(4), { x: 3, y: 3 }]]))(setNodes([nodeId(1)], { name: 'Hall' })(renamed));
  const deleted = new Set([UPPER]);
  const merge = mergeNetworks(base, mine, saved(base, deleted), deleted);
  expect(merge.conflicts).toEqual([]);
  const merged = resolveMerge(merge);
  expect([...merged.nodes.values()].map(({ id, name }) => [id, name])).toEqual([
    [1, 'Hall'],
    [2, ''],
    [3, ''],
  ]);
  expect(merged.groups.values().next().value?.nodes).toEqual([3]);
  const { nodes, edges, floors } = lostEdits(base, mine, deleted);
  expect([nodes.map(({ id }) => id), edges, floors]).toEqual([[4, 5], [], [UPPER]]);
});
