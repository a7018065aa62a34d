import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Migration } from './migration';
import { inTransaction } from './transaction';

/** The schema of the database does not fit this version of the program. The message explains how. */
class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError';
}

interface Applied {
  version: number;
  name: string;
  checksum: string;
}

// Any number works, as long as every version of this program uses the same.
const LOCK = 4_172_836_501;

/**
 * Applies all missing migrations and returns their versions.
 *
 * Each migration commits together with its row in `schema_migrations`, under an advisory lock: a killed run is resumed
 * by the next, and of several processes that start together one applies it.
 *
 * @throws {SchemaMismatchError} when the database is newer than the program, or an applied migration was changed
 */
export async function migrate(pool: Pool, migrations: readonly Migration[]): Promise<number[]> {
  migrations.forEach(({ version, name }, index) => {
    if (version !== index + 1)
      throw new SchemaMismatchError(`The migration "${name}" should have version ${index + 1}.`);
  });
  await locked(pool, (client) =>
    client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      version integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`),
  );
  const done: number[] = [];
  for (const migration of migrations)
    if (await locked(pool, (client) => apply(client, migration, migrations))) done.push(migration.version);
  return done;
}

/** Fingerprint that reveals a changed migration. */
const checksumOf = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');

const locked = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    return work(client);
  });

async function apply(client: PoolClient, migration: Migration, known: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query<Applied>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  );
  assertKnownMigrations(rows, known);
  if (rows.some((row) => row.version === migration.version)) return false;
  await createExtensions(client, migration.extensions ?? []);
  await client.query(migration.sql);
  await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
    migration.version,
    migration.name,
    checksumOf(migration),
  ]);
  return true;
}

/** @throws {SchemaMismatchError} where the database does not have them, or not for this user */
async function createExtensions(client: PoolClient, extensions: readonly string[]): Promise<void> {
  try {
    for (const extension of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  } catch (error) {
    const commands = extensions.map((extension) => `CREATE EXTENSION ${extension};`).join(' ');
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaMismatchError(
      `The database needs the extensions ${extensions.join(' and ')}, which could not be created (${reason}). Ask its administrator to install PostgreSQL's contrib modules and to run in this database: ${commands} Then start again.`,
      { cause: error },
    );
  }
}

function assertKnownMigrations(applied: readonly Applied[], known: readonly Migration[]): void {
  const newest = applied.at(-1);
  if (newest && newest.version > known.length)
    throw new SchemaMismatchError(
      `The database has schema ${newest.version} (${newest.name}), this version of the program knows schemas up to ${known.length}. Start the newer version, or restore a backup made before it.`,
    );
  for (const row of applied) {
    const migration = known[row.version - 1];
    if (migration && checksumOf(migration) !== row.checksum)
      throw new SchemaMismatchError(
        `The migration ${row.version} (${row.name}) was changed after it was applied to this database. Put it back as it was and add a new migration instead.`,
      );
  }
}
