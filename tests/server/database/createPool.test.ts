import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const TEXT = 'SELECT $1::int + $2::int AS sum';
const PREPARED = 'SELECT statement FROM pg_prepared_statements WHERE statement LIKE $$SELECT $1::int%$$';

it('[DB20] prepares a query with values once a connection, and none that has none', async () => {
  const client = await database.pool.connect();
  try {
    for (const other of [1, 2, 3]) expect((await client.query(TEXT, [1, other])).rows).toEqual([{ sum: 1 + other }]);
    await client.query('SELECT 1');
    expect((await client.query(PREPARED)).rows).toEqual([{ statement: TEXT }]);
  } finally {
    client.release();
  }
});

it('[DB20] prepares it again on the connection that follows one that was lost', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const client = await database.pool.connect();
    expect((await client.query(TEXT, [20, turn])).rows).toEqual([{ sum: 20 + turn }]);
    client.release(new Error('lost'));
  }
});

it('[DB20] goes on after a query that failed, under the same name too', async () => {
  const half = (divisor: number) => database.pool.query('SELECT 10 / $1::int AS part', [divisor]);
  await expect(half(0)).rejects.toThrow('division by zero');
  expect((await half(5)).rows).toEqual([{ part: 2 }]);
  await expect(database.pool.query('SELECT nothing FROM nowhere WHERE $1', [true])).rejects.toThrow('nowhere');
  expect((await half(2)).rows).toEqual([{ part: 5 }]);
});

it('[DB21] answers what is sent at once in its order', async () => {
  const client = await database.pool.connect();
  try {
    const answers = [1, 2, 3, 4].map((n) => client.query<{ n: number }>('SELECT $1::int AS n', [n]));
    expect((await Promise.all(answers)).map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3, 4]);
  } finally {
    client.release();
  }
});
