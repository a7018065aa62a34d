import { rename, rm, stat } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { readDigests } from '../../repositories/uploads/fileDigests';
import { listReferencedFiles } from '../../repositories/uploads/referencedFiles';
import { listSnapshotPlans } from '../../storage/snapshotPlans';
import type { Storage } from '../../storage/storage';
import { type ArchiveWriter, createArchiveWriter } from './archiveWriter';
import { BackupError } from './backupError';
import { fileEntry, MANIFEST, type Manifest, rowsEntry } from './manifest';
import { listTables, readRows, readSequences } from './rows';

export interface BackupSource {
  readonly client: ClientBase;
  readonly storage: Storage;
}

export interface BackupOptions {
  readonly now: Date;
  /** Whether damaged files are copied as they are, and missing ones left out; otherwise there is no backup. */
  readonly isTolerant?: boolean;
}

export interface BackupSummary {
  readonly tables: number;
  readonly files: number;
  /** Keys of files that differ from what was stored, and of missing ones. */
  readonly damaged: readonly string[];
  readonly missing: readonly string[];
}

const ATTEMPTS = 3;

/** A file was deleted after the rows were read: the present rows no longer reference it. */
class FileGone extends Error {}

/**
 * Writes all rows of one moment and the files that they reference to `path`, while the service runs. On the embedded
 * database calls wait until the rows are read.
 *
 * @throws {BackupError} when the file exists already, or a referenced file is missing or differs from what was stored
 */
export async function makeBackup(source: BackupSource, path: string, options: BackupOptions): Promise<BackupSummary> {
  const { isTolerant = false } = options;
  if (await stat(path).catch(() => null)) throw new BackupError(`${path} exists already. Choose another name.`);
  const draft = `${path}.part`;
  for (let attempt = 1; ; attempt++) {
    await rm(draft, { force: true });
    const writer = createArchiveWriter(draft);
    try {
      const isLast = attempt === ATTEMPTS;
      const summary = await writeBackup(source, writer, { now: options.now, leavesOut: isLast && isTolerant });
      if (summary.damaged.length > 0 && !isTolerant) throw differs(summary.damaged);
      await rename(draft, path);
      return summary;
    } catch (error) {
      writer.abort();
      await rm(draft, { force: true });
      if (!(error instanceof FileGone)) throw error;
      if (attempt === ATTEMPTS)
        throw new BackupError(
          `The file ${error.message} is missing, though a row needs it. \`npm run doctor\` lists all such files. ${GO_ON}`,
        );
    }
  }
}

const GO_ON =
  'To make a backup without missing files and with damaged ones as they are, add `--with-damage` after the name of the file.';
const SHOWN = 20;

const differs = (keys: readonly string[]) =>
  new BackupError(
    [
      `These files differ from what was stored, so no backup was made:`,
      ...keys.slice(0, SHOWN).map((key) => `  ${key}`),
      ...(keys.length > SHOWN ? [`  and ${keys.length - SHOWN} more`] : []),
      `Put them back from an earlier backup. ${GO_ON}`,
    ].join('\n'),
  );

async function writeBackup(
  { client, storage }: BackupSource,
  writer: ArchiveWriter,
  { now, leavesOut }: { now: Date; leavesOut: boolean },
): Promise<BackupSummary> {
  const entries: Manifest['entries'] = [];
  const add = async (name: string, size: number, content: Parameters<ArchiveWriter['add']>[2]) => {
    const sha256 = await writer.add(name, size, content);
    entries.push({ name, sha256 });
    return sha256;
  };
  const rows = await readAtOneMoment(client, add);
  const keys = new Set(rows.keys);
  for (const key of rows.keys)
    if (key.startsWith('publications/')) for (const plan of await listSnapshotPlans(storage, key)) keys.add(plan);
  const damaged: string[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const stored = await storage.get(key);
    if (!stored) {
      if (!leavesOut) throw new FileGone(key);
      missing.push(key);
      continue;
    }
    const sha256 = await add(fileEntry(key), stored.size, stored.stream);
    const noted = rows.digests.get(key)?.sha256;
    if (noted !== undefined && noted !== sha256) damaged.push(key);
  }
  const { schema, sequences, tables } = rows;
  const manifest: Manifest = { format: 1, made_at: now.toISOString(), schema, entries, sequences };
  const text = Buffer.from(JSON.stringify(manifest));
  await writer.add(MANIFEST, text.length, text);
  await writer.end();
  return { tables, files: keys.size - missing.length, damaged, missing };
}

type Add = (name: string, size: number, content: Uint8Array) => Promise<string>;

async function readAtOneMoment(client: ClientBase, add: Add) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  try {
    const { rows } = await client.query<{ version: number }>('SELECT max(version) AS version FROM schema_migrations');
    const tables = await listTables(client);
    for (const table of tables) {
      let part = 0;
      for await (const lines of readRows(client, table)) await add(rowsEntry(table, part++), lines.length, lines);
    }
    const keys = (await listReferencedFiles(client)).map(({ key }) => key);
    const digests = await readDigests(client);
    const sequences = await readSequences(client);
    return { schema: rows[0]?.version ?? 0, tables: tables.length, keys, digests, sequences };
  } finally {
    await client.query('ROLLBACK');
  }
}
