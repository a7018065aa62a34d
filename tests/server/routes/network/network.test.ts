import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { readProjectData } from '@/contract/locations/projectData';
import {
  type ChangeSet,
  createTransitGroup,
  nodeSchema,
  readJoins,
  readNetwork,
  readPoints,
  saveFloorNodes,
  saveMesh,
  saveNetwork,
  updateTransitGroup,
  type WireNode,
} from '@/contract/network/network';
import { readNode, updateNode } from '@/contract/network/nodes';
import { assignIds } from '../../../../server/network/assignIds';
import { readNetworkJson } from '../../../../server/repositories/network/read';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain, nodeChanges, testEdge, testNode } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
});
afterAll(() => test.close());

const save = (body: ChangeSet, at = location) => test.call(saveNetwork, { as, params: { uuid: at.project }, body });
const read = async (at = location) => (await test.call(readNetwork, { as, params: { uuid: at.project } })).data;
/** All rows in the tables of the network, of every organisation. */
const everything = async () => {
  const tables = ['nodes', 'joints', 'transit_groups', 'transit_group_nodes'];
  return Promise.all(
    tables.map(async (table) => (await test.database.pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows),
  );
};

it('[NW1] saves nodes, paths and groups of all floors under temporary numbers and answers with the real ones', async () => {
  const saved = (await save(chain(location.floors))).data;
  expect(saved.revision).toBe(1);
  expect(saved.nodes.new.map(({ temporary_id }) => temporary_id)).toEqual([-1, -2, -3, -4, -5, -6]);
  const number = new Map(saved.nodes.new.map(({ temporary_id, record }) => [temporary_id, record.id]));
  const network = await read();
  expect(network.nodes.map(({ id }) => id)).toEqual([...number.values()]);
  expect(network.joins.map(({ from, to }) => [from, to])).toEqual(
    [
      [-1, -2],
      [-2, -3],
      [-4, -5],
      [-5, -6],
    ].map((ends) => ends.map((end) => number.get(end))),
  );
  expect(network.transitgroups[0]?.nodes).toEqual([
    { id: number.get(-3), floor_id: location.floors[0] },
    { id: number.get(-6), floor_id: location.floors[1] },
  ]);
  const floor = { as, params: { uuid: location.floors[0] } };
  expect((await test.call(readPoints, floor)).data.nodes).toHaveLength(3);
  expect((await test.call(readJoins, floor)).data).toHaveLength(2);
});

it('[NW1] a new node joins a saved group, and a saved node begins a new one, in the same save', async () => {
  const first = (await save(chain(location.floors))).data;
  const lift = first.transitgroups.new[0]?.record;
  const door = first.nodes.new[0]?.record;
  if (!lift || !door) throw new Error('The chain has a lift and nodes.');
  const saved = await save({
    ...nodeChanges(1, { new: [testNode(-1, location.floors[1], 3, 5)] }),
    transitgroups: {
      new: [{ ...lift, id: -2, name: 'Stairs', travel: 'stairs', nodes: [{ id: door.id }] }],
      updated: [{ ...lift, nodes: [...lift.nodes, { id: -1 }] }],
      deleted: [],
    },
  });
  expect(saved.status).toBe(200);
  const placed = saved.data.nodes.new[0]?.record.id;
  const network = await read();
  expect(network.transitgroups.map(({ name, nodes }) => [name, nodes.map(({ id }) => id)])).toEqual([
    ['Lift', [...lift.nodes.map(({ id }) => id), placed]],
    ['Stairs', [door.id]],
  ]);
});

it('[NW2] changes and deletes what is saved; paths and empty groups go with their nodes', async () => {
  const first = (await save(chain(location.floors))).data;
  const id = (temporary: number) => first.nodes.new.find((one) => one.temporary_id === temporary)?.record.id ?? 0;
  const moved = { ...testNode(id(-1), location.floors[0], 9.25, 0), name: 'Door', mesh: 'room-1' };
  const saved = await save(nodeChanges(1, { updated: [moved], deleted: [id(-3), id(-6)] }));
  expect(saved.data.revision).toBe(2);
  const network = await read();
  expect(network.nodes.find((node) => node.id === id(-1))).toMatchObject({ x: 9.25, name: 'Door', mesh: 'room-1' });
  expect(network.nodes).toHaveLength(4);
  expect(network.joins).toHaveLength(2);
  expect(network.transitgroups).toEqual([]);
});

it('[NW19] keeps the paths and stops that leave a node in the save that deletes it', async () => {
  const first = (await save(chain(location.floors))).data;
  const id = (temporary: number) => first.nodes.new.find((one) => one.temporary_id === temporary)?.record.id ?? 0;
  const [before, path, , after] = first.joins.new.map(({ record }) => record);
  const lift = first.transitgroups.new[0]?.record;
  if (!before || !path || !after || !lift) throw new Error('The chain has four paths and a lift.');
  const united = (stop: number): ChangeSet => ({
    ...nodeChanges(1, { deleted: [id(-2), id(-6)] }),
    joins: { new: [], updated: [{ ...path, from: id(-1) }], deleted: [before.id, after.id] },
    transitgroups: { new: [], updated: [{ ...lift, nodes: [{ id: id(-3) }, { id: stop }] }], deleted: [] },
  });
  const unchanged = await everything();
  const wrong: ChangeSet[] = [
    united(id(-6)),
    { ...united(id(-5)), joins: { new: [], updated: [path], deleted: [before.id, after.id] } },
    {
      ...united(id(-5)),
      ...nodeChanges(1, { updated: [testNode(id(-2), location.floors[0], 3, 0)], deleted: [id(-2)] }),
    },
  ];
  for (const body of wrong) expect((await save(body)).status).toBe(422);
  expect(await everything()).toEqual(unchanged);
  expect((await save(united(id(-5)))).status).toBe(200);
  const network = await read();
  expect(network.joins.find((one) => one.id === path.id)).toMatchObject({ from: id(-1), to: id(-3) });
  expect(network.joins).toHaveLength(2);
  expect(network.transitgroups[0]?.nodes.map((stop) => stop.id)).toEqual([id(-3), id(-5)]);
});

it('[NW3] refuses a save on an old revision with the network as it is now, and changes nothing', async () => {
  await save(chain(location.floors));
  const before = await everything();
  const stale = await save(chain(location.floors, 0));
  expect(stale.status).toBe(409);
  expect(stale.error.current).toEqual(await read());
  expect(await everything()).toEqual(before);
});

it('[NW14] a stale save begins no transaction and reserves no numbers', async () => {
  await save(chain(location.floors));
  const { pool } = test.database;
  const spies = new Set<MockInstance>();
  const watch = (client: PoolClient) => void spies.add(vi.spyOn(client, 'query'));
  const begun = () => [...spies].flatMap((spy) => spy.mock.calls).filter(([text]) => text === 'BEGIN').length;
  const lastId = () => pool.query(`SELECT last_value FROM pg_sequences WHERE sequencename = 'nodes_id_seq'`);
  const { rows: before } = await lastId();
  pool.on('acquire', watch);
  const stale = await Promise.all(Array.from({ length: 10 }, () => save(chain(location.floors, 0))));
  const whileStale = begun();
  const good = await save(nodeChanges(1, { new: [] }));
  pool.off('acquire', watch);
  expect([new Set(stale.map(({ status }) => status)), whileStale]).toEqual([new Set([409]), 0]);
  expect([good.status, begun()]).toEqual([200, 1]);
  for (const spy of spies) spy.mockRestore();
  const { rows: after } = await lastId();
  expect(after).toEqual(before);
});

it('[NW15] reserves the numbers of 12,000 nodes in three statements', async () => {
  const query = vi.spyOn(test.database.pool, 'query');
  const nodes = Array.from({ length: 12_000 }, (_, at) => testNode(-1 - at, location.floors[0], 0, 0));
  const { nodes: ids } = await assignIds(test.database.pool, { ...nodeChanges(0, { new: nodes }) });
  // The service looks for jobs meanwhile.
  const reserving = query.mock.calls.filter(([statement]) => /\bnextval\b/.test(String(statement)));
  const counts = reserving.map(([, values]) => (values as unknown as unknown[])[2]);
  query.mockRestore();
  expect(counts).toEqual([5000, 5000, 2000]);
  expect(new Set(ids.values()).size).toBe(12_000);
});

it('[DB29] the database checks a node against one key of its place, and a path against its nodes too', async () => {
  const { rows } = await test.database.pool.query<{ table: string; keys: string[] }>(
    `SELECT conrelid::regclass::text AS table, array_agg(pg_get_constraintdef(oid) ORDER BY 1) AS keys
       FROM pg_constraint WHERE contype = 'f' AND conrelid IN ('nodes'::regclass, 'joints'::regclass) GROUP BY 1 ORDER BY 1`,
  );
  expect(rows.map(({ table, keys }) => [table, keys.length])).toEqual([
    ['joints', 3],
    ['nodes', 2],
  ]);
  await save(chain(location.floors));
  const other = await makeLocation(test, as, organisation);
  const moved = test.database.pool.query(
    'UPDATE nodes SET floor_id = (SELECT id FROM floors WHERE uuid = $1) WHERE floor_id = (SELECT id FROM floors WHERE uuid = $2)',
    [other.floors[0], location.floors[0]],
  );
  await expect(moved).rejects.toThrow('nodes_place');
});

it('[NW3] lets one of two saves on the same revision win, whole', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => save(chain(location.floors))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await read()).nodes).toHaveLength(6);
});

