import { expect, it } from 'vitest';
import { countByFloor } from '@/model/network/countByFloor';
import { deleteEdges } from '@/model/network/edits/deleteEdges';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { commit, redo, startHistory, undo } from '@/model/network/history';
import { createNetwork, edgeId, floorId, type Network, nodeId } from '@/model/network/network';
import { type RestoreInto, restoreVersion } from '@/model/network/operations/restoreVersion';
import { editNoteText } from '@/screens/checks/editNoteText';
import { randomEdit, seeded } from '../randomEdits';
import { isWhole, node, records, sampleNetwork, upstairs } from '../sampleNetwork';

const GROUND = floorId('ground');
const UPPER = floorId('upper');

const into = (saved: Network, more: Partial<RestoreInto> = {}): RestoreInto => ({
  saved,
  floors: new Map([
    [GROUND, new Set(['shop'])],
    [UPPER, null],
  ]),
  delays: new Set(),
  ...more,
});

const restored = (present: Network, version: Network, where = into(present)) =>
  restoreVersion(present, { network: version, build: 3 }, where).edit(present);

/** A network after so many random edits. */
function edited(from: Network, seed: number, times: number): Network {
  const random = seeded(seed);
  let network = from;
  for (let at = 0; at < times; at++) network = randomEdit(network, random)(network);
  return network;
}

it('[CF32] a record that still exists keeps its id, one that was deleted comes back with a new one and its paths', () => {
  const version = sampleNetwork();
  const present = deleteNodes([nodeId(2)])(moveNodes(new Map([[nodeId(1), { x: 5, y: 5 }]]))(version));
  const next = restored(present, version);
  expect(next.nodes.get(nodeId(1))).toEqual(version.nodes.get(nodeId(1)));
  expect(next.nodes.has(nodeId(2))).toBe(false);
  const back = [...next.nodes.values()].find(({ x, y }) => x === 10 && y === 0);
  expect(back?.id).toBe(-1);
  expect([...next.edges.values()].map(({ id, from, to }) => [id, from, to])).toEqual([
    [13, 4, 5],
    [-2, 1, -1],
    [-3, -1, 3],
  ]);
  expect(next.groups).toEqual(version.groups);
  expect([isWhole(next), next.nextId]).toEqual([true, -4]);
});

it('[CF32] a record that is deleted and not saved yet keeps its id as well', () => {
  const version = sampleNetwork();
  const present = deleteEdges([edgeId(12)])(deleteNodes([nodeId(2)])(version));
  expect(records(restored(present, version, into(version)))).toEqual(records(version));
});

it('[CF33] what publications leave out stays: the name of a node and the reason of a closure', () => {
  const closure = { reason: 'Frost', from: null, until: '2030-01-01 00:00:00' };
  const present = createNetwork([
    node(1, 9, 9, { name: 'Archive', open: false, closure }),
    node(2, 1, 1, { name: 'Hall' }),
  ]);
  const published = { ...closure, reason: '', until: null };
  const version = createNetwork([
    node(1, 0, 0, { open: false, closure: published }),
    node(2, 1, 1, { name: 'Lobby', open: false, closure: published }),
    node(3, 2, 2, { open: false, closure: published }),
  ]);
  expect([...restored(present, version).nodes.values()].map((one) => [one.x, one.name, one.closure])).toEqual([
    [0, 'Archive', { ...closure, until: null }],
    [1, 'Lobby', published],
    [2, '', published],
  ]);
});

it('[CF33] nodes of a floor that is gone are left out with their paths and stops', () => {
  const version = sampleNetwork();
  const present = createNetwork([node(1, 0, 0)]);
  const next = restored(present, version, into(present, { floors: new Map([[GROUND, null]]) }));
  expect([next.nodes.size, next.edges.size, [...next.groups.values()].map(({ nodes }) => nodes.length)]).toEqual([
    3,
    2,
    [1],
  ]);
  expect(isWhole(next)).toBe(true);
});

it('[CF33] a node loses a room or a delay that is gone, and the note counts the rooms', () => {
  const version = createNetwork([
    node(1, 0, 0, { mesh: 'shop', dynamicRoute: 4 }),
    node(2, 1, 0, { mesh: 'gone', dynamicRoute: 5 }),
    upstairs(3, 2, 0, { mesh: 'shop' }),
  ]);
  const present = createNetwork([node(9, 0, 0)]);
  const { edit, note } = restoreVersion(
    present,
    { network: version, build: 3 },
    into(present, { delays: new Set([4]) }),
  );
  expect([...edit(present).nodes.values()].map(({ mesh, dynamicRoute }) => [mesh, dynamicRoute])).toEqual([
    ['shop', 4],
    [null, null],
    [null, null],
  ]);
  expect(editNoteText(note)).toBe('Restored the network of build 3; 2 nodes lost their rooms, which are gone');
  const plain = restoreVersion(present, { network: sampleNetwork(), build: 3 }, into(present)).note;
  expect(editNoteText(plain)).toBe('Restored the network of build 3');
});

it('[CF32] undo gives the network of before, redo the version, after any edits', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const version = edited(sampleNetwork(), seed, 8);
    const loaded = edited(version, seed + 1000, 12);
    const history = startHistory(loaded);
    const { edit, note, select, blockedBy } = restoreVersion(loaded, { network: version, build: 3 }, into(loaded));
    const after = commit(history, edit(loaded), note, select);
    expect(isWhole(after.present)).toBe(true);
    // The version again but for its ids: as many records, and nothing more to restore.
    expect([after.present.nodes.size, after.present.edges.size, after.present.groups.size]).toEqual([
      version.nodes.size,
      version.edges.size,
      version.groups.size,
    ]);
    expect(records(undo(after).present)).toEqual(records(loaded));
    expect(records(redo(undo(after)).present)).toEqual(records(after.present));
    expect(blockedBy).toBe(edit(loaded) === loaded ? 'nothing-to-change' : null);
    expect(after.past).toHaveLength(blockedBy === null ? 1 : 0);
  }
});

it('[CF32] restoring a network to itself changes nothing and says so', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const present = edited(sampleNetwork(), seed, 15);
    const { edit, blockedBy } = restoreVersion(present, { network: present, build: 3 }, into(sampleNetwork()));
    expect([edit(present) === present, blockedBy]).toEqual([true, 'nothing-to-change']);
  }
  const dangling = createNetwork([node(1, 0, 0, { mesh: 'gone' })]);
  expect(restored(dangling, dangling)).toBe(dangling);
});

it('[CF30] counts nodes and paths by floor, and transit groups', () => {
  const before = sampleNetwork();
  const after = deleteNodes([nodeId(4)])(moveNodes(new Map([[nodeId(1), { x: 5, y: 5 }]]))(before));
  expect(countByFloor(before, after)).toEqual({
    floors: [
      { floor: 'ground', nodes: { added: 0, changed: 1, removed: 0 }, paths: { added: 0, changed: 0, removed: 0 } },
      { floor: 'upper', nodes: { added: 0, changed: 0, removed: 1 }, paths: { added: 0, changed: 0, removed: 1 } },
    ],
    groups: { added: 0, changed: 1, removed: 0 },
  });
  expect(countByFloor(after, before).floors[1]).toMatchObject({ nodes: { added: 1 }, paths: { added: 1 } });
  expect(countByFloor(before, before)).toEqual({ floors: [], groups: { added: 0, changed: 0, removed: 0 } });
});
