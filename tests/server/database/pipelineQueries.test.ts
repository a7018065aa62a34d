import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipelineQueries } from '../../../server/database/pipelineQueries';
import { inTransaction } from '../../../server/database/transaction';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Client = Parameters<Parameters<typeof pipelineQueries>[1][number]>[0];
const number = async (client: Client, value: number) =>
  (await client.query<{ value: number }>('SELECT $1::int AS value', [value])).rows[0]?.value;
const word = async (client: Client) => (await client.query<{ word: string }>(`SELECT 'room' AS word`)).rows[0]?.word;
const wrong = async (client: Client) => (await client.query('SELECT 1 / 0')).rows;

it('[DB26] answers each question in its place, all on one connection', async () => {
  const pids: unknown[] = [];
  const pid = async (client: Client) => {
    pids.push((await client.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid);
  };
  expect(await pipelineQueries(database.pool, [(on) => number(on, 1), word, (on) => number(on, 2), pid, pid])).toEqual([
    1,
    'room',
    2,
    undefined,
    undefined,
  ]);
  expect(pids[0]).toBe(pids[1]);
});

it('[DB26] sends the second before the first is answered', async () => {
  const order: string[] = [];
  const noted = (name: string) => async (client: Client) => {
    order.push(`asked ${name}`);
    await number(client, 1);
    order.push(`answered ${name}`);
  };
  await pipelineQueries(database.pool, [noted('first'), noted('second')]);
  expect(order).toEqual(['asked first', 'asked second', 'answered first', 'answered second']);
});

it('[DB26] one that fails fails the whole once all are answered, and gives the connection back', async () => {
  const total = database.pool.totalCount;
  let isLastAnswered = false;
  const last = async (client: Client) => {
    await number(client, 3);
    isLastAnswered = true;
  };
  await expect(pipelineQueries(database.pool, [(on) => number(on, 1), wrong, last])).rejects.toThrow(
    'division by zero',
  );
  expect(isLastAnswered).toBe(true);
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
  expect(database.pool.totalCount).toBe(Math.max(total, 1));
  expect(await pipelineQueries(database.pool, [word])).toEqual(['room']);
});

it('[DB26] within a transaction it sees what that has changed', async () => {
  const [seen] = await inTransaction(database.pool, async (client) => {
    await client.query('CREATE TEMPORARY TABLE seen ON COMMIT DROP AS SELECT 7 AS value');
    return pipelineQueries(client, [async (on) => (await on.query('SELECT value FROM seen')).rows, word]);
  });
  expect(seen).toEqual([{ value: 7 }]);
});
