import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJob } from '@/contract/jobs/jobs';
import {
  type CheckIn,
  checkInDevice,
  commissionDevice,
  createCommissioningCode,
  provisionKiosks,
  readDeviceBuild,
  readDeviceConfiguration,
  readDevicePlan,
  readDevicePublication,
} from '@/contract/kiosks/devices';
import {
  createKiosk,
  decommissionKiosk,
  deleteKiosk,
  type KioskBody,
  listKiosks,
  updateKiosk,
} from '@/contract/kiosks/kiosks';
import { publishProjectByPost } from '@/contract/locations/projects';
import { buildProjectByPost, listBuilds } from '@/contract/publishing/builds';
import { watchContacts } from '../../../../server/jobs/contactWatch';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let riverside: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp({ jobs: 'running' });
  as = await test.signInAs('manager@riverside.example');
  riverside = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, riverside, { withPlan: true });
});
afterAll(() => test.close());

const LIVE: KioskBody = {
  name: 'North',
  description: '',
  project_id: null,
  orientation: 90,
  lat: null,
  lon: null,
  is_test: false,
  version_id: null,
  project_build_id: null,
  internal_use: false,
};
const WELL: CheckIn = { state: 2, progress: null, build: null, version: '1.0.0' };

const create = async (body: Partial<KioskBody> = {}) =>
  (await test.call(createKiosk, { as, body: { ...LIVE, ...body } })).data;
const codeFor = (id: number) => test.call(createCommissioningCode, { as, params: { id: String(id) } });
const exchange = (code: string, address?: string) =>
  test.call(commissionDevice, { body: { code }, ...(address !== undefined && { address }) });
const checkIn = (key: string, report: Partial<CheckIn> = {}) =>
  test.call(checkInDevice, { as: key, body: { ...WELL, ...report } });
const configurationOf = async (key: string) => (await test.call(readDeviceConfiguration, { as: key })).data;
const listed = async (id: number) =>
  (await test.call(listKiosks, { as, params: { uuid: riverside }, query: {} })).data.screens.find(
    (one) => one.id === id,
  );

/** A commissioned kiosk and its key. */
async function commissioned(body: Partial<KioskBody> = {}) {
  const { id } = await create(body);
  const { data } = await exchange((await codeFor(id)).data.code);
  return { id, key: data.key };
}

async function publish(isDemo = false): Promise<void> {
  const params = { uuid: location.project };
  const job = (await test.call(publishProjectByPost, { as, params, query: isDemo ? { demo: '1' } : {} })).data.uuid;
  // The test has its limit.
  for (;;) {
    const { state, error } = (await test.call(readJob, { as, params: { uuid: job } })).data;
    if (state === 'succeeded') return;
    if (state === 'failed') throw new Error(error ?? 'It failed.');
    await new Promise((done) => setTimeout(done, 25));
  }
}

it('[KI40] [KI41] a device exchanges the code for a key once, and the log says who let it in', async () => {
  const { id } = await create();
  const first = await codeFor(id);
  expect(first.data.code).toMatch(/^[A-HJ-NP-TV-Z2-9]{4}-[A-HJ-NP-TV-Z2-9]{4}$/);
  const second = await codeFor(id);
  expect((await exchange(first.data.code)).status).toBe(404);
  const made = await exchange(` ${second.data.code.toLowerCase().replace('-', ' ')}`);
  expect(made.data).toMatchObject({ name: 'North', key: expect.stringMatching(/^[\w-]{43}$/) });
  expect((await exchange(second.data.code)).status).toBe(404);
  expect(await listed(id)).toMatchObject({
    plus_id: `PLUS-${id}`,
    commission_status: `PN-${id}`,
    state: 96,
    last_contact: null,
    device_key: made.data.key.slice(-4),
  });
  expect((await codeFor(id)).error.code).toBe('commissioned');
  const { rows } = await test.database.pool.query<{ text: string }>(
    'SELECT device_keys::text AS text FROM device_keys',
  );
  expect(rows.map(({ text }) => text).join()).not.toContain(made.data.key);
  const trail = (await test.audit()).filter(({ tag, subject }) => tag === 'kiosk' && subject === String(id));
  expect(trail).toHaveLength(4);
  expect(new Set(trail.map(({ causer_id }) => causer_id)).size).toBe(1);
});

