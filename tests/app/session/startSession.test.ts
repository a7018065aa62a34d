import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJob } from '@/api/jobs/jobs';
import { readSelf } from '@/api/session/session';
import { type SessionActor, startSession } from '@/app/session/startSession';
import { getToasts, notify } from '@/components/feedback/toastStack';
import type { User } from '@/contract/users/users';
import type { ActiveOrganisation } from '@/machines/session/session.machine';

const OWN = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';
const userOf = (uuid: string, name: string): User => ({
  uuid,
  name,
  email: `${name.toLowerCase()}@riverside.example`,
  avatar: null,
  notify: true,
  time_zone: 'Europe/London',
  roles: [],
  features: [],
  organisation: { uuid: OWN, name: 'Riverside', color: '#7a3e9d', logo: null, reseller: 0, features: [] },
  TFA: 0,
});
const maya = userOf('22222222-2222-4222-8222-222222222222', 'Maya');
const eli = userOf('33333333-3333-4333-8333-333333333333', 'Eli');

/** Tokens that the service accepts; each answer is given to the user that is asked for. */
let accepted = new Set<string>();
/** The token of each request, in turn. */
let sent: string[] = [];
let actor: SessionActor | null = null;
const restartPage = vi.fn();

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  accepted = new Set(['first']);
  sent = [];
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const request = new Request(new URL(typeof given === 'string' ? given : given.url, 'http://atrium.test'), init);
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    sent.push(token);
    if (!accepted.has(token)) return json(401, { error: 'Over.', message: 'Over.', code: 'session-over' });
    if (request.url.includes('/users/')) return json(200, { data: maya, message: '' });
    return json(503, { error: 'Busy.', message: 'Busy.', code: 'busy' });
  });
  restartPage.mockClear();
});
afterEach(() => {
  actor?.stop();
  actor = null;
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const SESSION = 'atrium.session';
const store = (token: string, user = maya) => localStorage.setItem(SESSION, JSON.stringify({ token, user }));
const stored = () => JSON.parse(localStorage.getItem(SESSION) ?? 'null') as { token: string; user: User } | null;
/** Another tab has changed the storage of the browser, and this one hears of it. */
const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: SESSION }));

async function open(): Promise<SessionActor> {
  actor = startSession({ notify: () => undefined, restartPage });
  const started = actor;
  await vi.waitFor(() => expect(started.getSnapshot().matches('starting')).toBe(false));
  return started;
}
const tokenOf = (session: SessionActor) => session.getSnapshot().context.session?.token;

it('[SS8] takes over the token and the name that another tab has stored', async () => {
  store('first');
  const session = await open();
  store('second', { ...maya, name: 'Maya O.' });
  hear();
  expect(session.getSnapshot().context.session).toMatchObject({ token: 'second', user: { name: 'Maya O.' } });
});

it('[SS7] a reload with a token that another tab has renewed meanwhile goes on with the newer one', async () => {
  accepted = new Set(['second']);
  store('first');
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (given: RequestInfo, init?: RequestInit) => {
    // The other tab stores the new token while the request of this one is on its way.
    store('second');
    return fetched(given, init);
  });
  const session = await open();
  expect(sent.slice(0, 2)).toEqual(['first', 'second']);
  expect(tokenOf(session)).toBe('second');
});

it('[SS18] a reload does not put the token back that another tab has renewed meanwhile', async () => {
  accepted = new Set(['first', 'second']);
  store('first');
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const answer = await fetched(given, init);
    // Both tabs asked at once, and the other one was given the new token; its event is still to come.
    store('second');
    return answer;
  });
  const session = await open();
  expect(sent[0]).toBe('first');
  session.send({ type: 'user.changed', user: { ...maya, name: 'Maya O.' } });
  expect(stored()).toMatchObject({ token: 'second', user: { name: 'Maya O.' } });
  expect(tokenOf(session)).toBe('second');
});

it('[SS18] a change of the own record is stored with the token that another tab has renewed meanwhile', async () => {
  store('first');
  const session = await open();
  store('second');
  session.send({ type: 'user.changed', user: { ...maya, name: 'Maya O.' } });
  expect(stored()).toMatchObject({ token: 'second', user: { name: 'Maya O.' } });
});

it('[SS18] an answer that comes after a newer token brings none', async () => {
  accepted = new Set(['first', 'second']);
  store('first');
  const session = await open();
  vi.stubGlobal('fetch', async () => {
    // While the answer is on its way, another tab stores the token after the one that it brings.
    store('third');
    hear();
    const answer = json(200, { data: maya, message: '' });
    answer.headers.set('authorization', 'Bearer second');
    return answer;
  });
  await readSelf(maya);
  expect(tokenOf(session)).toBe('third');
  expect(stored()?.token).toBe('third');
});

it('[SS9] signing out in another tab ends the session here at once, without a call', async () => {
  store('first');
  const session = await open();
  const calls = sent.length;
  localStorage.clear();
  hear();
  expect(session.getSnapshot().matches('signedOut')).toBe(true);
  expect(session.getSnapshot().context.ended).toBe('left');
  expect(sent.length).toBe(calls);
});

