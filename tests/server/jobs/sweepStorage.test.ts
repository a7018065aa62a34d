import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newMemory, runHousekeeping } from '../../../server/jobs/housekeeping';
import { assertOwnStorage, claimStorage } from '../../../server/jobs/sweep/claimStorage';
import { type SweepReport, sweepStorage } from '../../../server/jobs/sweep/sweepStorage';
import { readDatabaseId, renewDatabaseId } from '../../../server/repositories/installationMarks';
import { FILE_COLUMNS } from '../../../server/repositories/uploads/storedFiles';
import { beforeKeysOf, newKey } from '../../../server/storage/newKey';
import { openStorage } from '../../../server/storage/openStorage';
import type { Storage } from '../../../server/storage/storage';
import { listTrash } from '../../../server/storage/trash';
import { S3_BUCKET, S3_KEY, type S3Double, startS3Double } from '../../support/s3Double';
import { type TestDatabase, testDatabase } from '../../support/service/database';
import { QUIET } from '../../support/service/keepHouse';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date('2026-03-01T12:00:00Z');
const PNG = { contentType: 'image/png' };

let database: TestDatabase;
let double: S3Double;
let folder: string;
let storage: Storage;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
  double = await startS3Double();
});
afterAll(async () => {
  await database.close();
  await double.close();
});

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const deps = (more: object = {}) => ({ client: database.pool, storage, now, log: QUIET, ...more });
const start = (adopt?: string) => claimStorage(deps({ adopt }));
const sweep = (isUnlimited = false): Promise<SweepReport> => sweepStorage(deps({ isUnlimited }));

/** Stores files, each with a row that names it unless it is a leftover. */
async function store(count: number, { isLeftover = false } = {}): Promise<string[]> {
  const keys = Array.from({ length: count }, () => newKey('images', now, '.webp'));
  for (const key of keys) {
    await storage.put(key, Buffer.from(key), PNG);
    if (!isLeftover)
      await database.pool.query(
        'INSERT INTO images (key, organisation_id, file_key, content_type) VALUES ($1, $2, $3, $4)',
        [randomUUID(), inject('demoOrganisations').riverside, key, 'image/webp'],
      );
  }
  return keys.sort();
}

const forgetRows = () => database.pool.query('DELETE FROM images');
const keysOf = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
};
const stored = () => keysOf('images/');
const trashed = async () => {
  const keys: string[] = [];
  for await (const { original } of listTrash(storage)) keys.push(original);
  return keys.sort();
};

/** The rows of a moment, which a restore of the database brings back. */
async function remember() {
  const { rows: images } = await database.pool.query<object>('SELECT to_jsonb(i) AS row FROM images i');
  const { rows: marks } = await database.pool.query<object>('SELECT to_jsonb(m) AS row FROM installation_marks m');
  const put = (table: string, rows: object[]) =>
    database.pool.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, r -> 'row')).* FROM jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(rows)],
    );
  return async () => {
    await database.pool.query('DELETE FROM images; DELETE FROM installation_marks');
    await put('images', images);
    await put('installation_marks', marks);
  };
}

