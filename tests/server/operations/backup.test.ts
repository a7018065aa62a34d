import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackup } from '../../../server/operations/backup/makeBackup';
import { restoreBackup } from '../../../server/operations/backup/restoreBackup';
import { listTables, readRows } from '../../../server/operations/backup/rows';
import { BLOCK, paddingOf, readHeader, type TarEntry } from '../../../server/operations/backup/tar';
import { verifyBackup } from '../../../server/operations/backup/verifyBackup';
import { diagnose } from '../../../server/operations/doctor/diagnose';
import { openDiskStorage } from '../../../server/storage/diskStorage';
import type { Storage } from '../../../server/storage/storage';
import { createTwoFactorBox, sealStoredSecrets } from '../../../server/twoFactorSecrets';
import { REMEMBERED, type TestDatabase, testDatabase } from '../../support/service/database';
import { type TestApp, testApp } from '../../support/service/testApp';
import { addFloorPlan, makeLocation, organisationOf } from '../../support/service/testLocation';

/** A backup holds every schema. */
const DROP_REMEMBERED = Object.values(REMEMBERED)
  .map((schema) => `DROP SCHEMA ${schema} CASCADE;`)
  .join('');

let test: TestApp;
let empty: TestDatabase;
let folder: string;
let file: string;
let copied: Storage;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-backup-'));
  file = join(folder, 'atrium.tar.gz');
  test = await testApp({ hasOwnDatabase: true });
  const as = await test.signInAs('manager@riverside.example');
  const { floors } = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  await addFloorPlan(test, as, floors[0] ?? '', 7);
  await sealStoredSecrets(test.database.pool, createTwoFactorBox(new Uint8Array(32)));
  const client = await test.database.pool.connect();
  await client.query(DROP_REMEMBERED).finally(() => client.release());
  empty = await testDatabase({ isOwn: true });
  await empty.pool.query(DROP_REMEMBERED);
  copied = await openDiskStorage(join(folder, 'files'));
});
afterAll(async () => {
  await test.close();
  await empty.close();
  await copied.close();
  rmSync(folder, { recursive: true });
});

async function withClient<T>(database: TestDatabase, work: (client: Parameters<typeof listTables>[0]) => Promise<T>) {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** All rows by table, in an order of their own. */
const rowsOf = (database: TestDatabase): Promise<Record<string, string[]>> =>
  withClient(database, async (client) => {
    const all: Record<string, string[]> = {};
    await client.query('BEGIN');
    for (const table of await listTables(client)) {
      const lines: string[] = [];
      for await (const part of readRows(client, table)) lines.push(...part.toString().trimEnd().split('\n'));
      all[table] = lines.sort();
    }
    await client.query('COMMIT');
    return all;
  });

const filesOf = async (storage: Storage) => {
  const files: Record<string, string> = {};
  for await (const { key } of storage.list('')) {
    const stored = await storage.get(key);
    if (stored) files[key] = (await buffer(stored.stream)).toString('hex');
  }
  return files;
};
const problemsOf = (database: TestDatabase, storage: Storage) =>
  withClient(database, async (client) => (await diagnose(client, storage)).filter(({ found }) => found.length > 0));

it('[OP14] a backup restored elsewhere has every row and every file, and doctor finds nothing', async () => {
  expect(await problemsOf(test.database, test.storage)).toEqual([]);
  const { files } = await withClient(test.database, (client) =>
    makeBackup({ client, storage: test.storage }, file, test.clock.now),
  );
  expect(files).toBeGreaterThanOrEqual(2);
  await restoreBackup(empty.pool, copied, file);
  expect(await rowsOf(empty)).toEqual(await rowsOf(test.database));
  expect(await filesOf(copied)).toEqual(await filesOf(test.storage));
  expect(await problemsOf(empty, copied)).toEqual([]);
  // Ids go on where they were.
  const insert = `INSERT INTO roles (organisation_id, name, display_name) VALUES ($1, 'next', 'Next') RETURNING id`;
  const next = (database: TestDatabase) => database.pool.query(insert, [test.organisations.riverside]);
  expect((await next(empty)).rows).toEqual((await next(test.database)).rows);
});

it('[OP15] a database that is not empty is not restored into, and a file that exists is not overwritten', async () => {
  const before = await rowsOf(empty);
  await expect(restoreBackup(empty.pool, copied, file)).rejects.toThrow(/The database is not empty/);
  expect(await rowsOf(empty)).toEqual(before);
  await expect(
    withClient(test.database, (client) => makeBackup({ client, storage: test.storage }, file, test.clock.now)),
  ).rejects.toThrow(/exists already/);
});

it('[OP15] a backup that is cut or changed anywhere is refused', async () => {
  const whole = readFileSync(file);
  const damaged = join(folder, 'damaged.tar.gz');
  const tries = Array.from({ length: 12 }, (_, index) => Math.floor((whole.length * index) / 12) + 11);
  for (const at of tries) {
    writeFileSync(damaged, whole.subarray(0, at));
    await expect(verifyBackup(damaged, 1000)).rejects.toThrow(/The backup is damaged/);
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[at] ?? 0) ^ 0x55, at);
    writeFileSync(damaged, changed);
    // About one change in a thousand leaves the content as it was: a repetition is copied from another equal place.
    if (unpackAlike(whole, changed)) expect(await verifyBackup(damaged, 1000)).toBeDefined();
    else await expect(verifyBackup(damaged, 1000)).rejects.toThrow(/The backup is damaged/);
  }
});

