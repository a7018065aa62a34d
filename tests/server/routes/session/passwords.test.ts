import { Writable } from 'node:stream';
import { TOTP } from 'otpauth';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSessions, resetPassword, updatePassword } from '@/contract/session/passwords';
import { requestPasswordReset, signIn, signInViaTwoFactor } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { readUser } from '@/contract/users/users';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { createLogger } from '../../../../server/operations/log/createLogger';
import { serviceText } from '../../../../server/texts';
import { linkOf } from '../../../support/mailLinks';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { TEST_TFA_SECRET } from '../../../support/service/testSecrets';

const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';
const SECURE = 'secure@riverside.example';
const RESELLER = 'reseller@northwind.example';
const MINUTE = 60_000;

let test: TestApp;
let logged = '';
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  test = await testApp({ logger: createLogger('trace', sink) });
});
afterAll(() => test.close());

let addresses = 0;
/** An address that nobody has tried from. */
const newAddress = () => `10.2.${Math.floor(++addresses / 250)}.${addresses % 250}`;
let passwords = 0;
const newPassword = () => `a passphrase of test ${++passwords}`;
const enter = (email: string, password: string) =>
  test.call(signIn, { body: { email, password }, address: newAddress() });
const ask = (email: string, address = newAddress()) => test.call(requestPasswordReset, { body: { email }, address });
const codeAt = (moment: Date) => new TOTP({ secret: TEST_TFA_SECRET }).generate({ timestamp: moment.getTime() });

async function newestMail() {
  test.clock.pass(1000);
  return (await test.mails())[0];
}

/** The token of a link that somebody really asked for and got by mail. */
async function tokenFor(email: string): Promise<string> {
  // Mails of one moment have no order.
  test.clock.pass(1000);
  await test.mails();
  test.clock.pass(1000);
  await ask(email);
  const mail = (await test.mails()).find(({ to, subject }) => to === email && /Reset your password/.test(subject));
  return linkOf(mail?.text ?? '').query.get('token') ?? '';
}
const use = (
  { email, token, password, ...rest }: { email: string; token: string; password: string; otp?: string; again?: string },
  address = newAddress(),
) =>
  test.call(resetPassword, {
    body: {
      email,
      token,
      password,
      password_confirmation: rest.again ?? password,
      ...(rest.otp !== undefined && { otp: rest.otp }),
    },
    address,
  });
const uuidOf = async (email: string): Promise<string> =>
  (await test.database.pool.query('SELECT uuid FROM users WHERE email = $1', [email])).rows[0].uuid;
const change = async (email: string, as: string, body: { current: string; new: string; confirm?: string }) =>
  test.call(updatePassword, {
    as,
    params: { uuid: await uuidOf(email) },
    body: { confirm: body.new, ...body },
    address: newAddress(),
  });
const opens = async (email: string, as: string) =>
  (await test.call(readUser, { as, params: { id: await uuidOf(email) } })).status;
/** Puts the password of the tests back, whatever a test has made of it. */
async function putBack(email: string): Promise<void> {
  const { rows } = await test.database.pool.query('SELECT password_hash FROM users WHERE email = $1', [
    'manager@harbour.example',
  ]);
  await test.database.pool.query('UPDATE users SET password_hash = $2 WHERE email = $1', [
    email,
    rows[0].password_hash,
  ]);
}

it('[RP1] answers a request for a known and an unknown address alike, and mails the known one alone', async () => {
  const before = (await test.mails()).length;
  const known = await ask(MANAGER);
  const unknown = await ask('nobody@riverside.example');
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(known.message).toBe(serviceText('password.resetSent', { email: MANAGER }));
  expect(unknown.body.replace('nobody@', 'manager@')).toBe(known.body);
  const headers = ({ headers: { date: _date, 'content-length': _length, ...rest } }: typeof known) => rest;
  expect(headers(unknown)).toEqual(headers(known));
  const mails = await test.mails();
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]).toMatchObject({ to: MANAGER, subject: 'Reset your password for Atrium' });
  expect(mails[0]?.text).toMatch(
    /^https:\/\/atrium\.test\/reset-password\?email=manager%40riverside\.example&token=[\w-]{43}&tfa=0$/m,
  );
});

