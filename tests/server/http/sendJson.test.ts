import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/service/testApp';
import { organisationOf } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  for (let i = 0; i < 20; i++) expect((await add(`Shop number ${i} of the ground floor`)).statusCode).toBe(200);
});
afterAll(() => test.close());

const add = (name: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/organisations/${organisation}/destinations`,
    headers: { authorization: `Bearer ${as}` },
    payload: { name },
  });
const list = (headers: Record<string, string> = {}, query = '') =>
  test.app.inject({
    url: `/api/organisations/${organisation}/destinations${query}`,
    headers: { authorization: `Bearer ${as}`, ...headers },
  });

it('[HT7] packs a long list for those who take gzip, and for nobody else', async () => {
  const plain = await list();
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const accepted of ['gzip', 'br, gzip;q=0.5', '*']) {
    const packed = await list({ 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding, authorization, cookie, x-acting-organisation',
      etag: plain.headers.etag,
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  }
  for (const accepted of ['br', 'gzip;q=0', 'identity', '*;q=0', 'gzip;q=0, *'])
    expect((await list({ 'accept-encoding': accepted })).headers['content-encoding'], accepted).toBeUndefined();
});

it('[HT8] answers 304 and no bytes to those who have the list, until it changes', async () => {
  const first = await list();
  const tag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-store');
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await list({ 'if-none-match': known, 'accept-encoding': 'gzip' });
    expect([again.statusCode, again.body, again.headers.etag], known).toEqual([304, '', tag]);
  }
  expect((await list({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  await add('One shop more');
  const changed = await list({ 'if-none-match': tag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(tag);
  expect(changed.json().data).toHaveLength(first.json().data.length + 1);
});

it('[HT12] tells every cache that it is another answer for another person or organisation, also in a 304', async () => {
  const tag = String((await list()).headers.etag);
  for (const answer of [await list(), await list({ 'if-none-match': tag })])
    expect(String(answer.headers.vary).split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'cookie', 'x-acting-organisation']),
    );
});

it('[HT9] leaves short answers, changes and refusals as they are', async () => {
  const changed = await add('The last shop');
  const short = await list({ 'accept-encoding': 'gzip' }, '?limit=1');
  const refused = await test.app.inject({
    url: `/api/organisations/${organisation}/destinations`,
    headers: { 'accept-encoding': 'gzip', 'if-none-match': '*' },
  });
  expect([changed.statusCode, short.statusCode, refused.statusCode]).toEqual([200, 200, 401]);
  for (const { headers } of [changed, short, refused]) {
    expect(headers.etag).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  }
});
