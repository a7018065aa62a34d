import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBuildings, readFloorPlan, uploadLabels } from '@/contract/buildings/buildings';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import {
  approveUpload,
  correctUpload,
  deleteUpload,
  listUploadedMapFiles,
  previewUpload,
  readUploadPlan,
  uploadMap,
} from '@/contract/uploads/uploads';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { serviceText } from '../../../../server/texts';
import { keepHouse } from '../../../support/service/keepHouse';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { testFloorPlan } from '../../../support/service/testFloorPlan';
import { addFloorPlan, makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { writeZip } from '../../../support/zipWriter';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let floor: string;
/** Happens after each file that is stored. */
let afterPut = async () => {};
beforeAll(async () => {
  test = await testApp({
    wrapStorage: (storage) => ({
      ...storage,
      put: async (key, body, options) => {
        const size = await storage.put(key, body, options);
        await afterPut();
        return size;
      },
    }),
  });
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  floor = location.floors[0];
});
afterAll(() => test.close());

const upload = (bytes: Uint8Array, name = 'plan.zip', key?: string) =>
  test.call(uploadMap, {
    as,
    params: { uuid: floor },
    query: {},
    file: { name, bytes },
    ...(key && { idempotencyKey: key }),
  });
const list = async () => (await test.call(listUploadedMapFiles, { as, params: { id: location.project } })).data;
const plan = async () => test.call(readFloorPlan, { as, params: { uuid: floor } });
const text = (words: string) => new TextEncoder().encode(words);
/** All that an upload leaves anywhere. */
const traces = async () => ({
  files: await test.storedKeys(),
  incoming: await readdir(test.incoming),
  uploads: await list(),
});

it('[UP1] reads an archive, keeps it with its plan and report, and leaves the floor as it is until it is approved', async () => {
  const made = (await upload(testFloorPlan(3, 5), 'C:\\plans\\ground floor.zip')).data;
  expect(made).toMatchObject({
    approved_at: null,
    current: false,
    created_by: 'Maya Okafor',
    report: { meshes: 5, up: 'y', unit: 'm' },
  });
  expect((await list()).map(({ uuid }) => uuid)).toEqual([made.uuid]);
  expect((await plan()).status).toBe(404);
  const read = await test.call(readUploadPlan, { as, params: { id: made.uuid }, query: {} });
  expect(decodeFloorPlan(new Uint8Array(read.bytes)).names).toHaveLength(5);
  expect(await readdir(test.incoming)).toEqual([]);
});

it('[UP2] makes an approved upload the plan of its floor, byte for byte the one that was looked at', async () => {
  const made = (await upload(testFloorPlan(4))).data;
  const looked = await test.call(readUploadPlan, { as, params: { id: made.uuid }, query: {} });
  const approved = await test.call(approveUpload, { as, params: { id: made.uuid }, body: {} });
  expect(approved.data).toMatchObject({ current: true });
  const shown = await plan();
  expect(shown.bytes.equals(looked.bytes)).toBe(true);
  const again = await test.call(readFloorPlan, {
    as,
    params: { uuid: floor },
    headers: { 'if-none-match': String(shown.headers.etag) },
  });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

it('[UP16] the approval of what is the floor plan already changes nothing', async () => {
  const { uuid } = (await upload(testFloorPlan(4))).data;
  const approve = () => test.call(approveUpload, { as, params: { id: uuid }, body: {} });
  const first = await approve();
  const state = async () => ({
    floors: (await test.database.pool.query('SELECT * FROM floors ORDER BY id')).rows,
    projects: (await test.database.pool.query('SELECT * FROM projects ORDER BY id')).rows,
    uploads: (await test.database.pool.query('SELECT * FROM uploaded_map_files ORDER BY id')).rows,
    audit: (await test.audit()).length,
  });
  const before = await state();
  test.clock.pass(60_000);
  const again = await Promise.all([approve(), approve()]);
  expect(again.map(({ status, data }) => [status, data])).toEqual([
    [200, first.data],
    [200, first.data],
  ]);
  expect(await state()).toEqual(before);
  // Two at once of a new one count once.
  const next = (await upload(testFloorPlan(5))).data;
  const { audit } = await state();
  const both = await Promise.all(
    [1, 2].map(() => test.call(approveUpload, { as, params: { id: next.uuid }, body: {} })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await state()).audit).toBe(audit + 1);
});

const errors: [string, () => Uint8Array, RegExp][] = [
  ['no archive at all', () => text('this is no zip'), /zip|archive/i],
  ['an empty file', () => new Uint8Array(0), /zip|archive|empty/i],
  ['random bytes', () => randomBytes(5000), /zip|archive/i],
  ['half an archive', () => testFloorPlan(1).subarray(0, 400), /zip|archive/i],
  ['an archive without an .obj file', () => writeZip([{ name: 'a.txt', bytes: text('a') }]), /\.obj/],
  ['an .obj file without faces', () => writeZip([{ name: 'a.obj', bytes: text('v 0 0 0\n') }]), /faces/],
  ['a name that leaves the folder', () => writeZip([{ name: '../a.obj', bytes: text('v 0 0 0\n') }]), /refused/],
  [
    'a size that is a lie',
    () => writeZip([{ name: 'a.obj', bytes: text('v 0 0 0\n'.repeat(500)), claims: { size: 10 } }]),
    /./,
  ],
];
it.each(errors)('[UP3] refuses %s in words; nothing is left of it and the plan stays', async (_what, bytes, words) => {
  await addFloorPlan(test, as, floor);
  const shown = (await plan()).bytes;
  const before = await traces();
  const reply = await upload(bytes());
  expect([reply.status, reply.error.code]).toEqual([422, 'plan-refused']);
  expect(reply.error.message).toMatch(words);
  expect(reply.error.message).not.toMatch(/\/tmp|\.part|Error:|at .*\(/);
  expect(reply.error.errors).toEqual({ file: [reply.error.message] });
  expect(await traces()).toEqual(before);
  expect((await plan()).bytes.equals(shown)).toBe(true);
});

const boundary = 'X';
const head = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
const forms: [string, string, string | Buffer, number][] = [
  ['another kind of content', 'application/json', '{}', 415],
  ['no boundary', 'multipart/form-data', `${head}a\r\n--X--\r\n`, 422],
  ['no end', `multipart/form-data; boundary=${boundary}`, `${head}abc`, 422],
  ['nothing in it', `multipart/form-data; boundary=${boundary}`, '', 422],
  ['no file', `multipart/form-data; boundary=${boundary}`, '--X--\r\n', 422],
  [
    'another field',
    `multipart/form-data; boundary=${boundary}`,
    `${head.replace('"file"', '"map"')}a\r\n--X--\r\n`,
    422,
  ],
  [
    'ten thousand fields',
    `multipart/form-data; boundary=${boundary}`,
    `${'--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000)}--X--\r\n`,
    422,
  ],
];
it.each(forms)('[UP4] refuses a form with %s and leaves nothing of it', async (_what, type, payload, status) => {
  const before = await traces();
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/floors/${floor}/upload-map`,
    headers: { authorization: `Bearer ${as}`, 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(await traces()).toEqual(before);
});

it('[UP5] refuses a file that is larger than allowed, while it is still coming in', async () => {
  const before = await traces();
  const reply = await test.call(uploadLabels, {
    as,
    params: { uuid: floor },
    file: { name: 'labels.txt', bytes: Buffer.alloc(2 * 1024 * 1024 + 1, 'a') },
  });
  expect([reply.status, reply.error.message]).toEqual([413, serviceText('failed.tooLarge', { limit: '2 MB' })]);
  expect(await traces()).toEqual(before);
});

it('[UP5] takes a file of exactly the limit', async () => {
  await addFloorPlan(test, as, floor);
  const line = 'room-0\tThe Hall\n';
  const bytes = Buffer.alloc(2 * 1024 * 1024, line);
  const reply = await test.call(uploadLabels, { as, params: { uuid: floor }, file: { name: 'labels.txt', bytes } });
  expect([reply.status, bytes.length % line.length]).toEqual([200, 0]);
});

it('[UP6] shows what an upload would change: meshes with destinations that would go missing, kept and new ones', async () => {
  await addFloorPlan(test, as, floor);
  const destination = (
    await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Bakery' } })
  ).data.id;
  await test.call(createPlacement, { as, body: { object_name: 'room-3', floor_id: floor, parent_id: destination } });
  const next = (await upload(testFloorPlan(9, 2))).data.uuid;
  const preview = (await test.call(previewUpload, { as, params: { id: next } })).data;
  expect(preview).toMatchObject({
    missing_meshes: [{ object_name: 'room-3', name: 'Bakery' }],
    kept_meshes: 2,
    new_meshes: 0,
  });
});

it('[UP7] reads an upload again with corrections and forgets the first reading; an approved one is left alone', async () => {
  const { uuid } = (await upload(testFloorPlan(5))).data;
  const files = (await test.storedKeys()).length;
  const corrected = await test.call(correctUpload, { as, params: { id: uuid }, body: { unit: 'cm' } });
  expect(corrected.data.report).toMatchObject({ unit: 'cm' });
  expect(await test.storedKeys()).toHaveLength(files);
  await test.call(approveUpload, { as, params: { id: uuid }, body: {} });
  const shown = (await plan()).bytes;
  expect((await test.call(correctUpload, { as, params: { id: uuid }, body: { unit: 'm' } })).status).toBe(409);
  expect((await plan()).bytes.equals(shown)).toBe(true);
  expect(await test.storedKeys()).toHaveLength(files);
});

it('[UP8] deletes an upload with its files, but not the plan of a floor', async () => {
  const current = await addFloorPlan(test, as, floor);
  const before = await test.storedKeys();
  const other = (await upload(testFloorPlan(6))).data.uuid;
  const refused = await test.call(deleteUpload, { as, params: { id: current } });
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'This is the current floor plan. Approve another one before you delete it.',
  ]);
  expect((await test.call(deleteUpload, { as, params: { id: other } })).status).toBe(200);
  expect(await test.storedKeys()).toEqual(before);
  expect((await list()).map(({ uuid }) => uuid)).toEqual([current]);
});

it('[UP8] keeps the plan when it is approved and deleted at once', async () => {
  const { uuid } = (await upload(testFloorPlan(7))).data;
  const [approved, deleted] = await Promise.all([
    test.call(approveUpload, { as, params: { id: uuid }, body: {} }),
    test.call(deleteUpload, { as, params: { id: uuid } }),
  ]);
  expect([approved.status, deleted.status].sort()).toEqual(approved.status === 200 ? [200, 409] : [200, 404]);
  const [building] = (await test.call(listBuildings, { as, params: { id: location.project } })).data.buildings;
  const hasPlan = building?.floors[0]?.plan !== null;
  expect(hasPlan).toBe(approved.status === 200);
  expect((await plan()).status).toBe(hasPlan ? 200 : 404);
});

it('[UP9] has one effect when it is sent twice under one key, and no files of the second', async () => {
  const key = 'upload-once-1234';
  const [one, other] = await Promise.all([
    upload(testFloorPlan(8), 'a.zip', key),
    upload(testFloorPlan(8), 'a.zip', key),
  ]);
  const after = await test.storedKeys();
  expect([one?.status, other?.data.uuid]).toEqual([200, one?.data.uuid]);
  expect((await upload(testFloorPlan(8), 'a.zip', key)).data.uuid).toBe(one?.data.uuid);
  expect(await list()).toHaveLength(1);
  expect(await test.storedKeys()).toEqual(after);
  const { rows } = await test.database.pool.query('SELECT file_key, plan_key FROM uploaded_map_files');
  const used = rows.flatMap((row: { file_key: string; plan_key: string }) => [row.file_key, row.plan_key]);
  expect(after.every((key) => used.includes(key))).toBe(true);
});

it('[UP9] refuses another file of the same size under a key that was used', async () => {
  const bytes = testFloorPlan(8);
  const key = 'upload-other-1234';
  expect((await upload(bytes, 'a.zip', key)).status).toBe(200);
  const changed = bytes.slice();
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  const other = await upload(changed, 'a.zip', key);
  expect([other.status, other.error.code]).toEqual([422, 'key-reused']);
  expect(await list()).toHaveLength(1);
});

it('[UP10] keeps labels, the last of a mesh counting, and names those that are of no mesh', async () => {
  await addFloorPlan(test, as, floor);
  const send = (words: string) =>
    test.call(uploadLabels, { as, params: { uuid: floor }, file: { name: 'labels.txt', bytes: text(words) } });
  const saved = await send('room-0\tFirst\r\nroom-0\tHall\nroom-99\tNowhere\n');
  expect(saved.data).toEqual({ labels: 2, unknown: ['room-99'] });
  const bad = await send('no tab in here\n');
  expect([bad.status, bad.error.code]).toEqual([422, 'labels-refused']);
  const [building] = (await test.call(listBuildings, { as, params: { id: location.project } })).data.buildings;
  expect(building?.floors[0]?.labels).toBe(2);
});

it('[UP11] removes the files when the floor is gone before the upload is written', async () => {
  const before = await test.storedKeys();
  // As if somebody deleted it while the plan was stored.
  afterPut = async () => {
    await test.database.pool.query('DELETE FROM floors WHERE uuid = $1', [floor]);
  };
  try {
    expect((await upload(testFloorPlan(2))).status).toBe(404);
  } finally {
    afterPut = async () => {};
  }
  expect(await test.storedKeys()).toEqual(before);
});

it('[UP12] sweeps what a killed upload left ten minutes later, and nothing that is used or young', async () => {
  await addFloorPlan(test, as, floor);
  const used = await test.storedKeys();
  const made = new Date(test.clock.now);
  const left = `uploads/${made.getTime().toString(36)}-00000000-0000-4000-8000-000000000001.zip`;
  await test.storage.put(left, text('left'), { contentType: 'application/zip' });
  await keepHouse(test, new Date(made.getTime() + 9 * 60_000));
  expect(await test.storedKeys()).toEqual([...used, left].sort());
  await keepHouse(test, new Date(made.getTime() + 11 * 60_000));
  expect(await test.storedKeys()).toEqual(used);
});
