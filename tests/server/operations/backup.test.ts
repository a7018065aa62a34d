import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDigests } from '../../../server/jobs/sweep/fillDigests';
import { makeBackup } from '../../../server/operations/backup/makeBackup';
import { restoreBackup } from '../../../server/operations/backup/restoreBackup';
import { listTables, readRows } from '../../../server/operations/backup/rows';
import { BLOCK, paddingOf, readHeader, type TarEntry } from '../../../server/operations/backup/tar';
import { verifyBackup } from '../../../server/operations/backup/verifyBackup';
import { diagnose } from '../../../server/operations/doctor/diagnose';
import { readDatabaseId } from '../../../server/repositories/installationMarks';
import { openDiskStorage } from '../../../server/storage/diskStorage';
import type { Storage } from '../../../server/storage/storage';
import { readMark, writeMark } from '../../../server/storage/storageMark';
import { createTwoFactorBox, sealStoredSecrets } from '../../../server/twoFactorSecrets';
import { REMEMBERED, type TestDatabase, testDatabase } from '../../support/service/database';
import { keepHouse } from '../../support/service/keepHouse';
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
  await keepHouse(test, test.clock.now);
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
    if (!key.includes('/')) continue;
    const stored = await storage.get(key);
    if (stored) files[key] = (await buffer(stored.stream)).toString('hex');
  }
  return files;
};
const withoutMarks = ({ installation_marks: _, ...rows }: Record<string, string[]>) => rows;
const problemsOf = (database: TestDatabase, storage: Storage) =>
  withClient(database, async (client) =>
    (await diagnose(client, storage, test.clock.now)).filter(({ found }) => found.length > 0),
  );

it('[OP14] a backup restored elsewhere has every row and every file, and doctor finds nothing', async () => {
  expect(await problemsOf(test.database, test.storage)).toEqual([]);
  const { files } = await withClient(test.database, (client) =>
    makeBackup({ client, storage: test.storage }, file, { now: test.clock.now }),
  );
  expect(files).toBeGreaterThanOrEqual(2);
  await restoreBackup({ pool: empty.pool, storage: copied, now: test.clock.now }, file);
  const [before, after] = [await rowsOf(test.database), await rowsOf(empty)];
  expect(withoutMarks(after)).toEqual(withoutMarks(before));
  expect(await filesOf(copied)).toEqual(await filesOf(test.storage));
  // The database that was backed up may still be running: the new one is another, and its storage says so.
  const id = await readDatabaseId(empty.pool);
  expect(id).not.toBe(await readDatabaseId(test.database.pool));
  expect(await readMark(copied)).toMatchObject({ database: id, restoring: null });
  expect(await problemsOf(empty, copied)).toEqual([]);
  // Ids go on where they were.
  const insert = `INSERT INTO roles (organisation_id, name, display_name) VALUES ($1, 'next', 'Next') RETURNING id`;
  const next = (database: TestDatabase) => database.pool.query(insert, [test.organisations.riverside]);
  expect((await next(empty)).rows).toEqual((await next(test.database)).rows);
});

it('[OP15] a database that is not empty is not restored into, and a file that exists is not overwritten', async () => {
  const before = await rowsOf(empty);
  await expect(restoreBackup({ pool: empty.pool, storage: copied, now: test.clock.now }, file)).rejects.toThrow(
    /The database is not empty/,
  );
  expect(await rowsOf(empty)).toEqual(before);
  await expect(
    withClient(test.database, (client) => makeBackup({ client, storage: test.storage }, file, { now: test.clock.now })),
  ).rejects.toThrow(/exists already/);
});

it('[OP27] a storage with files of others is not restored into, unless it is named', async () => {
  const other = await testDatabase({ isOwn: true });
  await other.pool.query(DROP_REMEMBERED);
  const target = { pool: other.pool, storage: copied, now: test.clock.now };
  const owner = (await readMark(copied))?.database ?? '';
  const rows = await rowsOf(other);
  await expect(restoreBackup(target, file)).rejects.toThrow(
    new RegExp(`The storage holds files already. Nothing was changed.*ATRIUM_ADOPT_STORAGE=${owner} `),
  );
  expect(await rowsOf(other)).toEqual(rows);
  await restoreBackup({ ...target, adopt: owner }, file);
  expect(await readMark(copied)).toMatchObject({
    database: await readDatabaseId(other.pool),
    held: { after: '1970-01-01T00:00:00.000Z' },
  });
  await other.close();
});

