import type { Pool, PoolClient } from 'pg';
import type { SessionRecord } from '@/contract/passwords';

const MAX_LISTED = 100;

/** The valid sessions of a user, newest first. */
export async function listSessionsOf(
  pool: Pool,
  userId: number,
  { current, now }: { current: string; now: Date },
): Promise<SessionRecord[]> {
  const { rows } = await pool.query<
    Pick<SessionRecord, 'id' | 'agent' | 'address'> & { created_at: Date; last_used_at: Date }
  >(
    `SELECT id, created_at, refreshed_at AS last_used_at, agent, address FROM sessions
      WHERE user_id = $1 AND purpose = 'session' AND revoked_at IS NULL AND expires_at > $2
      ORDER BY created_at DESC, id LIMIT $3`,
    [userId, now, MAX_LISTED],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    is_current: row.id === current,
  }));
}

/** Revokes a session of a user; false when no valid session has that id. */
export async function revokeSessionOf(
  client: PoolClient,
  userId: number,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE sessions SET revoked_at = $3
      WHERE id = $2 AND user_id = $1 AND purpose = 'session' AND revoked_at IS NULL AND expires_at > $3`,
    [userId, id, now],
  );
  return rowCount === 1;
}

/** Revokes all sessions of a user, and challenges opened by a correct password. */
export async function revokeSessionsOf(client: PoolClient, userId: number, now: Date): Promise<void> {
  await client.query('UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL', [userId, now]);
}
