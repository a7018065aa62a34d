import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cancelJob, readJob } from '@/contract/jobs/jobs';
import { createAccessKey } from '@/contract/locations/accessKeys';
import { publicationSchema } from '@/contract/locations/projectData';
import { publishProjectByPost } from '@/contract/locations/projects';
import {
  buildProject,
  buildProjectByPost,
  downloadBuild,
  listBuilds,
  publishBuild,
  readBuild,
} from '@/contract/publishing/builds';
import { translate } from '@/contract/texts/translate';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { createBuildJob } from '../../../../server/jobs/buildJob';
import { startJobs } from '../../../../server/jobs/jobs';
import { leaseJob } from '../../../../server/repositories/jobs/jobs';
import { serviceText } from '../../../../server/texts';
import { keepHouse } from '../../../support/service/keepHouse';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { testWayfinder } from '../../../support/service/testWayfinder';
import { unzip } from '../../../support/unzip';

const LOGO = 'L'.repeat(43);

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let wayfinder: string;
beforeAll(async () => {
  wayfinder = testWayfinder();
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  await test.database.pool.query(`UPDATE jobs SET state = 'cancelled' WHERE state IN ('queued', 'running')`);
  location = await makeLocation(test, as, organisation, { withPlan: true });
});
afterAll(() => test.close());

const params = () => ({ uuid: location.project });
const request = () => test.call(buildProjectByPost, { as, params: params() });
const job = async (uuid: string) => (await test.call(readJob, { as, params: { uuid } })).data;
const handler = (folder = wayfinder) =>
  createBuildJob({
    pool: test.database.pool,
    storage: test.storage,
    clock: () => test.clock.now,
    wayfinder: folder,
    publicUrl: 'https://atrium.test',
  });

/** Works on the queue until the job is over. */
async function work(uuid: string, build = handler()): Promise<void> {
  const jobs = startJobs(test.database.pool, { build }, { info: () => {}, error: () => {} });
  while (['queued', 'running'].includes((await job(uuid)).state)) jobs.wake();
  await jobs.stop();
}

async function build(): Promise<void> {
  const { data } = await request();
  await work(data.uuid);
  expect(await job(data.uuid)).toMatchObject({ state: 'succeeded', kind: 'build' });
}

const open = async () => (await test.call(downloadBuild, { as, params: params(), query: {} })).data.url;
const download = (url: string) => test.call(readBuild, { params: { key: url.replace('/api/builds/', '') } });
const files = async () => unzip((await download(await open())).bytes);

it('[WB2] holds the wayfinder, the location and its plans, and names nothing of the service', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e6e' } })
    .webp()
    .toBuffer();
  await test.storage.put('images/1-logo.webp', bytes, { contentType: 'image/webp' });
  await test.database.pool.query(
    `INSERT INTO images (key, organisation_id, file_key, content_type) VALUES ($1, $2, 'images/1-logo.webp', 'image/webp')`,
    [LOGO, test.organisations.riverside],
  );
  await test.database.pool.query('UPDATE organisations SET logo = $1 WHERE id = $2', [
    `/api/images/${LOGO}`,
    test.organisations.riverside,
  ]);
  await build();
  const built = await files();
  const plans = location.floors.map((floor) => `data/plans/${floor}.plan`);
  expect([...built.keys()].filter((path) => !path.startsWith('data/plans/')).sort()).toEqual([
    'README.txt',
    'assets/index-1.js',
    `data/images/${LOGO}.webp`,
    'data/publication.json',
    'index.html',
    'manifest.webmanifest',
    'sw.js',
  ]);
  expect(built.get(`data/images/${LOGO}.webp`)).toEqual(bytes);
  const text = built.get('data/publication.json')?.toString('utf8') ?? '';
  expect(text).not.toContain('/api/');
  const publication = publicationSchema.parse(JSON.parse(text));
  expect(publication.organisation.logo).toBe(`./data/images/${LOGO}.webp`);
  const drawn = publication.project.location.buildings
    .flatMap((building) => building.floors)
    .flatMap(({ plan }) => plan ?? []);
  expect(plans).toEqual(expect.arrayContaining(drawn));
  for (const plan of drawn)
    expect(decodeFloorPlan(new Uint8Array(built.get(plan) ?? [])).names.length).toBeGreaterThan(0);
  expect(JSON.parse(built.get('manifest.webmanifest')?.toString('utf8') ?? '')).toMatchObject({ start_url: './' });
});

