import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readAnswer } from '@/api/transport/readAnswer';
import { listCategories } from '@/contract/categories/categories';
import { createDestination } from '@/contract/destinations/destinations';
import { deleteUser } from '@/contract/users/userAdministration';

/** A provider with one list, tagged, that writes down what it was asked. */
let server: Server;
let asked: { organisation: unknown; tag: unknown; status: number }[] = [];
let tag = '"first"';
let names = ['Food'];
/** The failure with which every call is answered instead. */
let failsWith: number | 'cut off' | 'silence' | null = null;
let errorBody: unknown = {};
/** The answer of somebody in between, to every call. */
let between: { status: number; contentType: string | undefined; body: string } | null = null;
let missed = 0;
let expired = 0;
/** The token that another tab has got, and which of them is refused. */
let newerToken: (used: string) => string | null = () => null;
let refused: string | null = null;

function answer(request: IncomingMessage): { status: number; body: string } {
  const isKnown = request.headers['if-none-match'] === tag;
  const category = (name: string, index: number) => ({ id: index, name, description: '', icon_id: null, parent_id: 0 });
  const status = isKnown ? 304 : 200;
  asked.push({
    organisation: request.headers['x-acting-organisation'],
    tag: request.headers['if-none-match'],
    status,
  });
  return { status, body: isKnown ? '' : JSON.stringify({ data: names.map(category), message: '' }) };
}

