import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '@/contract/session/session';
import { serviceText } from '../../../server/texts';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp({ trustProxy: '127.0.0.1,10.0.0.0/8' });
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const post = (payload: string | Buffer, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: `/api/organisations/${organisation}/projects`,
    headers: { authorization: `Bearer ${as}`, 'content-type': type },
    payload,
  });

it('[HT1] says on every answer of the calls that it is not to be kept, framed or guessed', async () => {
  for (const url of [`/api/organisations/${organisation}/projects`, '/api/nothing', '/api/preview/x']) {
    const { headers } = await test.app.inject({ url });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

const bodies: [string, string | Buffer, string, number][] = [
  ['broken JSON', '{"name": ', 'application/json', 400],
  ['no body', '', 'application/json', 400],
  ['an array', '[]', 'application/json', 422],
  ['a number', '1', 'application/json', 422],
  ['a poisoned prototype', '{"__proto__": {"name": "A"}}', 'application/json', 400],
  ['a NUL in a text', JSON.stringify({ name: 'a\0b' }), 'application/json', 422],
  ['half a surrogate pair', '{"name": "\\ud800"}', 'application/json', 422],
  ['another type', '<name>A</name>', 'application/xml', 415],
  ['more than is taken', `{"name": "${'a'.repeat(1024 * 1024)}"}`, 'application/json', 413],
];
it.each(bodies)(
  '[HT2] refuses %s in words and with a code, and nothing of the machine',
  async (_what, payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    const refusal = JSON.parse(response.body);
    expect(Object.keys(refusal)).toEqual(expect.arrayContaining(['error', 'message', 'code', 'request_id']));
    expect(response.body).not.toMatch(/FST_|Unexpected token|SyntaxError|postgres|\bat .*:\d+/);
  },
);

it('[HT3] answers what is no call as one does, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE'] as const) {
    const response = await test.app.inject({ method, url: '/api/nothing/of/the/kind' });
    expect(response.statusCode).toBe(404);
    if (method !== 'HEAD')
      expect(JSON.parse(response.body)).toMatchObject({ code: 'not-found', message: serviceText('failed.notFound') });
  }
});

it('[HT4] believes the address that a configured proxy forwards, and only such a one', async () => {
  const enter = (address: string, forwarded: string, name: string) =>
    test.call(signIn, {
      body: { email: `${name}@riverside.example`, password: 'wrong' },
      address,
      headers: { 'x-forwarded-for': forwarded },
    });
  const statuses = async (address: string, forwarded: (index: number) => string, tag: string) => {
    const replies = await Promise.all(
      Array.from({ length: 51 }, (_, index) => enter(address, forwarded(index), `${tag}${index}`)),
    );
    return replies.filter(({ status }) => status === 429).length;
  };
  expect(await statuses('127.0.0.1', (index) => `198.51.100.${index}`, 'proxied')).toBe(0);
  expect(await statuses('10.1.2.3', () => '203.0.113.9', 'same')).toBe(1);
  expect(await statuses('192.0.2.7', (index) => `198.51.100.${100 + index}`, 'liar')).toBe(1);
});

it('[HT5] leaves nothing of an upload whose sender goes away in the middle', async () => {
  const { floors } = await makeLocation(test, as, organisation);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The application does not listen.');
  const before = await test.storedKeys();
  const socket = connect(address.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    [
      `POST /api/floors/${floors[0]}/upload-map HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${as}`,
      'content-type: multipart/form-data; boundary=X',
      'content-length: 100000',
      '',
      '--X',
      'Content-Disposition: form-data; name="file"; filename="a.zip"',
      '',
      'PK the beginning of it',
    ].join('\r\n'),
  );
  while ((await readdir(test.incoming)).length === 0) await wait(5);
  socket.destroy();
  while ((await readdir(test.incoming)).length > 0) await wait(5);
  expect(await test.storedKeys()).toEqual(before);
  expect((await test.database.pool.query('SELECT 1 FROM uploaded_map_files')).rowCount).toBe(0);
});

it('[HT6] lives, is ready and measures by route, never by address', async () => {
  expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await test.app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    dependencies: { database: 'ok', storage: 'ok' },
  });
  await test.app.inject(`/api/preview/a-secret-in-the-address`);
  const metrics = (await test.app.inject('/metrics')).body;
  expect(metrics).toContain('route="/api/preview/:id"');
  expect(metrics).not.toContain('a-secret-in-the-address');
});
