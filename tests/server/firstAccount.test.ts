import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { resetPassword } from '@/contract/session/passwords';
import { signIn } from '@/contract/session/session';
import { PROVIDER_UUID } from '@/model/access/provider';
import { demoMark } from '../../server/database/migrations/demoMark';
import { inTransaction } from '../../server/database/transaction';
import { ACCOUNTS } from '../../server/demo/accounts';
import { assertNoDemo, firstAccountLink } from '../../server/firstAccount';
import { writeReferenceData } from '../../server/repositories/referenceData';
import { TEST_TOKEN_SECRET, type TestApp, testApp } from '../support/service/testApp';

let test: TestApp;
const EMAIL = 'ops@city-hall.org';
const link = (email: string | undefined = EMAIL) =>
  firstAccountLink(test.database.pool, {
    email,
    publicUrl: 'https://maps.city-hall.org',
    now: test.clock.now,
    secret: TEST_TOKEN_SECRET,
  });

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.reset();
  await inTransaction(test.database.pool, writeReferenceData);
});

const use = (address: string, password: string) => {
  const query = new URL(address).searchParams;
  return test.call(resetPassword, {
    body: { email: EMAIL, token: query.get('token') ?? '', password, password_confirmation: password },
  });
};

it('[OP10] an empty database gets the provider and its first account, whose password a link sets once', async () => {
  const address = (await link()) ?? '';
  expect(address).toMatch(
    /^https:\/\/maps\.city-hall\.org\/reset-password\?email=ops%40city-hall\.org&token=[\w-]{43}&tfa=0$/,
  );
  expect((await use(address, 'a first password of ours')).status).toBe(200);
  expect((await use(address, 'a second password of ours')).status).toBe(422);
  const { data } = await test.call(signIn, { body: { email: EMAIL, password: 'a first password of ours' } });
  expect([data.user?.organisation.uuid, data.user?.organisation.is_provider]).toEqual([PROVIDER_UUID, true]);
  expect(await link()).toBeNull();
});

it('[OP10] all instances and starts of a day print one link, which works, and make no second account', async () => {
  const links = await Promise.all([link(), link(), link()]);
  expect(new Set(links).size).toBe(1);
  expect(await link()).toBe(links[0]);
  const later = test.clock.now;
  test.clock.pass(25 * 60 * 60_000);
  expect(await link()).not.toBe(links[0]);
  test.clock.now = later;
  expect((await use(links[0] ?? '', 'a first password of ours')).status).toBe(200);
  const { rows } = await test.database.pool.query('SELECT email FROM users');
  expect(rows).toEqual([{ email: EMAIL }]);
});

it('[OP10] an empty database and nobody named is refused with what to set', async () => {
  await expect(
    firstAccountLink(test.database.pool, {
      email: undefined,
      publicUrl: 'https://a.example',
      now: test.clock.now,
      secret: TEST_TOKEN_SECRET,
    }),
  ).rejects.toThrow(/FIRST_ACCOUNT_EMAIL is missing/);
});

it('[OP11] a database with a demo account is not served, also without the mark of the demo', async () => {
  await expect(assertNoDemo(test.database.pool)).resolves.toBeUndefined();
  const demo = await testApp();
  await demo.database.pool.query('DELETE FROM installation_marks');
  await expect(assertNoDemo(demo.database.pool)).rejects.toThrow(/demo account/);
  await demo.close();
});

it('[OP12] a database that the demo has filled is not served, whichever accounts are left', async () => {
  const demo = await testApp();
  const { pool } = demo.database;
  await pool.query('UPDATE users SET active = false WHERE email = ANY ($1)', [ACCOUNTS.map(({ email }) => email)]);
  await expect(assertNoDemo(pool)).rejects.toThrow(/one of the demo/);
  await pool.query('DELETE FROM organisations');
  await expect(assertNoDemo(pool)).rejects.toThrow(/one of the demo/);
  await demo.close();
});

it('[OP12] a demo of an earlier version is marked when its schema is brought up to date', async () => {
  const demo = await testApp({ hasOwnDatabase: true });
  const { pool } = demo.database;
  await pool.query('DROP TABLE installation_marks');
  await pool.query('UPDATE users SET active = false');
  await pool.query(demoMark.sql);
  await expect(assertNoDemo(pool)).rejects.toThrow(/one of the demo/);
  await demo.close();
});
