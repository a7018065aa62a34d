import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countVisits,
  MOST_VISIT_EVENTS,
  readProjectWebAnalytics,
  readTopTimes,
  readTopVisitors,
  readVisitKey,
  readWebAnalytics,
  type VisitEvent,
} from '@/contract/analytics/analytics';
import { createAccessKey, deleteAccessKey, updateAccessKey } from '@/contract/locations/accessKeys';
import { updateProject } from '@/contract/locations/projectChanges';
import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { EVENTS_A_DAY, OF_CALLER, REQUESTS_A_MINUTE } from '../../../../server/analytics/visitLimits';
import { deleteSlice } from '../../../../server/repositories/operation/sweptRows';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

const HOUR = 3_600_000;
const NOON = new Date('2026-03-10T12:20:00Z');

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  test.clock.now = NOON;
  as = await test.signInAs('manager@riverside.example');
});
afterAll(() => test.close());

/** A location of its own with a key, so that no test sees the visits of another. */
async function place(zone = 'Europe/London') {
  const { project } = await makeLocation(test, as, organisation);
  await test.call(updateProject, { as, params: { uuid: project }, body: { settings: { timezone: zone } } });
  const { key } = (await test.call(createAccessKey, { as, params: { uuid: project }, body: {} })).data;
  places += 1;
  return { project, key, address: `198.51.100.${places}` };
}
let places = 0;
type Place = Awaited<ReturnType<typeof place>>;

const event = (given: Partial<VisitEvent> = {}): VisitEvent => ({
  service: 'web-map-ui',
  environment: 'live',
  time: test.clock.now.toISOString(),
  session: randomUUID(),
  ...given,
});
const send = ({ project, key, address }: Place, events: readonly VisitEvent[], origin?: string) =>
  test.call(countVisits, {
    address,
    body: { location: project, access_key: key, events: [...events] },
    ...(origin !== undefined && { headers: { origin } }),
  });
const services = async ({ project }: Place, query: { start?: string; end?: string } = {}) =>
  (await test.call(readProjectWebAnalytics, { as, params: { projectUuid: project }, query })).data;
const hours = async ({ project }: Place, query: { start?: string; end?: string } = {}) =>
  (await test.call(readTopTimes, { as, body: { project, ...query } })).data;
const at = (time: string) => new Date(time).toISOString();