let http: typeof import('@/api/transport/http');
let bytes: typeof import('@/api/transport/byteCalls');
let token: string | null = 'a token';
let organisation = 'one';
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = answer(request);
    if (request.headers.authorization === `Bearer ${refused}`)
      return void response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(errorBody));
    if (between) {
      const { status, contentType, body } = between;
      return void response.writeHead(status, { ...(contentType && { 'content-type': contentType }) }).end(body);
    }
    if (failsWith === 'silence') return;
    if (failsWith === 'cut off') return void request.socket.destroy();
    if (failsWith !== null) {
      response.writeHead(failsWith, { 'content-type': 'application/json' }).end(JSON.stringify(errorBody));
      return;
    }
    response.writeHead(status, { etag: tag, 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  http = await import('@/api/transport/http');
  bytes = await import('@/api/transport/byteCalls');
  http.connectSession({
    token: () => token,
    newerToken: (used) => newerToken(used),
    organisation: () => organisation,
    tokenRefreshed: () => {},
    sessionExpired: () => {
      expired += 1;
    },
    notFound: () => {
      missed += 1;
    },
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(async () => {
  failsWith = null;
  between = null;
  errorBody = { error: 'Not found.', message: 'Not found.', code: 'none' };
  missed = 0;
  expired = 0;
  newerToken = () => null;
  refused = null;
  // Signed out: nothing is known any more.
  token = null;
  await list();
  token = 'a token';
  organisation = 'one';
  asked = [];
});

const sessionOver = { error: 'Over.', message: 'Over.', code: 'session-over' };
const list = (uuid = 'u') => http.call(listCategories, { params: { uuid } });
const listAsDevice = () => http.call(listCategories, { params: { uuid: 'u' }, token: 'the key of a kiosk' });
const readBytes = () => bytes.callForBytes(listCategories, { params: { uuid: 'u' } });
const readStream = () => bytes.callForStream(listCategories, new AbortController().signal);

it('[HT10] asks for a list by the tag it has, and gives the very list again when it is unchanged', async () => {
  token = 'a token';
  const first = await list();
  const again = await list();
  expect(asked.map(({ tag, status }) => [tag, status])).toEqual([
    [undefined, 200],
    [tag, 304],
  ]);
  expect(again.data).toBe(first.data);
});

it('[HT10] takes the new list and its tag once it has changed', async () => {
  await list();
  tag = '"second"';
  names = ['Food', 'Shoes'];
  const changed = await list();
  await list();
  expect(changed.data.map(({ name }) => name)).toEqual(['Food', 'Shoes']);
  expect(asked.map(({ tag, status }) => [tag, status])).toEqual([
    [undefined, 200],
    ['"first"', 200],
    ['"second"', 304],
  ]);
});

it('[HT11] asks anew for another list, for another organisation, and after somebody else has signed in', async () => {
  await list();
  await list('another');
  organisation = 'two';
  await list();
  token = null;
  await list();
  token = 'the token of somebody else';
  await list();
  expect(asked.map(({ organisation, tag, status }) => [organisation, tag, status])).toEqual([
    ['one', undefined, 200],
    ['one', undefined, 200],
    ['two', undefined, 200],
    [undefined, undefined, 200],
    ['two', undefined, 200],
  ]);
});

it('[SW8] a write into another organisation than the page acts for goes nowhere, and says so', async () => {
  const into = (uuid: string) => http.call(createDestination, { params: { uuid }, body: { name: 'Books' } });
  await expect(into('two')).rejects.toMatchObject({
    status: 404,
    message:
      'This page belongs to another organisation than the one you’re working in. Nothing was saved. Please reload the page.',
  });
  expect(asked).toEqual([]);
  // Reading is refused by the service alone; a write into the own one is sent.
  await into('one').catch(() => undefined);
  expect(asked).toHaveLength(1);
});

it('[SW10] whoever holds the session is told when something was not found, unless the call named its organisation', async () => {
  failsWith = 404;
  await expect(list()).rejects.toMatchObject({ status: 404 });
  expect(missed).toBe(1);
  await expect(http.call(listCategories, { params: { uuid: 'u' }, organisation: 'two' })).rejects.toMatchObject({
    status: 404,
  });
  expect([missed, asked.at(-1)?.organisation]).toEqual([1, 'two']);
});

it('[ER1] a call without an answer says so and counts as 500', async () => {
  failsWith = 'cut off';
  await expect(list()).rejects.toMatchObject({
    status: 500,
    message: 'There was an issue with your request. Please try again later.',
  });
});

it('[ER2] another error says what the service says, its error before its message', async () => {
  failsWith = 418;
  errorBody = { error: 'In the words of the service.', message: 'Not these.', code: 'tea' };
  await expect(list()).rejects.toMatchObject({ status: 418, message: 'In the words of the service.' });
  errorBody = { error: '', message: 'These then.', code: 'tea' };
  await expect(list()).rejects.toMatchObject({ message: 'These then.' });
});

it.each(['error', 'message'])('[ER2] the text of another provider is shown that sends its %s alone', async (field) => {
  failsWith = 418;
  errorBody = { [field]: 'In its own words.' };
  await expect(list()).rejects.toMatchObject({ message: 'In its own words.', body: null });
});

it('[ER7] an answer without a message is an answer', async () => {
  expect(readAnswer(listCategories, { data: [] })).toEqual({ data: [], message: '' });
  expect(() => readAnswer(listCategories, { message: 'No data.' })).toThrow('There was an issue with your request.');
});

it('[SS7] a call refused with the token of before is repeated once with the one that another tab has got', async () => {
  errorBody = sessionOver;
  refused = token;
  newerToken = (used) => {
    expect(used).toBe('a token');
    token = 'the next token';
    return token;
  };
  await expect(list()).resolves.toMatchObject({ message: '' });
  expect([asked.length, expired]).toEqual([2, 0]);
  // The newest one is refused as well.
  refused = token;
  newerToken = () => null;
  await expect(list()).rejects.toMatchObject({ status: 401 });
  expect([asked.length, expired]).toEqual([3, 1]);
});

it('[ER3] an error without any words says the general ones', async () => {
  failsWith = 500;
  errorBody = { error: '', message: '', code: 'none' };
  await expect(list()).rejects.toMatchObject({ message: 'An error occurred.' });
  errorBody = 'a page of a proxy';
  await expect(list()).rejects.toMatchObject({ status: 500, message: 'An error occurred.' });
});

it('[ER4] the word of the service ends the session, whichever call it answers, and no other 401 does', async () => {
  failsWith = 401;
  errorBody = { error: 'No.', message: 'No.', code: 'link-over' };
  await expect(list()).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(0);
  errorBody = sessionOver;
  for (const ask of [list, readBytes, readStream]) await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(3);
  // The key of a kiosk is not the session of this page.
  await expect(listAsDevice()).rejects.toMatchObject({ status: 401, body: sessionOver });
  expect(expired).toBe(3);
});

const BETWEEN = {
  'a page': { contentType: 'text/html', body: '<h1>Sign in to this network</h1>' },
  'a page that calls itself JSON': { contentType: 'application/json', body: '<h1>Blocked</h1>' },
  nothing: { contentType: undefined, body: '' },
  'JSON of somebody else': { contentType: 'application/json', body: '{"error":"Unauthorized","status":401}' },
  'JSON with the code of somebody else': { contentType: 'application/json', body: '{"code":"session-over"}' },
};
it.each(
  [200, 204, 401, 403, 404, 407, 409, 410, 413, 418, 429, 500, 502, 504].flatMap((status) =>
    Object.entries(BETWEEN).map(([what, sent]) => ({ status, what, sent })),
  ),
)('[ER13] $status with $what decides nothing, whoever asked', async ({ status, sent }) => {
  between = { status, ...sent };
  for (const ask of [list, listAsDevice]) {
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ body: null });
    expect([401, 403, 404, 409, 410]).not.toContain((failure as { status: number }).status);
  }
  if (status >= 400)
    for (const ask of [readBytes, readStream])
      await expect(ask()).rejects.toMatchObject({ name: 'ApiError', body: null });
  expect([expired, missed]).toEqual([0, 0]);
});

it.each([
  ['without a signal', undefined],
  ['with the signal of its screen', new AbortController().signal],
])(
  '[DC3] a call that takes longer than 300000 milliseconds is given up, as one without an answer: %s',
  async (_, signal) => {
    failsWith = 'silence';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let ended: unknown = null;
      const call = http.call(listCategories, { params: { uuid: 'u' }, ...(signal && { signal }) });
      void call.catch((error: unknown) => {
        ended = error;
      });
      await vi.advanceTimersByTimeAsync(299_999);
      expect(ended).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      await vi.waitFor(() => expect(ended).toMatchObject({ status: 500, message: expect.stringContaining('issue') }));
    } finally {
      vi.useRealTimers();
    }
  },
);

it('[DC4] values come from data, words from message', async () => {
  const answer = await list();
  expect([answer.data.map(({ name }) => name), answer.message]).toEqual([names, '']);
});

it('[DC4] calls go to /api/ unless the configuration says otherwise', async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  const called: string[] = [];
  vi.stubGlobal('fetch', async (address: RequestInfo) => {
    called.push(typeof address === 'string' ? address : (address as Request).url);
    return new Response(JSON.stringify({ data: [], message: '' }), { headers: { 'content-type': 'application/json' } });
  });
  const fresh = await import('@/api/transport/http');
  await fresh.call(listCategories, { params: { uuid: 'u' } });
  vi.unstubAllGlobals();
  expect(called).toEqual(['/api/organisations/u/categories']);
});

it('[FM7] a deletion refused with 401 ends the session where its code says that the session is over', async () => {
  failsWith = 401;
  const remove = () => http.call(deleteUser, { params: { uuid: 'u' } });
  errorBody = { error: 'No.', message: 'No.', code: 'unauthorised' };
  await expect(remove()).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(0);
  errorBody = { error: 'No.', message: 'No.', code: 'session-over' };
  await expect(remove()).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(1);
});

it('[NV9] a call takes what was asked for ahead, and whoever signs in next does not', async () => {
  http.prefetch('organisations/u/categories', 'one');
  await list();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.organisation).toBe('one');
  http.prefetch('organisations/u/categories', 'one');
  token = null;
  await list('other');
  token = 'another token';
  await list();
  expect(asked).toHaveLength(4);
});
