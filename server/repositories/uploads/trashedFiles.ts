import type { AnyConnection } from '../../database/queryable';

/**
 * Counts a file that an organisation gives up as in its trash, unless the trash would then hold more bytes than `most`.
 * @returns whether it may be moved there; true as well for a file of unknown size, which an earlier release has stored
 */
export async function countAsTrashed(
  client: AnyConnection,
  { organisationId, key, most }: { organisationId: number; key: string; most: number },
): Promise<boolean> {
  const { rows } = await client.query<{ fits: boolean }>(
    `SELECT f.bytes + COALESCE((SELECT sum(t.bytes) FROM stored_files t WHERE t.trashed_of = $1), 0) <= $3 AS fits
       FROM stored_files f WHERE f.key = $2`,
    [organisationId, key, most],
  );
  if (rows[0]?.fits === false) return false;
  await client.query('UPDATE stored_files SET trashed_of = $1 WHERE key = $2', [organisationId, key]);
  return true;
}

/** The files are in use again. */
export async function forgetTrashed(client: AnyConnection, keys: readonly string[]): Promise<void> {
  await client.query('UPDATE stored_files SET trashed_of = NULL WHERE key = ANY($1::text[])', [keys]);
}
