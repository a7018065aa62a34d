import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFloorPlan } from '@/contract/buildings/buildings';
import { approveUpload, listUploadedMapFiles, uploadMap } from '@/contract/uploads/uploads';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { FLOOR_FILE, writeFloorFile } from '@/model/floorPlan/sources/floorFile';
import { readImdf } from '@/model/floorPlan/sources/imdf/readImdf';
import { smallBuilding } from '../../../support/buildingFile';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { writeZip } from '../../../support/zipWriter';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});
afterAll(() => test.close());

const [ground] = readImdf(new Map(Object.entries(smallBuilding))).floors;
if (!ground) throw new Error('The small building has no floor.');
const written = writeFloorFile(ground);
const send = (text: string) =>
  test.call(uploadMap, {
    as,
    params: { uuid: location.floors[0] },
    query: {},
    file: { name: 'Ground floor.zip', bytes: writeZip([{ name: FLOOR_FILE, bytes: new TextEncoder().encode(text) }]) },
  });

it('[BP5] [BP6] a floor as outlines is read, approved and kept with the kinds and ids of its rooms', async () => {
  const made = (await send(written)).data;
  expect(made.report).toMatchObject({
    meshes: ground.spaces.length,
    unit: 'm',
    up: 'z',
    mirrored: false,
    problems: [],
  });
  await test.call(approveUpload, { as, params: { id: made.uuid }, body: {} });
  const { bytes } = await test.call(readFloorPlan, { as, params: { uuid: location.floors[0] } });
  const plan = decodeFloorPlan(new Uint8Array(bytes));
  expect(plan.names).toEqual(ground.spaces.map(({ name }) => name));
  expect(plan.described).toEqual(
    ground.spaces.map(({ name, kind, facility, id, category }) => ({
      name,
      kind,
      facility,
      id,
      ...(category !== undefined && { category }),
    })),
  );
});

it('[BP5] damaged outlines are refused in words, and leave nothing', async () => {
  const before = (await test.call(listUploadedMapFiles, { as, params: { id: location.project } })).data;
  const files = await test.storedKeys();
  for (const damaged of [written.slice(0, 200), written.replace('"kind":"room"', '"kind":"cave"'), '{"format":"x"}']) {
    const answer = await send(damaged);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toMatch(/outlines of the floor are damaged/);
  }
  expect((await test.call(listUploadedMapFiles, { as, params: { id: location.project } })).data).toEqual(before);
  expect(await test.storedKeys()).toEqual(files);
});
