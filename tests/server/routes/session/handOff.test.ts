import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandOff, readHandOff, takeHandOff } from '@/contract/session/handOff';
import { readUser } from '@/contract/users/users';
import { type TestApp, testApp } from '../../../support/service/testApp';

let test: TestApp;
let as: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
});
afterAll(() => test.close());

const made = async () => {
  const { data } = await test.call(createHandOff, { as });
  return { ...data, token: new URL(data.url).searchParams.get('token') ?? '' };
};
const take = (token: string, address = '10.9.0.1') => test.call(takeHandOff, { body: { token }, address });

it('[HO1] a code says whose it is, signs that person in once, and the link’s host is the configured one', async () => {
  const { url, token, qr_image } = await made();
  expect(url).toMatch(/^https:\/\/atrium\.test\/locations\?token=[\w-]{43}$/);
  expect(qr_image).toMatch(/^data:image\/png;base64,/);
  const { data } = await test.call(readHandOff, { body: { token } });
  expect(data).toEqual({ name: 'Maya Okafor', organisation: 'Riverside' });
  const taken = await take(token);
  expect(taken.data.user.email).toBe('manager@riverside.example');
  const { status } = await test.call(readUser, { as: taken.token ?? '', params: { id: taken.data.user.uuid } });
  expect(status).toBe(200);
  expect((await take(token)).error.code).toBe('code-over');
});

it('[HO2] of many that take a code at once one gets the session', async () => {
  const { token } = await made();
  const replies = await Promise.all(Array.from({ length: 20 }, () => take(token)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('[HO2] a code lives for sixty seconds', async () => {
  const { token } = await made();
  test.clock.pass(59_000);
  expect((await test.call(readHandOff, { body: { token } })).status).toBe(200);
  test.clock.pass(2_000);
  expect((await take(token)).status).toBe(422);
});

it('[HO3] a code opens no other call, and the token of a session is no code', async () => {
  const { token } = await made();
  expect((await test.call(readUser, { as: token, params: { id: 'x' } })).status).toBe(401);
  expect((await take(as)).status).toBe(422);
});

it('[HO4] fifty wrong codes from one address pause it', async () => {
  for (let tries = 0; tries < 50; tries += 1) await take('wrong', '10.9.0.2');
  expect((await take('wrong', '10.9.0.2')).status).toBe(429);
  expect((await take('wrong', '10.9.0.3')).status).toBe(422);
});
