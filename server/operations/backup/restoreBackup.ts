import type { Pool } from 'pg';
import { allMigrations } from '../../database/allMigrations';
import { migrate } from '../../database/migrate';
import { inTransaction } from '../../database/transaction';
import type { Storage } from '../../storage/storage';
import { readArchive } from './archiveReader';
import { BackupError } from './backupError';
import { readEntryName } from './manifest';
import { insertRows, refillTables } from './rows';
import { verifyBackup } from './verifyBackup';

/**
 * Fills an empty database and its storage from a backup, then brings the schema up to date. Files are stored first and all
 * rows are written in one transaction, so that a restore that was killed can be repeated.
 *
 * @throws {BackupError} when the backup is damaged or too new, or the database is not empty; nothing has changed then
 */
export async function restoreBackup(pool: Pool, storage: Storage, path: string): Promise<void> {
  const manifest = await verifyBackup(path, allMigrations.length);
  await assertEmpty(pool, manifest.schema);
  await migrate(pool, allMigrations.slice(0, manifest.schema));
  for await (const { name, content } of readArchive(path)) {
    const entry = readEntryName(name);
    if (entry && 'key' in entry) await storage.put(entry.key, content, { contentType: contentTypeOf(entry.key) });
  }
  await inTransaction(pool, (client) =>
    refillTables(client, async () => {
      for await (const { name, content } of readArchive(path)) {
        const entry = readEntryName(name);
        if (entry && 'table' in entry) await insertRows(client, entry.table, content.toString('utf8'));
      }
      for (const { name, value } of manifest.sequences)
        if (value !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${name}`, value]);
    }),
  );
  await migrate(pool, allMigrations);
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
