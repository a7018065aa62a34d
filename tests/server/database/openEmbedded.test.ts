import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/openDatabase';
import { openEmbedded } from '../../../server/database/openEmbedded';
import { isDatabaseUnavailable, sqlStateOf } from '../../../server/database/sqlState';
import { LOSS_PATIENCE } from '../../support/patience.mjs';
import { startChild } from '../../support/service/childProcess';
import { startDatabaseThread } from '../../support/service/databaseThread';

let made: string;
let template: string;
let dataDir: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'atrium-made-'));
  template = join(made, 'database');
  await (await openDatabase({ dataDir: made })).close();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'atrium-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openEmbedded({ dataDir, template, connectionTimeoutMillis: 10_000 });

it('[DB14] keeps rows between starts and frees the folder when it is closed', async () => {
  const first = await open();
  await first.pool.query('CREATE TABLE note AS SELECT 1 AS id');
  await first.close();
  await first.close();
  const second = await open();
  expect((await second.pool.query('SELECT id FROM note')).rows).toEqual([{ id: 1 }]);
  await second.close();
});

it('[DB1] refuses to open a folder twice', async () => {
  const database = await open();
  await expect(open()).rejects.toThrow(`The data folder is in use by process ${process.pid}.`);
  await database.close();
});

it('[DB4] syncs to disk before a commit is acknowledged', async () => {
  const syncs = new Int32Array(new SharedArrayBuffer(4));
  const { client, close } = await startDatabaseThread(dataDir, 'countSyncs.mjs', { template, syncs });
  await client.query('CREATE TABLE note (id integer)');
  for (let id = 0; id < 20; id++) {
    const before = Atomics.load(syncs, 0);
    await client.query('INSERT INTO note VALUES ($1)', [id]);
    expect(Atomics.load(syncs, 0)).toBeGreaterThan(before);
  }
  await close();
});

it('[DB19] says that the disk is full, loses nothing acknowledged, and goes on when there is space', async () => {
  const full = new Int32Array(new SharedArrayBuffer(4));
  const first = await startDatabaseThread(dataDir, 'fullDisk.mjs', { template, full });
  await first.client.query('CREATE TABLE note (id integer, filler text)');
  await first.client.query(`INSERT INTO note VALUES (1, repeat('x', 100))`);
  Atomics.store(full, 0, 1);
  const grow = `INSERT INTO note SELECT 2, repeat(md5(n::text), 50) FROM generate_series(1, 5000) AS n`;
  const error = await first.client.query(grow).catch((failure: unknown) => failure);
  expect([sqlStateOf(error), (error as NodeJS.ErrnoException).code]).toContain('53100');
  Atomics.store(full, 0, 0);
  await first.client.query('INSERT INTO note VALUES (3)');
  await first.close();
  const second = await startDatabaseThread(dataDir, 'fullDisk.mjs', { full });
  expect((await second.client.query('SELECT id FROM note ORDER BY id')).rows).toEqual([{ id: 1 }, { id: 3 }]);
  await second.close();
});

