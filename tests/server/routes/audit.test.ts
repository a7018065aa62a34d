import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls } from '@/contract/allCalls';
import {
  createBuilding,
  createFloor,
  deleteBuilding,
  deleteFloor,
  saveBuildings,
  uploadLabels,
} from '@/contract/buildings';
import {
  createDestination,
  createPlacement,
  deletePlacement,
  findPlacement,
  updateDestination,
  updatePlacement,
} from '@/contract/destinations';
import { cancelJob } from '@/contract/jobs';
import { createTransitGroup, saveFloorNodes, saveMesh, saveNetwork, updateTransitGroup } from '@/contract/network';
import { createProject, deleteProject, publishProject, publishProjectByPost, updateProject } from '@/contract/projects';
import { signIn, signInViaTwoFactor, signOut } from '@/contract/session';
import { approveUpload, correctUpload, deleteUpload, uploadMap } from '@/contract/uploads';
import { DEMO_PASSWORD } from '../../../server/demo/accounts';
import { TEST_TFA_SECRET, type TestApp, testApp } from '../../support/testApp';
import { makeLocation, organisationOf } from '../../support/testLocation';
import { chain, nodeChanges } from '../../support/testNetwork';
import { testPlan } from '../../support/testPlan';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

/** Looks things up although its method says otherwise. */
const LOOKS_UP: readonly string[] = [findPlacement.name];
const writing = allCalls
  .filter(({ method, name }) => (method !== 'GET' && !LOOKS_UP.includes(name)) || name === publishProject.name)
  .map(({ name }) => name);

it('[AU3] leaves one entry for every write, by who did it and in whose organisation', async () => {
  const seen: string[] = [];
  const counted: typeof test.call = async (endpoint, given) => {
    const before = (await test.audit()).length;
    const reply = await test.call(endpoint, given);
    const added = (await test.audit()).slice(before);
    expect([endpoint.name, reply.status, added.length]).toEqual([endpoint.name, 200, isChallenge(reply) ? 0 : 1]);
    for (const entry of added) expect(entry.organisation_id).toBe(test.organisations.riverside);
    seen.push(endpoint.name);
    return reply;
  };
  const isChallenge = (reply: { bytes: Buffer }) => reply.bytes.includes('"TFA":1,"user":null');
  const file = { name: 'a.zip', bytes: testPlan(1) };
  const labels = { name: 'a.txt', bytes: new TextEncoder().encode('room-0\tHall\n') };

  const { project } = (await counted(createProject, { as, params: { uuid: organisation }, body: { name: 'Audited' } }))
    .data;
  const params = { uuid: project.uuid };
  await counted(updateProject, { as, params, body: { name: 'Audited well' } });
  const building = (await counted(createBuilding, { as, params, body: { name: 'B', shortname: 'B' } })).data.uuid;
  await counted(saveBuildings, { as, params, body: { buildings: [] } });
  const floorOf = async (order: number) =>
    (await counted(createFloor, { as, params: { uuid: building }, body: { name: 'F', shortname: 'F', order } })).data
      .uuid;
  const floors = [await floorOf(0), await floorOf(1)] as const;
  const floor = { uuid: floors[0] };
  await counted(uploadLabels, { as, params: floor, file: labels });
  const first = (await counted(uploadMap, { as, params: floor, query: {}, file })).data.uuid;
  await counted(correctUpload, { as, params: { id: first }, body: { unit: 'm' } });
  await counted(approveUpload, { as, params: { id: first } });
  const second = (await counted(uploadMap, { as, params: floor, query: {}, file })).data.uuid;
  await counted(deleteUpload, { as, params: { id: second } });

  const saved = (await counted(saveNetwork, { as, params, body: chain(floors) })).data;
  const { nodes, joins } = nodeChanges(0, {});
  await counted(saveFloorNodes, { as, params: floor, body: { nodes, joins } });
  const group = { name: 'G', travel: 'lift', weight: 0, type: 'BI' as const, multiplier: 1 };
  const members = saved.nodes.new.slice(0, 2).map(({ record }) => ({ id: record.id }));
  const made = (await counted(createTransitGroup, { as, params, body: { ...group, nodes: members } })).data.id;
  await counted(updateTransitGroup, { as, params: { id: String(made) }, body: { ...group, nodes: [] } });
  await counted(saveMesh, { as, body: { floor_id: floors[0], object_name: 'room-1', type: 'destination' } });

  const shop = { name: 'Shop' };
  const destination = (await counted(createDestination, { as, params: { uuid: organisation }, body: shop })).data.id;
  await counted(updateDestination, { as, params: { id: String(destination) }, body: shop });
  const place = { object_name: 'room-1', floor_id: floors[0], parent_id: destination };
  const placement = { id: String((await counted(createPlacement, { as, body: place })).data.id) };
  await counted(updatePlacement, { as, params: placement, body: place });
  await counted(deletePlacement, { as, params: placement });

  const job = (await counted(publishProject, { as, params, query: {} })).data.uuid;
  await counted(cancelJob, { as, params: { uuid: job } });
  await counted(publishProjectByPost, { as, params, query: {} });
  await counted(deleteFloor, { as, params: floor });
  await counted(deleteBuilding, { as, params: { uuid: building } });
  await counted(deleteProject, { as, params });

  const email = 'secure@riverside.example';
  const challenge = (await counted(signIn, { body: { email, password: DEMO_PASSWORD } })).token ?? '';
  const otp = new TOTP({ secret: TEST_TFA_SECRET }).generate({ timestamp: test.clock.now.getTime() });
  const session = (await counted(signInViaTwoFactor, { as: challenge, body: { email, otp } })).token ?? '';
  await counted(signOut, { as: session });

  expect([...new Set(seen)].sort()).toEqual([...writing].sort());
});