describe.each([
  ['disk', () => openStorage({ dataDir: folder })],
  [
    'an object store',
    () =>
      openStorage({
        dataDir: folder,
        s3: { endpoint: double.endpoint, bucket: S3_BUCKET, region: 'eu-central-1', forcePathStyle: true, ...S3_KEY },
      }),
  ],
])('on %s', (_, open) => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-sweep-'));
    double.objects.clear();
    await database.reset('accounts');
    storage = await open();
    now = new Date(START);
    return async () => {
      await storage.close();
      rmSync(folder, { recursive: true });
    };
  });

  it('[ST15] a start with the wrong database is refused, and nothing is moved', async () => {
    await start();
    const keys = await store(45);
    const owner = await readDatabaseId(database.pool);
    await forgetRows();
    const other = await renewDatabaseId(database.pool);
    pass(DAY);
    const refusal = new RegExp(`its mark names ${owner}, and this database is ${other}.*ATRIUM_ADOPT_STORAGE=${owner}`);
    await expect(start()).rejects.toThrow(refusal);
    await expect(start(other)).rejects.toThrow(refusal);
    await expect(sweep(true)).rejects.toThrow(refusal);
    expect(await stored()).toEqual(keys);
    expect(await trashed()).toEqual([]);
  });

  it('[ST22] a start with the wrong database is refused before the schema of that database changes', async () => {
    await start();
    const owner = await readDatabaseId(database.pool);
    const judged = (adopt?: string) => assertOwnStorage(deps({ adopt }));
    await expect(judged()).resolves.toBeUndefined();
    const other = await renewDatabaseId(database.pool);
    await expect(judged()).rejects.toThrow(`its mark names ${owner}, and this database is ${other}`);
    await expect(judged(owner)).resolves.toBeUndefined();
    await database.pool.query(`DELETE FROM installation_marks WHERE name = 'database'`);
    await expect(judged()).rejects.toThrow('this database is of an earlier release and has no id');
    await database.pool.query(`INSERT INTO installation_marks (name, value) VALUES ('database', $1)`, [owner]);
  });

  it('[ST15] a staging service on the bucket of production is refused, although it has files of its own', async () => {
    await start();
    const keys = await store(3);
    const production = await remember();
    await forgetRows();
    await renewDatabaseId(database.pool);
    await database.pool.query(
      `INSERT INTO images (key, organisation_id, file_key, content_type) VALUES ('x', $1, $2, 'image/webp')`,
      [inject('demoOrganisations').riverside, keys[0]],
    );
    await expect(start()).rejects.toThrow(/another database/);
    await production();
    pass(DAY);
    expect(await sweep()).toMatchObject({ stored: 3, unused: 0, moved: 0 });
  });

  it('[ST16] a start with an empty database and files without a mark is refused', async () => {
    const keys = await store(45);
    await forgetRows();
    pass(DAY);
    const { message } = (await start().catch((error: Error) => error)) as Error;
    expect(message).toMatch(/no row of this database names any of them.*Check DATABASE_URL, DATA_DIR and S3_BUCKET/);
    await expect(sweep()).rejects.toThrow(/no row/);
    expect(await stored()).toEqual(keys);
    const id = /ATRIUM_ADOPT_STORAGE=(unmarked-[0-9a-f]{12})/.exec(message)?.[1] ?? '';
    await start(id);
    // The setting has no meaning for another storage, nor for this one again.
    expect(await start(id)).toMatchObject({ database: await readDatabaseId(database.pool) });
    expect(await sweep()).toMatchObject({ unused: 0, moved: 0 });
    pass(8 * DAY);
    expect(await sweep(true)).toMatchObject({ unused: 45, moved: 45 });
  });

  it('[ST16] a storage of before there were marks gets the mark of the database whose rows name its files', async () => {
    const keys = [...(await store(3)), ...(await store(1, { isLeftover: true }))].sort();
    expect(await start()).toMatchObject({ database: await readDatabaseId(database.pool), held: null });
    pass(DAY);
    expect(await sweep()).toMatchObject({ stored: 4, moved: 1 });
    expect([...(await stored()), ...(await trashed())].sort()).toEqual(keys);
  });

  it('[OP48] between two sweeps of all, only files that were stored since are listed', async () => {
    const housekeeping = { storage, folders: [], clock: () => now, log: QUIET, instance: 'the only one' };
    const memory = newMemory();
    const after: (string | undefined)[] = [];
    const listing: Storage = {
      ...storage,
      list: (prefix, from) => {
        if (prefix === 'images/') after.push(from);
        return storage.list(prefix, from);
      },
    };
    const run = async (passed: number) => {
      pass(passed);
      await runHousekeeping({ pool: database.pool, ...housekeeping, storage: listing }, memory);
      return after.splice(0).map((from) => (from === undefined ? 'all' : from > beforeKeysOf('images', START)));
    };
    await start();
    const used = await store(4);
    expect(await run(DAY)).toEqual(['all']);
    const [leftover = ''] = await store(1, { isLeftover: true });
    // Its row went without it: the next sweep of all finds it.
    await database.pool.query('DELETE FROM images WHERE file_key = $1', [used[0]]);
    expect([await run(5 * MINUTE), await trashed()]).toEqual([[true], []]);
    expect([await run(6 * MINUTE), await trashed()]).toEqual([[true], [leftover]]);
    expect([await run(DAY - 12 * MINUTE), await trashed()]).toEqual([[true], [leftover]]);
    expect([await run(MINUTE), await trashed()]).toEqual([['all'], [leftover, used[0]].sort()]);
  });

  it('[ST17] a file without a row is moved to the trash after ten minutes, and deleted after seven days', async () => {
    await start();
    await store(2);
    const left = await store(1, { isLeftover: true });
    pass(9 * MINUTE);
    expect(await sweep()).toMatchObject({ unused: 0 });
    pass(2 * MINUTE);
    expect(await sweep()).toMatchObject({ unused: 1, moved: 1, movedBytes: left[0]?.length });
    expect(await keysOf('trash/')).toEqual([`trash/2026-03-01/${left[0]}`]);
    pass(7 * DAY);
    expect(await sweep()).toMatchObject({ emptied: 0 });
    pass(DAY);
    expect(await sweep()).toMatchObject({ stored: 2, emptied: 1 });
    expect(await trashed()).toEqual([]);
  });

  it('[ST18] a file of the trash that a row names again is put back', async () => {
    await start();
    const keys = await store(4);
    const before = await remember();
    await forgetRows();
    pass(DAY);
    expect(await sweep()).toMatchObject({ moved: 4 });
    await before();
    expect(await sweep()).toMatchObject({ putBack: 4 });
    expect(await stored()).toEqual(keys);
    pass(20 * DAY);
    expect(await sweep()).toMatchObject({ moved: 0, emptied: 0, stored: 4 });
  });

  it('[ST19] more than 20 files and more than 5 % at once are moved only when an operator allows it', async () => {
    await start();
    const keys = await store(21);
    await forgetRows();
    pass(DAY);
    expect(await sweep()).toMatchObject({ stored: 21, unused: 21, moved: 0 });
    expect(await stored()).toEqual(keys);
    await store(399);
    pass(DAY);
    expect(await sweep()).toMatchObject({ stored: 420, unused: 21, moved: 21 });
    await forgetRows();
    expect(await sweep()).toMatchObject({ unused: 399, moved: 0 });
    expect(await sweep(true)).toMatchObject({ unused: 399, moved: 399 });
  });

  it('[ST20] after a restore of the database of yesterday its newer files stay for seven days', async () => {
    await start();
    const old = await store(3);
    await sweep();
    const yesterday = await remember();
    pass(DAY);
    await sweep();
    const since = await store(5);
    pass(60 * MINUTE);
    await sweep();
    await yesterday();
    await start();
    expect(await sweep()).toMatchObject({ unused: 0, moved: 0 });
    pass(6.9 * DAY);
    await start();
    expect(await sweep()).toMatchObject({ unused: 0, moved: 0 });
    expect(await stored()).toEqual([...old, ...since].sort());
    pass(0.2 * DAY);
    expect(await sweep()).toMatchObject({ unused: 5, moved: 5 });
    pass(7 * DAY);
    expect(await sweep()).toMatchObject({ emptied: 0 });
    expect(await trashed()).toEqual(since);
  });

  it('[ST20] two copies of one database on one storage move nothing that the other one has stored', async () => {
    await start();
    await store(3);
    await sweep();
    const copied = await remember();
    pass(MINUTE);
    await store(2);
    pass(DAY);
    await sweep();
    const production = await remember();
    await copied();
    await start();
    pass(DAY);
    expect(await sweep()).toMatchObject({ unused: 0 });
    await production();
    pass(DAY);
    expect(await sweep()).toMatchObject({ stored: 5, unused: 0 });
  });

  it('[ST15] a mark that cannot be read stops the start', async () => {
    await start();
    const [mark] = await keysOf('atrium');
    await storage.put(mark ?? '', Buffer.from('{'), { contentType: 'application/json' });
    await expect(start()).rejects.toThrow(/atrium-storage.json of the storage cannot be read/);
  });
});

it('[ST17] the sweep knows every column that names a file', async () => {
  const { rows } = await database.pool.query<{ column: string }>(
    `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'text' AND column_name ~ '_key$' ORDER BY 1`,
  );
  // The address of a download, and that of a picture.
  const noFiles = ['builds.download_key', 'icons.image_key'];
  expect(rows.map(({ column }) => column).filter((column) => !noFiles.includes(column))).toEqual(
    FILE_COLUMNS.map((names) => names.join('.')).sort(),
  );
});