it('[RP2] asks the database for the very same things for a known and an unknown address', async () => {
  const { pool } = test.database;
  const statements = async (email: string) => {
    const texts: string[] = [];
    const listen = (client: PoolClient) => {
      const own = client.query;
      client.query = ((...given: unknown[]) => {
        texts.push(String(given[0]));
        return Reflect.apply(own, client, given);
      }) as PoolClient['query'];
      pool.once('release', () => {
        client.query = own;
      });
    };
    pool.on('acquire', listen);
    await ask(email);
    pool.off('acquire', listen);
    return texts;
  };
  const rows = async () =>
    (
      await test.database.pool.query(
        'SELECT (SELECT count(*) FROM mails)::int AS mails, (SELECT count(*) FROM audit_entries)::int AS entries',
      )
    ).rows[0] as { mails: number; entries: number };
  const [start, known] = [await rows(), await statements(EDITOR)];
  const [middle, unknown] = [await rows(), await statements('no.such.editor@riverside.example')];
  const end = await rows();
  expect(known.length).toBeGreaterThan(3);
  expect(unknown).toEqual(known);
  expect([middle.mails - start.mails, middle.entries - start.entries]).toEqual([1, 1]);
  expect([end.mails - middle.mails, end.entries - middle.entries]).toEqual([1, 1]);
});

it('[RP3] pauses requests of an address after ten for an account, exactly, whoever it is, and after fifty', async () => {
  for (const email of [RESELLER, 'unheard.of@northwind.example']) {
    const place = newAddress();
    const tries = await Promise.all(Array.from({ length: 100 }, () => ask(email, place)));
    expect(tries.filter(({ status }) => status === 200).length).toBe(10);
    expect(tries.filter(({ status }) => status === 429).length).toBe(90);
  }
  const address = newAddress();
  const many = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(`ask${index}@riverside.example`, address)),
  );
  expect(many.filter(({ status }) => status === 200).length).toBe(50);
  test.clock.pass(15 * MINUTE + 1);
  expect((await ask(RESELLER)).status).toBe(200);
});

it('[RP13] strangers who ask for an account neither lock its owner out nor end a link, and cause ten mails', async () => {
  test.clock.pass(15 * MINUTE + 1);
  const token = await tokenFor(EDITOR);
  const received = async () => (await test.mails()).filter(({ to }) => to === EDITOR).length;
  const before = await received();
  const tries = await Promise.all(Array.from({ length: 40 }, () => ask(EDITOR)));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await received()) - before).toBe(9);
  // The owner, from a place of their own.
  expect((await ask(EDITOR)).status).toBe(200);
  expect((await use({ email: EDITOR, token, password: newPassword() })).status).toBe(200);
  await putBack(EDITOR);
  test.clock.pass(15 * MINUTE + 1);
});

it('[RP4] sets the password by a link, ends all sessions, signs nobody in and says so by mail', async () => {
  const sessions = [await test.signInAs(EDITOR), await test.signInAs(EDITOR)];
  const password = newPassword();
  const reply = await use({ email: EDITOR.toUpperCase(), token: await tokenFor(EDITOR), password });
  expect([reply.status, reply.token, reply.message]).toEqual([200, null, serviceText('password.resetDone')]);
  for (const as of sessions) expect(await opens(EDITOR, as)).toBe(401);
  expect((await enter(EDITOR, DEMO_PASSWORD)).status).toBe(401);
  expect((await enter(EDITOR, password)).status).toBe(200);
  expect(await newestMail()).toMatchObject({ to: EDITOR, subject: 'Your password for Atrium was changed' });
  await putBack(EDITOR);
});

it('[RP5] answers an unknown, used, old or foreign link alike', async () => {
  const password = newPassword();
  const [spare, used] = [await tokenFor(EDITOR), await tokenFor(EDITOR)];
  expect((await use({ email: EDITOR, token: used, password })).status).toBe(200);
  await putBack(EDITOR);
  const foreign = await tokenFor(RESELLER);
  const old = await tokenFor(MANAGER);
  test.clock.pass(30 * MINUTE);
  const fresh = await tokenFor(RESELLER);
  const replies = [
    await use({ email: EDITOR, token: 'x'.repeat(43), password }),
    await use({ email: EDITOR, token: used, password }),
    // The password that was set by the other link ended this one.
    await use({ email: EDITOR, token: spare, password }),
    await use({ email: MANAGER, token: old, password }),
    await use({ email: RESELLER, token: foreign, password }),
    await use({ email: MANAGER, token: fresh, password }),
    await use({ email: 'nobody@riverside.example', token: fresh, password }),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 422));
  expect(replies[0]?.error.message).toBe(translate('password.linkOver'));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect((await use({ email: RESELLER, token: fresh, password })).status).toBe(200);
  await putBack(RESELLER);
});