it('[NW4] refuses numbers of another organisation or location as if they did not exist, and changes nothing of anybody', async () => {
  const foreigner = await test.signInAs('manager@harbour.example');
  const foreign = await makeLocation(test, foreigner, await organisationOf(test, test.organisations.harbour));
  const theirs = (
    await test.call(saveNetwork, { as: foreigner, params: { uuid: foreign.project }, body: chain(foreign.floors) })
  ).data;
  const other = await makeLocation(test, as, organisation);
  const ours = (await save(chain(other.floors), other)).data;
  await save(chain(location.floors));
  const [floor] = location.floors;
  const missing = NO_NUMBER;
  const shapes: ((id: { node: number; joint: number; group: number; floor: string }) => ChangeSet)[] = [
    ({ node }) => nodeChanges(1, { updated: [testNode(node, floor, 1, 0)] }),
    ({ floor: at }) => nodeChanges(1, { new: [testNode(-1, at, 1, 0)] }),
    ({ node }) => ({
      ...nodeChanges(1, { new: [testNode(-1, floor, 1, 0)] }),
      joins: { new: [testEdge(-1, -1, node)], updated: [], deleted: [] },
    }),
    ({ joint }) => ({
      ...nodeChanges(1, { new: [testNode(-1, floor, 1, 0), testNode(-2, floor, 2, 0)] }),
      joins: { new: [], updated: [testEdge(joint, -1, -2)], deleted: [] },
    }),
    ({ node }) => ({
      ...nodeChanges(1, {}),
      transitgroups: {
        new: [{ id: -1, name: 'L', travel: 'lift', weight: 0, type: 'BI', multiplier: 1, nodes: [{ id: node }] }],
        updated: [],
        deleted: [],
      },
    }),
    ({ group }) => ({
      ...nodeChanges(1, {}),
      transitgroups: {
        new: [],
        updated: [{ id: group, name: 'L', travel: 'lift', weight: 0, type: 'BI', multiplier: 1, nodes: [] }],
        deleted: [],
      },
    }),
  ];
  const before = await everything();
  for (const shape of shapes) {
    const none = await save(
      shape({ node: missing, joint: missing, group: missing, floor: '00000000-0000-4000-8000-000000000009' }),
    );
    expect(none.status).toBe(422);
    for (const [at, saved] of [
      [foreign, theirs],
      [other, ours],
    ] as const) {
      const reply = await save(
        shape({
          node: saved.nodes.new[0]?.record.id ?? 0,
          joint: saved.joins.new[0]?.record.id ?? 0,
          group: saved.transitgroups.new[0]?.record.id ?? 0,
          floor: at.floors[0],
        }),
      );
      expect(reply.body).toBe(none.body);
    }
  }
  expect(await everything()).toEqual(before);
  expect((await read()).revision).toBe(1);
});

