import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/openDatabase';
import { startDatabaseThread } from '../../support/service/databaseThread';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-cut-'));
  const { pool, close } = await openDatabase({ dataDir: join(folder, 'made') });
  await pool.query('CREATE TABLE entry (id integer PRIMARY KEY, half text NOT NULL, filler text)');
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the database thread on the disk that forgets. */
async function start(data: string, seed: number, lies: boolean) {
  const { thread, client, ended } = await startDatabaseThread(data, 'powerCut.mjs', { seed, lies });
  const cut = async () => {
    const told = new Promise<{ lost: number }>((done) => thread.once('message', done));
    thread.postMessage('cut');
    const { lost } = await told;
    await ended;
    return lost;
  };
  return { client, cut };
}

/** Two rows a transaction, until the power goes in the middle of one; gives the number of the last acknowledged row. */
async function writeUntilCut(data: string, seed: number, lies: boolean) {
  const { client, cut } = await start(data, seed, lies);
  const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM entry');
  let acknowledged = rows[0]?.last ?? 0;
  for (let commit = 0; commit < 10 + (seed % 7); commit++) {
    await client.query('BEGIN');
    await client.query(`INSERT INTO entry VALUES ($1, 'first', repeat('x', 3000))`, [acknowledged + 1]);
    await client.query(`INSERT INTO entry VALUES ($1, 'second', repeat('y', 3000))`, [acknowledged + 2]);
    await client.query('COMMIT');
    acknowledged += 2;
    if (commit % 4 === 3) await client.query('CHECKPOINT');
  }
  await client.query('BEGIN');
  await client.query(`INSERT INTO entry VALUES ($1, 'first', 'never acknowledged')`, [acknowledged + 1]);
  return { acknowledged, lost: await cut() };
}

async function found(data: string) {
  const { client, cut } = await start(data, 1, false);
  const { rows } = await client.query<{ ids: number; last: number; firsts: number }>(
    `SELECT count(*)::int AS ids, max(id) AS last, count(*) FILTER (WHERE half = 'first')::int AS firsts FROM entry`,
  );
  await cut();
  return rows[0];
}

it('[DB18] loses nothing acknowledged and keeps nothing half in ten power cuts', async () => {
  const data = join(folder, 'honest');
  cpSync(join(folder, 'made'), data, { recursive: true });
  let forgotten = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const { acknowledged, lost } = await writeUntilCut(data, seed, false);
    forgotten += lost;
    expect(await found(data)).toEqual({ ids: acknowledged, last: acknowledged, firsts: acknowledged / 2 });
  }
  expect(forgotten).toBeGreaterThan(0);
});

it('[DB18] would notice a commit that is not synced', async () => {
  const data = join(folder, 'lying');
  cpSync(join(folder, 'made'), data, { recursive: true });
  const { acknowledged } = await writeUntilCut(data, 3, true);
  const rows = await found(data).catch(() => null);
  expect(rows?.ids).not.toBe(acknowledged);
});
