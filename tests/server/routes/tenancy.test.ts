import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import { createBuilding } from '@/contract/buildings';
import { createDestination, createPlacement } from '@/contract/destinations';
import type { Endpoint } from '@/contract/endpoint';
import { saveNetwork } from '@/contract/network';
import { createProject, publishProjectByPost } from '@/contract/projects';
import { uploadMap } from '@/contract/uploads';
import { readUser } from '@/contract/users';
import { type TestApp, testApp } from '../../support/testApp';
import { makeLocation, organisationOf } from '../../support/testLocation';
import { chain } from '../../support/testNetwork';
import { testPlan } from '../../support/testPlan';

let test: TestApp;
let as: string;
/** Identifiers of another organisation's records, and of none, by kind. */
let foreign: Record<string, string>;
let theirs: string;
let ours: string;
const MISSING: Record<string, string> = { uuid: '00000000-0000-4000-8000-000000000001', number: '987654321' };
const NUMBERED = ['destination', 'project-destination', 'node', 'transit-group'];

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  ours = await organisationOf(test, test.organisations.riverside);
  theirs = await organisationOf(test, test.organisations.harbour);
  const owner = await test.signInAs('manager@harbour.example');
  const location = await makeLocation(test, owner, theirs, { withPlan: true });
  const upload = await test.call(uploadMap, {
    as: owner,
    params: { uuid: location.floors[0] },
    query: {},
    file: { name: 'a.zip', bytes: testPlan(2) },
  });
  const network = await test.call(saveNetwork, {
    as: owner,
    params: { uuid: location.project },
    body: chain(location.floors),
  });
  const destination = await test.call(createDestination, {
    as: owner,
    params: { uuid: theirs },
    body: { name: 'Theirs' },
  });
  const placement = await test.call(createPlacement, {
    as: owner,
    body: { object_name: 'room-1', floor_id: location.floors[0], parent_id: destination.data.id },
  });
  const job = await test.call(publishProjectByPost, { as: owner, params: { uuid: location.project }, query: {} });
  const user = await test.database.pool.query<{ uuid: string }>('SELECT uuid FROM users WHERE email = $1', [
    'manager@harbour.example',
  ]);
  foreign = {
    project: location.project,
    building: location.building,
    floor: location.floors[0],
    'uploaded-map-file': upload.data.uuid,
    destination: String(destination.data.id),
    'project-destination': String(placement.data.id),
    'transit-group': String(network.data.transitgroups.new[0]?.record.id),
    user: user.rows[0]?.uuid ?? '',
    job: job.data.uuid,
  };
});
afterAll(() => test.close());

/** A body that the call would take, as far as its own record is concerned. */
const BODIES: Record<string, unknown> = {
  createProject: { name: 'Mine now' },
  updateProject: { name: 'Mine now' },
  createBuilding: { name: 'Mine', shortname: 'M' },
  saveBuildings: { buildings: [] },
  createFloor: { name: 'Mine', shortname: 'M', order: 0 },
  correctUpload: { unit: 'cm' },
  createDestination: { name: 'Mine' },
  updateDestination: { name: 'Mine' },
  updatePlacement: { object_name: 'room-0', floor_id: MISSING.uuid, parent_id: 1 },
  saveFloorNodes: { nodes: {}, joins: {} },
  saveNetwork: { revision: 1, nodes: {}, joins: {}, transitgroups: {} },
  createTransitGroup: { name: 'Mine', travel: 'lift', weight: 0, type: 'BI', multiplier: 1, nodes: [] },
  updateTransitGroup: { name: 'Mine', travel: 'lift', weight: 0, type: 'BI', multiplier: 1, nodes: [] },
};

const send = (endpoint: Endpoint, id: string) => {
  const param = endpoint.policy.record?.param ?? endpoint.policy.organisation ?? '';
  return test.call(endpoint, {
    as,
    params: { [param]: id },
    ...(endpoint.upload && { file: { name: 'a.zip', bytes: testPlan(1) } }),
    ...(endpoint.name in BODIES && { body: BODIES[endpoint.name] }),
  } as never);
};