it('[RP5] takes a link once, however many come at once', async () => {
  const token = await tokenFor(EDITOR);
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) => use({ email: EDITOR, token, password: `chosen at once ${index}` })),
  );
  expect(tries.filter(({ status }) => status === 200).length).toBe(1);
  await putBack(EDITOR);
});

it('[RP10] looks at ten links for an account from a subnet, exactly, however many come at once, and at fifty in all', async () => {
  test.clock.pass(15 * MINUTE + 1);
  const guess = (email: string, address?: string) => use({ email, token: 'a guess', password: newPassword() }, address);
  for (const email of [MANAGER, 'nobody@riverside.example']) {
    const from = newAddress();
    const tries = await Promise.all(Array.from({ length: 45 }, () => guess(email, from)));
    expect(tries.filter(({ status }) => status === 422).length).toBe(10);
    expect(tries.filter(({ status }) => status === 429).length).toBe(35);
    // Whoever has the link is not kept out by the guesses of others.
    expect((await guess(email)).status).toBe(422);
  }
  const address = newAddress();
  const many = await Promise.all(
    Array.from({ length: 60 }, (_, index) => guess(`g${index}@riverside.example`, address)),
  );
  expect(many.filter(({ status }) => status === 422).length).toBe(50);
  test.clock.pass(15 * MINUTE + 1);
});

it('[RP6] asks for a current code where two-factor is on, and spends it; six wrong ones end the link', async () => {
  test.clock.pass(5 * MINUTE);
  const token = await tokenFor(SECURE);
  const password = newPassword();
  const given = { email: SECURE, token, password };
  const none = await use(given);
  expect([none.status, none.error.errors]).toEqual([422, { otp: [translate('signIn.codeMissing')] }]);
  const wrong = codeAt(test.clock.now) === '000000' ? '000001' : '000000';
  expect((await use({ ...given, otp: wrong })).error.errors).toEqual({ otp: [serviceText('signIn.codeRefused')] });
  const otp = codeAt(test.clock.now);
  expect((await use({ ...given, otp })).status).toBe(200);
  const challenge = (await enter(SECURE, password)).token ?? '';
  expect((await test.call(signInViaTwoFactor, { as: challenge, body: { email: SECURE, otp } })).status).toBe(422);
  await putBack(SECURE);

  const second = { email: SECURE, token: await tokenFor(SECURE), password };
  const tries = [];
  for (let i = 0; i < 6; i++) tries.push(await use({ ...second, otp: wrong }));
  expect(tries.map(({ error }) => error.code)).toEqual([...Array(5).fill('wrong-code'), 'link-over']);
  test.clock.pass(MINUTE);
  expect((await use({ ...second, otp: codeAt(test.clock.now) })).error.code).toBe('link-over');
});

it('[RP7] the token of the password step and that of a link open nothing else', async () => {
  const token = await tokenFor(MANAGER);
  expect(await opens(MANAGER, token)).toBe(401);
  const challenge = (await enter(SECURE, DEMO_PASSWORD)).token ?? '';
  expect(await opens(SECURE, challenge)).toBe(401);
  expect((await test.call(listSessions, { as: challenge, params: { uuid: await uuidOf(SECURE) } })).status).toBe(401);
  expect((await change(SECURE, challenge, { current: DEMO_PASSWORD, new: newPassword() })).status).toBe(401);
  expect((await use({ email: SECURE, token: challenge.slice(0, 43), password: newPassword() })).error.code).toBe(
    'link-over',
  );
});

it('[RP8] refuses a password that is short, long, common or not repeated, with a text at its field', async () => {
  const token = await tokenFor(MANAGER);
  const refusal = async (password: string, again = password) =>
    (await use({ email: MANAGER, token, password, again })).error.errors;
  expect(await refusal('')).toEqual({ password: [translate('signIn.passwordMissing')] });
  expect(await refusal('1234567')).toEqual({ password: [translate('password.tooShort')] });
  expect(await refusal('x'.repeat(129))).toMatchObject({ password: [translate('password.tooLong')] });
  expect(await refusal('one of them', 'another')).toEqual({ password_confirmation: [translate('password.different')] });
  for (const common of ['12345678', 'PassWord1', 'iloveyou']) {
    test.clock.pass(15 * MINUTE + 1);
    expect(await refusal(common)).toEqual({ password: [serviceText('password.common')] });
  }
  expect((await enter(MANAGER, DEMO_PASSWORD)).status).toBe(200);
  const longest = ` ${'ü€ '.repeat(42)}x`;
  expect((await use({ email: MANAGER, token: await tokenFor(MANAGER), password: longest })).status).toBe(200);
  expect((await enter(MANAGER, longest.trim())).status).toBe(401);
  expect((await enter(MANAGER, longest)).status).toBe(200);
  await putBack(MANAGER);
});

