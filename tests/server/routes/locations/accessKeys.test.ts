import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readVisitKey } from '@/contract/analytics/analytics';
import { createAccessKey, deleteAccessKey, listAccessKeys, updateAccessKey } from '@/contract/locations/accessKeys';
import { readPreview, readPreviewPlan } from '@/contract/locations/preview';
import { publishProjectByPost } from '@/contract/locations/projects';
import { readImage } from '@/contract/organisations/organisations';
import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { uploadPicture } from '@/contract/uploads/pictures';
import { inTransaction } from '../../../../server/database/transaction';
import { noteActivityOf } from '../../../../server/repositories/locations/accessKeys';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
beforeAll(async () => {
  test = await testApp({ jobs: 'running' });
  as = await test.signInAs('manager@riverside.example');
  const organisation = await organisationOf(test, test.organisations.riverside);
  uuid = (await makeLocation(test, as, organisation, { withPlan: true })).project;
  await test.call(publishProjectByPost, { as, params: { uuid }, query: {} });
  await vi.waitFor(async () =>
    expect((await test.call(readPreview, { params: { id: uuid }, query: {} })).status).toBe(200),
  );
});
afterAll(() => test.close());

const generate = async () =>
  (await test.call(createAccessKey, { as, params: { uuid }, body: { project_id: uuid } })).data;
const list = async () => (await test.call(listAccessKeys, { as, params: { uuid } })).data;
const save = (key: string, domains: string[], revision?: number) =>
  test.call(updateAccessKey, {
    as,
    params: { uuid, key },
    body: { name: 'Website', domains, ...(revision !== undefined && { revision }) },
  });
/** The response to an app on this page. */
const deliver = (key: string, origin?: string) =>
  test.call(readPreview, {
    params: { id: uuid },
    query: { access_key: key },
    ...(origin !== undefined && { headers: { origin } }),
  });

it('[AK1] a location has no key until one is generated, which any URL may use', async () => {
  expect(await list()).toEqual([]);
  const made = await generate();
  expect(made).toMatchObject({ name: 'Access key of Test Hall', domains: [], revision: 1 });
  expect((await list()).map(({ key }) => key)).toEqual([made.key]);
  const answer = await deliver(made.key, 'https://anywhere.example');
  expect([answer.status, answer.data.draft]).toEqual([200, false]);
  expect(answer.headers['access-control-allow-origin']).toBe('https://anywhere.example');
  expect((await deliver(made.key)).status).toBe(200);
});

it('[AK2] saves name and domains on a revision, http and https apart, exact repetitions once', async () => {
  const { key } = await generate();
  const saved = await save(key, ['http://a.example', 'https://a.example', 'https://a.example'], 1);
  expect(saved.data).toMatchObject({
    name: 'Website',
    domains: ['http://a.example', 'https://a.example'],
    revision: 2,
  });
  const stale = await save(key, [], 1);
  expect([stale.status, stale.error.current]).toMatchObject([409, { key, revision: 2 }]);
});

it('[AK3] refuses a domain that is empty or no URL pattern', async () => {
  const { key } = await generate();
  for (const domain of ['  ', 'two words']) {
    const reply = await save(key, ['https://a.example', domain]);
    expect([reply.status, Object.values(reply.error.errors ?? {})]).toEqual([422, [[accessKeyText('invalidUrl')]]]);
  }
  expect((await save(key, ['https://*.a.example'])).status).toBe(200);
});

it('[AK5] delivers to the domains of a key alone, and notes where calls come from', async () => {
  const { key } = await generate();
  await save(key, ['https://*.shop.example']);
  expect((await deliver(key, 'https://map.shop.example')).status).toBe(200);
  for (const origin of ['https://shop.example.evil.tld', 'http://map.shop.example', undefined]) {
    const refused = await deliver(key, origin);
    expect([refused.status, refused.error.message]).toEqual([403, accessKeyText('refused')]);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  }
  const noted = (await list()).find((one) => one.key === key)?.activity.map(({ description }) => description);
  expect(noted).toEqual(
    expect.arrayContaining([
      'Used from https://map.shop.example',
      'Refused from https://shop.example.evil.tld',
      'Refused from an app without an origin',
    ]),
  );
});

it('[AK5] refuses a key of another location and one that nobody has', async () => {
  const { key } = await generate();
  const other = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  const reply = await test.call(readPreview, { params: { id: other.project }, query: { access_key: key } });
  expect(reply.status).toBe(403);
  expect((await deliver('no-such-key')).status).toBe(403);
});

it('[AK4] a deactivated key opens nothing', async () => {
  const { key } = await generate();
  expect((await deliver(key)).status).toBe(200);
  const gone = await test.call(deleteAccessKey, { as, params: { uuid, key } });
  expect(gone.message).toBe(accessKeyText('deactivated'));
  expect((await deliver(key)).status).toBe(403);
  expect((await test.call(deleteAccessKey, { as, params: { uuid, key } })).status).toBe(404);
});