it('[SS9] signing in in another tab signs in a tab that shows the sign-in page', async () => {
  const session = await open();
  expect(session.getSnapshot().matches('signedOut')).toBe(true);
  store('first');
  hear();
  await vi.waitFor(() => expect(tokenOf(session)).toBe('first'));
});

it('[SS9] signing out clears the session of the same person, also with a token that is newer than the own one', async () => {
  store('first');
  const session = await open();
  store('second');
  session.send({ type: 'signOut' });
  await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  expect(stored()).toBeNull();
});

it('[SS9] signing out clears the session that began on this page', async () => {
  const session = await open();
  session.send({ type: 'signedIn', token: 'first', user: maya });
  expect(stored()?.token).toBe('first');
  session.send({ type: 'signOut' });
  await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  expect(stored()).toBeNull();
});

it('[SS10] a session that ends here leaves the one that somebody else has stored since', async () => {
  store('first');
  const session = await open();
  store('theirs', eli);
  session.send({ type: 'signOut' });
  await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  expect(stored()).toMatchObject({ token: 'theirs', user: { name: 'Eli' } });
});

it('[SS10] a session that has expired here leaves a later sign-in of the same person', async () => {
  store('first');
  const session = await open();
  session.send({ type: 'session.expired' });
  store('later');
  await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  expect(stored()?.token).toBe('later');
});

it('[SS11] when somebody else has signed in, the page is loaded again', async () => {
  store('first');
  const session = await open();
  store('theirs', eli);
  hear();
  expect(restartPage).toHaveBeenCalledOnce();
  expect(stored()?.token).toBe('theirs');
  expect(tokenOf(session)).toBe('first');
});

it('[SS12] a stored session that has ended is cleared, and why it ended is known', async () => {
  store('over');
  const session = await open();
  expect(session.getSnapshot().context).toMatchObject({ session: null, ended: 'expired' });
  expect(stored()).toBeNull();
});

it('[SS12] without a stored session nothing has ended', async () => {
  const session = await open();
  expect(session.getSnapshot().context.ended).toBeNull();
});

it('[SI21] messages of before are gone once somebody has signed in', async () => {
  const session = await open();
  notify('Wrong email address or password.', 'error');
  session.send({ type: 'signedIn', token: 'first', user: maya });
  expect(getToasts()).toMatchObject({ shown: [], waiting: [], tray: [] });
});

it('[SN4] a token that an answer brings is used from then on, kept for a reload, and once taken not taken again', async () => {
  store('first');
  const session = await open();
  const answers = ['second', 'second'];
  accepted = new Set(['first', 'second']);
  vi.stubGlobal('fetch', async () => {
    const answer = json(200, { data: maya, message: '' });
    answer.headers.set('authorization', `Bearer ${answers.shift() ?? ''}`);
    return answer;
  });
  await readSelf(maya);
  expect([tokenOf(session), stored()?.token]).toEqual(['second', 'second']);
});

it('[SN4] a token that the answer of a reload brings is kept at once', async () => {
  store('first');
  vi.stubGlobal('fetch', async () => {
    const answer = json(200, { data: maya, message: '' });
    answer.headers.set('authorization', 'Bearer second');
    return answer;
  });
  const session = await open();
  expect([tokenOf(session), stored()?.token]).toEqual(['second', 'second']);
});

it('[SS7] a call that is refused is repeated with the token that this tab has received meanwhile', async () => {
  store('first');
  const session = await open();
  const tokens: string[] = [];
  vi.stubGlobal('fetch', async (_given: RequestInfo, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization') ?? '';
    tokens.push(token);
    if (token === 'Bearer first') {
      session.send({ type: 'token.refreshed', token: 'second' });
      return json(401, { error: 'Over.', message: 'Over.', code: 'session-over' });
    }
    return json(200, { data: maya, message: '' });
  });
  await readSelf(maya);
  expect(tokens).toEqual(['Bearer first', 'Bearer second']);
  expect(session.getSnapshot().hasTag('signed-in')).toBe(true);
});

it('[SS7] [SS8] the token of another tab that a call is repeated with is that of this tab from then on', async () => {
  store('first');
  const session = await open();
  accepted = new Set(['second']);
  store('second', { ...maya, name: 'Maya O.' });
  await readSelf(maya);
  expect(sent.slice(-2)).toEqual(['first', 'second']);
  expect(session.getSnapshot().context.session).toMatchObject({ token: 'second', user: { name: 'Maya O.' } });
});

it('[SS7] a call of somebody whose storage is of another person is not repeated with the token of that person', async () => {
  store('first');
  const session = await open();
  store('theirs', eli);
  accepted = new Set(['theirs']);
  await expect(readSelf(maya)).rejects.toMatchObject({ status: 401 });
  expect(sent.at(-1)).toBe('first');
  expect(session.getSnapshot().matches('expiring')).toBe(true);
});