it('[PF1] changes one’s own password, ends all of one’s sessions and says so by mail', async () => {
  const [one, other] = [await test.signInAs(MANAGER), await test.signInAs(MANAGER)];
  const link = await tokenFor(MANAGER);
  const password = newPassword();
  const reply = await change(MANAGER, one, { current: DEMO_PASSWORD, new: password });
  expect([reply.status, reply.message]).toEqual([200, translate('password.changed')]);
  for (const as of [one, other]) expect(await opens(MANAGER, as)).toBe(401);
  expect((await enter(MANAGER, password)).status).toBe(200);
  expect((await use({ email: MANAGER, token: link, password: newPassword() })).error.code).toBe('link-over');
  expect(await newestMail()).toMatchObject({ to: MANAGER, subject: 'Your password for Atrium was changed' });
  await putBack(MANAGER);
});

it('[PF2] refuses each way in which a new password is wrong, at its field', async () => {
  const as = await test.signInAs(MANAGER);
  const errors = async (body: { current: string; new: string; confirm?: string }) =>
    (await change(MANAGER, as, body)).error.errors;
  expect(await errors({ current: '', new: '', confirm: '' })).toEqual({
    current: [translate('password.currentMissing')],
    new: [translate('password.newMissing')],
  });
  expect(await errors({ current: DEMO_PASSWORD, new: 'seven77', confirm: 'seven' })).toEqual({
    new: [translate('password.newTooShort')],
    confirm: [translate('password.newDifferent')],
  });
  expect(await errors({ current: DEMO_PASSWORD, new: DEMO_PASSWORD })).toEqual({
    new: [translate('password.newSame')],
  });
  expect(await errors({ current: DEMO_PASSWORD, new: 'qwertyuiop' })).toEqual({
    new: [serviceText('password.common')],
  });
  expect(await errors({ current: 'not the one', new: newPassword() })).toEqual({
    current: [serviceText('password.currentWrong')],
  });
  expect(await opens(MANAGER, as)).toBe(200);
});

it('[PF3] pauses after ten wrong current passwords, exactly, however many come at once, and only for oneself', async () => {
  const as = await test.signInAs(RESELLER);
  const body = { current: 'wrong', new: newPassword() };
  const tries = await Promise.all(Array.from({ length: 100 }, () => change(RESELLER, as, body)));
  expect(tries.filter(({ status }) => status === 422).length).toBe(10);
  expect(tries.filter(({ status }) => status === 429).length).toBe(90);
  expect((await change(RESELLER, as, { current: DEMO_PASSWORD, new: newPassword() })).status).toBe(429);
  expect((await enter(RESELLER, DEMO_PASSWORD)).status).toBe(200);
  test.clock.pass(15 * MINUTE + 1);
  expect((await change(RESELLER, as, body)).status).toBe(422);
});

it('[PF4] nobody changes the password of somebody else', async () => {
  const as = await test.signInAs(MANAGER);
  expect((await change(EDITOR, as, { current: DEMO_PASSWORD, new: newPassword() })).status).toBe(404);
});

it('[RP9] keeps passwords, tokens and codes out of logs, of the audit trail and of the database', async () => {
  const password = 'a secret that is to be seen nowhere';
  const token = await tokenFor(EDITOR);
  await use({ email: EDITOR, token, password, again: 'another one' });
  await use({ email: EDITOR, token, password, otp: '123456' });
  await putBack(EDITOR);
  const as = await test.signInAs(EDITOR);
  await change(EDITOR, as, { current: DEMO_PASSWORD, new: password });
  await putBack(EDITOR);
  const { rows } = await test.database.pool.query(
    `SELECT (SELECT jsonb_agg(to_jsonb(a)) FROM audit_entries a)::text || (SELECT jsonb_agg(to_jsonb(l)) FROM link_tokens l)::text
         || COALESCE((SELECT jsonb_agg(to_jsonb(m)) FROM mails m)::text, '') || (SELECT jsonb_agg(to_jsonb(u)) FROM users u)::text AS kept`,
  );
  expect(logged).toContain('reset-password');
  for (const secret of [password, token, as, DEMO_PASSWORD]) {
    expect(logged).not.toContain(secret);
    expect(rows[0].kept).not.toContain(secret);
  }
});
