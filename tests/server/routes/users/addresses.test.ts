import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHandOff, takeHandOff } from '@/contract/session/handOff';
import {
  confirmTwoFactor,
  endOtherSessions,
  generateTwoFactor,
  listSessions,
  resetPassword,
} from '@/contract/session/passwords';
import { requestPasswordReset, signIn } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { createUser, deleteUser, sendWelcomeByPost, updateUser } from '@/contract/users/userAdministration';
import { readUser } from '@/contract/users/users';
import { featureId } from '@/model/access/features';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { serviceText } from '../../../../server/texts';
import { linkOf } from '../../../support/mailLinks';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { codeOf } from '../../../support/service/timeStepCode';

const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';
const MINUTE = 60_000;
const STALE = 5 * MINUTE;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.database.reset('accounts'));
afterAll(() => test.close());

let addresses = 0;
const newAddress = () => `10.5.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const rowOf = async (email: string) =>
  (
    await test.database.pool.query<{ id: number; uuid: string; name: string; role_id: number; revision: number }>(
      'SELECT id, uuid, name, role_id, revision FROM users WHERE email = $1',
      [email],
    )
  ).rows[0] ?? { id: 0, uuid: '', name: '', role_id: 0, revision: 0 };
const save = async (as: string, email: string, change: Record<string, unknown>) => {
  const { uuid, name } = await rowOf(email);
  return test.call(updateUser, { as, params: { uuid }, body: { name, email, ...change }, address: newAddress() });
};
const opens = async (as: string, uuid: string) =>
  (await test.call(readUser, { as, params: { id: uuid } })).status === 200;
const enter = (email: string, password = DEMO_PASSWORD) =>
  test.call(signIn, { body: { email, password }, address: newAddress() });
const mailsTo = async (address: string) => {
  test.clock.pass(1000);
  return (await test.mails()).filter(({ to }) => to === address);
};
const askForLink = (email: string) => test.call(requestPasswordReset, { body: { email }, address: newAddress() });
const tokenIn = (text: string | undefined) => linkOf(text ?? '').query.get('token') ?? '';
const useLink = (email: string, token: string, password = 'a password by link') =>
  test.call(resetPassword, {
    body: { email, token, password, password_confirmation: password },
    address: newAddress(),
  });
const grant = async (email: string, features: readonly Parameters<typeof featureId>[0][]) => {
  const { id } = await rowOf(email);
  await test.database.pool.query('DELETE FROM user_features WHERE user_id = $1', [id]);
  await test.database.pool.query('INSERT INTO user_features SELECT $1, unnest($2::int[])', [
    id,
    features.map(featureId),
  ]);
};
const handedOver = async (as: string) => {
  const { url } = (await test.call(createHandOff, { as })).data;
  const token = new URL(url).searchParams.get('token') ?? '';
  return (await test.call(takeHandOff, { body: { token }, address: newAddress() })).token ?? '';
};

it.each([
  { caller: ['user-admin'], user: ['locations'], may: false },
  { caller: ['user-admin', 'publish'], user: ['publish', 'locations'], may: false },
  { caller: ['user-admin', 'locations'], user: ['locations'], may: true },
  { caller: ['user-admin', 'locations'], user: [], may: true },
  // The organisation does not have it, so it opens nothing.
  { caller: ['user-admin', 'locations'], user: ['locations', 'reseller'], may: true },
] as const)(
  '[US19] with $caller the sign-in of somebody with $user is changed: $may',
  async ({ caller, user, may }) => {
    await grant(EDITOR, caller);
    await grant(MANAGER, user);
    const as = await test.signInAs(EDITOR);
    const { uuid, role_id, name } = await rowOf(MANAGER);
    const { role_id: other } = await rowOf(EDITOR);
    const statuses = [
      (await save(as, MANAGER, { role: other })).status,
      (await save(as, MANAGER, { email: 'thief@evil.example', role: may ? other : role_id })).status,
      (await test.call(deleteUser, { as, params: { uuid } })).status,
    ];
    expect(statuses).toEqual(may ? [200, 200, 200] : [403, 403, 403]);
    if (may) return;
    expect(await rowOf(MANAGER)).toMatchObject({ uuid, role_id, name });
    // The rest of the record is open to whoever administers users.
    expect((await save(as, MANAGER, { name: 'Maya O.', role: role_id })).status).toBe(200);
  },
);

it('[US20] an address that somebody sets ends sessions and links, and the address before gets a mail', async () => {
  const [as, theirs] = [await test.signInAs(MANAGER), await test.signInAs(EDITOR)];
  const { uuid } = await rowOf(EDITOR);
  await askForLink(EDITOR);
  const link = tokenIn((await mailsTo(EDITOR))[0]?.text);
  expect((await save(as, EDITOR, { email: 'eli@riverside.example' })).status).toBe(200);
  expect(await opens(theirs, uuid)).toBe(false);
  expect((await useLink('eli@riverside.example', link)).error.code).toBe('link-over');
  const [mail] = await mailsTo(EDITOR);
  expect(mail?.subject).toBe('Your email address for Atrium was changed');
  expect(mail?.text).toContain('eli@riverside.example');
});

it('[US21] an address that somebody sets gets no link for a password until its user has signed in with it', async () => {
  const as = await test.signInAs(MANAGER);
  await save(as, EDITOR, { email: 'thief@evil.example' });
  const { uuid } = await rowOf('thief@evil.example');
  await askForLink('thief@evil.example');
  await test.call(sendWelcomeByPost, { as, params: { uuid } });
  expect(await mailsTo('thief@evil.example')).toEqual([]);
  const subjects = (await mailsTo(EDITOR)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Reset your password for Atrium', 'Welcome to Atrium']));

  expect((await enter('thief@evil.example')).status).toBe(200);
  await askForLink('thief@evil.example');
  expect((await mailsTo('thief@evil.example')).map(({ subject }) => subject)).toEqual([
    'Reset your password for Atrium',
  ]);
});

it('[US21] a correction of the address of a new account ends the welcome link and moves the mails', async () => {
  const as = await test.signInAs(MANAGER);
  const { role_id: role } = await rowOf(EDITOR);
  const body = { name: 'Typed Wrong', email: 'wrong@typo.example', role };
  const { data } = await test.call(createUser, { as, body });
  const token = tokenIn((await mailsTo('wrong@typo.example'))[0]?.text);
  await save(as, 'wrong@typo.example', { email: 'right@riverside.example', role });
  expect((await useLink('right@riverside.example', token)).error.code).toBe('link-over');
  await test.call(sendWelcomeByPost, { as, params: { uuid: data.uuid } });
  const mail = (await mailsTo('right@riverside.example'))[0];
  expect((await useLink('right@riverside.example', tokenIn(mail?.text))).status).toBe(200);
  expect(await mailsTo('wrong@typo.example')).toHaveLength(1);
});

it('[US22] says of an address in another organisation neither whose it is nor that it is in use', async () => {
  const as = await test.signInAs(MANAGER);
  const { revision } = await rowOf(EDITOR);
  const stale = await save(as, EDITOR, { email: 'manager@harbour.example', revision: revision - 1 });
  expect(stale.status).toBe(409);
  const own = await save(as, EDITOR, { email: MANAGER });
  expect(own.error.errors).toEqual({ email: [serviceText('user.emailTaken')] });
  const foreign = await save(as, EDITOR, { email: 'manager@harbour.example' });
  expect(foreign.error.errors).toEqual({ email: [serviceText('user.emailUnavailable')] });
  const { role_id: role } = await rowOf(EDITOR);
  const tries = await Promise.all(
    Array.from({ length: 30 }, () =>
      test.call(createUser, { as, body: { name: 'Guess', email: 'manager@lakeside.example', role } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(8);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(22);
});

it('[US22] of two users who get one address at once, one gets it', async () => {
  const as = await test.signInAs(MANAGER);
  const { role_id: role } = await rowOf(EDITOR);
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      test.call(createUser, { as, body: { name: `Twin ${index}`, email: 'twin@riverside.example', role } }),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
});

it('[US23] sends five welcome mails of an account within an hour', async () => {
  const as = await test.signInAs(MANAGER);
  const { uuid } = await rowOf(EDITOR);
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => test.call(sendWelcomeByPost, { as, params: { uuid } })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
});

it('[US24] tells a colleague’s name, picture and time zone to whoever does not administer users', async () => {
  await grant(EDITOR, ['locations']);
  const { uuid } = await rowOf(MANAGER);
  const read = async (email: string) =>
    (await test.call(readUser, { as: await test.signInAs(email), params: { id: uuid } })).data;
  expect(await read(EDITOR)).toEqual({ uuid, name: 'Maya Okafor', avatar: null, time_zone: 'Europe/London' });
  expect(await read(MANAGER)).toMatchObject({ email: MANAGER, TFA: 0 });
});

it('[ML3] greets nobody by a name that holds a link, and names no such organisation', async () => {
  const as = await test.signInAs(MANAGER);
  const { role_id: role } = await rowOf(EDITOR);
  await test.database.pool.query("UPDATE organisations SET name = 'evil.example' WHERE name = 'Riverside'");
  const name = 'Your account is locked: https://evil.example';
  await test.call(createUser, { as, body: { name, email: 'victim@other.example', role } });
  const [mail] = await mailsTo('victim@other.example');
  expect(mail?.text).toMatch(/^Hello,\n\nYou now have an account for your organisation\./);
  expect(mail?.text).not.toContain('evil');
});

it('[US25] rejects a name that would break a line or turn the text after it', async () => {
  const as = await test.signInAs(MANAGER);
  for (const name of ['Two\nlines', 'Bell \u0007 here', 'Turned \u202Eround'])
    expect((await save(as, MANAGER, { name })).error.errors).toEqual({ name: [translate('user.nameUnprintable')] });
});

it('[PF13] another address of oneself needs the password, unless one has just signed in', async () => {
  const [as, other] = [await test.signInAs(EDITOR), await test.signInAs(EDITOR)];
  const { uuid } = await rowOf(EDITOR);
  await askForLink(EDITOR);
  const link = tokenIn((await mailsTo(EDITOR))[0]?.text);
  test.clock.pass(STALE);
  const handed = await handedOver(as);
  for (const token of [as, handed])
    expect((await save(token, EDITOR, { email: 'eli@new.example' })).error).toMatchObject({
      code: 'password-required',
      errors: { current: [serviceText('password.proofMissing')] },
    });
  const wrong = await save(as, EDITOR, { email: 'eli@new.example', current: 'wrong' });
  expect(wrong.error.errors).toEqual({ current: [serviceText('password.currentWrong')] });
  // Everything but the address is saved without it.
  expect((await save(as, EDITOR, { name: 'Eli M.' })).status).toBe(200);

  const saved = await save(as, EDITOR, { email: 'eli@new.example', current: DEMO_PASSWORD });
  expect(saved.data).toMatchObject({ email: 'eli@new.example' });
  expect([await opens(as, uuid), await opens(other, uuid), await opens(handed, uuid)]).toEqual([true, false, false]);
  expect((await mailsTo(EDITOR))[0]?.subject).toBe('Your email address for Atrium was changed');
  expect((await useLink('eli@new.example', link)).error.code).toBe('link-over');

  const fresh = (await enter('eli@new.example')).token ?? '';
  expect((await save(fresh, 'eli@new.example', { email: EDITOR })).status).toBe(200);
});

it('[PF13] checks ten wrong passwords, exactly, however many arrive at once', async () => {
  const as = await test.signInAs(EDITOR);
  test.clock.pass(STALE);
  const tries = await Promise.all(
    Array.from({ length: 40 }, () => save(as, EDITOR, { email: 'eli@new.example', current: 'wrong' })),
  );
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(30);
});

it('[TF10] two-factor is switched on with the password, unless one has just signed in', async () => {
  const as = await test.signInAs(EDITOR);
  const params = { uuid: (await rowOf(EDITOR)).uuid };
  test.clock.pass(STALE);
  const { secret } = (await test.call(generateTwoFactor, { as, params })).data;
  const confirm = (password?: string) =>
    test.call(confirmTwoFactor, {
      as,
      params,
      body: { otp: codeOf(secret, test.clock.now), ...(password !== undefined && { password }) },
    });
  expect((await confirm()).error.errors).toEqual({ password: [serviceText('password.proofMissing')] });
  expect((await confirm('wrong')).error.errors).toEqual({ password: [serviceText('password.currentWrong')] });
  expect((await confirm(DEMO_PASSWORD)).status).toBe(200);
});

it('[PF14] lists every session and ends all but the present one', async () => {
  const params = { uuid: (await rowOf(EDITOR)).uuid };
  const as = await test.signInAs(EDITOR);
  for (let count = 0; count < 120; count += 1) {
    if (count % 50 === 0) test.clock.pass(16 * MINUTE);
    await enter(EDITOR);
  }
  const list = async () => (await test.call(listSessions, { as, params })).data;
  expect(await list()).toHaveLength(121);
  const reply = await test.call(endOtherSessions, { as, params });
  expect(reply.message).toBe(serviceText('session.othersEnded'));
  expect((await list()).map(({ is_current }) => is_current)).toEqual([true]);
  const other = await test.signInAs(MANAGER);
  expect((await test.call(endOtherSessions, { as: other, params })).status).toBe(404);
});
