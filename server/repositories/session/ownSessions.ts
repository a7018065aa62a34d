import type { Pool, PoolClient } from 'pg';
import type { SessionRecord } from '@/contract/session/passwords';

/** The valid sessions of a user, newest first. */
export async function listSessionsOf(
  pool: Pool,
  userId: number,
  { current, now }: { current: string; now: Date },
): Promise<SessionRecord[]> {
  const { rows } = await pool.query<
    Pick<SessionRecord, 'id' | 'agent' | 'address'> & { created_at: Date; last_used_at: Date }
  >(
    `SELECT s.id, s.created_at, s.refreshed_at AS last_used_at, s.agent, s.address
       FROM sessions s JOIN users u ON u.id = s.user_id AND u.credentials_revision = s.credentials_revision
      WHERE s.user_id = $1 AND s.purpose = 'session' AND s.revoked_at IS NULL AND s.expires_at > $2
      ORDER BY s.created_at DESC, s.id`,
    [userId, now],
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

/** Revokes all sessions of a user but one, and their challenges; returns how many sessions. */
export async function revokeOtherSessionsOf(
  client: PoolClient,
  userId: number,
  { current, now }: { current: string; now: Date },
): Promise<number> {
  const { rows } = await client.query<{ purpose: string }>(
    `UPDATE sessions SET revoked_at = $3
      WHERE user_id = $1 AND id <> $2 AND revoked_at IS NULL AND expires_at > $3 RETURNING purpose`,
    [userId, current, now],
  );
  return rows.filter(({ purpose }) => purpose === 'session').length;
}