it('[DB5] loses nothing acknowledged and keeps nothing half when the process is killed ten times', async () => {
  let acknowledged = 0;
  for (let kill = 0; kill < 10; kill++) {
    const writer = await startChild('tests/support/service/embeddedWriter.ts', [dataDir]);
    acknowledged = Math.max(acknowledged, Number(writer.line));
    const lines = createInterface({ input: writer.child.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => {
      acknowledged = Number(line);
      if (Number(line) % 40 === 0) writer.child.kill('SIGKILL');
    });
    await new Promise((ended) => writer.child.once('close', ended));
  }
  const left = readFileSync(join(dataDir, 'socket-folder'), 'utf8');
  const database = await open();
  expect(existsSync(left)).toBe(false);
  const { rows } = await database.pool.query<{ count: number; last: number; firsts: number }>(
    `SELECT count(*)::int AS count, max(id) AS last, count(*) FILTER (WHERE half = 'first')::int AS firsts FROM entry`,
  );
  await database.close();
  const [found] = rows;
  expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(found?.count).toBe(found?.last);
  expect(found?.firsts).toBe((found?.count ?? 0) / 2);
});

it('[DB5] completes a first start that was killed half-way', async () => {
  const starting = await startChild('tests/support/service/halfStart.ts', [dataDir]);
  await starting.end('SIGKILL');
  expect(readdirSync(join(dataDir, 'database.new'))).toContain('PG_VERSION');
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  const database = await openDatabase({ dataDir });
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual(['database']);
});

it('[DB15] leaves the event loop free while a query works', async () => {
  const database = await open();
  /** Turns of the loop during one query: a few where the query stops it. */
  const turnsOfQuery = async () => {
    let turns = 0;
    let working = true;
    const turn = () => {
      turns++;
      if (working) setImmediate(turn);
    };
    turn();
    await database.pool.query('SELECT sum(a::numeric * 1.5) FROM generate_series(1, 300000) AS a');
    working = false;
    return turns;
  };
  // A busy machine may give the loop no time during a query, but not during each.
  let most = 0;
  for (let tries = 0; tries < 50 && most <= 1000; tries++) most = Math.max(most, await turnsOfQuery());
  await database.close();
  expect(most).toBeGreaterThan(1000);
});

it('[DB16] speaks through a socket that only this user can reach, and takes it away at the end', async () => {
  const database = await open();
  const { rows } = await database.pool.query('SELECT count(*) AS rows, $1::bytea AS bytes', [Buffer.from([1, 255])]);
  expect(rows).toEqual([{ rows: '1', bytes: Buffer.from([1, 255]) }]);
  const folder = database.pool.options.host ?? '';
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(dirname(folder)).toBe(tmpdir());
  await database.close();
  expect(existsSync(folder)).toBe(false);
});

it('[DB17] comes back by itself, with all that was acknowledged, after a write to its log failed', async () => {
  const { pool, close } = await openEmbedded({ dataDir, template, connectionTimeoutMillis: 10_000 });
  await pool.query('CREATE TABLE note (id integer)');
  const log = join(dataDir, 'database', 'pg_wal');
  renameSync(log, `${log}.away`);
  let acknowledged = 0;
  const writing = async () => {
    for (;;) {
      await pool.query('SELECT pg_switch_wal()');
      await pool.query('INSERT INTO note VALUES ($1)', [acknowledged + 1]);
      acknowledged++;
    }
  };
  await expect(writing()).rejects.toThrow();
  renameSync(`${log}.away`, log);
  const count = () => pool.query('SELECT count(*)::int AS count FROM note').catch(() => null);
  await expect
    .poll(count, { timeout: LOSS_PATIENCE, interval: 200 })
    .toMatchObject({ rows: [{ count: acknowledged }] });
  await close();
});

const FAILED_SYNCS = process.env.ATRIUM_TIER === 'full' ? 10 : 2;

const openOnFaultyDisk = () =>
  openEmbedded({
    dataDir,
    template,
    connectionTimeoutMillis: 10_000,
    threadArgs: ['--import', pathToFileURL('tests/support/service/failedSync.mjs').href],
  });

it.each(['EIO', 'ENOSPC'])(
  '[DB34] comes back by itself, with all that was acknowledged, after a sync failed with %s',
  async (code) => {
    const database = await openOnFaultyDisk();
    const { pool } = database;
    await pool.query('CREATE TABLE note (id integer)');
    for (let round = 1; round <= FAILED_SYNCS; round++) {
      await pool.query('INSERT INTO note VALUES ($1)', [round]);
      writeFileSync(join(dataDir, 'fail-sync'), code);
      const failed = await pool.query('INSERT INTO note VALUES (1000)').catch((error: unknown) => error);
      expect(isDatabaseUnavailable(failed)).toBe(true);
      rmSync(join(dataDir, 'fail-sync'));
      const read = () => pool.query('SELECT id FROM note WHERE id < 1000 ORDER BY id').catch(() => null);
      await expect.poll(async () => (await read())?.rows.length, { timeout: LOSS_PATIENCE, interval: 200 }).toBe(round);
    }
    await database.close();
  },
);

it('[DB35] is broken when it does not start again, and no longer once it does', async () => {
  const database = await openOnFaultyDisk();
  const { pool } = database;
  await pool.query('CREATE TABLE note (id integer)');
  expect(database.isBroken()).toBe(false);
  writeFileSync(join(dataDir, 'fail-sync'), 'EIO');
  await expect(pool.query('INSERT INTO note VALUES (1)')).rejects.toThrow();
  await expect.poll(() => database.isBroken(), { timeout: LOSS_PATIENCE, interval: 200 }).toBe(true);
  rmSync(join(dataDir, 'fail-sync'));
  const answers = () =>
    database.check().then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: LOSS_PATIENCE, interval: 500 }).toBe(true);
  expect(database.isBroken()).toBe(false);
  await database.close();
});

it('[DB36] ends a thread that is silent for too long, and goes on with a new one', async () => {
  const database = await openEmbedded({ dataDir, template, connectionTimeoutMillis: 10_000, silence: 5_000 });
  const { pool } = database;
  const endless = pool.query('SELECT count(*) FROM generate_series(1, 1000000000000) AS n');
  await expect(endless).rejects.toThrow();
  const answers = () =>
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: LOSS_PATIENCE, interval: 500 }).toBe(true);
  await database.close();
});

it('[DB39] is busy while it works on something for which its check waits, and not once that has ended or its thread has', async () => {
  const database = await openOnFaultyDisk();
  const { pool } = database;
  await pool.query('CREATE TABLE note (id integer)');
  expect(database.isBusy()).toBe(false);
  const held = await pool.connect();
  const checked = database.check();
  expect(database.isBusy()).toBe(true);
  held.release();
  await checked;
  expect(database.isBusy()).toBe(false);
  writeFileSync(join(dataDir, 'fail-sync'), 'EIO');
  await expect(pool.query('INSERT INTO note VALUES (1)')).rejects.toThrow();
  const unanswered = database.check().catch(() => null);
  expect(database.isBusy()).toBe(false);
  rmSync(join(dataDir, 'fail-sync'));
  await unanswered;
  await database.close();
});
