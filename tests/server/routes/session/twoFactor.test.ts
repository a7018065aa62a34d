import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmTwoFactor, disableTwoFactor, generateTwoFactor, resetPassword } from '@/contract/session/passwords';
import { requestPasswordReset, signIn, signInViaTwoFactor } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { isWholeUser, readUser } from '@/contract/users/users';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { serviceText } from '../../../../server/texts';
import { linkOf } from '../../../support/mailLinks';
import { type TestApp, testApp } from '../../../support/service/testApp';

const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';
const MINUTE = 60_000;

let test: TestApp;
let as: string;
let params: { uuid: string };
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs(MANAGER);
  params = { uuid: await uuidOf(MANAGER) };
});
afterAll(() => test.close());

const uuidOf = async (email: string): Promise<string> =>
  (await test.database.pool.query('SELECT uuid FROM users WHERE email = $1', [email])).rows[0].uuid;
const codeOf = (secret: string, moment = test.clock.now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
/** Goes on with the fresh token that comes every fifteen minutes. */
async function keepToken<R extends { token: string | null }>(answer: Promise<R>): Promise<R> {
  const reply = await answer;
  as = reply.token ?? as;
  return reply;
}
const generate = () => keepToken(test.call(generateTwoFactor, { as, params }));
const confirm = (otp: string, secret?: string) =>
  keepToken(
    test.call(confirmTwoFactor, {
      as,
      params,
      body: { otp, password: DEMO_PASSWORD, image: 'data:,', ...(secret && { secret }) },
    }),
  );
const disable = (body: { password?: string; otp?: string }) =>
  keepToken(test.call(disableTwoFactor, { as, params, body }));
const isOn = async () => {
  const { data } = await keepToken(test.call(readUser, { as, params: { id: params.uuid } }));
  return isWholeUser(data) && data.TFA === 1;
};
const another = (code: string) => (code === '000000' ? '000001' : '000000');
async function switchOn(): Promise<string> {
  test.clock.pass(MINUTE);
  const { secret } = (await generate()).data;
  expect((await confirm(codeOf(secret))).status).toBe(200);
  return secret;
}
const newestSubject = async () => {
  test.clock.pass(1000);
  return (await test.mails())[0]?.subject;
};

it('[TF1] gives a secret and its QR image, and switches nothing on by that', async () => {
  const { qr_image, secret } = (await generate()).data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(qr_image).toMatch(/^data:image\/png;base64,/);
  const picture = await sharp(Buffer.from(qr_image.split(',')[1] ?? '', 'base64')).metadata();
  expect([picture.format, picture.width]).toEqual(['png', picture.height]);
  expect(await isOn()).toBe(false);
  expect((await generate()).data.secret).not.toBe(secret);
});

it('[TF2] goes on with a current code of the secret that waits, whatever secret the body names', async () => {
  const { secret } = (await generate()).data;
  const own = new Secret({ size: 20 }).base32;
  expect((await confirm(codeOf(own), own)).error.errors).toEqual({ otp: [serviceText('signIn.codeRefused')] });
  expect(await isOn()).toBe(false);
  const reply = await confirm(codeOf(secret), own);
  expect([reply.status, reply.message]).toEqual([200, translate('tfa.confirmed')]);
  expect(await isOn()).toBe(true);
  expect(await newestSubject()).toBe('Two-factor authentication is on');
  // The code is spent: signing in wants another one.
  const challenge = async () =>
    (await test.call(signIn, { body: { email: MANAGER, password: DEMO_PASSWORD } })).token ?? '';
  const enter = async (otp: string) =>
    (await test.call(signInViaTwoFactor, { as: await challenge(), body: { email: MANAGER, otp } })).status;
  expect(await enter(codeOf(secret, new Date(test.clock.now.getTime() - 1000)))).toBe(422);
  test.clock.pass(MINUTE);
  expect(await enter(codeOf(secret))).toBe(200);
});

it('[TF3] begins no setup while two-factor is on', async () => {
  const reply = await generate();
  expect([reply.status, reply.error.message]).toEqual([409, serviceText('tfa.alreadyOn')]);
  expect((await confirm('123456')).status).toBe(409);
});

it('[TF4] goes off with the password or with a current code, for oneself alone, and says so by mail', async () => {
  expect((await disable({})).error.errors).toEqual({ password: [translate('tfa.proofMissing')] });
  expect((await disable({ password: 'wrong' })).error.errors).toEqual({
    password: [serviceText('password.currentWrong')],
  });
  expect(await isOn()).toBe(true);
  const other = await test.signInAs(EDITOR);
  const foreign = await test.call(disableTwoFactor, { as: other, params, body: { password: DEMO_PASSWORD } });
  expect(foreign.status).toBe(404);
  const reply = await disable({ password: DEMO_PASSWORD });
  expect([reply.status, reply.message, await isOn()]).toEqual([200, translate('tfa.disabled'), false]);
  expect(await newestSubject()).toBe('Two-factor authentication is off');

  const secret = await switchOn();
  expect((await disable({ otp: another(codeOf(secret)) })).error.errors).toEqual({
    otp: [serviceText('signIn.codeRefused')],
  });
  // The code that switched it on was spent by that.
  expect((await disable({ otp: codeOf(secret) })).status).toBe(422);
  test.clock.pass(MINUTE);
  expect((await disable({ otp: codeOf(secret) })).status).toBe(200);
  expect(await isOn()).toBe(false);
});

it('[TF5] pauses after ten wrong passwords and thirty wrong codes, exactly, however many come at once', async () => {
  const secret = await switchOn();
  const tries = await Promise.all(Array.from({ length: 100 }, () => disable({ password: 'wrong' })));
  expect(tries.filter(({ status }) => status === 422).length).toBe(10);
  expect(tries.filter(({ status }) => status === 429).length).toBe(90);
  const wrong = another(codeOf(secret));
  const codes = await Promise.all(Array.from({ length: 100 }, () => disable({ otp: wrong })));
  expect(codes.filter(({ status }) => status === 422).length).toBe(30);
  expect(codes.filter(({ status }) => status === 429).length).toBe(70);
  expect(await isOn()).toBe(true);
  test.clock.pass(15 * MINUTE + 1);
  expect((await disable({ password: DEMO_PASSWORD })).status).toBe(200);
});

it('[TF6] a setup lives for ten minutes and ends with its sixth wrong code', async () => {
  test.clock.pass(MINUTE);
  const { secret } = (await generate()).data;
  test.clock.pass(10 * MINUTE);
  const late = await confirm(codeOf(secret));
  expect([late.status, late.error.message]).toEqual([409, serviceText('tfa.notPending')]);
  const second = (await generate()).data.secret;
  const wrong = another(codeOf(second));
  const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(wrong)));
  expect(tries.filter(({ status }) => status === 422).length).toBe(5);
  expect((await confirm(codeOf(second))).status).toBe(409);
  expect(await isOn()).toBe(false);
});

