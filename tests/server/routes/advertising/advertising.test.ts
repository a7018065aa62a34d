import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAdvertising } from '@/contract/advertising/advertising';
import { updateProject } from '@/contract/locations/projectChanges';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, uuid);
});
afterAll(() => test.close());

const NONE = { media_url: null, media_url_landscape: null, starts_at: null, ends_at: null };
const save = (ad: object | null, revision?: number) =>
  test.call(updateProject, {
    as,
    params: { uuid: location.project },
    body: { ad: ad && { ...NONE, ...ad }, ...(revision !== undefined && { revision }) },
  });
const read = async () =>
  (await test.call(listAdvertising, { as, params: { uuid } })).data.find((one) => one.uuid === location.project);
const count = async (sql: string) =>
  (await test.database.pool.query<{ count: number }>(`SELECT ${sql} AS count`, [location.project])).rows[0]?.count;
const content = () => count('(SELECT content_revision FROM projects WHERE uuid = $1)');
const entries = () => count('(SELECT count(*)::int FROM audit_entries WHERE subject = $1::text)');

it('[AD1] [AD3] lists what was saved; the save is one entry of the log, and nothing is due for publishing', async () => {
  expect(await read()).toMatchObject({ ad: null, settings: { timezone: 'Europe/London' } });
  const before = [await content(), await entries()];
  const { data } = await save({ starts_at: '2026-03-02 10:00:00', ends_at: '2026-03-09 10:00:00' });
  const ad = { ...NONE, starts_at: '2026-03-02 10:00:00', ends_at: '2026-03-09 10:00:00' };
  expect(data.ad).toEqual(ad);
  expect(await read()).toMatchObject({ ad, revision: data.revision });
  expect([await content(), await entries()]).toEqual([before[0], (before[1] ?? 0) + 1]);
});

it('[AD2] rejects pictures of others, times that do not exist and an end before the start, and changes nothing', async () => {
  const before = await read();
  for (const [ad, field] of [
    [{ media_url: '/api/images/unknown' }, 'ad.media_url'],
    [{ media_url_landscape: 'https://elsewhere.example/a.png' }, 'ad.media_url_landscape'],
    [{ starts_at: '2026-02-30 10:00:00' }, 'ad.starts_at'],
    [{ starts_at: '2026-03-02 10:00:00', ends_at: '2026-03-02 10:00:00' }, 'ad.ends_at'],
  ] as const)
    expect(await save(ad)).toMatchObject({ status: 422, error: { errors: { [field]: expect.anything() } } });
  expect(await read()).toEqual(before);
});

it('[AD3] rejects a save based on an older revision with the present location', async () => {
  const { revision = 0 } = (await read()) ?? {};
  await save(null, revision);
  expect((await read())?.ad).toBeNull();
  expect(await save({}, revision)).toMatchObject({
    status: 409,
    error: { current: { uuid: location.project, revision: revision + 1 } },
  });
});