it('[AY9] has the intake and the oldest key of the location, and a policy that lets it send there', async () => {
  const page = async () => {
    await build();
    const built = await files();
    const text = (path: string) => built.get(path)?.toString('utf8') ?? '';
    return { html: text('index.html'), ...publicationSchema.parse(JSON.parse(text('data/publication.json'))) };
  };
  const uncounted = await page();
  expect(uncounted.visits).toBeUndefined();
  expect(uncounted.html).toContain(`content="default-src 'self'; img-src data:"`);
  const { key } = (await test.call(createAccessKey, { as, params: params(), body: {} })).data;
  await test.call(createAccessKey, { as, params: params(), body: {} });
  const counted = await page();
  expect(counted.visits).toEqual({ address: 'https://atrium.test/api/analytics/events', access_key: key });
  expect(counted.html).toContain(`content="default-src 'self'; connect-src 'self' https://atrium.test; img-src data:"`);
});

it('[WB3] the service worker has every file with a hash of its bytes', async () => {
  await build();
  const built = await files();
  const list = /precache\((.*)\)/.exec(built.get('sw.js')?.toString('utf8') ?? '')?.[1] ?? '[]';
  const listed = JSON.parse(list) as { url: string; revision: string }[];
  const needed = [...built.keys()].filter((path) => path !== 'sw.js' && path !== 'README.txt');
  expect(listed.map(({ url }) => url).sort()).toEqual(needed.sort());
  for (const { url, revision } of listed) {
    const hash = createHash('sha256')
      .update(built.get(url) ?? '')
      .digest('hex');
    expect(hash.startsWith(revision) && revision.length >= 16).toBe(true);
  }
});

it('[WB1] is a job with a number of its own; a second one waits its turn, publishing too', async () => {
  const first = await request();
  expect(first.message).toBe(serviceText('location.buildRequested'));
  expect(first.data).toMatchObject({ kind: 'build', state: 'queued', project_uuid: location.project });
  for (const second of [
    await request(),
    await test.call(buildProject, { as, params: params() }),
    await test.call(publishProjectByPost, { as, params: params(), query: {} }),
  ]) {
    expect(second.status).toBe(409);
    expect(second.error.message).toBe(translate('location.publishBusy'));
  }
  await work(first.data.uuid);
  await build();
  const { rows } = await test.database.pool.query(
    'SELECT build_number FROM builds b JOIN projects p ON p.id = b.project_id WHERE p.uuid = $1 ORDER BY 1',
    [location.project],
  );
  expect(rows).toEqual([{ build_number: 1 }, { build_number: 2 }]);
});

it('[WB4] a download has a name, and its address ends after five minutes and with the next one', async () => {
  const none = await test.call(downloadBuild, { as, params: params(), query: {} });
  expect([none.status, none.error.message]).toEqual([404, serviceText('location.notBuilt')]);
  await build();
  const first = await open();
  const answer = await download(first);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+-build-1\.zip"$/);
  const second = await open();
  expect((await download(first)).status).toBe(404);
  test.clock.pass(5 * 60_000 + 1);
  expect((await download(second)).status).toBe(404);
  expect((await download('/api/builds/x')).status).toBe(404);
});

