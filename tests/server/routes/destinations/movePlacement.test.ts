import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadLabels } from '@/contract/buildings/buildings';
import {
  createDestination,
  createPlacement,
  type Placement,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { readProjectData } from '@/contract/locations/projectData';
import { createRouteCase, listRouteCases } from '@/contract/network/routeCases';
import { approveUpload, uploadMap } from '@/contract/uploads/uploads';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { boxFloorZip, SMALL_ROOMS } from '../../../support/smallFloor';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let floor: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  floor = location.floors[0];
  const file = { name: 'plan.zip', bytes: boxFloorZip(SMALL_ROOMS) };
  const { uuid } = (await test.call(uploadMap, { as, params: { uuid: floor }, query: {}, file })).data;
  await test.call(approveUpload, { as, params: { id: uuid }, body: {} });
});
afterAll(() => test.close());

async function place(object_name: string, name: string): Promise<Placement> {
  const { id } = (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name } })).data;
  const body = { object_name, floor_id: floor, parent_id: id, phone_number: '555 0102' };
  return (await test.call(createPlacement, { as, body })).data;
}
const move = ({ id, revision, destination }: Placement, object_name: string) =>
  test.call(updatePlacement, {
    as,
    params: { id: String(id) },
    body: {
      object_name,
      floor_id: floor,
      parent_id: destination.parent_id,
      ...(revision !== undefined && { revision }),
    },
  });
const label = (lines: string) =>
  test.call(uploadLabels, {
    as,
    params: { uuid: floor },
    file: { name: 'labels.txt', bytes: new TextEncoder().encode(lines) },
  });
const labels = async () =>
  ((await test.call(readProjectData, { as, params: { uuid: location.project } })).data.labels ?? [])
    .map(({ object_name, text }) => `${text}: ${object_name}`)
    .sort();
const addCase = (from: string, to: string) => {
  const end = (object_name: string) => ({ floor_id: floor, object_name });
  const limits = { name: `${from} to ${to}`, max_metres: 100, max_seconds: null, step_free: false };
  return test.call(createRouteCase, {
    as,
    params: { uuid: location.project },
    body: { ...limits, from: end(from), to: end(to) },
  });
};
const cases = async () =>
  (await test.call(listRouteCases, { as, params: { uuid: location.project } })).data.map(({ from, to }) =>
    [from, to].map((end) => ('object_name' in end ? end.object_name : null)),
  );

it('[RT17] a destination moves with its record, its label and its route cases, and the words say so', async () => {
  await label('room-a\tWard 2c\nroom-d\tDental\n');
  const ward = await place('room-a', 'Ward 2C');
  await addCase('room-a', 'room-d');
  const moved = await move(ward, 'room-b');
  expect(moved.message).toMatch(/^Ward 2C was moved to room-b, .*, with all of its details\.$/);
  expect(moved.data).toMatchObject({ id: ward.id, object_name: 'room-b', destination: { phone_number: '555 0102' } });
  expect(await labels()).toEqual(['Dental: room-d', 'Ward 2c: room-b']);
  expect(await cases()).toEqual([['room-b', 'room-d']]);
  const { rows } = await test.database.pool.query('SELECT description FROM audit_entries ORDER BY id DESC LIMIT 1');
  expect(rows).toMatchObject([
    { description: expect.stringMatching(/^Moved Ward 2C from room-a \(.*\) to room-b \(.*\)$/) },
  ]);
  await move(moved.data, 'room-a');
  expect([await labels(), await cases()]).toEqual([['Dental: room-d', 'Ward 2c: room-a'], [['room-a', 'room-d']]]);
});

it('[RT17] a label of the room itself stays, and so does that of the room that is entered', async () => {
  await label('room-a\t1.204\nroom-b\t1.206\nroom-c\tWard 3\n');
  await move(await place('room-a', 'Ward 2C'), 'room-b');
  await move(await place('room-c', 'Ward 3'), 'room-a');
  expect(await labels()).toEqual(['1.204: room-a', '1.206: room-b', 'Ward 3: room-c']);
});

it('[RT17] a room that has a destination is not entered, and nothing moves', async () => {
  const ward = await place('room-a', 'Ward 2C');
  await place('room-b', 'Radiology');
  await addCase('room-a', 'room-d');
  expect((await move(ward, 'room-b')).status).toBe(422);
  expect(await cases()).toEqual([['room-a', 'room-d']]);
});