it('[NW5] deletes nothing of another organisation by its numbers', async () => {
  const foreigner = await test.signInAs('manager@harbour.example');
  const foreign = await makeLocation(test, foreigner, await organisationOf(test, test.organisations.harbour));
  const theirs = await test.call(saveNetwork, {
    as: foreigner,
    params: { uuid: foreign.project },
    body: chain(foreign.floors),
  });
  const before = await everything();
  const ids = theirs.data.nodes.new.map(({ record }) => record.id);
  await save(nodeChanges(0, { deleted: ids }));
  expect(await everything()).toEqual(before);
});

it('[NW6] refuses what is no network: a path between floors or to itself, a number twice, a new record with a saved number', async () => {
  const { nodes, joins } = chain(location.floors);
  const bad: ChangeSet[] = [
    { ...chain(location.floors), joins: { ...joins, new: [testEdge(-1, -1, -4)] } },
    { ...chain(location.floors), joins: { ...joins, new: [testEdge(-1, -1, -1)] } },
    { ...chain(location.floors), nodes: { ...nodes, new: [...nodes.new, testNode(-1, location.floors[0], 2, 0)] } },
    nodeChanges(0, { new: [testNode(5, location.floors[0], 1, 0)] }),
    nodeChanges(0, { new: [testNode(-1, location.floors[0], Number.MAX_VALUE, 0)] }),
  ];
  for (const body of bad) expect((await save(body)).status).toBe(422);
  expect(await read()).toMatchObject({ revision: 0, nodes: [], joins: [], transitgroups: [] });
});