it('[OP27] a restore that was interrupted goes on with the same backup', async () => {
  const other = await testDatabase({ isOwn: true });
  await other.pool.query(DROP_REMEMBERED);
  const target = { pool: other.pool, storage: copied, now: test.clock.now };
  const before = await readMark(copied);
  // As after a kill between the files and the rows.
  const broken = {
    ...copied,
    put: async (key: string, ...rest: [never, never]) => {
      if (key.startsWith('uploads/')) throw new Error('killed');
      return copied.put(key, ...rest);
    },
  };
  await writeMark(copied, { database: null, swept: null, held: null, restoring: null });
  for (const key of Object.keys(await filesOf(copied))) await copied.delete(key);
  await expect(restoreBackup({ ...target, storage: broken }, file)).rejects.toThrow('killed');
  expect((await readMark(copied))?.restoring).toMatch(/^[0-9a-f]{64}$/);
  await restoreBackup(target, file);
  expect(await filesOf(copied)).toEqual(await filesOf(test.storage));
  expect((await readMark(copied))?.database).not.toBe(before?.database);
  await other.close();
});

it('[OP29] a file that differs from what was written is not copied, unless that is asked for', async () => {
  const key = (await test.storedKeys()).find((one) => one.startsWith('uploads/')) ?? '';
  const stored = await test.storage.get(key);
  const content = stored ? await buffer(stored.stream) : Buffer.alloc(0);
  const damaged = Buffer.from(content);
  damaged.writeUInt8((damaged[9] ?? 0) ^ 1, 9);
  const path = join(folder, 'damaged-files.tar.gz');
  const backUp = (isTolerant = false) =>
    withClient(test.database, (client) =>
      makeBackup({ client, storage: test.storage }, path, { now: test.clock.now, isTolerant }),
    );
  // Past the digest, as a failing disk does it.
  writeFileSync(join(test.files, key), damaged);
  await expect(backUp()).rejects.toThrow(new RegExp(`differ from what was stored.*\\n  ${key}\\n.*--with-damage`, 's'));
  expect(existsSync(path)).toBe(false);
  expect(await backUp(true)).toMatchObject({ damaged: [key], missing: [] });
  rmSync(path);
  rmSync(join(test.files, key));
  await expect(backUp()).rejects.toThrow(/is missing, though a row needs it.*--with-damage/);
  expect(await backUp(true)).toMatchObject({ damaged: [], missing: [key] });
  writeFileSync(join(test.files, key), content);
});

it('[OP29] the housekeeping adds the digests of older files, and goes on where it ended', async () => {
  const all = async () =>
    (await test.database.pool.query('SELECT key, bytes, sha256 FROM stored_files ORDER BY key')).rows;
  const before = await all();
  expect(before.length).toBeGreaterThanOrEqual(2);
  await test.database.pool.query('DELETE FROM stored_files');
  expect(await fillDigests(test.database.pool, test.storage, before.at(-1)?.key)).toBeNull();
  expect(await all()).toEqual([]);
  expect(await fillDigests(test.database.pool, test.storage, null)).toBeNull();
  expect(await all()).toEqual(before);
});

it('[OP30] a backup that does not exist is named in one sentence', async () => {
  const path = join(folder, 'nowhere.tar.gz');
  const error = await verifyBackup(path, 1).catch((one: Error) => one);
  expect(error).toMatchObject({ name: 'BackupError', message: `The backup ${path} does not exist.` });
  await expect(verifyBackup(folder, 1)).rejects.toThrow(`The backup ${folder} is a folder.`);
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
  const results = await withClient(test.database, (client) => diagnose(client, test.storage, test.clock.now));
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