it('[TF7] opens one setup when the right code comes many times at once', async () => {
  const { secret } = (await generate()).data;
  const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(codeOf(secret))));
  expect(tries.filter(({ status }) => status === 200).length).toBe(1);
  await disable({ password: DEMO_PASSWORD });
});

it('[TF8] ends the links for a new password that were sent before it went on or off', async () => {
  test.clock.pass(MINUTE);
  await test.mails();
  test.clock.pass(MINUTE);
  await test.call(requestPasswordReset, { body: { email: MANAGER } });
  const token = linkOf((await test.mails())[0]?.text ?? '').query.get('token') ?? '';
  await switchOn();
  const password = 'a passphrase of a test';
  const body = { email: MANAGER, token, password, password_confirmation: password };
  expect((await test.call(resetPassword, { body })).error.code).toBe('link-over');
  await disable({ password: DEMO_PASSWORD });
});

it('[TF9] keeps secrets and codes out of the audit trail', async () => {
  const secret = await switchOn();
  const { rows } = await test.database.pool.query(
    "SELECT jsonb_agg(to_jsonb(a))::text AS kept, count(*) FILTER (WHERE tag = 'two-factor')::int AS entries FROM audit_entries a",
  );
  expect(rows[0].entries).toBeGreaterThan(5);
  expect(rows[0].kept).not.toContain(secret);
  expect(rows[0].kept).not.toContain('data:image');
});
