import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProjectVersions, updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { versionText } from '@/contract/texts/versionTexts';
import {
  createVersion,
  listVersions,
  updateFourEyes,
  updateVersion,
  type VersionBody,
} from '@/contract/versions/versions';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let manager: string;
let riverside: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('staff@atrium.example');
  manager = await test.signInAs('manager@riverside.example');
  riverside = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, manager, riverside);
});
afterAll(() => test.close());

const UNTESTED: VersionBody = {
  notes: 'Better search',
  type: 1,
  tested: false,
  approved: null,
  released: false,
  force_released: false,
  force_release_version: null,
  organisations: [],
};
const PASSED = { ...UNTESTED, tested: true, approved: true };
const RELEASED = { ...PASSED, released: true };

const create = async (version: string) =>
  (await test.call(createVersion, { as, body: { version, notes: 'Better search', type: 1 } })).data;
const save = (id: number, body: VersionBody & { revision?: number }) =>
  test.call(updateVersion, { as, params: { id: String(id) }, body });
const list = async () => (await test.call(listVersions, { as })).data;
const read = async () => (await test.call(readProject, { as: manager, params: { uuid: location.project } })).data;
const choose = (body: Parameters<typeof test.call<typeof updateProject>>[1]['body']) =>
  test.call(updateProject, { as: manager, params: { uuid: location.project }, body });

it('[VS1] [VS2] a pipeline adds versions, which are listed with the newest first', async () => {
  expect(await list()).toEqual({ release: null, versions: [], four_eyes: false, kiosks: [] });
  const made = await create('0.1.0');
  expect(made).toMatchObject({ version: '0.1.0', tested: false, approved: null, released: false, revision: 1 });
  const twice = await test.call(createVersion, { as, body: { version: '0.1.0', notes: 'Again', type: 1 } });
  expect([twice.status, twice.error?.errors]).toEqual([422, { version: [versionText('numberTaken')] }]);
  expect((await list()).versions.map(({ version }) => version)).toEqual(['0.1.0']);
});

it('[VS3] [VS5] each part keeps who set it and when, whatever the body says', async () => {
  const { id } = await create('0.2.0');
  const begin = test.clock.now.toISOString();
  const body = { ...UNTESTED, tested: true, tested_by: { name: 'Somebody' }, tested_at: '2001-01-01T00:00:00.000Z' };
  const tested = await save(id, { ...body, revision: 1 });
  expect(tested.message).toBe('Version 0.2.0 has been updated.');
  expect(tested.data).toMatchObject({
    tested_by: { name: 'Ada Stern', uuid: expect.any(String) },
    tested_at: begin,
    approved_by: null,
  });
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  const later = test.clock.now.toISOString();
  const out = (await save(id, RELEASED)).data;
  expect([out.tested_at, out.approved_at, out.released_at, out.force_released_at]).toEqual([begin, later, later, null]);
  expect([out.released_by, out.force_released_by]).toEqual([{ name: 'Ada Stern' }, null]);
  expect(out).toMatchObject({ current_release: true, current_release_at: later });
  expect((await list()).release?.id).toBe(id);
  const stale = await save(id, { ...UNTESTED, revision: 1 });
  expect([stale.status, stale.error?.current]).toMatchObject([409, { id, released: true, revision: 3 }]);
  const back = (await save(id, UNTESTED)).data;
  expect([back.tested_by, back.approved_at, back.released_at, back.current_release]).toEqual([null, null, null, false]);
  const { rows } = await test.database.pool.query<{ event: string }>(
    "SELECT event FROM audit_entries WHERE tag = 'version' AND subject = $1 ORDER BY id",
    [String(id)],
  );
  expect(rows.map(({ event }) => event)).toEqual(['created', 'updated', 'updated', 'updated']);
});

it('[VS4] [VS6] refuses what the form disables, at the field', async () => {
  const { id } = await create('0.3.0');
  const other = await create('0.3.1');
  const nobody = '00000000-0000-4000-8000-000000000001';
  const forced = { ...PASSED, force_released: true };
  for (const [change, field, text] of [
    [{ ...UNTESTED, approved: true }, 'approved', versionText('isUntested')],
    [{ ...UNTESTED, tested: true, released: true }, 'released', versionText('isUnapproved')],
    [{ ...PASSED, approved: false, force_released: true }, 'force_released', versionText('isUnapproved')],
    [{ ...RELEASED, force_released: true }, 'force_released', versionText('isReleased')],
    [{ ...RELEASED, force_release_version: id }, 'force_release_version', versionText('isNotForceReleased')],
    [{ ...forced, force_release_version: id }, 'force_release_version', versionText('previousUnknown')],
    [{ ...forced, force_release_version: other.id }, 'force_release_version', versionText('previousUnknown')],
    [{ ...UNTESTED, organisations: [riverside] }, 'organisations', versionText('isNotDemo')],
    [{ ...UNTESTED, type: 2, organisations: [nobody] }, 'organisations', versionText('organisationUnknown')],
    [{ ...UNTESTED, notes: '' }, 'notes', 'Please add meaningful notes.'],
    [{ ...UNTESTED, notes: ' ab ' }, 'notes', 'Please add meaningful notes.'],
    [{ ...UNTESTED, notes: 'a'.repeat(501) }, 'notes', 'Please add meaningful notes.'],
  ] satisfies [VersionBody, string, string][]) {
    const reply = await save(id, change);
    expect([reply.status, reply.error?.errors]).toEqual([422, { [field]: [text] }]);
  }
  expect((await save(id, { ...forced, notes: 'abc' })).status).toBe(200);
  expect((await save(other.id, { ...forced, force_release_version: id })).data).toMatchObject({
    force_release_version: id,
    force_release_version_by: { name: 'Ada Stern' },
  });
  for (const one of [other.id, id]) await save(one, UNTESTED);
  expect((await save(NO_NUMBER, UNTESTED)).status).toBe(404);
});

