import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuilding, deleteFloor } from '@/contract/buildings/buildings';
import { createDestination, findPlacement } from '@/contract/destinations/destinations';
import { updateProject } from '@/contract/locations/projectChanges';
import { deleteProject, publishProjectByPost } from '@/contract/locations/projects';
import { saveMesh, saveNetwork } from '@/contract/network/network';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

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
    expect(replies.every(({ error }) => error.message === 'An error occurred.')).toBe(true);
    expect(await state()).toEqual(before);
  } finally {
    await pool.query('DROP TRIGGER no_audit ON audit_entries');
    await pool.query('DROP FUNCTION no_audit');
  }
});
