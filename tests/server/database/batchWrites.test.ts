import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BatchWrite, batchWrites } from '../../../server/database/batchWrites';
import { sqlStateOf } from '../../../server/database/sqlState';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
  await database.pool.query('CREATE TABLE thing (id integer PRIMARY KEY, note text NOT NULL)');
});
beforeEach(() => database.pool.query('DELETE FROM thing'));
afterAll(() => database.close());

interface Thing {
  readonly id: number;
  readonly note: string | null;
}
const insert: BatchWrite<Thing, number> = async (client, things) => {
  const { rows } = await client.query<Thing>(
    'INSERT INTO thing SELECT * FROM jsonb_to_recordset($1::jsonb) AS t (id int, note text) RETURNING id',
    [JSON.stringify(things)],
  );
  return rows.map(({ id }) => id);
};
const kept = async () =>
  (await database.pool.query<{ id: number; xmin: string }>('SELECT id, xmin::text FROM thing ORDER BY id')).rows;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

it('[DB24] makes changes that come together in few statements, and gives each its own result', async () => {
  const inserting = batchWrites(insert);
  const { pool } = database;
  expect(await Promise.all(numbers(120).map((id) => inserting.run(pool, { id, note: 'x' })))).toEqual(numbers(120));
  const rows = await kept();
  expect(rows.map(({ id }) => id)).toEqual(numbers(120));
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(3);
  expect(await inserting.run(pool, { id: 500, note: 'alone' })).toBe(500);
  expect((await kept()).at(-1)?.id).toBe(500);
});

it('[DB25] keeps all others when one fails, and tells only that one', async () => {
  const inserting = batchWrites(insert);
  const { pool } = database;
  await inserting.run(pool, { id: 700, note: 'x' });
  const settled = await Promise.allSettled(
    numbers(20).map((id) =>
      inserting.run(pool, id === 7 ? { id: 700, note: 'x' } : { id, note: id === 11 ? null : 'x' }),
    ),
  );
  const failed = settled.flatMap((one, at) =>
    one.status === 'rejected' ? [[at, sqlStateOf(one.reason)] as const] : [],
  );
  expect(failed).toEqual([
    [7, '23505'],
    [11, '23502'],
  ]);
  expect((await kept()).map(({ id }) => id)).toEqual([...numbers(20).filter((id) => ![7, 11].includes(id)), 700]);
});

it('[DB25] makes no change again whose outcome is not known, and goes on afterwards', async () => {
  const asked: number[] = [];
  const gone = new Error('Connection terminated unexpectedly');
  const inserting = batchWrites<Thing, number>(async (_, things) => {
    asked.push(things.length);
    if (asked.length === 1) throw gone;
    return things.map(({ id }) => id);
  });
  const pool = {} as Pool;
  const settled = await Promise.allSettled([1, 2].map((id) => inserting.run(pool, { id, note: 'x' })));
  expect(settled).toEqual([gone, gone].map((reason) => ({ status: 'rejected', reason })));
  expect(await inserting.run(pool, { id: 3, note: 'x' })).toBe(3);
  expect(asked).toEqual([2, 1]);
});
