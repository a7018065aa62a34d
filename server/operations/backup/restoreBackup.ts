import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { allMigrations } from '../../database/allMigrations';
import { migrate } from '../../database/migrate';
import { inTransaction } from '../../database/transaction';
import { renewDatabaseId } from '../../repositories/installationMarks';
import type { Storage } from '../../storage/storage';
import { heldSince, NEW_MARK, readMark, type StorageMark, unmarkedId, writeMark } from '../../storage/storageMark';
import { ofAnotherRestore } from '../../storage/storageMismatch';
import { readArchive } from './archiveReader';
import { BackupError } from './backupError';
import { type Manifest, readEntryName } from './manifest';
import { insertRows, refillTables } from './rows';
import { verifyBackup } from './verifyBackup';

export interface RestoreTarget {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly now: Date;
  /** Id of the storage to restore into, although it holds files. */
  readonly adopt?: string | undefined;
}

/**
 * Fills an empty database and its storage from a backup, then brings the schema up to date. Files are stored first and all
 * rows are written in one transaction, so that a restore that was killed can be repeated. The database gets an id of its own,
 * and the storage the mark of it: the database that was backed up may still be running elsewhere.
 *
 * @throws {BackupError} when the backup is damaged or too new, or the database is not empty; nothing has changed then
 * @throws {StorageMismatchError} when the storage holds files of others
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<void> {
  const { pool, storage } = target;
  const manifest = await verifyBackup(path, allMigrations.length);
  await assertEmpty(pool, manifest.schema);
  const mark = await claimForRestore(target, manifest);
  await migrate(pool, allMigrations.slice(0, manifest.schema));
  for await (const { name, content } of readArchive(path)) {
    const entry = readEntryName(name);
    if (entry && 'key' in entry)
      await storage.put(entry.key, Readable.from(content), { contentType: contentTypeOf(entry.key) });
  }
  await inTransaction(pool, (client) =>
    refillTables(client, async () => {
      for await (const { name, content } of readArchive(path)) {
        const entry = readEntryName(name);
        if (entry && 'table' in entry) await insertRows(client, entry.table, (await buffer(content)).toString('utf8'));
      }
      for (const { name, value } of manifest.sequences)
        if (value !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${name}`, value]);
    }),
  );
  await migrate(pool, allMigrations);
  const database = await inTransaction(pool, renewDatabaseId);
  await writeMark(storage, { ...mark, database, restoring: null });
}

/** Marks the storage as one into which this backup is being restored. Files of others stay for a week if it is adopted. */
async function claimForRestore({ storage, now, adopt }: RestoreTarget, manifest: Manifest): Promise<StorageMark> {
  const restoring = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  const before = await readMark(storage);
  const unmarked = await unmarkedId(storage);
  const mark: StorageMark = { ...NEW_MARK, restoring };
  if (unmarked !== null && before?.restoring !== restoring) {
    const standing = before?.database ?? unmarked;
    if (adopt !== standing) throw ofAnotherRestore(standing);
    mark.held = heldSince(new Date(0), now);
  }
  await writeMark(storage, mark);
  return mark;
}

async function assertEmpty(pool: Pool, schema: number): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => name);
  if (names.length === 0) return;
  const notEmpty = new BackupError(
    'The database is not empty. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
  );
  if (!names.includes('schema_migrations') || !names.includes('organisations')) throw notEmpty;
  const { rows } = await pool.query<{ filled: boolean; version: number }>(
    'SELECT EXISTS (SELECT FROM organisations) AS filled, (SELECT max(version) FROM schema_migrations) AS version',
  );
  if (rows[0]?.filled || (rows[0]?.version ?? 0) > schema) throw notEmpty;
}

const TYPES: Record<string, string> = {
  json: 'application/json',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
const contentTypeOf = (key: string): string => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
