import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAmenity, deleteAmenity } from '@/contract/amenities/amenities';
import type { AuditTag } from '@/contract/audit/auditTags';
import { createDestination } from '@/contract/destinations/destinations';
import type { EventKind } from '@/contract/events/events';
import { checkInDevice, commissionDevice, createCommissioningCode } from '@/contract/kiosks/devices';
import { createKiosk, deleteKiosk, type KioskBody, updateKiosk } from '@/contract/kiosks/kiosks';
import { signOut } from '@/contract/session/session';
import { createEventBus } from '../../../../server/events/eventBus';
import { createEventStreams } from '../../../../server/events/eventStreams';
import { openEventBus } from '../../../../server/events/openEventBus';
import { eventOf } from '../../../../server/events/postgresLink';
import { announceJob, announceTraced } from '../../../../server/events/tracedEvents';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
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

/** Opens the stream of a session, and collects what it says. */
async function listen(token: string) {
  const response = await test.app.inject({
    url: '/api/events',
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const stream: Readable = response.stream();
  let received = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    received += part;
  });
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    cache: response.headers['cache-control'],
    stream,
    events: () => [...received.matchAll(/^event: (.+)$/gm)].map(([, name]) => name),
    ended: new Promise<void>((done) => stream.once('close', done)),
  };
}

const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true));
/** Announcements of before have reached the streams of this instance. */
const passedOn = () => new Promise((done) => setTimeout(done));

it('[LU1] [LU2] a new, a changed and a deleted kiosk are told to its organisation, and to no other one', async () => {
  const other = await listen(await test.signInAs('manager@lakeside.example'));
  const own = await listen(as);
  expect([own.status, own.type, own.cache]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
  const { data } = await test.call(createKiosk, { as, body: LIVE });
  await until(() => own.events().length === 1);
  await test.call(updateKiosk, { as, params: { id: String(data.id) }, body: { ...LIVE, name: 'South' } });
  await until(() => own.events().length === 2);
  await test.call(deleteKiosk, { as, params: { id: String(data.id) } });
  await until(() => own.events().length === 3);
  const refused = await test.call(createKiosk, { as, body: { ...LIVE, orientation: 400 } });
  expect(refused.status).toBe(422);
  await passedOn();
  expect(own.events()).toEqual(Array(3).fill('kiosks-update'));
  expect(other.events()).toEqual([]);
  own.stream.destroy();
  other.stream.destroy();
});

it('[LU2] the end of a publication concerns locations and kiosks', async () => {
  const stream = await listen(as);
  announceJob(test.events, { kind: 'publish', organisationId: test.organisations.riverside });
  announceJob(test.events, { kind: 'import', organisationId: test.organisations.riverside });
  await until(() => stream.events().length === 4);
  expect(stream.events().sort()).toEqual([
    'destinations-update',
    'imports-update',
    'kiosks-update',
    'publishing-update',
  ]);
  stream.stream.destroy();
});

it('[LU2] the end of an import of a file concerns whatever files bring in', async () => {
  const heard: string[] = [];
  const bus = createEventBus();
  bus.subscribe((event) => heard.push(event.kind));
  announceJob(bus, { kind: 'file-import', organisationId: 1 });
  expect(heard.toSorted()).toEqual(['categories-update', 'destinations-update', 'promotions-update']);
  await bus.close();
});

it('[LU2] changes of content and of locations are announced by their kind, also those that share a statement', async () => {
  const uuid = await organisationOf(test, test.organisations.riverside);
  const stream = await listen(as);
  const params = { uuid };
  const { data } = await test.call(createAmenity, { as, params, body: { name: 'Defibrillator', icon_id: 1 } });
  await until(() => stream.events().length === 1);
  await test.call(createDestination, { as, params, body: { name: 'Hats', categories: [] } });
  await until(() => stream.events().length === 2);
  await makeLocation(test, as, uuid);
  await until(() => stream.events().includes('floor-plans-update'));
  expect([...new Set(stream.events())]).toEqual([
    'amenities-update',
    'destinations-update',
    'locations-update',
    'floor-plans-update',
  ]);
  await test.call(deleteAmenity, { as, params: { id: String(data.id) } });
  await until(() => stream.events().at(-1) === 'amenities-update');
  stream.stream.destroy();
});

it.each<[AuditTag, EventKind]>([
  ['category', 'categories-update'],
  ['event', 'promotions-update'],
  ['offer', 'promotions-update'],
  ['map', 'floor-plans-update'],
  ['network', 'network-update'],
  ['floor', 'floor-plans-update'],
  ['building', 'floor-plans-update'],
  ['variable', 'skins-update'],
  ['role', 'users-update'],
])('[LU2] an entry about a record of the kind %s announces %s', async (tag, kind) => {
  const heard: string[] = [];
  const bus = createEventBus();
  bus.subscribe((event) => heard.push(event.kind));
  announceTraced(bus, 1, [{ tag }]);
  expect(heard).toEqual([kind]);
  await bus.close();
});

it('[LU4] signing out ends the stream', async () => {
  const token = await test.signInAs('editor@riverside.example');
  const stream = await listen(token);
  await test.call(signOut, { as: token });
  await stream.ended;
  expect((await listen(token)).status).toBe(401);
});

it('[LU5] a sixth stream of a session is refused', async () => {
  const token = await test.signInAs('editor@riverside.example');
  const open = await Promise.all(Array.from({ length: 5 }, () => listen(token)));
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await listen(token)).status).toBe(429);
  for (const { stream } of open) stream.destroy();
});

