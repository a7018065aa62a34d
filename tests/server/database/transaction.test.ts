import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  endsConnection,
  isDatabaseUnavailable,
  isUniqueViolation,
  sqlStateOf,
} from '../../../server/database/sqlState';
import { inSingleStatement, inTransaction } from '../../../server/database/transaction';
import { isRolledBack } from '../../../server/rolledBack';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
  await database.pool.query('CREATE TABLE note (id integer CONSTRAINT one_note PRIMARY KEY)');
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('DELETE FROM note'));

const notes = async () =>
  (await database.pool.query<{ id: number }>('SELECT id FROM note ORDER BY id')).rows.map((row) => row.id);

it('[DB10] keeps all of a transaction when its work ends', async () => {
  const answer = await inTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO note VALUES (1), (2)');
    return 'kept';
  });
  expect([answer, await notes()]).toEqual(['kept', [1, 2]]);
});

it('[DB10] keeps nothing of a transaction whose work throws', async () => {
  const work = inTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO note VALUES (1)');
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await notes()).toEqual([]);
});

it('[DB10] does not call a transaction done whose failing statement was passed over', async () => {
  const work = inTransaction(database.pool, async (client) => {
    await client.query('INSERT INTO note VALUES (1)');
    await client.query('INSERT INTO note VALUES (1)').catch(() => null);
  });
  await expect(work).rejects.toThrow('The transaction was rolled back');
  expect(await notes()).toEqual([]);
});

const insert = (id: number | null) => ({ text: 'INSERT INTO note VALUES ($1)', values: [id] });

it('[DB21] keeps what a transaction ends with', async () => {
  await inTransaction(
    database.pool,
    async (client) => {
      await client.query('INSERT INTO note VALUES (1)');
      return 2;
    },
    (next) => [insert(next), insert(next + 1)],
  );
  expect(await notes()).toEqual([1, 2, 3]);
});

it('[DB21] keeps nothing when a statement that it ends with fails, and says why', async () => {
  for (const last of [[insert(1), insert(2)], [insert(2), insert(1)], [insert(null)]]) {
    const work = inTransaction(
      database.pool,
      (client) => client.query('INSERT INTO note VALUES (1)'),
      () => last,
    );
    const error = await work.catch((failure: unknown) => failure);
    expect(['23505', '23502']).toContain(sqlStateOf(error));
    expect(await notes()).toEqual([]);
  }
  await inTransaction(database.pool, (client) => client.query('INSERT INTO note VALUES (7)'));
  expect(await notes()).toEqual([7]);
});

it('[ST25] says of a transaction that fails that it has kept nothing, unless its COMMIT was never answered', async () => {
  const failed = (running: Promise<unknown>) => running.catch((error: unknown) => error);
  const changed = await failed(inTransaction(database.pool, () => Promise.reject(new Error('changed my mind'))));
  const refused = await failed(
    inTransaction(database.pool, (client) => client.query('INSERT INTO note VALUES (1), (1)')),
  );
  const refusedLast = await failed(
    inTransaction(
      database.pool,
      async () => null,
      () => [insert(null)],
    ),
  );
  expect([changed, refused, refusedLast].map(isRolledBack)).toEqual([true, true, true]);

  /** A connection on which this statement fails. */
  const failing = (statement: string, error: Error) =>
    ({
      connect: async () => ({
        query: async (text: string) => (text === statement ? Promise.reject(error) : { command: text }),
        release: () => undefined,
      }),
    }) as unknown as Pool;
  const lost = () => new Error('Connection terminated unexpectedly');
  const ended = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
  const outcome = async (pool: Pool) =>
    isRolledBack(await inTransaction(pool, (client) => client.query('SELECT 1')).catch((error: unknown) => error));
  expect(await outcome(failing('COMMIT', lost()))).toBe(false);
  expect(await outcome(failing('COMMIT', ended()))).toBe(false);
  expect(await outcome(failing('SELECT 1', lost()))).toBe(true);
  expect(await outcome({ connect: () => Promise.reject(lost()) } as unknown as Pool)).toBe(true);
});

it('[DB22] keeps a change of one statement whole or not at all', async () => {
  const both = (other: number) =>
    inSingleStatement(database.pool, (client) =>
      client.query(
        'WITH one AS (INSERT INTO note VALUES (1) RETURNING id) INSERT INTO note SELECT id + $1::int FROM one',
        [other],
      ),
    );
  await expect(both(0)).rejects.toThrow('one_note');
  expect(await notes()).toEqual([]);
  await both(4);
  expect(await notes()).toEqual([1, 5]);
});

it('[DB22] refuses a second statement, and starts again after a deadlock', async () => {
  const twice = inSingleStatement(database.pool, async (client) => {
    await client.query('SELECT $1::int', [1]);
    await client.query('INSERT INTO note VALUES ($1)', [1]);
  });
  await expect(twice).rejects.toThrow('needs a transaction');
  expect(await notes()).toEqual([]);
  let runs = 0;
  await inSingleStatement(database.pool, async (client) => {
    if (++runs < 3) throw Object.assign(new Error('met another'), { code: '40P01' });
    return client.query('INSERT INTO note VALUES ($1)', [runs]);
  });
  expect(await notes()).toEqual([3]);
});

it('[DB11] starts a transaction again after a serialisation failure or a deadlock', async () => {
  for (const state of ['40001', '40P01']) {
    let runs = 0;
    await inTransaction(database.pool, async (client) => {
      await client.query('INSERT INTO note SELECT count(*) FROM note');
      if (++runs < 3)
        await client.query(`DO $$ BEGIN RAISE EXCEPTION 'met another' USING ERRCODE = '${state}'; END $$`);
    });
    expect(runs).toBe(3);
  }
  expect(await notes()).toEqual([0, 1]);
});

it('[DB11] gives up a transaction that meets another every time', async () => {
  let runs = 0;
  const work = inTransaction(database.pool, async (client) => {
    runs++;
    await client.query(`DO $$ BEGIN RAISE EXCEPTION 'met another' USING ERRCODE = '40001'; END $$`);
  });
  await expect(work).rejects.toThrow('met another');
  expect(runs).toBe(4);
});

it('[DB37] takes no code of the system for one of SQL, and knows what ends a connection', () => {
  const of = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
  const pipe = of('EPIPE', { syscall: 'write' });
  expect([sqlStateOf(pipe), isDatabaseUnavailable(pipe), endsConnection(pipe)]).toEqual([null, true, true]);
  expect([sqlStateOf(of('57P01')), endsConnection(of('57P01')), endsConnection(of('25006'))]).toEqual([
    '57P01',
    true,
    true,
  ]);
  // The connection is as good as before.
  expect([isDatabaseUnavailable(of('57014')), endsConnection(of('57014')), endsConnection(of('23505'))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('[DB12] names a unique violation through any wrapping', async () => {
  await database.pool.query('INSERT INTO note VALUES (1)');
  const error = await database.pool.query('INSERT INTO note VALUES (1)').catch((failure: unknown) => failure);
  const wrapped = new Error('The note was not saved.', { cause: error });
  expect(sqlStateOf(wrapped)).toBe('23505');
  expect(isUniqueViolation(wrapped, 'one_note')).toBe(true);
  expect(isUniqueViolation(wrapped, 'another_index')).toBe(false);
  expect(isUniqueViolation(new Error('one_note'), 'one_note')).toBe(false);
  expect(isDatabaseUnavailable(wrapped)).toBe(false);
});
