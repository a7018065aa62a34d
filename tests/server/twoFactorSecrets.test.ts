import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateTwoFactor } from '@/contract/session/passwords';
import { signIn, signInViaTwoFactor } from '@/contract/session/session';
import { createTwoFactorBox, sealStoredSecrets } from '../../server/twoFactorSecrets';
import { type TestApp, testApp } from '../support/service/testApp';
import { TEST_TFA_SECRET } from '../support/service/testSecrets';
import { codeOf } from '../support/service/timeStepCode';

const EMAIL = 'secure@riverside.example';
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const boxOf = (secret: string) => createTwoFactorBox(new TextEncoder().encode(secret));
const box = boxOf('a secret of the tests that is long enough');
const stored = async (column: 'tfa_secret' | 'tfa_pending_secret', email: string): Promise<string> =>
  (await test.database.pool.query(`SELECT ${column} AS secret FROM users WHERE email = $1`, [email])).rows[0].secret;

async function enterWithCode(): Promise<number> {
  test.clock.pass(60_000);
  const { token } = await test.call(signIn, { body: { email: EMAIL, password: 'atrium-demo' } });
  const otp = codeOf(TEST_TFA_SECRET, test.clock.now);
  return (await test.call(signInViaTwoFactor, { as: token ?? '', body: { email: EMAIL, otp } })).status;
}

it('[TF11] a start encrypts what was stored in clear, once, and its codes work before and after', async () => {
  expect(await stored('tfa_secret', EMAIL)).toBe(TEST_TFA_SECRET);
  expect(await enterWithCode()).toBe(200);
  expect(await sealStoredSecrets(test.database.pool, box)).toBe(0);
  const sealed = await stored('tfa_secret', EMAIL);
  expect(sealed).not.toContain(TEST_TFA_SECRET);
  expect(await enterWithCode()).toBe(200);
  expect(await sealStoredSecrets(test.database.pool, box)).toBe(0);
  expect(await stored('tfa_secret', EMAIL)).toBe(sealed);
});

it('[TF11] a start with another secret says how many users cannot use their codes', async () => {
  await sealStoredSecrets(test.database.pool, box);
  expect(await sealStoredSecrets(test.database.pool, boxOf('another secret of the tests'))).toBe(1);
});

it('[TF11] a new secret is stored encrypted from the beginning of its setup', async () => {
  const email = 'editor@riverside.example';
  const uuid = (await test.database.pool.query('SELECT uuid FROM users WHERE email = $1', [email])).rows[0].uuid;
  const { data } = await test.call(generateTwoFactor, { params: { uuid }, as: await test.signInAs(email) });
  const pending = await stored('tfa_pending_secret', email);
  expect(pending).not.toContain(data.secret);
  expect(box.open(pending)).toBe(data.secret);
});