it('[LU6] instances that share a database share their events; the embedded one has one instance', async () => {
  const heard: string[] = [];
  const other = openEventBus(test.database, undefined, 0);
  other.subscribe(({ kind }) => heard.push(kind));
  const announce = () => test.events.announce({ organisationId: test.organisations.lakeside, kind: 'imports-update' });
  announce();
  await passedOn();
  // Listening takes a moment.
  if (test.database.kind === 'postgres')
    await vi.waitFor(() => {
      announce();
      expect(heard).toContain('imports-update');
    });
  expect([...new Set(heard)]).toEqual(test.database.kind === 'postgres' ? ['imports-update'] : []);
  await other.close();
});

/** A page that listens at another instance, or at the only one of an embedded database. */
function openOtherPage() {
  const isShared = test.database.kind === 'postgres';
  const bus = isShared ? openEventBus(test.database, undefined, 0) : test.events;
  const streams = createEventStreams({ events: bus, areOpen: async (sessions) => sessions.map(() => true) });
  const stream = streams.open({
    session: { id: 'elsewhere', organisation: null },
    organisationId: test.organisations.riverside,
    providerId: null,
  });
  let received = '';
  stream?.setEncoding('utf8').on('data', (part: string) => {
    received += part;
  });
  const close = async () => {
    streams.close();
    if (isShared) await bus.close();
  };
  /** Waits until an update of kiosks arrives after a change. */
  const receivesUpdateOf = async (change: () => Promise<unknown>) => {
    // It listens once it hears of something else, and what was announced before that has arrived.
    received = '';
    await vi.waitFor(() => {
      test.events.announce({ organisationId: test.organisations.riverside, kind: 'imports-update' });
      expect(received).toContain('event: imports-update');
    });
    received = '';
    await change();
    await until(() => received.includes('event: kiosks-update'));
  };
  return { receivesUpdateOf, close };
}

it('[LU6] [LU8] a page at another instance receives changes and check-ins, also after its connection was cut', async () => {
  const page = openOtherPage();
  const isShared = test.database.kind === 'postgres';
  const { data } = await test.call(createKiosk, { as, body: LIVE });
  const params = { id: String(data.id) };
  const { code } = (await test.call(createCommissioningCode, { as, params })).data;
  const { key } = (await test.call(commissionDevice, { body: { code } })).data;
  const rename = (name: string) => test.call(updateKiosk, { as, params, body: { ...LIVE, name } });
  const checkIn = (progress: number) =>
    test.call(checkInDevice, { as: key, body: { state: 5, progress, build: null, version: null } });
  await page.receivesUpdateOf(() => rename('West'));
  await page.receivesUpdateOf(() => checkIn(10));
  const cut = () =>
    test.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
  // A change while nobody listens does not arrive, but the notice that something may have been missed does.
  await page.receivesUpdateOf(async () => {
    if (isShared) await cut();
    await rename('East');
  });
  await page.receivesUpdateOf(() => checkIn(20));
  await page.receivesUpdateOf(() => rename('North'));
  await page.close();
});

it('[LU6] an instance pays no heed to its own notifications, nor to those that it does not know', () => {
  expect(eventOf('other 7 kiosks-update', 'own')).toEqual({ organisationId: 7, kind: 'kiosks-update' });
  for (const payload of ['own 7 kiosks-update', 'other 7 something-new', 'other x kiosks-update', '', undefined])
    expect(eventOf(payload, 'own')).toBeNull();
});

it('[LU7] the service stops although streams are open', async () => {
  const single = await testApp();
  const token = await single.signInAs('manager@riverside.example');
  const response = await single.app.inject({
    url: '/api/events',
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const ended = new Promise<void>((done) => response.stream().resume().once('end', done));
  await single.close();
  await ended;
});