it('[KI41] of ten devices with one code one becomes the kiosk', async () => {
  const { code } = (await codeFor((await create()).id)).data;
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
});

it('[KI42] an expired code opens nothing, and guessing is slowed down', async () => {
  const { id } = await create();
  const { code } = (await codeFor(id)).data;
  test.clock.pass(10 * 60_000 + 1);
  expect((await exchange(code, '10.9.0.1')).error.code).toBe('code-unknown');
  for (let tries = 1; tries < 20; tries += 1) expect((await exchange(`AAAA-${tries}`, '10.9.0.1')).status).toBe(404);
  const late = await exchange((await codeFor(id)).data.code, '10.9.0.1');
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
});

it('[KI43] the key opens nothing but the calls of devices, and no session opens those', async () => {
  const { key } = await commissioned();
  expect((await test.call(listKiosks, { as: key, params: { uuid: riverside }, query: {} })).status).toBe(401);
  expect((await checkIn(as)).status).toBe(401);
  const unknown = await checkIn('k'.repeat(43));
  expect([unknown.status, unknown.error.code, unknown.error.message]).toEqual([
    401,
    'session-over',
    serviceText('failed.deviceKey'),
  ]);
});

it('[KI43] the key is dead once its kiosk is decommissioned or deleted', async () => {
  const [one, other] = [await commissioned(), await commissioned()];
  expect((await checkIn(one.key)).status).toBe(200);
  await test.call(decommissionKiosk, { as, params: { id: String(one.id) } });
  expect((await checkIn(one.key)).status).toBe(401);
  expect((await test.call(readDeviceConfiguration, { as: one.key })).status).toBe(401);
  expect(await listed(one.id)).toMatchObject({ state: 96, plus_id: null, device_key: null });
  await test.call(deleteKiosk, { as, params: { id: String(other.id) } });
  expect((await checkIn(other.key)).status).toBe(401);
  const again = await exchange((await codeFor(one.id)).data.code);
  expect((await checkIn(again.data.key)).status).toBe(200);
  expect((await checkIn(one.key)).status).toBe(401);
});

it('[KI84] a check-in says how wrong the clock of the device is', async () => {
  const { id, key } = await commissioned();
  const at = (seconds: number) => new Date(test.clock.now.getTime() + seconds * 1000).toISOString();
  await checkIn(key);
  expect((await listed(id))?.clock_skew).toBeNull();
  await checkIn(key, { time: at(-90_000) });
  expect((await listed(id))?.clock_skew).toBe(-90_000);
  await checkIn(key, { time: at(2) });
  expect((await listed(id))?.clock_skew).toBe(2);
  expect((await checkIn(key, { time: 'yesterday' })).status).toBe(422);
});