it('[NW7] saves one floor alone in the way the wire has it', async () => {
  const { nodes, joins } = chain(location.floors);
  const body = {
    nodes: { ...nodes, new: nodes.new.slice(0, 3) },
    joins: { ...joins, new: joins.new.slice(0, 2) },
  };
  const saved = await test.call(saveFloorNodes, { as, params: { uuid: location.floors[0] }, body });
  expect(saved.data.revision).toBe(1);
  expect((await read()).joins).toHaveLength(2);
  const stale = await test.call(saveFloorNodes, {
    as,
    params: { uuid: location.floors[0] },
    body: { ...body, revision: 0 },
  });
  expect(stale.status).toBe(409);
});

it('[NW8] creates a transit group, changes it, and deletes it when its last node leaves', async () => {
  const saved = (await save({ ...chain(location.floors), transitgroups: nodeChanges(0, {}).transitgroups })).data;
  const nodes = saved.nodes.new.map(({ record }) => ({ id: record.id }));
  const body = { name: 'Stairs', travel: 'stairs', weight: 2, type: 'TO' as const, multiplier: 0.5 };
  const made = await test.call(createTransitGroup, {
    as,
    params: { uuid: location.project },
    body: { ...body, nodes: nodes.slice(0, 2) },
  });
  const params = { id: String(made.data.id) };
  const changed = await test.call(updateTransitGroup, {
    as,
    params,
    body: { ...body, name: 'Steps', nodes: nodes.slice(1, 3) },
  });
  expect(changed.data).toMatchObject({ name: 'Steps', nodes: nodes.slice(1, 3) });
  expect((await test.call(updateTransitGroup, { as, params, body: { ...body, nodes: [] } })).data).toBeNull();
  expect((await test.call(updateTransitGroup, { as, params, body: { ...body, nodes } })).status).toBe(404);
});

it('[NW9] keeps the type of a mesh and the floor that it leads to', async () => {
  const [floor, upper] = location.floors;
  const mesh = { floor_id: floor, object_name: 'room-1', type: 'floor' as const, linked_floor_id: upper };
  await test.call(saveMesh, { as, body: mesh });
  await test.call(saveMesh, {
    as,
    body: { ...mesh, object_name: 'room-2', type: 'destination', linked_floor_id: null },
  });
  const data = (await test.call(readProjectData, { as, params: { uuid: location.project } })).data;
  expect(data.meshes).toEqual([
    { ...mesh, kind: null, revision: 1 },
    { ...mesh, object_name: 'room-2', type: 'destination', linked_floor_id: null, kind: null, revision: 1 },
  ]);
});

it('[CV54] keeps the kind that somebody chose for a mesh until another is chosen or it is given back', async () => {
  const mesh = { floor_id: location.floors[0], object_name: 'room-1', type: 'destination' as const };
  const kind = async () =>
    (await test.call(readProjectData, { as, params: { uuid: location.project } })).data.meshes?.[0]?.kind;
  await test.call(saveMesh, { as, body: { ...mesh, kind: 'corridor' } });
  expect(await kind()).toBe('corridor');
  await test.call(saveMesh, { as, body: mesh });
  expect(await kind()).toBe('corridor');
  await test.call(saveMesh, { as, body: { ...mesh, kind: null } });
  expect(await kind()).toBeNull();
  const unknown = await test.call(saveMesh, { as, body: { ...mesh, kind: 'cellar' as 'room' } });
  expect(unknown.status).toBe(422);
});

