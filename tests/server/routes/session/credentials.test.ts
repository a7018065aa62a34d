import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandOff, takeHandOff } from '@/contract/session/handOff';
import { confirmTwoFactor, generateTwoFactor, resetPassword, updatePassword } from '@/contract/session/passwords';
import { requestPasswordReset, signIn, signInViaTwoFactor, signOut } from '@/contract/session/session';
import { readUser } from '@/contract/users/users';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { linkOf } from '../../../support/mailLinks';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { TEST_TFA_SECRET } from '../../../support/service/testSecrets';
import { codeOf } from '../../../support/service/timeStepCode';

const EDITOR = 'editor@riverside.example';
const SECURE = 'secure@riverside.example';
const HOUR = 3_600_000;

const ROUNDS = process.env.ATRIUM_TIER === 'full' ? 50 : 4;
const THIEVES = 4;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

let addresses = 0;
const newAddress = () => `10.4.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const uuidOf = async (email: string): Promise<string> =>
  (await test.database.pool.query('SELECT uuid FROM users WHERE email = $1', [email])).rows[0].uuid;
const enter = (email: string, password = DEMO_PASSWORD) =>
  test.call(signIn, { body: { email, password }, address: newAddress() });
const opens = async (email: string, as: string) =>
  (await test.call(readUser, { as, params: { id: await uuidOf(email) } })).status === 200;
const newLink = async (email: string) => {
  test.clock.pass(1000);
  await test.call(requestPasswordReset, { body: { email }, address: newAddress() });
  const mail = (await test.mails()).find(({ to, subject }) => to === email && /Reset your password/.test(subject));
  return linkOf(mail?.text ?? '').query.get('token') ?? '';
};
const reset = (email: string, token: string, password: string) =>
  test.call(resetPassword, {
    body: { email, token, password, password_confirmation: password },
    address: newAddress(),
  });
/** A hash as costly as that of the product, so that passwords are verified while the change is made. */
const setPassword = async (email: string, password: string) =>
  test.database.pool.query('UPDATE users SET password_hash = $2 WHERE email = $1', [email, await hash(password)]);
const handOffOf = async (as: string) =>
  new URL((await test.call(createHandOff, { as })).data.url).searchParams.get('token') ?? '';
const take = (token: string) => test.call(takeHandOff, { body: { token }, address: newAddress() });

/** Several thieves sign in with the old password until it is refused. Returns the sessions that they have afterwards. */
async function robbed(change: () => Promise<unknown>): Promise<string[]> {
  const stolen: string[] = [];
  const thief = async () => {
    for (;;) {
      const { status, token } = await enter(EDITOR, 'the old password');
      if (status !== 200) return;
      stolen.push(token ?? '');
      const code = await test.call(createHandOff, { as: token ?? '' });
      if (code.status !== 200) continue;
      const taken = await take(new URL(code.data.url).searchParams.get('token') ?? '');
      if (taken.status === 200) stolen.push(taken.token ?? '');
    }
  };
  const thieves = Array.from({ length: THIEVES }, thief);
  await change();
  await Promise.all(thieves);
  const open = await Promise.all(stolen.map((as) => opens(EDITOR, as)));
  return stolen.filter((_, index) => open[index]);
}

it('[SS13] no session opened with the old password lives after its change, whenever it was opened', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    test.clock.pass(HOUR);
    await setPassword(EDITOR, 'the old password');
    const as = (await enter(EDITOR, 'the old password')).token ?? '';
    const params = { uuid: await uuidOf(EDITOR) };
    const body = { current: 'the old password', new: 'the next password', confirm: 'the next password' };
    const change = async () =>
      expect((await test.call(updatePassword, { as, params, body, address: newAddress() })).status).toBe(200);
    expect(await robbed(change)).toEqual([]);
  }
});

it('[SS13] nor after a reset by mail', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    test.clock.pass(HOUR);
    await setPassword(EDITOR, 'the old password');
    const token = await newLink(EDITOR);
    const change = async () => expect((await reset(EDITOR, token, `the next one ${round}`)).status).toBe(200);
    expect(await robbed(change)).toEqual([]);
  }
  await setPassword(EDITOR, DEMO_PASSWORD);
});

it('[SS13] a challenge of the old password opens no session after the reset', async () => {
  test.clock.pass(HOUR);
  const token = await newLink(SECURE);
  const challenge = (await enter(SECURE)).token ?? '';
  const otp = codeOf(TEST_TFA_SECRET, test.clock.now);
  const body = { email: SECURE, token, password: 'a third password', password_confirmation: 'a third password', otp };
  expect((await test.call(resetPassword, { body, address: newAddress() })).status).toBe(200);
  test.clock.pass(60_000);
  const code = codeOf(TEST_TFA_SECRET, test.clock.now);
  expect((await test.call(signInViaTwoFactor, { as: challenge, body: { email: SECURE, otp: code } })).status).toBe(401);
});

it('[SS14] switching two-factor on ends every other session, and the one that did it goes on', async () => {
  test.clock.pass(HOUR);
  const [one, other] = [await test.signInAs(EDITOR), await test.signInAs(EDITOR)];
  const params = { uuid: await uuidOf(EDITOR) };
  const { secret } = (await test.call(generateTwoFactor, { as: one, params })).data;
  const otp = codeOf(secret, test.clock.now);
  expect((await test.call(confirmTwoFactor, { as: one, params, body: { otp } })).status).toBe(200);
  expect([await opens(EDITOR, one), await opens(EDITOR, other)]).toEqual([true, false]);
  await test.database.pool.query('UPDATE users SET tfa_secret = NULL WHERE email = $1', [EDITOR]);
});

it('[HO6] a code ends with the session that made it', async () => {
  const as = await test.signInAs(EDITOR);
  const token = await handOffOf(as);
  await test.call(signOut, { as });
  expect((await take(token)).error.code).toBe('code-over');
});

it('[HO6] a code ends with a change of the password', async () => {
  const as = await test.signInAs(EDITOR);
  const token = await handOffOf(as);
  expect((await reset(EDITOR, await newLink(EDITOR), 'yet another password')).status).toBe(200);
  expect((await take(token)).error.code).toBe('code-over');
  await setPassword(EDITOR, DEMO_PASSWORD);
});

it('[HO7] a new code of a session replaces the one before', async () => {
  const as = await test.signInAs(EDITOR);
  const [older, newer] = [await handOffOf(as), await handOffOf(as)];
  expect((await take(older)).error.code).toBe('code-over');
  expect((await take(newer)).status).toBe(200);
});

it('[RP11] several links for a password are open, until one of them is used', async () => {
  test.clock.pass(HOUR);
  const [older, newer] = [await newLink(EDITOR), await newLink(EDITOR)];
  expect((await reset(EDITOR, older, 'by the older link')).status).toBe(200);
  expect((await reset(EDITOR, newer, 'by the newer link')).error.code).toBe('link-over');
  await setPassword(EDITOR, DEMO_PASSWORD);
});
