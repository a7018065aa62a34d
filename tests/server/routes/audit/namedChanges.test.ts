import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKiosk, decommissionKiosk, type KioskBody, updateKiosk } from '@/contract/kiosks/kiosks';
import { saveConfig } from '@/contract/locations/projectChanges';
import {
  createSkin,
  createVariable,
  deleteOverride,
  listSkins,
  overrideVariable,
  publishSkin,
} from '@/contract/skins/skins';
import { createVersion, updateVersion } from '@/contract/versions/versions';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let staff: string;
let project: string;
/** A location of the provider, whose internal configuration its staff change. */
let own: string;
let version: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  staff = await test.signInAs('staff@atrium.example');
  project = (await makeLocation(test, as, await organisationOf(test, test.organisations.riverside))).project;
  own = (await makeLocation(test, staff, await organisationOf(test, test.organisations.provider))).project;
  version = (await test.call(createVersion, { as: staff, body: { version: '3.1.0', notes: 'Notes', type: 3 } })).data
    .id;
});
afterAll(() => test.close());

interface Entry {
  readonly event: string;
  readonly subject_type: string;
  readonly subject: string;
  readonly description: string;
  readonly properties: Readonly<Record<'old' | 'attributes', Readonly<Record<string, unknown>>>> | null;
}

/** The entries that a piece of work leaves. */
async function entriesOf(work: () => Promise<{ readonly status: number }>): Promise<readonly Entry[]> {
  const { pool } = test.database;
  const last = (await pool.query<{ id: string }>('SELECT COALESCE(max(id), 0) AS id FROM audit_entries')).rows[0]?.id;
  expect((await work()).status).toBe(200);
  const { rows } = await pool.query<Entry>(
    'SELECT event, subject_type, subject, description, properties FROM audit_entries WHERE id > $1 ORDER BY id',
    [last],
  );
  return rows;
}

it('[AU10] an override of a variable and its removal are named, with both values', async () => {
  const base = (await test.call(listSkins, { as })).data[0]?.id ?? 0;
  const skin = (await test.call(createSkin, { as, body: { name: 'Winter', duplicate_skin_id: base } })).data.id;
  const { id } = (
    await test.call(createVariable, { as, body: { skin_id: skin, name: 'Cards', values: { radius: '8' } } })
  ).data;
  const params = { id: String(id) };
  const body = { variable_id: id, values: { radius: '4' }, project_uuid: project };
  expect(await entriesOf(() => test.call(overrideVariable, { as, params, body }))).toMatchObject([
    {
      event: 'updated',
      subject_type: 'variable',
      subject: params.id,
      description: 'Overrode Cards',
      properties: { old: { values: { radius: '8' } }, attributes: { values: { radius: '4' } } },
    },
  ]);
  expect(
    await entriesOf(() => test.call(deleteOverride, { as, params, query: { project_uuid: project } })),
  ).toMatchObject([
    {
      event: 'deleted',
      subject: params.id,
      description: 'Deleted the override of Cards',
      properties: { old: { values: { radius: '4' } }, attributes: { values: { radius: '8' } } },
    },
  ]);
  const [published, ...others] = await entriesOf(() => test.call(publishSkin, { as, params: { id: String(skin) } }));
  expect([published?.description, Object.keys(published?.properties?.attributes ?? {}), others]).toEqual([
    expect.stringContaining('Winter'),
    expect.arrayContaining(['updating', 'at_their_next_publication', 'at_their_first_publication']),
    [],
  ]);
});

const KIOSK: KioskBody = {
  name: 'North',
  description: '',
  project_id: null,
  orientation: 0,
  lat: null,
  lon: null,
  is_test: true,
  version_id: null,
  project_build_id: null,
  internal_use: false,
};

it('[AU10] a decommissioned kiosk is named as such', async () => {
  const { id } = (await test.call(createKiosk, { as, body: KIOSK })).data;
  await test.database.pool.query("UPDATE kiosks SET plus_id = 'PLUS-1', state = 3 WHERE id = $1", [id]);
  const params = { id: String(id) };
  expect(await entriesOf(() => test.call(decommissionKiosk, { as, params }))).toMatchObject([
    {
      event: 'updated',
      subject_type: 'kiosk',
      subject: params.id,
      description: 'Decommissioned North',
      properties: { old: { plus_id: 'PLUS-1' }, attributes: { plus_id: null } },
    },
  ]);
});

it('[AU10] a new USD Config of a kiosk names its version, and never its values', async () => {
  // Versions of developers are for kiosks of developers.
  const DEV = { internal_use: true, version_id: version };
  const { id } = (await test.call(createKiosk, { as: staff, body: { ...KIOSK, ...DEV } })).data;
  const params = { id: String(id) };
  const save = (body: Partial<KioskBody>) =>
    entriesOf(() => test.call(updateKiosk, { as: staff, params, body: { ...KIOSK, ...DEV, ...body } }));
  const config = [{ key: 'ambient', value: 'secret-value' }];
  const entries = await save({ usd_config: config });
  expect(entries).toMatchObject([
    {
      description: 'Changed North',
      properties: { attributes: { usd_config: 'New values for version 3.1.0, which provider staff see in the form' } },
    },
  ]);
  const newest = await save({ usd_config: [...config, { key: 'b', value: 'secret-value' }], version_id: null });
  expect(newest[0]?.properties?.attributes).toMatchObject({
    usd_config: 'New values, which provider staff see in the form',
  });
  expect(JSON.stringify([entries, newest])).not.toContain('secret-value');
  await save({ usd_config: config });
  expect((await save({ usd_config: config })).map(({ description }) => description)).toEqual([
    'Saved North without a change',
  ]);
});

it('[AU10] the USD Config of a location says of which version, and whether anything changed', async () => {
  const params = { uuid: own };
  const save = async (usd_config: { key: string; value: string }[], more: { version?: number } = {}) => {
    const entries = await entriesOf(() => test.call(saveConfig, { as: staff, params, body: { usd_config, ...more } }));
    expect(JSON.stringify(entries)).not.toContain('secret-value');
    return entries.map(({ description }) => description);
  };
  const config = [{ key: 'ambient', value: 'secret-value' }];
  expect(await save(config)).toEqual(['Changed the USD Config']);
  expect(await save(config)).toEqual(['Saved the USD Config without a change']);
  expect(await save(config, { version })).toEqual(['Changed the USD Config of version 3.1.0']);
});

it('[AU10] a version that is tested names its fields, and a save without a change says so', async () => {
  const params = { id: String(version) };
  const body = {
    notes: 'Other notes',
    type: 3,
    tested: false,
    approved: null,
    released: false,
    force_released: false,
    force_release_version: null,
    organisations: [],
  } as const;
  const save = () =>
    entriesOf(() => test.call(updateVersion, { as: staff, params, body: { ...body, organisations: [] } }));
  expect(await save()).toMatchObject([
    {
      subject_type: 'version',
      description: 'Changed 3.1.0',
      properties: { old: { notes: 'Notes' }, attributes: { notes: 'Other notes' } },
    },
  ]);
  expect((await save()).map(({ description }) => description)).toEqual(['Saved 3.1.0 without a change']);
});