it('[AU4] leaves none for reading and for what was refused', async () => {
  const location = await makeLocation(test, as, organisation);
  const before = (await test.audit()).length;
  await test.call(findPlacement, { as, body: { object_name: 'room-1', floor_id: location.floors[0] } });
  await test.call(updateProject, { as, params: { uuid: location.project }, body: { name: '' } });
  await test.call(updateProject, { as, params: { uuid: location.project }, body: { name: 'Stale', revision: 99 } });
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body: chain(location.floors, 99) });
  expect(await test.audit()).toHaveLength(before);
});

it('[AU5] keeps nothing of a change whose entry cannot be kept', async () => {
  const { pool } = test.database;
  const location = await makeLocation(test, as, organisation, { withPlan: true });
  const params = { uuid: location.project };
  const state = async () =>
    Promise.all(
      [
        'projects',
        'buildings',
        'floors',
        'nodes',
        'joints',
        'uploaded_map_files',
        'jobs',
        'destinations',
        'meshes',
      ].map(async (table) => (await pool.query(`SELECT * FROM ${table} t ORDER BY t::text`)).rows),
    );
  await pool.query(
    `CREATE FUNCTION no_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
  );
  await pool.query('CREATE TRIGGER no_audit BEFORE INSERT ON audit_entries EXECUTE FUNCTION no_audit()');
  try {
    const before = await state();
    const replies = [
      await test.call(updateProject, { as, params, body: { name: 'Lost' } }),
      await test.call(deleteProject, { as, params }),
      await test.call(createBuilding, { as, params, body: { name: 'B', shortname: 'B' } }),
      await test.call(saveNetwork, { as, params, body: chain(location.floors) }),
      await test.call(publishProjectByPost, { as, params, query: {} }),
      await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Lost' } }),
      await test.call(saveMesh, { as, body: { floor_id: location.floors[0], object_name: 'a', type: 'destination' } }),
      await test.call(deleteFloor, { as, params: { uuid: location.floors[0] } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 500));
    expect(replies.every(({ refusal }) => refusal.message === 'An error occurred.')).toBe(true);
    expect(await state()).toEqual(before);
  } finally {
    await pool.query('DROP TRIGGER no_audit ON audit_entries');
    await pool.query('DROP FUNCTION no_audit');
  }
});