describe('the intake', () => {
  it('[AY1] counts a visit once, however often its events are sent and by how many at once', async () => {
    const there = await place();
    const events = [event(), event(), event({ service: 'mapapp' })];
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(there, events)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await services(there)).toEqual([
      { service: 'mapapp', today: 1, total: 1 },
      { service: 'web-map-ui', today: 2, total: 2 },
    ]);
  });

  it('[EB5] counts the visits to an embedded map for the page that embeds it', async () => {
    const { project, key, address } = await place();
    const body = { name: 'Shop', domains: ['https://shop.example'] };
    await test.call(updateAccessKey, { as, params: { uuid: project, key }, body });
    const embedded = (embedder: string) =>
      test.call(countVisits, {
        address,
        body: { location: project, access_key: key, embedder, events: [event()] },
        headers: { origin: 'https://atrium.test', 'sec-fetch-site': 'same-origin' },
      });
    expect((await embedded('https://shop.example')).status).toBe(200);
    expect((await embedded('https://other.example')).status).toBe(403);
  });

  it('[AY1] counts concurrent requests with the same visits in another order', async () => {
    const there = await place();
    const events = Array.from({ length: 40 }, (_, one) =>
      event({ environment: one % 2 ? 'live' : 'dev', service: one % 3 ? 'mapapp' : 'web-map-1' }),
    );
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, one) => send(there, one % 2 ? events : [...events].reverse())),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect((await services(there)).reduce((sum, { total }) => sum + total, 0)).toBe(20);
  });

  it('[AY1] counts a long visit in each of its hours, and as one visitor', async () => {
    const there = await place();
    const session = randomUUID();
    await send(there, [
      event({ session, time: at('2026-03-10T10:50:00Z') }),
      event({ session, time: at('2026-03-10T11:05:00Z') }),
    ]);
    await send(there, [event({ session })]);
    const counted = await hours(there);
    expect([counted[10], counted[11], counted[12], counted.length]).toEqual([1, 1, 1, 24]);
    expect(await services(there)).toEqual([{ service: 'web-map-ui', today: 1, total: 1 }]);
  });

  it('[AY2] refuses a key that is blank, unknown, of another location, or deactivated', async () => {
    const there = await place();
    const other = await place();
    const refused = async (key: string) => {
      const { status, error } = await send({ ...there, key }, [event()]);
      return [status, error.message];
    };
    expect((await refused(''))[0]).toBe(422);
    for (const key of [' ', 'unknown', 'un\0known', other.key])
      expect(await refused(key)).toEqual([403, accessKeyText('refused')]);
    await test.call(deleteAccessKey, { as, params: { uuid: there.project, key: there.key } });
    expect(await refused(there.key)).toEqual([403, accessKeyText('refused')]);
    expect(await services(there)).toEqual([]);
  });

  it('[AY2] takes events from the domains of the key alone', async () => {
    const there = await place();
    await test.call(updateAccessKey, {
      as,
      params: { uuid: there.project, key: there.key },
      body: { name: 'Website', domains: ['https://*.shop.example'] },
    });
    expect((await send(there, [event()], 'https://map.shop.example')).status).toBe(200);
    for (const origin of ['https://shop.example.evil.tld', 'http://map.shop.example', undefined])
      expect((await send(there, [event()], origin)).status).toBe(403);
    expect(await services(there)).toMatchObject([{ total: 1 }]);
  });

  it('[AY3] takes JSON as text/plain, as a page of another site sends it', async () => {
    const there = await place();
    const payload = JSON.stringify({ location: there.project, access_key: there.key, events: [event()] });
    const post = (text: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/analytics/events',
        headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://map.shop.example' },
        payload: text,
      });
    expect((await post(payload)).statusCode).toBe(200);
    expect((await post('{')).statusCode).toBe(400);
    expect(await services(there)).toMatchObject([{ total: 1 }]);
  });

  it.each<[string, (sent: VisitEvent) => object[]]>([
    ['no event', () => []],
    ['too many', (one) => Array(MOST_VISIT_EVENTS + 1).fill(one)],
    ['an unknown service', (one) => [{ ...one, service: 'x'.repeat(100) }]],
    ['an unknown environment', (one) => [{ ...one, environment: 'staging' }]],
    ['no time', (one) => [{ ...one, time: 'yesterday' }]],
    ['a session that is no uuid', (one) => [{ ...one, session: 'Ada Lovelace' }]],
  ])('[AY3] refuses %s', async (_, eventsOf) => {
    const there = await place();
    expect((await send(there, eventsOf(event()) as VisitEvent[])).status).toBe(422);
    expect(await services(there)).toEqual([]);
  });

  it('[AY3] skips events of more than a day ago, takes the others, and answers how many of each', async () => {
    const there = await place();
    const old = event({ time: '2026-03-09T12:19:00Z' });
    expect((await send(there, [old, event(), event(), old])).data).toEqual({ taken: 2, skipped: 2 });
    expect((await send(there, [old])).data).toEqual({ taken: 0, skipped: 1 });
    expect(await services(there)).toMatchObject([{ total: 2 }]);
  });

  it.each([
    ['Asia/Kolkata', [17, 18, 18]],
    ['Asia/Kathmandu', [17, 18, 18]],
    ['Australia/Adelaide', [22, 23, 23]],
    ['America/St_Johns', [9, 10, 10]],
    ['Europe/London', [12, 12, 12]],
  ])('[AY7] counts by the hours of %s', async (zone, expected) => {
    test.clock.now = new Date('2026-03-10T12:50:00Z');
    const there = await place(zone);
    // In Nepal an hour begins at :15 UTC.
    const times = zone === 'Asia/Kathmandu' ? ['11:30', '12:20', '12:50'] : ['12:10', '12:40', '12:45'];
    await send(
      there,
      times.map((time) => event({ time: at(`2026-03-10T${time}:00Z`) })),
    );
    const counted = await hours(there);
    expect(counted.flatMap((count, hour) => Array<number>(count).fill(hour))).toEqual(expected);
    test.clock.now = NOON;
  });

  it('[AY1] a visit over two hours of UTC counts once in an hour of India', async () => {
    test.clock.now = new Date('2026-03-10T13:20:00Z');
    const there = await place('Asia/Kolkata');
    const session = randomUUID();
    const times = ['2026-03-10T12:40:00Z', '2026-03-10T13:10:00Z'];
    await send(
      there,
      times.map((time) => event({ session, time })),
    );
    expect((await hours(there)).reduce((sum, count) => sum + count)).toBe(1);
    test.clock.now = NOON;
  });

  it('[AY6] today begins at midnight of a zone of half an hour', async () => {
    test.clock.now = new Date('2026-03-10T19:00:00Z');
    const there = await place('Asia/Kolkata');
    // Midnight is at 18:30 UTC.
    await send(there, [event({ time: '2026-03-10T18:10:00Z' }), event({ time: '2026-03-10T18:40:00Z' })]);
    expect(await services(there)).toMatchObject([{ today: 1, total: 2 }]);
    test.clock.now = NOON;
  });

  it('[AY6] a range of minutes counts its quarters of an hour and no more', async () => {
    test.clock.now = new Date('2026-03-10T14:00:00Z');
    const there = await place();
    const times = ['13:05', '13:16', '13:29', '13:31', '13:50'];
    await send(
      there,
      times.map((time) => event({ time: at(`2026-03-10T${time}:00Z`) })),
    );
    const range = (start: string, end: string) => ({ start: `2026-03-10 ${start}`, end: `2026-03-10 ${end}` });
    expect(await services(there, range('13:15:00', '13:20:00'))).toMatchObject([{ total: 2 }]);
    expect((await hours(there, range('13:15:00', '13:20:00')))[13]).toBe(2);
    expect(await services(there, range('13:30:00', '14:00:00'))).toMatchObject([{ total: 2 }]);
    expect(await services(there, range('12:00:00', '13:15:00'))).toMatchObject([{ total: 1 }]);
    expect(await services(there, range('12:00:00', '15:00:00'))).toMatchObject([{ total: 5 }]);
    test.clock.now = NOON;
  });

  it('[AY1] an earlier event that arrives later moves the visit to where it began, also across midnight', async () => {
    test.clock.now = new Date('2026-03-10T00:20:00Z');
    const there = await place();
    const session = randomUUID();
    await send(there, [event({ session, time: '2026-03-10T00:10:00Z' })]);
    expect(await services(there)).toMatchObject([{ today: 1, total: 1 }]);
    await send(there, [event({ session, time: '2026-03-09T23:50:00Z' })]);
    await send(there, [event({ session, time: '2026-03-09T23:55:00Z' })]);
    expect(await services(there)).toMatchObject([{ today: 0, total: 1 }]);
    expect((await hours(there)).filter((count) => count > 0)).toEqual([1, 1]);
    test.clock.now = NOON;
  });

  it('[AY3] counts an event of the future in the present hour', async () => {
    const there = await place();
    await send(there, [event({ time: at('2027-01-01T00:00:00Z') })]);
    expect((await hours(there))[12]).toBe(1);
  });

  it('[AY4] answers 429 with a time when a key sends too much, and takes events again after it', async () => {
    const there = await place();
    await send(there, [event()]);
    await test.database.pool.query(
      `UPDATE attempts SET count = $2 WHERE key = 'analytics:key:' || (SELECT id FROM access_keys WHERE key = $1)`,
      [there.key, REQUESTS_A_MINUTE],
    );
    const reply = await send(there, [event()]);
    expect([reply.status, reply.error.message, reply.headers['retry-after']]).toEqual([
      429,
      serviceText('analytics.slowDown', { count: 60 }),
      '60',
    ]);
    test.clock.pass(61_000);
    expect((await send(there, [event()])).status).toBe(200);
    test.clock.now = NOON;
  });

  it('[AY4] limits a caller before its key, by requests and by events, and all others may go on', async () => {
    const there = await place();
    const statuses = async (count: number, events: () => VisitEvent[]) => {
      const replies = await Promise.all(Array.from({ length: count }, () => send(there, events())));
      return replies.map(({ status }) => status);
    };
    const one = () => [event()];
    const many = () => Array.from({ length: MOST_VISIT_EVENTS }, () => event());
    expect((await statuses(OF_CALLER.requests + 5, one)).filter((status) => status === 429)).toHaveLength(5);
    const counted = async () =>
      (
        await test.database.pool.query<{ count: number }>(
          `SELECT count FROM attempts WHERE key = 'analytics:key:' || (SELECT id FROM access_keys WHERE key = $1)`,
          [there.key],
        )
      ).rows[0]?.count;
    expect(await counted()).toBe(OF_CALLER.requests);
    const other = { ...there, address: '2001:db8:7::1' };
    expect((await send(other, [event()])).status).toBe(200);
    // An address of the same subscriber.
    const same = { ...there, address: '2001:db8:7::ffff' };
    const fitting = Math.floor((OF_CALLER.events - 1) / MOST_VISIT_EVENTS);
    for (let at = 0; at < fitting; at += 1) expect((await send(same, many())).status).toBe(200);
    expect((await send(other, many())).status).toBe(429);
    test.clock.pass(61_000);
    expect((await send(there, [event()])).status).toBe(200);
    test.clock.now = NOON;
  });

  it('[AY4] a location takes so many events a day, and a rejected request writes nothing', async () => {
    const there = await place();
    await send(there, [event()]);
    await test.database.pool.query(
      `UPDATE attempts SET count = $2 WHERE key = 'analytics:day:' || (SELECT id FROM projects WHERE uuid = $1)`,
      [there.project, EVENTS_A_DAY],
    );
    const written = async () =>
      (await test.database.pool.query('SELECT key, count FROM attempts ORDER BY key')).rows.concat(
        (await test.database.pool.query('SELECT count(*)::int FROM analytics_visits')).rows,
      );
    expect((await send(there, [event()])).status).toBe(429);
    const before = await written();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(there, [event()])));
    expect(replies.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      Array(20).fill([429, String(24 * 60 * 60)]),
    );
    expect(await written()).toEqual(before);
  });

  it('[AK5] [AY4] notes the first 20 origins of a key in an hour, and counts no rejected one towards its limit', async () => {
    const there = await place();
    await test.call(updateAccessKey, {
      as,
      params: { uuid: there.project, key: there.key },
      body: { name: 'Website', domains: ['https://shop.example'] },
    });
    for (let at = 0; at < 40; at += 1)
      expect((await send(there, [event()], `https://${at}.evil.example`)).status).toBe(403);
    const noted = async () =>
      (
        await test.database.pool.query(
          'SELECT a.description FROM access_key_activity a JOIN access_keys k ON k.id = a.access_key_id WHERE k.key = $1 AND a.description LIKE $2',
          [there.key, 'Refused%'],
        )
      ).rows.length;
    expect(await noted()).toBe(20);
    const { rows } = await test.database.pool.query(
      `SELECT 1 FROM attempts WHERE key = 'analytics:key:' || (SELECT id FROM access_keys WHERE key = $1)`,
      [there.key],
    );
    expect(rows).toEqual([]);
    test.clock.pass(HOUR + 1);
    await send(there, [event()], 'https://later.evil.example');
    expect(await noted()).toBe(21);
    test.clock.now = NOON;
  });

  it('[AY5] stores no more of a visit than service, environment, hour and a random id, which is deleted in time', async () => {
    const there = await place();
    const secret = 'Ada Lovelace';
    const { status } = await test.call(countVisits, {
      body: { location: there.project, access_key: there.key, events: [Object.assign(event(), { name: secret })] },
      headers: { 'user-agent': secret },
      address: '203.0.113.7',
    } as never);
    expect(status).toBe(200);
    const { rows } = await test.database.pool.query<{ row: string }>(
      `SELECT v::text AS row FROM analytics_visits v UNION ALL SELECT h::text FROM analytics_hours h`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes('Lovelace') || row.includes('203.0.113'))).toEqual([]);
    const left = async () =>
      (
        await test.database.pool.query(
          'SELECT 1 FROM analytics_visits v JOIN projects p ON p.id = v.project_id WHERE p.uuid = $1',
          [there.project],
        )
      ).rows.length;
    const visits = { table: 'analytics_visits', since: 'received_at', where: null, most: 1_000_000 };
    await deleteSlice(test.database.pool, { ...visits, before: new Date(NOON.getTime() - 1) });
    expect(await left()).toBeGreaterThan(0);
    await deleteSlice(test.database.pool, { ...visits, before: new Date(NOON.getTime() + HOUR) });
    expect(await left()).toBe(0);
    expect(await services(there)).toMatchObject([{ total: 1 }]);
  });

  it('[AY9] gives the preview a key that allows this service, and none where no key does', async () => {
    const there = await place();
    const params = { id: there.project };
    const read = async () => (await test.call(readVisitKey, { as, params })).data.access_key;
    expect(await read()).toBe(there.key);
    const toStrangers = async () => (await test.call(readVisitKey, { params })).data.access_key;
    expect(await toStrangers()).toBeNull();
    const restrict = (domains: string[]) =>
      test.call(updateAccessKey, {
        as,
        params: { uuid: there.project, key: there.key },
        body: { name: 'Website', domains },
      });
    await restrict(['https://shop.example']);
    expect(await read()).toBeNull();
    await restrict(['https://shop.example', 'https://atrium.test']);
    expect(await read()).toBe(there.key);
    expect((await test.call(readVisitKey, { params: { id: randomUUID() } })).status).toBe(404);
    expect((await test.call(readVisitKey, { params: { id: 'x' } })).status).toBe(404);
  });
});

