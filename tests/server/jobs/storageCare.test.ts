import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteDestination, updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination } from '@/contract/destinations/destinations';
import { uploadIcons } from '@/contract/icons/icons';
import { readImage } from '@/contract/organisations/organisations';
import { readStorageUse } from '@/contract/organisations/storageUse';
import { uploadPicture } from '@/contract/uploads/pictures';
import { fillSizes } from '../../../server/jobs/storageCare';
import { sweepPictures } from '../../../server/jobs/sweepPictures';
import { pngFile } from '../../support/pngFile';
import { type TestApp, testApp } from '../../support/service/testApp';
import { addFloorPlan, makeLocation, organisationOf } from '../../support/service/testLocation';

const HOUR = 60 * 60_000;

let test: TestApp;
let as: string;
let uuid: string;
let file: { readonly name: string; readonly bytes: Uint8Array };
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  file = { name: 'a.png', bytes: await pngFile() };
});
afterAll(() => test.close());

const send = async () =>
  (await test.call(uploadPicture, { as, params: { uuid }, body: { type: 'destination.logo' }, file })).data.url;
const isThere = async (url: string) =>
  (await test.call(readImage, { params: { key: url.replace('/api/images/', '') } })).status === 200;
const sweep = (later: number) =>
  sweepPictures({
    pool: test.database.pool,
    storage: test.storage,
    clock: () => new Date(test.clock.now.getTime() + later),
  });
const destination = async (logo: string) =>
  (await test.call(createDestination, { as, params: { uuid }, body: { name: `With ${logo}`, logo } })).data;

it('[QU6] a picture that nothing refers to is deleted after a day, and no other one', async () => {
  const [unused, used, replaced, deleted] = [await send(), await send(), await send(), await send()];
  await destination(used);
  const changed = await destination(replaced);
  await test.call(updateDestination, { as, params: { id: String(changed.id) }, body: { name: 'Changed', logo: null } });
  await test.call(deleteDestination, { as, params: { id: String((await destination(deleted)).id) } });
  const icon = (await test.call(uploadIcons, { as, params: { uuid }, file })).data[0]?.url ?? '';
  expect(await sweep(23 * HOUR)).toBe(0);
  expect(await sweep(25 * HOUR)).toBe(2);
  expect(await Promise.all([unused, used, replaced, deleted, icon].map(isThere))).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

it('[QU6] a picture that a publishable snapshot shows stays, wherever its address is in the snapshot', async () => {
  const [shown, filler] = [await send(), randomBytes(90_000).toString('hex')];
  const { pool } = test.database;
  const location = await makeLocation(test, as, uuid);
  const snapshot = 'publications/test.json';
  await test.storage.put(snapshot, Buffer.from(`{"a":"${filler}","b":"${shown}","c":"${filler}"}`), {
    contentType: 'application/json',
  });
  await pool.query(
    `INSERT INTO builds (uuid, organisation_id, project_id, build_number, zip_key, bytes, snapshot_key, content_revision)
     SELECT gen_random_uuid(), organisation_id, id, 1, 'builds/test.zip', 5, $2, 1 FROM projects WHERE uuid = $1`,
    [location.project, snapshot],
  );
  expect([await sweep(25 * HOUR), await isThere(shown)]).toEqual([0, true]);
  await pool.query('DELETE FROM builds WHERE snapshot_key = $1', [snapshot]);
  expect([await sweep(25 * HOUR), await isThere(shown)]).toEqual([1, false]);
});

it('[QU7] sizes of files of an earlier release are counted', async () => {
  await destination(await send());
  await addFloorPlan(test, as, (await makeLocation(test, as, uuid)).floors[0]);
  const used = async () => (await test.call(readStorageUse, { as, params: { uuid } })).data.used;
  const before = await used();
  await test.database.pool.query('UPDATE images SET bytes = NULL');
  await test.database.pool.query('UPDATE uploaded_map_files SET plan_bytes = NULL');
  expect(await used()).toBeLessThan(before);
  await fillSizes(test.database.pool, test.storage);
  expect(await used()).toBe(before);
});