it('[KI115] two devices that check in with one key are noticed, and a device that starts again is not', async () => {
  const { id, key } = await commissioned();
  const [one, other, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const isShared = async () => (await listed(id))?.key_shared;
  const heard: string[] = [];
  const leave = test.events.subscribe(({ kind }) => heard.push(kind));
  for (const page of [one, one, other, other, third]) {
    await checkIn(key, { page });
    test.clock.pass(60_000);
  }
  await checkIn(key);
  expect(await isShared()).toBe(false);
  heard.length = 0;
  await checkIn(key, { page: other });
  expect([await isShared(), heard]).toEqual([true, ['kiosks-update']]);
  // It stays so while they go on, and for a while after one has ended.
  test.clock.pass(60_000);
  await checkIn(key, { page: third });
  test.clock.pass(14 * 60_000);
  await checkIn(key, { page: third });
  expect([await isShared(), heard]).toEqual([true, ['kiosks-update']]);
  test.clock.pass(60_000);
  await checkIn(key, { page: third });
  expect([await isShared(), heard]).toEqual([false, ['kiosks-update', 'kiosks-update']]);
  // A start that comes back later is of a device that was put away.
  await checkIn(key, { page: one });
  expect(await isShared()).toBe(false);
  await checkIn(key, { page: third });
  expect(await isShared()).toBe(true);
  await test.call(decommissionKiosk, { as, params: { id: String(id) } });
  expect(await isShared()).toBe(false);
  expect((await checkIn(key, { page: 'mine' })).status).toBe(401);
  leave();
});

it('[KI44] [KI47] a check-in is stored with the time of the service and announced where something has changed', async () => {
  const { id, key } = await commissioned();
  const heard: string[] = [];
  const leave = test.events.subscribe(({ kind }) => heard.push(kind));
  await checkIn(key, { state: 5, progress: 40 });
  expect(await listed(id)).toMatchObject({
    state: 5,
    progress: 40,
    last_contact: test.clock.now.toISOString(),
    running_version: '1.0.0',
    running_build: null,
  });
  expect(heard).toEqual(['kiosks-update']);
  test.clock.pass(60_000);
  await checkIn(key, { state: 5, progress: 40 });
  expect((await listed(id))?.last_contact).toBe(test.clock.now.toISOString());
  expect(heard).toEqual(['kiosks-update']);
  leave();
  for (const report of [{ state: 96 }, { state: 2, progress: 101 }, { state: 2, build: -1 }])
    expect((await checkIn(key, report as Partial<CheckIn>)).status).toBe(422);
});

it('[KI44] an edit of a kiosk does not collide with its check-ins', async () => {
  const { id, key } = await commissioned();
  const before = await listed(id);
  await checkIn(key);
  const body = { ...LIVE, name: 'South', ...(before?.revision !== undefined && { revision: before.revision }) };
  expect((await test.call(updateKiosk, { as, params: { id: String(id) }, body })).status).toBe(200);
});

it('[KI45] many check-ins are one statement, and a kiosk that checks in too often gets 429 Too Many Requests', async () => {
  const staff = await test.signInAs('staff@atrium.example');
  const made = await test.call(provisionKiosks, {
    as: staff,
    body: { name: 'Lobby', project_id: null, is_test: false, count: 100 },
  });
  let statements = 0;
  const { pool } = test.database;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...given: unknown[]) => {
      if (String(given[0]).startsWith('UPDATE kiosks SET last_contact')) statements += 1;
      return query(...given);
    },
  });
  const answers = await Promise.all(made.data.map(({ key }) => checkIn(key)));
  Object.assign(pool, { query });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(statements).toBeLessThanOrEqual(3);
  const [one] = made.data;
  const often = await Promise.all(Array.from({ length: 20 }, () => checkIn(one?.key ?? '')));
  expect(often.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 429]);
});

it('[KI46] a kiosk that is silent for five minutes is out of contact until it checks in again', async () => {
  const { id, key } = await commissioned();
  await checkIn(key);
  const watch = () => watchContacts({ pool: test.database.pool, events: test.events, clock: () => test.clock.now });
  test.clock.pass(5 * 60_000);
  await watch();
  expect((await listed(id))?.state).toBe(2);
  test.clock.pass(1);
  await watch();
  expect((await listed(id))?.state).toBe(97);
  await checkIn(key, { state: 3 });
  expect((await listed(id))?.state).toBe(3);
});

it('[KI113] the tag changes with the version that a kiosk may run, also by time, and not with what is noted of others', async () => {
  const { pool } = test.database;
  const { key } = await commissioned({ project_id: location.project });
  const tagOf = async () => {
    const { tag } = await configurationOf(key);
    expect((await checkIn(key)).data.tag).toBe(tag);
    return tag;
  };
  const version = async (name: string, type: number, released: Date | null) =>
    (
      await pool.query<{ id: number }>(
        `INSERT INTO versions (version, notes, type, created_at, tested, approved, released, released_at) VALUES ($1, '', $2, $3, true, true, $4, $5) RETURNING id`,
        [name, type, test.clock.now, released !== null, released],
      )
    ).rows[0]?.id ?? 0;
  const before = await tagOf();
  const [core, demo, dev] = [
    await version('90.0.0', 1, null),
    await version('90.0.1', 2, test.clock.now),
    await version('90.0.2', 3, null),
  ];
  await pool.query('INSERT INTO version_organisations (version_id, organisation_id) VALUES ($1, $2)', [
    demo,
    test.organisations.lakeside,
  ]);
  await pool.query(
    `UPDATE versions SET notes = 'Noted', tested_at = now(), revision = revision + 1 WHERE id = ANY ($1)`,
    [[core, demo, dev]],
  );
  expect(await tagOf()).toBe(before);
  await pool.query('UPDATE versions SET released = true, released_at = $2 WHERE id = $1', [core, test.clock.now]);
  const released = await tagOf();
  expect(released).not.toBe(before);
  await pool.query(`UPDATE versions SET notes = 'Noted again', revision = revision + 1 WHERE id = $1`, [core]);
  expect(await tagOf()).toBe(released);
  await pool.query('UPDATE versions SET released_at = $2 WHERE id = $1', [
    core,
    new Date(test.clock.now.getTime() - 29.9 * 24 * 60 * 60_000),
  ]);
  const soon = await tagOf();
  test.clock.pass(3 * 60 * 60_000);
  expect(await tagOf()).not.toBe(soon);
  await pool.query('DELETE FROM versions WHERE id = ANY ($1)', [[core, demo, dev]]);
});

