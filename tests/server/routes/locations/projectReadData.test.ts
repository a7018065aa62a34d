import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDestination,
  createPlacement,
  findPlacement,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { readProjectData, readProjectReadData } from '@/contract/locations/projectData';
import { saveMesh } from '@/contract/network/network';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let location: TestLocation;
let shop: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  const organisation = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, organisation);
  shop = (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Taxi rank' } })).data
    .id;
});
afterAll(() => test.close());

const dataOf = async () => (await test.call(readProjectData, { as, params: { uuid: location.project } })).data;

it('[RT6] the data for reading is that of the editor without revisions and sign-in names of kiosks', async () => {
  await test.database.pool.query(
    `INSERT INTO kiosks (uid, organisation_id, project_id, name)
     SELECT 'KIOSK-SECRET', organisation_id, id, 'Entrance' FROM projects WHERE uuid = $1`,
    [location.project],
  );
  const floor_id = location.floors[0];
  await test.call(createPlacement, { as, body: { object_name: 'room-1', floor_id, parent_id: shop } });
  await test.call(saveMesh, { as, body: { object_name: 'room-1', floor_id, type: 'destination' } });
  const read = await test.call(readProjectReadData, { as, params: { uuid: location.project } });
  const { revision: _, ...data } = await dataOf();
  expect(read.data).toEqual({
    ...data,
    destinations: data.destinations.map(({ revision: _revision, ...one }) => one),
    meshes: data.meshes?.map(({ revision: _revision, ...one }) => one),
    screens: data.screens.map(({ uid: _uid, ...one }) => one),
  });
  expect(data.screens).toMatchObject([{ uid: 'KIOSK-SECRET' }]);
  expect(read.body).not.toContain('KIOSK-SECRET');
});

it('[RT7] a mesh named create-new gets a name of its own: twice, there are two', async () => {
  const floor_id = location.floors[1];
  const place = () => test.call(createPlacement, { as, body: { object_name: NEW_MESH, floor_id, parent_id: shop } });
  const [one, other] = [(await place()).data, (await place()).data];
  expect(one.object_name).toMatch(/^place-[0-9a-f]{10}$/);
  expect(other.object_name).not.toBe(one.object_name);
  expect((await test.call(findPlacement, { as, body: { object_name: NEW_MESH, floor_id } })).data).toBeNull();
  const body = { object_name: one.object_name, floor_id, parent_id: shop, phone_number: '1' };
  const changed = await test.call(updatePlacement, { as, params: { id: String(one.id) }, body });
  expect(changed.data.object_name).toBe(one.object_name);
  const before = (await dataOf()).meshes?.length ?? 0;
  await test.call(saveMesh, { as, body: { object_name: NEW_MESH, floor_id, type: 'destination' } });
  const { meshes = [] } = await dataOf();
  expect(meshes).toHaveLength(before + 1);
  expect(meshes.map(({ object_name }) => object_name)).not.toContain(NEW_MESH);
});
