import type { PoolClient } from 'pg';

/**
 * Raises the revision of a user's credentials, which ends every session, challenge, link and code of the user: also one
 * that is being made at the same time, since each names the revision that it was verified against. `keep` is the
 * session that makes the change and continues; false when it has ended meanwhile, and then the change must not be made.
 */
export async function raiseCredentialsRevision(
  client: PoolClient,
  userId: number,
  { keep, now }: { keep: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await client.query<{ revision: number }>(
    `UPDATE users SET credentials_revision = credentials_revision + 1, tfa_pending_secret = NULL, tfa_pending_until = NULL
      WHERE id = $1 RETURNING credentials_revision AS revision`,
    [userId],
  );
  const revision = rows[0]?.revision ?? 0;
  if (keep !== null) {
    const { rowCount } = await client.query(
      `UPDATE sessions SET credentials_revision = $3
        WHERE id = $2 AND user_id = $1 AND credentials_revision = $3 - 1 AND revoked_at IS NULL`,
      [userId, keep, revision],
    );
    if (rowCount !== 1) return false;
  }
  await client.query(
    'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL AND credentials_revision < $3',
    [userId, now, revision],
  );
  await client.query(
    "UPDATE link_tokens SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL AND purpose <> 'confirm-location'",
    [userId, now],
  );
  return true;
}
