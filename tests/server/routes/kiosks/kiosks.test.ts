import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createKiosk,
  decommissionKiosk,
  deleteKiosk,
  type KioskBody,
  listKiosks,
  readKioskConfig,
  updateKiosk,
} from '@/contract/kiosks/kiosks';
import { kioskText } from '@/contract/texts/kioskTexts';
import { createVersion, updateVersion } from '@/contract/versions/versions';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let staff: string;
let as: string;
let riverside: string;
let location: TestLocation;
let released: number;
let dev: number;
beforeAll(async () => {
  test = await testApp();
  staff = await test.signInAs('staff@atrium.example');
  as = await test.signInAs('manager@riverside.example');
  riverside = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, riverside);
  const make = async (version: string, type: 1 | 3) =>
    (await test.call(createVersion, { as: staff, body: { version, notes: 'Better search', type } })).data.id;
  released = await make('1.0.0', 1);
  dev = await make('2.0.0-dev', 3);
  await test.call(updateVersion, {
    as: staff,
    params: { id: String(released) },
    body: {
      notes: 'Better search',
      type: 1,
      tested: true,
      approved: true,
      released: true,
      force_released: false,
      force_release_version: null,
      organisations: [],
    },
  });
});
afterAll(() => test.close());

const LIVE: KioskBody = {
  name: 'North',
  description: '',
  project_id: null,
  orientation: 0,
  lat: null,
  lon: null,
  is_test: false,
  version_id: null,
  project_build_id: null,
  internal_use: false,
};

const create = (body: Partial<KioskBody> = {}, by = as) =>
  test.call(createKiosk, { as: by, body: { ...LIVE, ...body } });
const save = (id: number, body: Partial<KioskBody> & { revision?: number }, by = as) =>
  test.call(updateKiosk, { as: by, params: { id: String(id) }, body: { ...LIVE, ...body } });
const list = async () => (await test.call(listKiosks, { as, params: { uuid: riverside }, query: {} })).data;

const query = async <Row extends object>(sql: string, values: readonly unknown[]) =>
  (await test.database.pool.query<Row>(sql, [...values])).rows;
const entriesOf = async (id: number) =>
  (await test.audit()).filter(({ tag, subject }) => tag === 'kiosk' && subject === String(id));

it('[KI1] [KI2] creates, lists, changes and deletes a kiosk, and each is in the log', async () => {
  const made = await create({ project_id: location.project, orientation: 90, lat: 51.5, lon: -0.1 });
  expect(made.data).toMatchObject({ name: 'North', project_id: location.project, state: 96, revision: 1, lat: 51.5 });
  const { id } = made.data;
  const listed = await list();
  expect(listed.screens).toContainEqual(made.data);
  expect(listed.versions).toMatchObject([{ id: released, version: '1.0.0', current_release: true }]);
  const changed = await save(id, { name: 'South', project_id: location.project, revision: 1 });
  expect(changed.data).toMatchObject({ name: 'South', revision: 2, uid: made.data.uid });
  const late = await save(id, { name: 'East', revision: 1 });
  expect([late.status, late.error?.current]).toEqual([409, changed.data]);
  const gone = await test.call(deleteKiosk, { as, params: { id: String(id) } });
  expect(gone.status).toBe(200);
  expect((await list()).screens).toEqual([]);
  expect((await entriesOf(id)).map(({ event }) => event)).toEqual(['created', 'updated', 'deleted']);
});

