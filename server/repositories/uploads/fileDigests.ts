import type { AnyConnection } from '../../database/queryable';
import { REFERENCED_FILES } from './referencedFiles';

/** SHA-256 and size of a stored file, as it was written. */
export interface FileDigestRow {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

async function noteDigest(client: AnyConnection, { key, bytes, sha256 }: FileDigestRow): Promise<void> {
  await client.query(
    `INSERT INTO stored_files (key, bytes, sha256) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO UPDATE SET bytes = excluded.bytes, sha256 = excluded.sha256, stored_at = now()`,
    [key, bytes, sha256],
  );
}

/** Notes the digest of a file that has none; a writer who noted one meanwhile is right. */
export async function noteMissingDigest(client: AnyConnection, { key, bytes, sha256 }: FileDigestRow): Promise<void> {
  await client.query('INSERT INTO stored_files (key, bytes, sha256) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING', [
    key,
    bytes,
    sha256,
  ]);
}

export async function removeDigests(client: AnyConnection, keys: readonly string[]): Promise<void> {
  await client.query('DELETE FROM stored_files WHERE key = ANY($1::text[])', [keys]);
}

/** Keys after the given one of files that a row names and whose digest is unknown. For the housekeeping, so not scoped. */
export async function listFilesWithoutDigest(client: AnyConnection, after: string, limit: number): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT DISTINCT key COLLATE "C" AS key FROM (${REFERENCED_FILES}) AS files
      WHERE key COLLATE "C" > $1 AND NOT EXISTS (SELECT FROM stored_files s WHERE s.key = files.key) ORDER BY 1 LIMIT $2`,
    [after, limit],
  );
  return rows.map(({ key }) => key);
}

/** The digests of all files, by key. For backup and checks, so not scoped. */
export async function readDigests(client: AnyConnection): Promise<ReadonlyMap<string, FileDigestRow>> {
  const { rows } = await client.query<{ key: string; bytes: string; sha256: string }>(
    'SELECT key, bytes, sha256 FROM stored_files',
  );
  return new Map(rows.map((row) => [row.key, { ...row, bytes: Number(row.bytes) }]));
}

/** The table of the digests, as a storage writes to it. */
export const digestBook = (client: AnyConnection) => ({
  note: (digest: FileDigestRow) => noteDigest(client, digest),
  remove: (key: string) => removeDigests(client, [key]),
});