it('[WB10] Download takes the newest build that is not for demo units, and any other by its number', async () => {
  await build();
  await build();
  const { pool } = test.database;
  await pool.query(
    `UPDATE builds SET for_demo_units = true FROM projects p
      WHERE p.id = project_id AND p.uuid = $1 AND build_number = 2`,
    [location.project],
  );
  const named = async (query: { number?: number }) => {
    const answer = await test.call(downloadBuild, { as, params: params(), query });
    if (answer.status !== 200) return answer.status;
    return (await download(answer.data.url)).headers['content-disposition'];
  };
  expect(await named({})).toMatch(/-build-1\.zip"$/);
  expect(await named({ number: 2 })).toMatch(/-build-2\.zip"$/);
  expect(await named({ number: 3 })).toBe(404);
  const { data } = await test.call(listBuilds, { as, params: params() });
  expect(data.map((one) => one.for_demo_units)).toEqual([true, false]);
  // Whoever shows it to visitors has released it.
  await test.call(publishBuild, { as, params: { ...params(), number: '2' } });
  expect(await named({})).toMatch(/-build-2\.zip"$/);
});

it('[WB10] Download leaves out a build that was withdrawn, until there is a newer one', async () => {
  await build();
  test.clock.pass(1000);
  await build();
  const named = async () => (await download(await open())).headers['content-disposition'];
  expect(await named()).toMatch(/-build-2\.zip"$/);
  test.clock.pass(1000);
  await test.call(publishBuild, { as, params: { ...params(), number: '1' } });
  expect(await named()).toMatch(/-build-1\.zip"$/);
  test.clock.pass(1000);
  await build();
  expect(await named()).toMatch(/-build-3\.zip"$/);
});

it('[WB5] a build without a floor plan, or whose plan is gone, fails with the reason and leaves nothing', async () => {
  const bare = await makeLocation(test, as, organisation);
  const asked = await test.call(buildProjectByPost, { as, params: { uuid: bare.project } });
  await work(asked.data.uuid);
  expect(await job(asked.data.uuid)).toMatchObject({
    state: 'failed',
    error: 'No floor has a floor plan yet. Upload one first.',
  });

  const { rows } = await test.database.pool.query<{ plan_key: string }>('SELECT plan_key FROM floors WHERE uuid = $1', [
    location.floors[0],
  ]);
  await test.storage.delete(rows[0]?.plan_key ?? '');
  const { data } = await request();
  await work(data.uuid);
  const ended = await job(data.uuid);
  expect([ended.state, ended.error]).toEqual(['failed', expect.stringMatching(/is missing\. Upload it again\./)]);
  expect((await test.storedKeys()).filter((key) => key.startsWith('builds/'))).not.toContain(undefined);
  expect((await test.call(downloadBuild, { as, params: params(), query: {} })).status).toBe(404);
});

it('[WB5] a cancelled build leaves neither a build nor a file', async () => {
  const before = await test.storedKeys();
  const { data } = await request();
  const leased = await leaseJob(test.database.pool, { worker: 'w', seconds: 20, kinds: ['build'] });
  if (!leased) throw new Error('There is no job.');
  await test.call(cancelJob, { as, params: { uuid: data.uuid } });
  // The worker learns at its last report that the job is to stop.
  let reports = 0;
  const stopped = handler()(leased, {
    worker: 'w',
    report: async () => {
      reports++;
      if (reports > 4) throw new Error('cancelled');
    },
  });
  await expect(stopped).rejects.toThrow('cancelled');
  expect(await test.storedKeys()).toEqual(before);
  expect((await test.call(downloadBuild, { as, params: params(), query: {} })).status).toBe(404);
});

it('[WB6] keeps the ten newest builds and deletes the files of older ones', async () => {
  for (let times = 0; times < 11; times++) await build();
  const { rows } = await test.database.pool.query<{ build_number: number; zip_key: string }>(
    `SELECT build_number, zip_key FROM builds b JOIN projects p ON p.id = b.project_id WHERE p.uuid = $1
      ORDER BY build_number`,
    [location.project],
  );
  expect(rows.map(({ build_number }) => build_number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const stored = async () => (await test.storedKeys()).filter((key) => key.startsWith('builds/'));
  const before = await stored();
  test.clock.pass(3 * 24 * 60 * 60_000);
  await keepHouse(test, test.clock.now);
  const after = await stored();
  expect(before.length - after.length).toBeGreaterThanOrEqual(1);
  for (const { zip_key } of rows) expect(after).toContain(zip_key);
});
