import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readFloorPlan } from '@/contract/buildings/buildings';
import { approveUpload, correctUpload, uploadMap } from '@/contract/uploads/uploads';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { writeZip } from '../../../support/zipWriter';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
});
beforeEach(async () => {
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});
afterAll(() => test.close());

/** One room of 20 by 20 m. */
const room = (x: number, y: number): Uint8Array => {
  const corners = [
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ];
  const vertices = corners.map(([dx, dy]) => `v ${x + dx!} 0 ${-(y + dy!)}`);
  return writeZip([
    { name: 'floor.obj', bytes: new TextEncoder().encode(['o Hall', ...vertices, 'f 1 2 3 4'].join('\n')) },
  ]);
};

async function upload(floor: string, bytes: Uint8Array) {
  const file = { name: 'plan.zip', bytes };
  const { data } = await test.call(uploadMap, { as, params: { uuid: floor }, query: {}, file });
  return data;
}

it('[ME31] gives the floors of a location one origin, which report and floor plan keep', async () => {
  const [ground, upper] = location.floors;
  const first = await upload(ground, room(389_480, 5_819_480));
  const origin = { x: 389_000, y: -5_819_000 };
  expect(first.report.origin).toEqual(origin);
  await test.call(approveUpload, { as, params: { id: first.uuid }, body: {} });
  const second = await upload(upper, room(389_520, 5_819_520));
  expect(second.report.origin).toEqual(origin);
  const corrected = await test.call(correctUpload, { as, params: { id: second.uuid }, body: { unit: 'm' } });
  expect(corrected.data.report.origin).toEqual(origin);
  const plan = decodeFloorPlan(
    new Uint8Array((await test.call(readFloorPlan, { as, params: { uuid: ground } })).bytes),
  );
  expect([plan.origin, [...plan.boxes]]).toEqual([origin, [480, -500, 500, -480]]);
});

it('[ME31] keeps the origin of the file where a network is measured from it', async () => {
  const [ground] = location.floors;
  const near = await upload(ground, room(480, 480));
  expect(near.report).not.toHaveProperty('origin');
  const floor = await test.database.pool.query<{ id: number; project_id: number; organisation_id: number }>(
    'SELECT id, project_id, organisation_id FROM floors WHERE uuid = $1',
    [ground],
  );
  const { id, project_id, organisation_id } = floor.rows[0]!;
  await test.database.pool.query(
    'INSERT INTO nodes (organisation_id, project_id, floor_id, x, y, z) VALUES ($1, $2, $3, 389490, -5819490, 0)',
    [organisation_id, project_id, id],
  );
  const far = await upload(ground, room(389_480, 5_819_480));
  expect(far.report).not.toHaveProperty('origin');
  expect(far.report.problems.map(({ message }) => message).join()).toContain('30 km');
});