it('[SN2] a service that does not answer ends no session', async () => {
  store('first');
  vi.stubGlobal('fetch', async () => json(503, { error: 'Busy.', message: 'Busy.', code: 'busy' }));
  const session = await open();
  expect(session.getSnapshot().matches('unreachable')).toBe(true);
  expect(stored()?.token).toBe('first');
});

it.each([
  [401, 'signedOut'],
  [404, 'signedOut'],
  [403, 'unreachable'],
  [405, 'unreachable'],
])('[SN2] a stored session whose user is answered with %i is %s', async (status, state) => {
  store('first');
  const body = { error: 'No.', message: 'No.', code: 'no' };
  vi.stubGlobal('fetch', async () => json(status, body));
  const session = await open();
  expect(session.getSnapshot().matches(state as 'signedOut')).toBe(true);
  expect(session.getSnapshot().context.ended).toBe(state === 'signedOut' ? 'expired' : null);
  expect(stored()?.token).toBe(state === 'signedOut' ? undefined : 'first');
});

const OTHER = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c23';
const active = {
  organisation: { uuid: OTHER, name: 'Harbour' },
  parent: null,
  sub: [],
} as unknown as ActiveOrganisation;

it('[MT29] a 404 to somebody who acts for another organisation reads that again, and to others nothing', async () => {
  store('first');
  const session = await open();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async () => json(404, { error: 'No.', message: 'No.', code: 'not-found' }));
  const ask = () => fetchJob('J').catch(() => undefined);
  session.send({
    type: 'organisation.switched',
    active: { ...active, organisation: { ...maya.organisation } } as never,
  });
  await ask();
  expect(session.getSnapshot().matches({ signedIn: 'settled' })).toBe(true);
  session.send({ type: 'organisation.switched', active });
  expect(session.getSnapshot().matches({ signedIn: 'settled' })).toBe(true);
  await ask();
  expect(session.getSnapshot().matches({ signedIn: 'looking' })).toBe(true);
  vi.stubGlobal('fetch', fetch);
});

it('[SW6] calls of a page act for the organisation of its tab', async () => {
  store('first');
  const session = await open();
  const organisations: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: RequestInfo, init?: RequestInit) => {
    organisations.push(new Headers(init?.headers).get('x-acting-organisation'));
    return json(403, { error: 'No.', message: 'No.', code: 'no' });
  });
  await fetchJob('J').catch(() => undefined);
  session.send({ type: 'organisation.switched', active });
  await fetchJob('J').catch(() => undefined);
  expect(organisations).toEqual([OWN, OTHER]);
});

it('[SW10] a 404 while the organisation is read does not begin that again', async () => {
  store('first');
  sessionStorage.setItem('atrium.organisation', OTHER);
  const reads: (AbortSignal | null | undefined)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('/users/')) return fetch(address, init);
    if (!address.includes('/organisations/')) return json(404, { error: 'No.', message: 'No.', code: 'not-found' });
    reads.push(init?.signal);
    return new Promise(() => undefined);
  });
  const session = await open();
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  await fetchJob('J').catch(() => undefined);
  expect(reads.map((signal) => signal?.aborted)).toEqual([false, false]);
  expect(session.getSnapshot().matches({ signedIn: 'looking' })).toBe(true);
});

it('[MT29] a person who lost the organisation acts for the own one again, and is told both names', async () => {
  store('first');
  const shown: string[] = [];
  actor = startSession({ notify: (text) => shown.push(text), restartPage });
  const session = actor;
  await vi.waitFor(() => expect(session.getSnapshot().matches('starting')).toBe(false));
  session.send({ type: 'organisation.switched', active });
  vi.stubGlobal('fetch', async () => json(404, { error: 'No.', message: 'No.', code: 'not-found' }));
  await fetchJob('J').catch(() => undefined);
  await vi.waitFor(() => expect(session.getSnapshot().context.session?.organisation).toBe(OWN));
  expect([shown.length, shown[0]?.includes('Harbour'), shown[0]?.includes('Riverside')]).toEqual([1, true, true]);
  expect(sessionStorage.getItem('atrium.organisation')).toBe(OWN);
});

it('[MT29] another person who signs in elsewhere restarts the page; signing out here clears every message', async () => {
  store('first');
  const session = await open();
  store('theirs', eli);
  hear();
  expect(restartPage).toHaveBeenCalledTimes(1);
  session.send({ type: 'signOut' });
  await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  notify('One', 'success');
  session.send({ type: 'signedIn', token: 'second', user: maya });
  expect([getToasts().shown, stored()?.token, tokenOf(session)]).toEqual([[], 'second', 'second']);
});

it('[SS18] a token that comes while the session is restored is stored and goes on', async () => {
  store('first');
  accepted = new Set(['first', 'second']);
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const answer = await fetched(given, init);
    if (sent.length === 1) answer.headers.set('authorization', 'Bearer second');
    return answer;
  });
  const session = await open();
  expect([tokenOf(session), stored()?.token]).toEqual(['second', 'second']);
});