it('[KI3] [KI4] rejects at its field what does not belong to the kiosk', async () => {
  const other = await test.signInAs('manager@lakeside.example');
  const foreign = await makeLocation(test, other, await organisationOf(test, test.organisations.lakeside));
  const demo = { is_test: true, project_id: location.project };
  const refused = async (body: Partial<KioskBody>) => {
    const { status, error } = await create(body);
    return [status, error?.errors];
  };
  expect(await refused({ project_id: foreign.project })).toEqual([422, { project_id: [kioskText('projectUnknown')] }]);
  expect(await refused({ ...demo, version_id: 987654 })).toEqual([422, { version_id: [kioskText('versionUnknown')] }]);
  expect(await refused({ ...demo, version_id: dev })).toEqual([422, { version_id: [kioskText('versionUnknown')] }]);
  expect(await refused({ ...demo, project_build_id: 987654 })).toEqual([
    422,
    { project_build_id: [kioskText('buildUnknown')] },
  ]);
  expect(await refused({ ...demo, node_id: 987654 })).toEqual([422, { node_id: [kioskText('nodeUnknown')] }]);
  expect(await refused({ orientation: 361 })).toEqual([422, { orientation: [kioskText('orientation')] }]);
  expect(await refused({ lat: 91 })).toEqual([422, { lat: [kioskText('latitude')] }]);
  expect((await list()).screens).toEqual([]);
});

it('[KI5] [KI8] a live unit keeps no choice, and a change marks its location as changed', async () => {
  const contentRevision = async () =>
    (await query<{ n: number }>('SELECT content_revision AS n FROM projects WHERE uuid = $1', [location.project]))[0]
      ?.n;
  const before = await contentRevision();
  const { data } = await create({ is_test: true, project_id: location.project, version_id: released });
  expect(data).toMatchObject({ is_test: true, version_id: released });
  const live = await save(data.id, { is_test: false, project_id: location.project, version_id: released });
  expect(live.data).toMatchObject({ is_test: false, version_id: null });
  expect((await contentRevision()) ?? 0).toBe((before ?? 0) + 2);
  await test.call(deleteKiosk, { as, params: { id: String(data.id) } });
});

it('[KI6] only provider staff deal with what is internal', async () => {
  const { id } = (await create()).data;
  expect((await save(id, { internal_use: true })).status).toBe(403);
  expect((await save(id, { usd_config: [] })).status).toBe(403);
  expect((await test.call(readKioskConfig, { as, params: { id: String(id) }, query: {} })).status).toBe(403);
  expect((await list()).dev_versions).toEqual([]);
  await query('UPDATE kiosks SET internal_use = true, is_demo = true WHERE id = $1', [id]);
  expect((await list()).dev_versions).toMatchObject([{ id: dev, version: '2.0.0-dev' }]);
  const chosen = await save(id, { is_test: true, internal_use: true, version_id: dev });
  expect(chosen.data).toMatchObject({ version_id: dev });
  await test.call(deleteKiosk, { as, params: { id: String(id) } });
});

it('[KI6] the USD Config of each version is one of key/value pairs', async () => {
  const ambient = [{ key: 'ambient', value: 'off' }];
  const { id } = (await create({ is_test: true, usd_config: ambient }, staff)).data;
  const read = async (version?: number) =>
    (
      await test.call(readKioskConfig, {
        as: staff,
        params: { id: String(id) },
        query: version === undefined ? {} : { version },
      })
    ).data.usd_config;
  expect(await read()).toEqual(ambient);
  expect(await read(released)).toEqual([]);
  const quality = [{ key: 'quality', value: 'high' }];
  await save(id, { is_test: true, version_id: released, usd_config: quality }, staff);
  await save(id, { is_test: true, version_id: released, name: 'Renamed' }, staff);
  expect([await read(), await read(released)]).toEqual([ambient, quality]);
  const twice = await save(id, { usd_config: [...quality, ...quality] }, staff);
  expect(twice.status).toBe(422);
});

it('[KI7] decommissions a commissioned kiosk, and no other', async () => {
  const { id } = (await create()).data;
  const decommission = () => test.call(decommissionKiosk, { as, params: { id: String(id) } });
  const refused = await decommission();
  expect([refused.status, refused.error?.code]).toEqual([422, 'not-commissioned']);
  await query("UPDATE kiosks SET plus_id = 'PLUS-1', commission_status = 'PN-1', state = 3 WHERE id = $1", [id]);
  const done = await decommission();
  expect(done.message).toBe('North has been decommissioned.');
  expect(done.data).toMatchObject({
    plus_id: null,
    commission_status: null,
    decommissioned: true,
    decommissioned_id: 'PLUS-1',
    state: 96,
  });
  expect((await decommission()).status).toBe(422);
});
