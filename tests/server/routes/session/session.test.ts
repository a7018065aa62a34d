import { Writable } from 'node:stream';
import { TOTP } from 'otpauth';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProjects } from '@/contract/locations/projects';
import { createHandOff, takeHandOff } from '@/contract/session/handOff';
import { signIn, signInViaTwoFactor, signOut } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';
import { TEST_TFA_SECRET } from '../../../support/service/testSecrets';

const MANAGER = 'manager@riverside.example';
const SECURE = 'secure@riverside.example';
const MINUTE = 60_000;

let test: TestApp;
let riverside: string;
let logged = '';
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  test = await testApp({ logger: pino({ level: 'warn' }, sink) });
  riverside = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

let addresses = 0;
/** An address that nobody has tried from. */
const newAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const enter = (email: string, password = DEMO_PASSWORD, address = newAddress()) =>
  test.call(signIn, { body: { email, password }, address });
const checked = (tries: readonly { status: number }[]) => tries.filter(({ status }) => status === 401).length;
const locations = (as?: string) => test.call(listProjects, { as, params: { uuid: riverside }, query: {} });
const codeAt = (moment: Date) => new TOTP({ secret: TEST_TFA_SECRET }).generate({ timestamp: moment.getTime() });
const giveCode = (as: string, otp: string) => test.call(signInViaTwoFactor, { as, body: { email: SECURE, otp } });
const wrongCode = () => (codeAt(test.clock.now) === '000000' ? '000001' : '000000');
const challenge = async () => (await enter(SECURE)).token ?? '';

it('[SI1] signs in with the right password and gives user and token', async () => {
  const reply = await enter(MANAGER.toUpperCase());
  expect(reply.data).toMatchObject({ TFA: 0, user: { email: MANAGER, organisation: { uuid: riverside } } });
  expect((await locations(reply.token ?? '')).status).toBe(200);
});

it('[SI2] refuses a wrong password and an unknown name with the same answer', async () => {
  const wrong = await enter('editor@riverside.example', 'wrong');
  const unknown = await enter('nobody@riverside.example', 'wrong');
  expect([wrong.status, wrong.token]).toEqual([401, null]);
  expect(wrong.error.message).toBe(translate('signIn.refused'));
  expect(unknown.body).toBe(wrong.body);
});

it('[SI3] names each field of a bad body', async () => {
  const reply = await test.call(signIn, { body: { email: 'no address', password: '' }, address: newAddress() });
  expect(reply.status).toBe(422);
  expect(reply.error.errors).toEqual({
    email: [translate('signIn.emailInvalid')],
    password: [translate('signIn.passwordMissing')],
  });
});

it('[SI4] pauses an account for a subnet after ten wrong passwords, exactly, however many come at once', async () => {
  const email = 'reseller@northwind.example';
  const address = newAddress();
  const tries = await Promise.all(Array.from({ length: 45 }, () => enter(email, 'wrong', address)));
  expect(checked(tries)).toBe(10);
  expect(tries.filter(({ status }) => status === 429).length).toBe(35);
  const right = await enter(email, DEMO_PASSWORD, address);
  expect([right.status, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await enter(email)).status).toBe(200);
  test.clock.pass(15 * MINUTE + 1);
  expect((await enter(email, DEMO_PASSWORD, address)).status).toBe(200);
});

it('[SI15] pauses an account after a hundred wrong passwords from everywhere, but not where it has signed in from', async () => {
  const email = 'staff@atrium.example';
  const home = newAddress();
  expect((await enter(email, DEMO_PASSWORD, home)).status).toBe(200);
  const tries = await Promise.all(Array.from({ length: 120 }, () => enter(email, 'wrong')));
  expect(checked(tries)).toBe(100);
  expect((await enter(email)).status).toBe(429);
  expect((await enter(email, DEMO_PASSWORD, home)).status).toBe(200);
  // The sign-in at home leaves the pause of the others as it is.
  expect((await enter(email)).status).toBe(429);
  const unknown = await Promise.all(Array.from({ length: 120 }, () => enter('nobody@atrium.example', 'wrong')));
  expect(checked(unknown)).toBe(100);

  test.clock.pass(31 * 24 * 60 * MINUTE);
  await Promise.all(Array.from({ length: 100 }, () => enter(email, 'wrong')));
  expect((await enter(email, DEMO_PASSWORD, home)).status).toBe(429);
  test.clock.pass(15 * MINUTE + 1);
});