it('[VS7] [VS8] [VS10] [VS11] a location runs the newest release or the one that it has chosen', async () => {
  expect(await read()).toMatchObject({ wayfinder_version: null, latest_version: false, version_id: null });
  const old = await create('0.4.0');
  const newer = await create('0.5.0');
  const unknown = await choose({ version_id: old.id });
  expect([unknown.status, unknown.error?.errors]).toEqual([422, { version_id: [versionText('versionUnknown')] }]);
  await save(old.id, RELEASED);
  const before = await read();
  expect(before).toMatchObject({ wayfinder_version: '0.4.0', latest_version: '0.4.0' });
  const chosen = await choose({ version_id: old.id, revision: before.revision ?? 0 });
  expect(chosen.data).toMatchObject({ version_id: old.id, publish_status: before.publish_status });
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  await save(newer.id, { ...RELEASED, type: 2, organisations: [riverside] });
  expect(await read()).toMatchObject({ wayfinder_version: '0.4.0', latest_version: '0.5.0' });
  const { data } = await test.call(listProjectVersions, { as: manager, params: { uuid: location.project } });
  expect(data.map(({ version, current_release }) => [version, current_release])).toEqual([
    ['0.5.0', false],
    ['0.4.0', true],
  ]);
  // As thirty days later.
  await test.database.pool.query(
    `UPDATE versions v SET released_at = now() - interval '31 days' + o.place * interval '1 minute'
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM versions) o WHERE o.id = v.id AND v.released`,
  );
  expect(await read()).toMatchObject({ wayfinder_version: '0.5.0', version_id: old.id });
  const build = await choose({ project_build_id: NO_NUMBER });
  expect([build.status, build.error?.errors]).toEqual([422, { project_build_id: [versionText('buildUnknown')] }]);
  expect((await choose({ version_id: null, project_build_id: null })).data).toMatchObject({ version_id: null });
});

it('[VS1] kiosks are counted by organisation and by the version of their location', async () => {
  const { id } = await create('0.6.0');
  await save(id, RELEASED);
  await choose({ version_id: id });
  await test.database.pool.query(
    `INSERT INTO kiosks (uid, organisation_id, project_id, name)
     SELECT 'V-' || n, p.organisation_id, CASE WHEN n < 3 THEN p.id END, 'Kiosk' FROM projects p, generate_series(1, 3) n
      WHERE p.uuid = $1`,
    [location.project],
  );
  expect((await list()).kiosks).toEqual([
    { organisation_uuid: riverside, version_id: id, count: 2 },
    { organisation_uuid: riverside, version_id: null, count: 1 },
  ]);
});

it('[VS33] with four eyes somebody else than the tester signs a version off', async () => {
  const turn = (isOn: boolean) => test.call(updateFourEyes, { as, body: { four_eyes: isOn } });
  const { id } = await create('9.0.0');
  await turn(true);
  try {
    expect((await list()).four_eyes).toBe(true);
    const atOnce = await save(id, PASSED);
    expect([atOnce.status, atOnce.error.errors]).toEqual([422, { approved: [versionText('isOwnTest')] }]);
    const tested = await save(id, { ...UNTESTED, tested: true });
    expect(tested.status).toBe(200);
    for (const approved of [true, false])
      expect((await save(id, { ...PASSED, approved })).error.errors).toEqual({ approved: [versionText('isOwnTest')] });
    await test.database.pool.query(
      `INSERT INTO users (organisation_id, role_id, name, email, password_hash, confirmed_email)
       SELECT organisation_id, role_id, 'Second Pair', 'second@atrium.example', password_hash, 'second@atrium.example'
         FROM users WHERE email = 'staff@atrium.example'`,
    );
    const second = await test.signInAs('second@atrium.example');
    const signed = await test.call(updateVersion, { as: second, params: { id: String(id) }, body: PASSED });
    expect([signed.status, signed.data.approved_by?.name]).toEqual([200, 'Second Pair']);
    // The decision of somebody else stays while the tester changes other things.
    expect((await save(id, { ...PASSED, notes: 'Better words' })).status).toBe(200);
  } finally {
    await turn(false);
  }
});
