import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database';
import { asDatabaseCaller, type DatabaseCaller, nameDatabaseCaller } from '../../../server/database/fairPool';
import { openEmbedded } from '../../../server/database/openEmbedded';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'atrium-fair-'));
  database = await openEmbedded({ dataDir, connectionTimeoutMillis: 10_000 });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** The session, in the hand of a caller of its own. */
const held = () =>
  new Promise<PoolClient>((resolve, reject) =>
    asDatabaseCaller('holder', () => void database.pool.connect().then(resolve, reject)),
  );

/** The order in which callers that ask at once are answered, while somebody has the session until all have asked. */
async function answered(asked: readonly (readonly [DatabaseCaller | null, string])[]): Promise<readonly string[]> {
  const { pool } = database;
  const holder = await held();
  const order: string[] = [];
  const asks = asked.map(([caller, name]) => {
    const ask = async () => {
      await pool.query('SELECT 1');
      order.push(name);
    };
    return caller === null
      ? ask()
      : new Promise<void>((resolve, reject) => asDatabaseCaller(caller, () => void ask().then(resolve, reject)));
  });
  expect(pool.waitingCount).toBe(asked.length);
  holder.release();
  await Promise.all(asks);
  expect(pool.waitingCount).toBe(0);
  return order;
}

it('[DB43] a caller who asks for much at once waits for the others after each', async () => {
  const order = await answered([
    ['one', 'a1'],
    ['one', 'a2'],
    ['one', 'a3'],
    ['one', 'a4'],
    ['other', 'b1'],
    [null, 'service'],
    ['other', 'b2'],
  ]);
  expect(order.slice(0, 3)).toEqual(['a1', 'b1', 'service']);
  expect(order.slice(3).filter((one) => one.startsWith('a'))).toEqual(['a2', 'a3', 'a4']);
});

it('[DB43] a caller counts as the organisation that it turns out to be', async () => {
  const { pool } = database;
  const holder = await held();
  const order: string[] = [];
  const ask = (token: string, organisation: number, name: string) =>
    new Promise<void>((resolve, reject) =>
      asDatabaseCaller(token, () => {
        nameDatabaseCaller(organisation);
        pool.query('SELECT 1').then(() => {
          order.push(name);
          resolve();
        }, reject);
      }),
    );
  const asks = [ask('one', 7, 'a1'), ask('two', 7, 'a2'), ask('three', 8, 'b1')];
  holder.release();
  await Promise.all(asks);
  expect(order).toEqual(['a1', 'b1', 'a2']);
});

it('[DB43] a transaction has the session to its end, and a failed one gives it on', async () => {
  const { pool } = database;
  const first = await pool.connect();
  await first.query('BEGIN');
  const next = pool.query('SELECT 2 AS two');
  await first.query('SELECT 1');
  expect(pool.waitingCount).toBe(1);
  await first.query('ROLLBACK');
  first.release(new Error('lost'));
  expect((await next).rows).toEqual([{ two: 2 }]);
});

it('[DB43] who waits too long is rejected, and the others have their turns', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-fair-'));
  const short = await openEmbedded({ dataDir: folder, connectionTimeoutMillis: 300 });
  try {
    const holder = await short.pool.connect();
    await expect(short.pool.query('SELECT 1')).rejects.toThrow('timeout exceeded when trying to connect');
    expect(short.pool.waitingCount).toBe(0);
    holder.release();
    expect((await short.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await short.close();
    rmSync(folder, { recursive: true });
  }
});