const rowsOfTheirs = async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'organisation_id' ORDER BY table_name`,
  );
  return Promise.all(
    rows.map(async ({ name }) => [
      name,
      (
        await test.database.pool.query(`SELECT * FROM ${name} t WHERE organisation_id = $1 ORDER BY t::text`, [
          test.organisations.harbour,
        ])
      ).rows,
    ]),
  );
};

const records = allCalls.filter(({ policy }) => policy.record !== null);
it.each(records.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[ID1] %s: what belongs to another organisation and what does not exist get the same answer, and nothing of theirs changes',
  async (_name, endpoint) => {
    const kind = endpoint.policy.record?.kind ?? '';
    const before = await rowsOfTheirs();
    const keys = await test.storedKeys();
    const missing = await send(endpoint, (NUMBERED.includes(kind) ? MISSING.number : MISSING.uuid) ?? '');
    const other = await send(endpoint, foreign[kind] ?? '');
    expect(missing.status).toBe(404);
    expect([other.status, other.body]).toEqual([missing.status, missing.body]);
    for (const nonsense of ['0', '-1', 'x', '1e9', '../..', ' '])
      expect((await send(endpoint, nonsense)).body).toBe(missing.body);
    expect(await rowsOfTheirs()).toEqual(before);
    expect(await test.storedKeys()).toEqual(keys);
  },
);

const organisations = allCalls.filter(({ policy }) => policy.organisation !== null);
it.each(organisations.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[ID1] %s: another organisation and one that does not exist get the same answer',
  async (_name, endpoint) => {
    const before = await rowsOfTheirs();
    const missing = await send(endpoint, MISSING.uuid ?? '');
    const other = await send(endpoint, theirs);
    expect([other.status, other.body]).toEqual([404, missing.body]);
    expect(await rowsOfTheirs()).toEqual(before);
  },
);

it('[ID2] does not act for an organisation that the session has not switched into', async () => {
  const reply = await test.call(readUser, {
    as,
    params: { id: MISSING.uuid ?? '' },
    organisation: theirs,
  });
  expect(reply.status).toBe(404);
});

it('[ID3] does a write once under one key, also when it comes many times at once, and gives the same answer', async () => {
  const make = () =>
    test.call(createProject, {
      as,
      params: { uuid: ours },
      body: { name: 'Only once' },
      idempotencyKey: 'make-only-once',
    });
  const replies = await Promise.all([make(), make(), make(), make()]);
  expect(new Set(replies.map(({ data }) => data.project.uuid)).size).toBe(1);
  expect((await make()).data).toEqual(replies[0]?.data);
  const { rows } = await test.database.pool.query(`SELECT 1 FROM projects WHERE name = 'Only once'`);
  const audits = (await test.audit()).filter(({ subject }) => subject === replies[0]?.data.project.uuid);
  expect([rows.length, audits.length]).toEqual([1, 1]);
});

it('[ID4] refuses a key that stood for something else, and one that is no key', async () => {
  const make = (name: string, idempotencyKey: string) =>
    test.call(createProject, { as, params: { uuid: ours }, body: { name }, idempotencyKey });
  await make('First', 'key-of-the-first');
  expect((await make('Second', 'key-of-the-first')).refusal.code).toBe('key-reused');
  expect((await make('Third', 'short')).status).toBe(422);
  const { rows } = await test.database.pool.query(
    `SELECT name FROM projects WHERE name IN ('First', 'Second', 'Third')`,
  );
  expect(rows).toEqual([{ name: 'First' }]);
});

it('[ID5] forgets a key whose write was refused, so that the mended request goes through under it', async () => {
  const project = (await test.call(createProject, { as, params: { uuid: ours }, body: { name: 'Mended' } })).data
    .project;
  const build = (uuid: string) =>
    test.call(createBuilding, {
      as,
      params: { uuid },
      body: { name: 'B', shortname: 'B' },
      idempotencyKey: 'build-the-building',
    });
  expect((await build(MISSING.uuid ?? '')).status).toBe(404);
  expect((await build(project.uuid)).status).toBe(200);
});

it('[ID6] keeps the keys of different people apart', async () => {
  const other = await test.signInAs('editor@riverside.example');
  const make = (token: string, name: string) =>
    test.call(createProject, { as: token, params: { uuid: ours }, body: { name }, idempotencyKey: 'the-same-words' });
  expect((await make(as, 'By the manager')).data.project.name).toBe('By the manager');
  expect((await make(other, 'By the editor')).data.project.name).toBe('By the editor');
});