it('[NW10] moves the paths of nodes that move to another floor together, and leaves none between two floors', async () => {
  const [lower, upper] = location.floors;
  await save(chain(location.floors));
  const before = await read();
  const [first, second, third] = before.nodes.map((node) => ({ ...node, floor_id: upper }));
  if (!first || !second || !third) throw new Error('The chain has fewer nodes.');
  const refused = await save(nodeChanges(1, { updated: [first] }));
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['joins']);
  expect(await read()).toEqual(before);
  expect((await save(nodeChanges(1, { updated: [first, second, third] }))).status).toBe(200);
  const joins = async (uuid: string) => (await test.call(readJoins, { as, params: { uuid } })).data.length;
  expect([await joins(lower), await joins(upper)]).toEqual([0, 4]);
});

it('[NW11] saves of a mesh on one revision: one is stored, the others get it', async () => {
  const [floor, upper] = location.floors;
  const to = (linked_floor_id: string | null, revision: number) =>
    test.call(saveMesh, {
      as,
      body: { floor_id: floor, object_name: 'room-1', type: 'floor', linked_floor_id, revision },
    });
  for (const revision of [0, 1, 2]) {
    const answers = await Promise.all([to(upper, revision), to(null, revision), to(upper, revision)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const stale = answers.find(({ status }) => status === 409);
    const { meshes } = (await test.call(readProjectData, { as, params: { uuid: location.project } })).data;
    expect(meshes).toEqual([stale?.error.current]);
    expect(meshes).toMatchObject([{ revision: revision + 1 }]);
  }
});

it('[NW11] a transit group is saved on the present revision of the network alone', async () => {
  const saved = (await save(chain(location.floors))).data;
  const { id, ...group } = saved.transitgroups.new[0]?.record ?? { id: 0 };
  if (!('name' in group)) throw new Error('The chain has no group.');
  const rename = (name: string, revision: number) =>
    test.call(updateTransitGroup, { as, params: { id: String(id) }, body: { ...group, name, revision } });
  const answers = await Promise.all([rename('First', saved.revision), rename('Second', saved.revision)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.current).toEqual(await read());
});

it('[NW12] refuses a path without a travel type, new or changed, and changes nothing', async () => {
  const first = (await save(chain(location.floors))).data;
  const before = await everything();
  const bare = chain(location.floors, 1);
  const made = await save({ ...bare, joins: { ...bare.joins, new: [{ ...testEdge(-1, -1, -2), travel: ' ,' }] } });
  expect(made.status).toBe(422);
  expect(JSON.stringify(made.error)).toContain('Choose at least one travel type.');
  const record = first.joins.new[0]?.record;
  if (!record) throw new Error('The chain has a path.');
  const changed = await save({
    ...nodeChanges(1, {}),
    joins: { new: [], updated: [{ ...record, travel: '' }], deleted: [] },
  });
  expect(changed.status).toBe(422);
  expect(await everything()).toEqual(before);
});

it('[NW13] a user without the route editor saves nodes, but no path, transit group or deletion of one', async () => {
  const first = (await save(chain(location.floors))).data;
  const editor = await test.signInAs('editor@riverside.example');
  const saveAs = async (body: ChangeSet) =>
    (await test.call(saveNetwork, { as: editor, params: { uuid: location.project }, body })).status;
  const before = await everything();
  const path = first.joins.new[0]?.record;
  const lift = first.transitgroups.new[0]?.record;
  if (!path || !lift) throw new Error('The chain has a path and a lift.');
  const nothing = nodeChanges(1, {});
  expect(await saveAs({ ...nothing, joins: { ...nothing.joins, updated: [{ ...path, weight: 50 }] } })).toBe(403);
  expect(await saveAs({ ...nothing, joins: { ...nothing.joins, deleted: [path.id] } })).toBe(403);
  expect(await saveAs({ ...nothing, transitgroups: { ...nothing.transitgroups, deleted: [lift.id] } })).toBe(403);
  const group = await test.call(updateTransitGroup, { as: editor, params: { id: String(lift.id) }, body: lift });
  expect(group.status).toBe(403);
  expect(await everything()).toEqual(before);
  expect(await saveAs(nodeChanges(1, { new: [testNode(-1, location.floors[0], 9, 0)] }))).toBe(200);
});

it('[ID3] a save that is sent again while it is written is no conflict with itself', async () => {
  for (let round = 0; round < 15; round++) {
    const { revision } = await read();
    const body = nodeChanges(revision, { new: [testNode(-1, location.floors[0], round, 1)] });
    const send = async (wait: number) => {
      await new Promise((done) => setTimeout(done, wait));
      const params = { uuid: location.project };
      return test.call(saveNetwork, { as, params, body, idempotencyKey: `save-${round}-of-the-network` });
    };
    // The repetitions arrive at every stage of the first one.
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 8].map(send));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  }
});

it('[NW21] a closed node keeps why, from when and until when it is closed; an open one has none, and others leave it out', async () => {
  const [floor] = location.floors;
  const closure = { reason: 'New ropes', from: '2027-07-01 06:00:00', until: null };
  const made = [
    { ...testNode(-1, floor, 1, 0), open: false, closure },
    { ...testNode(-2, floor, 2, 0), closure },
    { ...testNode(-3, floor, 3, 0), open: false, name: ',"closure":null}' },
    { ...testNode(-4, floor, 4, 0), closure: null },
  ];
  const saved = (await save(nodeChanges(0, { new: made }))).data.nodes.new.map(({ record }) => record);
  const expected = [
    { open: false, closure, name: '' },
    { open: true, name: '' },
    { open: false, name: ',"closure":null}' },
    { open: true, name: '' },
  ];
  const facts = (nodes: readonly WireNode[]) =>
    nodes.map(({ open, name, ...node }) => ({ open, name, ...('closure' in node && { closure: node.closure }) }));
  expect(facts(saved)).toEqual(expected);
  expect(facts((await read()).nodes)).toEqual(expected);
  const points = (await test.call(readPoints, { as, params: { uuid: floor } })).data;
  expect(facts(points.nodes)).toEqual(expected);
  const [closed] = saved;
  const params = { id: String(closed?.id) };
  expect((await test.call(readNode, { as, params })).data).toMatchObject({ open: false, closure });
  // A publication has the moments: the reason is written for colleagues.
  const { pool } = test.database;
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM projects WHERE uuid = $1', [location.project]);
  const published = JSON.stringify(await readNetworkJson(pool, rows[0]?.id ?? 0, 'visitors'));
  expect([published.includes('New ropes'), published.includes('2027-07-01 06:00:00')]).toEqual([false, true]);
  const opened = (await test.call(updateNode, { as, params, body: { open: true } })).data;
  expect(facts([opened])).toEqual([{ open: true, name: '' }]);
  expect(facts((await read()).nodes)[0]).toEqual({ open: true, name: '' });
});

it.each([
  ['a long reason', { reason: 'x'.repeat(201), from: null, until: null }, 'A reason has at most 200 characters.'],
  ['a day that does not exist', { reason: '', from: '2027-02-31 00:00:00', until: null }, 'Choose a day and a time.'],
  [
    'an end before its beginning',
    { reason: '', from: '2027-07-02 00:00:00', until: '2027-07-01 00:00:00' },
    'It must end after it begins.',
  ],
])('[NW21] a closure with %s is rejected and nothing changes', async (_, closure, message) => {
  const before = await everything();
  const made = { ...testNode(-1, location.floors[0], 1, 0), open: false, closure };
  const { status, error } = await save(nodeChanges(0, { new: [made] }));
  expect([status, Object.values(error.errors ?? {}).flat()]).toEqual([422, [message]]);
  expect(await everything()).toEqual(before);
});

it('[NW21] a network is read with a closure that no save would bring', () => {
  const closure = { reason: '', from: '2027-07-02 06:00:00', until: '2027-07-01 06:00:00' };
  const read = nodeSchema.safeParse({ ...testNode(1, location.floors[0], 1, 0), open: false, closure });
  expect(read.data?.closure).toEqual(closure);
});