it('[KI48] [KI49] a kiosk learns what is published for it, and shows that', async () => {
  const { id, key } = await commissioned({ project_id: location.project });
  const demo = await commissioned({ project_id: location.project, is_test: true });
  const unpublished = await configurationOf(key);
  expect(unpublished).toMatchObject({ id, location: location.project, orientation: 90, build: null });
  expect((await test.call(readDeviceBuild, { as: key })).status).toBe(404);

  await publish();
  const { tag } = (await checkIn(key)).data;
  expect(tag).not.toBe(unpublished.tag);
  const first = await configurationOf(key);
  expect([first.tag, first.build?.number]).toEqual([tag, 1]);
  const archive = await test.call(readDeviceBuild, { as: key });
  expect(archive.bytes.length).toBe(first.build?.bytes);
  const shown = await test.call(readDevicePublication, { as: key });
  expect(shown.data.publication.project.location.uuid).toBe(location.project);
  const planOf = (floor: string) => test.call(readDevicePlan, { as: key, params: { floor } });
  expect((await planOf(location.floors[0])).bytes.length).toBeGreaterThan(100);
  expect((await planOf(location.floors[1])).status).toBe(404);

  await publish(true);
  expect((await configurationOf(key)).build?.number).toBe(1);
  expect((await configurationOf(demo.key)).build?.number).toBe(2);
  const builds = (await test.call(listBuilds, { as, params: { uuid: location.project } })).data;
  await test.call(updateKiosk, {
    as,
    params: { id: String(demo.id) },
    body: { ...LIVE, is_test: true, project_id: location.project, project_build_id: builds.at(-1)?.id ?? null },
  });
  expect((await configurationOf(demo.key)).build?.number).toBe(1);
  await checkIn(demo.key, { build: builds[0]?.id ?? null });
  expect(await listed(demo.id)).toMatchObject({ running_build: 2, shown_build: 1 });
});

it('[KI44] the build of another organisation is none', async () => {
  const other = await test.signInAs('manager@lakeside.example');
  const foreign = await makeLocation(test, other, await organisationOf(test, test.organisations.lakeside));
  await test.call(buildProjectByPost, { as: other, params: { uuid: foreign.project } });
  const { rows } = await test.database.pool.query<{ id: number }>(
    `INSERT INTO builds (uuid, organisation_id, project_id, build_number, zip_key, bytes)
     SELECT gen_random_uuid(), organisation_id, id, 7, 'builds/none', 1 FROM projects WHERE uuid = $1 RETURNING id`,
    [foreign.project],
  );
  const { id, key } = await commissioned({ project_id: location.project });
  await checkIn(key, { build: rows[0]?.id ?? 0 });
  expect((await listed(id))?.running_build).toBeNull();
});

it('[KI50] provider staff prepare kiosks with their keys, nobody else does', async () => {
  const staff = await test.signInAs('staff@atrium.example');
  const body = { name: 'Hall', project_id: null, is_test: true, count: 2 };
  const made = await test.call(provisionKiosks, { as: staff, body });
  expect(new Set(made.data.map(({ key }) => key)).size).toBe(2);
  expect((await configurationOf(made.data[1]?.key ?? '')).name).toBe('Hall 2');
  expect((await test.call(provisionKiosks, { as, body })).status).toBe(403);
  expect((await test.call(provisionKiosks, { as: staff, body: { ...body, count: 501 } })).status).toBe(422);
  const foreign = await test.call(provisionKiosks, { as: staff, body: { ...body, project_id: location.project } });
  expect([foreign.status, Object.keys(foreign.error.errors ?? {})]).toEqual([422, ['project_id']]);
});