describe('the figures', () => {
  /** Visits to a location by hour, whenever they were. */
  async function visited({ project }: Place, times: readonly string[], environment = 'live') {
    for (const time of times)
      await test.database.pool.query(
        `INSERT INTO analytics_hours (organisation_id, project_id, environment, service, hour, sessions, visitors)
         SELECT organisation_id, id, $3, 'web-map-ui', $2, 3, 2 FROM projects WHERE uuid = $1`,
        [project, time, environment],
      );
  }

  it('[AY6] today begins at midnight of the location', async () => {
    const there = await place('Asia/Tokyo');
    await visited(there, ['2026-03-09T14:00:00Z', '2026-03-09T15:00:00Z', '2026-03-10T11:00:00Z']);
    expect(await services(there)).toEqual([{ service: 'web-map-ui', today: 4, total: 6 }]);
  });

  it('[AY6] the total counts from the quarter of the start up to the end', async () => {
    const there = await place();
    await visited(there, ['2026-03-01T09:00:00Z', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z']);
    const total = async (query: { start?: string; end?: string }) => (await services(there, query))[0]?.total ?? 0;
    expect(await total({})).toBe(6);
    // Counts of before there were quarters stand at the beginning of its hour.
    expect(await total({ start: '2026-03-01 10:30:00' })).toBe(2);
    expect(await total({ start: '2026-03-01 10:00:00' })).toBe(4);
    expect(await total({ end: '2026-03-01 11:00:00' })).toBe(4);
    expect(await total({ start: '2026-03-01 10:00:00', end: '2026-03-01 10:59:59' })).toBe(2);
  });

  it('[AY7] sorts sessions into the hours of the day of the location, on both sides of both changes of clocks', async () => {
    const there = await place('Europe/London');
    // 28 March 2027, 01:00 UTC: forward. 25 October 2026, 01:00 UTC: back.
    await visited(there, ['2025-10-26T00:00:00Z', '2025-10-26T01:00:00Z', '2026-01-05T08:00:00Z']);
    const counted = await hours(there);
    expect(counted).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 1 ? 6 : hour === 8 ? 3 : 0)));
    const summer = await place('Europe/London');
    await visited(summer, ['2025-03-30T00:00:00Z', '2025-03-30T01:00:00Z', '2025-07-05T08:00:00Z']);
    expect(await hours(summer)).toEqual(Array.from({ length: 24 }, (_, hour) => ([0, 2, 9].includes(hour) ? 3 : 0)));
  });

  it('[AY21] top visitors of a location are by service, with their colours', async () => {
    const there = await place();
    await visited(there, ['2026-03-01T09:00:00Z']);
    const { data } = await test.call(readTopVisitors, { as, body: { project: there.project } });
    expect(data).toEqual([{ label: 'Web Map v2', data: 2, backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/) }]);
  });

  it('[AY21] the provider sees the ten most visited locations and the services of all of them', async () => {
    const staff = await test.signInAs('staff@atrium.example');
    const before = (await test.call(readWebAnalytics, { as: staff, query: {} })).data;
    for (let one = 0; one < 11; one += 1)
      await visited(await place(), ['2026-02-01T09:00:00Z', '2026-02-01T10:00:00Z']);
    const { data } = await test.call(readTopVisitors, {
      as: staff,
      body: { start: '2026-02-01 00:00:00', end: '2026-02-02 00:00:00' },
    });
    expect(data.map((row) => row.data)).toEqual(Array(10).fill(4));
    const totalOf = (rows: typeof before) => rows.find(({ service }) => service === 'web-map-ui')?.total ?? 0;
    const after = (await test.call(readWebAnalytics, { as: staff, query: {} })).data;
    expect(totalOf(after) - totalOf(before)).toBe(44);
  });

  it('[AY8] counts live visits unless provider staff choose other environments', async () => {
    const there = await place();
    await visited(there, ['2026-03-01T09:00:00Z']);
    await visited(there, ['2026-03-01T09:00:00Z', '2026-03-01T10:00:00Z'], 'dev');
    expect(await services(there)).toMatchObject([{ total: 2 }]);
    const chosen = (environments: string) =>
      test.call(readProjectWebAnalytics, { as, params: { projectUuid: there.project }, query: { environments } });
    expect((await chosen('live')).status).toBe(200);
    expect((await chosen('live,dev')).status).toBe(403);
    expect((await chosen('staging')).status).toBe(422);
    const staff = await test.signInAs('staff@atrium.example');
    const { data } = await test.call(readTopVisitors, {
      as: staff,
      body: { environments: 'dev', end: '2026-03-02 00:00:00' },
    });
    expect(data.some((row) => row.data === 4)).toBe(true);
  });

  it('[AY11] gives an organisation with customers nothing', async () => {
    const reseller = await test.signInAs('reseller@northwind.example');
    const mine = await organisationOf(test, test.organisations.northwind);
    const { project } = await makeLocation(test, reseller, mine);
    for (const body of [{}, { project }]) {
      const { status, error } = await test.call(readTopTimes, { as: reseller, body });
      expect([status, error.message]).toEqual([403, 'Please select a project to view analytics']);
    }
  });

  it.each([
    [{ start: '2026-03-02 00:00:00', end: '2026-03-02 00:00:00' }],
    [{ start: '2026-03-03 00:00:00', end: '2026-03-02 00:00:00' }],
    [{ start: '2026-02-30 00:00:00' }],
    [{ end: '2026-03-02T00:00:00Z' }],
  ])('[AY6] refuses the range %o', async (query) => {
    const there = await place();
    expect(
      (await test.call(readProjectWebAnalytics, { as, params: { projectUuid: there.project }, query })).status,
    ).toBe(422);
  });
});
