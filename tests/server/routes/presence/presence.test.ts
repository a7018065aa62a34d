import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { deletePresence, readPresence, updatePresence } from '@/contract/presence/presence';
import { signOut } from '@/contract/session/session';
import { openEventBus } from '../../../../server/events/openEventBus';
import { sweepTables } from '../../../../server/jobs/sweep/sweepTables';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let floors: readonly [string, string];
const opened: TestApp[] = [];
beforeEach(async () => {
  test = await testApp();
  opened.push(test);
  as = await test.signInAs('manager@riverside.example');
  ({ project: uuid, floors } = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside)));
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const enter = (tab: string, by = as, changes: { floor_id?: string | null; has_unsaved_changes?: boolean } = {}) =>
  test.call(updatePresence, {
    as: by,
    params: { uuid },
    body: { tab, floor_id: floors[0], has_unsaved_changes: false, ...changes },
  });
const tabs = async () => (await test.call(readPresence, { as, params: { uuid } })).data.map(({ tab }) => tab);
const rows = async () => (await test.database.pool.query('SELECT tab FROM presences')).rowCount;

/** The events of presence until now and from now on. */
function listen() {
  const heard: (number | null)[] = [];
  test.events.subscribe(({ kind, organisationId }) => kind === 'presence-update' && heard.push(organisationId));
  return heard;
}

it('[PE1] a tab has one entry, which says who, where, and since when, also to colleagues', async () => {
  const tab = randomUUID();
  const since = test.clock.now.toISOString();
  await enter(tab);
  test.clock.pass(20_000);
  const { data } = await enter(tab, as, { floor_id: floors[1], has_unsaved_changes: true });
  expect(data).toMatchObject([{ tab, floor_id: floors[1], has_unsaved_changes: true, since }]);
  const colleague = await test.signInAs('editor@riverside.example');
  expect((await test.call(readPresence, { as: colleague, params: { uuid } })).data).toEqual(data);
  const second = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  await test.call(updatePresence, {
    as,
    params: { uuid: second.project },
    body: { tab, floor_id: null, has_unsaved_changes: false },
  });
  expect(await tabs()).toEqual([]);
});

it('[PE2] an entry expires 45 seconds after its renewal, and is deleted afterwards', async () => {
  const [renewed, silent] = [randomUUID(), randomUUID()];
  await enter(silent);
  await enter(renewed);
  test.clock.pass(44_999);
  expect(await tabs()).toHaveLength(2);
  await enter(renewed);
  test.clock.pass(1);
  expect(await tabs()).toEqual([renewed]);
  expect(await rows()).toBe(2);
  await sweepTables(test.database.pool, test.clock.now);
  expect(await rows()).toBe(1);
});

it('[PE2] [PE3] leaving and signing out end an entry at once', async () => {
  const [own, other] = [randomUUID(), randomUUID()];
  const colleague = await test.signInAs('editor@riverside.example');
  await enter(own);
  await enter(other, colleague);
  const heard = listen();
  await test.call(signOut, { as: colleague });
  expect(await tabs()).toEqual([own]);
  expect(heard).toEqual([test.organisations.riverside]);
  const params = { uuid, tab: own };
  expect((await test.call(deletePresence, { as, params })).status).toBe(200);
  expect((await test.call(deletePresence, { as, params })).status).toBe(200);
  expect(await tabs()).toEqual([]);
});

it('[PE3] changes are announced, a renewal is not, and the audit log has none of them', async () => {
  const tab = randomUUID();
  const before = (await test.audit()).length;
  const heard = listen();
  await enter(tab);
  expect(heard).toEqual([test.organisations.riverside]);
  await enter(tab);
  expect(heard).toHaveLength(1);
  await enter(tab, as, { has_unsaved_changes: true });
  expect(heard).toHaveLength(2);
  expect(await test.audit()).toHaveLength(before);
});

it('[PE4] others neither see nor enter a location, and a floor is one of the location', async () => {
  await enter(randomUUID());
  const foreign = await test.signInAs('manager@lakeside.example');
  expect((await test.call(readPresence, { as: foreign, params: { uuid } })).status).toBe(404);
  expect((await enter(randomUUID(), foreign)).status).toBe(404);
  const reply = await enter(randomUUID(), as, { floor_id: randomUUID() });
  expect([reply.status, Object.keys(reply.error.errors ?? {})]).toEqual([422, ['floor_id']]);
  expect(await rows()).toBe(1);
});

it('[PE3] [LU6] another instance on the same PostgreSQL hears of an arrival', async () => {
  const other = openEventBus(test.database, undefined, 0);
  const heard: (number | null)[] = [];
  other.subscribe(({ kind, organisationId }) => kind === 'presence-update' && heard.push(organisationId));
  if (test.database.kind === 'postgres') {
    // Listening begins in the background: an arrival before that is not heard.
    await vi.waitFor(async () => {
      await enter(randomUUID());
      expect(heard).toContain(test.organisations.riverside);
    });
  } else {
    await enter(randomUUID());
    expect(heard).toEqual([]);
  }
  await other.close();
});