/** Whether both archives hold the same bytes. */
function unpackAlike(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(other).equals(gunzipSync(one));
  } catch {
    return false;
  }
}

it('[OP15] a change of what fills up a backup, or behind its end, is a damage too', async () => {
  const plain = gunzipSync(readFileSync(file));
  const damaged = join(folder, 'filled.tar.gz');
  // Between the first content that does not fill its last block, and the next header.
  const padding = (from: number): number => {
    const { size } = readHeader(plain.subarray(from, from + BLOCK)) as TarEntry;
    const end = from + BLOCK + size + paddingOf(size);
    return paddingOf(size) > 0 ? end - 1 : padding(end);
  };
  for (const at of [padding(0), plain.length - 1]) {
    const changed = Buffer.from(plain);
    changed.writeUInt8(1, at);
    writeFileSync(damaged, gzipSync(changed));
    await expect(verifyBackup(damaged, 1000)).rejects.toThrow(/The backup is damaged/);
  }
  const whole = readFileSync(file);
  for (const at of [whole.length - 1, whole.length - 5]) {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[at] ?? 0) ^ 0x55, at);
    writeFileSync(damaged, changed);
    await expect(verifyBackup(damaged, 1000)).rejects.toThrow(/The backup is damaged/);
  }
});

it('[OP15] a backup of a later schema is refused with what to use instead', async () => {
  await expect(verifyBackup(file, 2)).rejects.toThrow(/knows schemas up to 2. Use the version that made it/);
});

it('[OP13] doctor names at least 25 invariants and finds what breaks one', async () => {
  const results = await withClient(test.database, (client) => diagnose(client, test.storage));
  expect(new Set(results.map(({ name }) => name)).size).toBe(results.length);
  expect(results.length).toBeGreaterThanOrEqual(25);
  await test.database.pool.query(`UPDATE organisations SET ancestors = '{}' WHERE id = $1`, [
    test.organisations.riverside,
  ]);
  await test.database.pool.query('UPDATE floors SET organisation_id = $1', [test.organisations.harbour]);
  const keys = await test.storedKeys();
  for (const key of keys.filter((one) => one.startsWith('plans/'))) await test.storage.delete(key);
  const found = (await problemsOf(test.database, test.storage)).map(({ name }) => name);
  expect(found).toEqual(
    expect.arrayContaining([
      'the ancestors of an organisation are those of its parent and the parent',
      'floors: the organisation is that of its row in projects',
      'every file that a row references exists',
    ]),
  );
});
