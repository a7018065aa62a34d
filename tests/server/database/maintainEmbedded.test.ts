import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/database/database';
import { maintainEmbedded } from '../../../server/database/maintainEmbedded';
import { openEmbedded } from '../../../server/database/openEmbedded';
import { readLogBytes } from '../../../server/database/readSizes';

// A first start takes seconds, and many times that on a machine that is busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let dataDir: string;
let database: Database;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'atrium-maintain-'));
  database = await openEmbedded({ dataDir, connectionTimeoutMillis: 10_000 });
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const deadRows = async (): Promise<number> => {
  await database.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await database.pool.query(
    `SELECT n_dead_tup AS dead FROM pg_stat_user_tables WHERE relname = 'saved'`,
  );
  return Number(rows[0].dead);
};

it('[DB28] dead rows of the embedded database are removed, and its log is shortened', async () => {
  const { pool } = database;
  await pool.query(`CREATE TABLE saved AS SELECT id, repeat('x', 200) AS text FROM generate_series(1, 9000) AS id`);
  for (let save = 0; save < 8; save++) await pool.query(`UPDATE saved SET text = text || '.'`);
  expect(await deadRows()).toBeGreaterThan(50_000);
  expect(await readLogBytes(pool)).toBeGreaterThan(16 * 1024 * 1024);
  await maintainEmbedded(pool);
  expect(await deadRows()).toBe(0);
  expect(await readLogBytes(pool)).toBeLessThan(1024 * 1024);
  expect((await pool.query('SELECT count(*)::int AS rows FROM saved')).rows).toEqual([{ rows: 9000 }]);
});

it('[DB28] the embedded database is left alone while a call waits for it', async () => {
  const { pool } = database;
  await pool.query(`CREATE TABLE saved AS SELECT id FROM generate_series(1, 9000) AS id`);
  await pool.query('UPDATE saved SET id = -id');
  const dead = await deadRows();
  const client = await pool.connect();
  const waiting = pool.query('SELECT 1');
  await maintainEmbedded(pool);
  client.release();
  await waiting;
  expect(dead).toBeGreaterThan(5000);
  expect(await deadRows()).toBe(dead);
});

it('[DB28] the log is shortened once it is due, also while calls wait', async () => {
  const { pool } = database;
  await pool.query(`CREATE TABLE saved AS SELECT id, repeat('x', 200) AS text FROM generate_series(1, 9000) AS id`);
  for (let save = 0; save < 8; save++) await pool.query(`UPDATE saved SET text = text || '.'`);
  const before = await readLogBytes(pool);
  const client = await pool.connect();
  const calls = Array.from({ length: 20 }, () => pool.query('SELECT pg_sleep(0.01)'));
  expect(await maintainEmbedded(pool)).toBe(false);
  const shortened = maintainEmbedded(pool, true);
  client.release();
  expect(await shortened).toBe(true);
  await Promise.all(calls);
  expect(before).toBeGreaterThan(16 * 1024 * 1024);
  expect(await readLogBytes(pool)).toBeLessThan(1024 * 1024);
});