it('[SI16] takes sixty right passwords of an account, exactly, then pauses it', async () => {
  const tries = await Promise.all(Array.from({ length: 80 }, () => enter('manager@lakeside.example')));
  expect(tries.filter(({ status }) => status === 200).length).toBe(60);
  expect(tries.filter(({ status }) => status === 429).length).toBe(20);
  test.clock.pass(15 * MINUTE + 1);
  expect((await enter('manager@lakeside.example')).status).toBe(200);
});

it('[SI17] counts all addresses of an IPv6 subscriber as one', async () => {
  const from = (subnet: number, index: number) =>
    enter(`six${index}@riverside.example`, 'wrong', `2001:db8:0:${subnet}:${index}::1`);
  const tries = await Promise.all(Array.from({ length: 60 }, (_, index) => from(1, index)));
  expect(checked(tries)).toBe(50);
  expect((await from(2, 0)).status).toBe(401);
});

it('[SI5] pauses an address after fifty wrong passwords, and leaves others alone', async () => {
  const address = newAddress();
  const tries = await Promise.all(
    Array.from({ length: 60 }, (_, index) => enter(`guess${index}@riverside.example`, 'wrong', address)),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(50);
  expect((await enter(MANAGER, DEMO_PASSWORD, address)).status).toBe(429);
  expect((await enter(MANAGER)).status).toBe(200);
});

it('[SI5] does not count right passwords against an address', async () => {
  const address = newAddress();
  for (let i = 0; i < 55; i++) expect((await enter(MANAGER, DEMO_PASSWORD, address)).status).toBe(200);
});

it('[SI6] believes no forwarded address of a peer that is not a proxy', async () => {
  const address = newAddress();
  const tries = await Promise.all(
    Array.from({ length: 51 }, (_, index) =>
      test.call(signIn, {
        body: { email: `forward${index}@riverside.example`, password: 'wrong' },
        address,
        headers: { 'x-forwarded-for': `192.0.2.${index}` },
      }),
    ),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('[SI7] asks for a code where two-factor is on; its token opens the code step and nothing else', async () => {
  const reply = await enter(SECURE);
  expect(reply.data).toEqual({ TFA: 1, user: null });
  expect((await locations(reply.token ?? '')).status).toBe(401);
  expect((await test.call(signOut, { as: reply.token ?? '' })).status).toBe(401);
  const session = await test.signInAs(MANAGER);
  expect((await giveCode(session, codeAt(test.clock.now))).status).toBe(401);
});

it('[SI8] takes a code once, and none of an earlier step after it', async () => {
  test.clock.pass(5 * MINUTE);
  const code = codeAt(test.clock.now);
  const first = await giveCode(await challenge(), code);
  expect(first.data.user.email).toBe(SECURE);
  expect((await locations(first.token ?? '')).status).toBe(200);
  expect((await giveCode(await challenge(), code)).status).toBe(422);
  const before = codeAt(new Date(test.clock.now.getTime() - 30_000));
  expect((await giveCode(await challenge(), before)).status).toBe(422);
});

it('[SI8] opens one session when the same code comes many times at once', async () => {
  test.clock.pass(5 * MINUTE);
  const code = codeAt(test.clock.now);
  const challenges = [await challenge(), await challenge(), await challenge()];
  const replies = await Promise.all([...challenges, ...challenges].map((as) => giveCode(as, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('[SI9] takes codes of one step early or late, and no others', async () => {
  test.clock.pass(5 * MINUTE);
  const at = (steps: number) => codeAt(new Date(test.clock.now.getTime() + steps * 30_000));
  expect((await giveCode(await challenge(), at(-2))).status).toBe(422);
  expect((await giveCode(await challenge(), at(2))).status).toBe(422);
  expect((await giveCode(await challenge(), at(-1))).status).toBe(200);
  expect((await giveCode(await challenge(), at(1))).status).toBe(200);
});

it('[SI10] ends a challenge after six wrong codes, also when they come at once', async () => {
  test.clock.pass(30 * MINUTE);
  const as = await challenge();
  const tries = await Promise.all(Array.from({ length: 12 }, () => giveCode(as, wrongCode())));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(7);
  expect((await giveCode(as, codeAt(test.clock.now))).status).toBe(401);
});

it('[SI11] pauses the codes of an account after thirty wrong ones, however many challenges it opens', async () => {
  test.clock.pass(30 * MINUTE);
  const statuses: number[] = [];
  for (let round = 0; round < 7; round++) {
    const as = await challenge();
    for (let i = 0; i < 5; i++) statuses.push((await giveCode(as, wrongCode())).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
  test.clock.pass(15 * MINUTE + 1);
  expect((await giveCode(await challenge(), codeAt(test.clock.now))).status).toBe(200);
});

it('[SI12] lets a challenge live for five minutes', async () => {
  test.clock.pass(5 * MINUTE);
  const as = await challenge();
  test.clock.pass(5 * MINUTE);
  expect((await giveCode(as, codeAt(test.clock.now))).status).toBe(401);
});

it('[SS1] refuses a call without a token, with a foreign one, and with one that was changed', async () => {
  const token = await test.signInAs(MANAGER);
  const [head, body, signature] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"session"}').toString('base64url');
  for (const as of [undefined, 'nonsense', `${head}.${body}.${signature?.slice(2)}aa`, `${none}.${body}.`])
    expect((await locations(as)).status).toBe(401);
  expect((await locations(token)).status).toBe(200);
});

it('[SS2] renews a token after fifteen minutes; the old one is valid for sixty seconds after the new one was used', async () => {
  const old = await test.signInAs(MANAGER);
  expect((await locations(old)).token).toBeNull();
  test.clock.pass(15 * MINUTE);
  const replies = await Promise.all([locations(old), locations(old), locations(old)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const fresh = [...new Set(replies.map(({ token }) => token).filter((token) => token !== null))];
  expect(fresh).toHaveLength(1);
  test.clock.pass(MINUTE);
  expect((await locations(fresh[0])).status).toBe(200);
  test.clock.pass(MINUTE - 1);
  expect((await locations(old)).status).toBe(200);
  test.clock.pass(1);
  expect((await locations(old)).status).toBe(401);
  expect((await locations(fresh[0])).status).toBe(200);
});

it('[SS15] gives the same new token again while nobody has used it, so that an answer may be lost', async () => {
  const old = await test.signInAs(MANAGER);
  test.clock.pass(15 * MINUTE);
  const lost = (await locations(old)).token;
  expect(lost).not.toBeNull();
  test.clock.pass(3 * 60 * MINUTE);
  const again = await locations(old);
  expect([again.status, again.token]).toEqual([200, lost]);
  expect((await locations(lost ?? '')).status).toBe(200);
  // From its first use on, the old token gives none any more.
  expect((await locations(old)).token).toBeNull();
});

it('[SS16] takes no token but the newest and the one before', async () => {
  const first = await test.signInAs(MANAGER);
  test.clock.pass(15 * MINUTE);
  const second = (await locations(first)).token ?? '';
  test.clock.pass(15 * MINUTE);
  const third = (await locations(second)).token ?? '';
  expect([(await locations(first)).status, (await locations(second)).status]).toEqual([401, 200]);
  expect((await locations(third)).status).toBe(200);
});

it('[SS17] ends a session thirty days after its password was given, however often it was renewed', async () => {
  let token = await test.signInAs(MANAGER);
  const handOff = async () => new URL((await test.call(createHandOff, { as: token })).data.url).searchParams;
  for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
    test.clock.pass(11 * 60 * MINUTE);
    token = (await locations(token)).token ?? '';
  }
  // A session of another device is as old as the one that made its code.
  const taken = await test.call(takeHandOff, { body: { token: (await handOff()).get('token') ?? '' } });
  expect((await locations(taken.token ?? '')).status).toBe(200);
  test.clock.pass(11 * 60 * MINUTE);
  expect([(await locations(token)).status, (await locations(taken.token ?? '')).status]).toEqual([401, 401]);
});

it('[SS3] ends a session twelve hours after its last renewal', async () => {
  const token = await test.signInAs(MANAGER);
  expect((await locations(token)).status).toBe(200);
  test.clock.pass(12 * 60 * MINUTE);
  expect((await locations(token)).status).toBe(401);
});

it('[SS4] revokes at once when somebody signs out, and leaves the other sessions alone', async () => {
  const [one, other] = [await test.signInAs(MANAGER), await test.signInAs(MANAGER)];
  expect((await test.call(signOut, { as: one })).status).toBe(200);
  expect((await locations(one)).status).toBe(401);
  expect((await locations(other)).status).toBe(200);
});

it('[SS5] refuses a user who was deactivated from the next request on', async () => {
  const email = 'editor@riverside.example';
  const token = await test.signInAs(email);
  await test.database.pool.query('UPDATE users SET active = false WHERE email = $1', [email]);
  expect((await locations(token)).status).toBe(401);
  expect((await enter(email)).status).toBe(401);
  await test.database.pool.query('UPDATE users SET active = true WHERE email = $1', [email]);
});

it('[SS6] answers each of many that come at once as who it is and for whom it acts', async () => {
  const harbour = await organisationOf(test, test.organisations.harbour);
  const [one, other, gone] = await Promise.all([
    test.signInAs(MANAGER),
    test.signInAs('manager@harbour.example'),
    test.signInAs(MANAGER),
  ]);
  await test.call(signOut, { as: gone });
  const asked = [one, other, gone, one, other, one].flatMap((as) =>
    [riverside, harbour].map((uuid) => test.call(listProjects, { as, params: { uuid }, query: {} })),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  const [ofOne, ofOther, ofGone] = [
    [200, 404],
    [404, 200],
    [401, 401],
  ];
  expect(statuses).toEqual([ofOne, ofOther, ofGone, ofOne, ofOther, ofOne].flat());
});

it('[AU1] notes who signed in and out', async () => {
  const before = (await test.audit()).length;
  const token = await test.signInAs(MANAGER);
  await test.call(signOut, { as: token });
  expect((await test.audit()).slice(before)).toMatchObject([
    { event: 'signed-in', organisation_id: test.organisations.riverside, causer_id: test.organisations.manager },
    { event: 'signed-out', organisation_id: test.organisations.riverside, causer_id: test.organisations.manager },
  ]);
});

it('[AU7] notes a failed sign-in in the log, without anybody’s address, and in the audit trail', async () => {
  const entries = async () =>
    (
      await test.database.pool.query(
        "SELECT organisation_id, subject, description FROM audit_entries WHERE event = 'sign-in-failed' ORDER BY id",
      )
    ).rows;
  const before = (await entries()).length;
  logged = '';
  await enter(MANAGER, 'wrong', '10.77.0.1');
  await enter(MANAGER.toUpperCase(), 'wrong', '10.77.0.1');
  await enter('nobody@riverside.example', 'wrong', '10.77.0.2');
  await giveCode(await challenge(), wrongCode());
  const lines = logged.split('\n').filter((line) => line.includes('a sign-in has failed'));
  const facts = lines.map((line) => JSON.parse(line) as { account: string; address: string; reason: string });
  expect(facts.map(({ reason }) => reason)).toEqual([
    'wrong-password',
    'wrong-password',
    'unknown-account',
    'wrong-code',
  ]);
  expect(facts[0]).toEqual({ ...facts[1], time: expect.anything() });
  expect(new Set(facts.map(({ account }) => account)).size).toBe(3);
  expect(lines.join()).not.toMatch(/riverside|10\.77/);
  const { riverside: ours, provider } = test.organisations;
  expect((await entries()).slice(before)).toMatchObject([
    { organisation_id: ours, description: 'Sign-in failed' },
    { organisation_id: ours, description: 'Sign-in failed' },
    { organisation_id: provider, subject: '' },
    { organisation_id: ours, description: 'Sign-in failed: wrong code' },
  ]);
});