it('[AK7] keeps the latest hundred activities of a key', async () => {
  const { key } = await generate();
  await inTransaction(test.database.pool, async (client) => {
    for (let at = 0; at < 120; at += 1)
      await noteActivityOf(
        client,
        key,
        `Used from https://${at}.example`,
        new Date(test.clock.now.getTime() + at * 1000),
      );
  });
  const activity = (await list()).find((one) => one.key === key)?.activity ?? [];
  expect(activity).toHaveLength(100);
  expect(activity[0]?.description).toBe('Used from https://119.example');
});

/** The location as an app gets it without a key, or as a page of this service gets it. */
const open = (headers: Readonly<Record<string, string>> = {}) =>
  test.call(readPreview, { params: { id: uuid }, query: {}, headers });
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const setKeys = (sql: string) => test.database.pool.query(sql, [uuid]);
const withoutKeys = () =>
  setKeys('DELETE FROM access_keys USING projects p WHERE p.id = project_id AND p.uuid = $1').then(() =>
    setKeys('UPDATE projects SET had_access_key = false WHERE uuid = $1'),
  );

it('[AK10] while a key has domains, apps get nothing without a valid one', async () => {
  await withoutKeys();
  const { key } = await generate();
  expect((await open()).status).toBe(200);
  await save(key, ['https://shop.example']);
  const refused = await open();
  expect([refused.status, refused.error.message]).toEqual([403, accessKeyText('needed')]);
  expect((await open({ origin: 'https://shop.example' })).status).toBe(403);
  expect((await deliver(key, 'https://shop.example')).status).toBe(200);
  const plan = (await open(OWN_PAGE)).data.publication.project.location.buildings[0]?.floors[0];
  const readPlan = (headers: Readonly<Record<string, string>>) =>
    test.call(readPreviewPlan, { params: { id: uuid, floor: plan?.uuid ?? '' }, query: {}, headers });
  expect([(await readPlan({})).status, (await readPlan(OWN_PAGE)).status]).toEqual([403, 200]);
  await save(key, []);
  expect((await open()).status).toBe(200);
});

it('[AK10] after a key was deactivated, apps cannot go on without it', async () => {
  await withoutKeys();
  const { key } = await generate();
  await test.call(deleteAccessKey, { as, params: { uuid, key } });
  expect([(await open()).status, (await deliver(key)).status, (await open(OWN_PAGE)).status]).toEqual([403, 403, 200]);
  const next = await generate();
  expect([(await deliver(next.key)).status, (await open()).status]).toEqual([200, 403]);
});

it('[AK11] where apps need a key, the key that counts visits is for pages of this service', async () => {
  await withoutKeys();
  const { key } = await generate();
  const visitKey = async (headers: Readonly<Record<string, string>>) =>
    (await test.call(readVisitKey, { params: { id: uuid }, headers })).data.access_key;
  expect(await visitKey({})).toBe(key);
  const other = await generate();
  await save(other.key, ['https://shop.example']);
  expect([await visitKey({}), await visitKey(OWN_PAGE)]).toEqual([null, key]);
});

it('[AK12] a picture may be read by the pages that may read the location', async () => {
  await withoutKeys();
  const organisation = await organisationOf(test, test.organisations.riverside);
  await setKeys(
    'DELETE FROM access_keys USING projects p WHERE p.organisation_id = access_keys.organisation_id AND p.uuid = $1',
  );
  const file = {
    name: 'a.png',
    bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  };
  const { data } = await test.call(uploadPicture, {
    as,
    params: { uuid: organisation },
    body: { type: 'project.logo' },
    file,
  });
  const picture = async (origin: string) =>
    (await test.call(readImage, { params: { key: data.url.replace('/api/images/', '') }, headers: { origin } }))
      .headers['access-control-allow-origin'];
  expect(await picture('https://shop.example')).toBeUndefined();
  const { key } = await generate();
  await save(key, ['https://shop.example']);
  expect([await picture('https://shop.example'), await picture('https://other.example')]).toEqual([
    'https://shop.example',
    undefined,
  ]);
});

it('[EB1] [EB5] an embedded map is for the page that the map itself names, whatever other pages say', async () => {
  const { key } = await generate();
  await save(key, ['https://shop.example']);
  const embedded = (embedder: string, headers: Record<string, string>) =>
    test.call(readPreview, { params: { id: uuid }, query: { access_key: key, embedder }, headers });
  const own = { 'sec-fetch-site': 'same-origin' };
  expect((await embedded('https://shop.example', own)).status).toBe(200);
  expect((await embedded('https://other.example', own)).status).toBe(403);
  const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  expect((await embedded('https://shop.example', foreign)).status).toBe(403);
  expect((await embedded('https://shop.example', {})).status).toBe(403);
  const plan = await test.call(readPreviewPlan, {
    params: {
      id: uuid,
      floor: (await embedded('https://shop.example', own)).data.publication.project.first_floor ?? '',
    },
    query: { access_key: key, embedder: 'https://other.example' },
    headers: own,
  });
  expect(plan.status).toBe(403);
  const activities = (await list()).find((one) => one.key === key)?.activity.map(({ description }) => description);
  expect(activities).toEqual(
    expect.arrayContaining(['Used from https://shop.example', 'Refused from https://other.example']),
  );
});
