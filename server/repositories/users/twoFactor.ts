import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

/** Stores a secret that was shown and is not in use yet; false when two-factor is on already. */
export async function setPendingSecret(
  client: PoolClient,
  userId: number,
  pending: { secret: string; until: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE users SET tfa_pending_secret = $2, tfa_pending_until = $3 WHERE id = $1 AND tfa_secret IS NULL',
    [userId, pending.secret, pending.until],
  );
  return rowCount === 1;
}

/** The secret that was shown last, until it expires. */
export async function findPendingSecret(client: Queryable, userId: number, now: Date): Promise<string | null> {
  const { rows } = await client.query<{ tfa_pending_secret: string }>(
    `SELECT tfa_pending_secret FROM users
      WHERE id = $1 AND tfa_secret IS NULL AND tfa_pending_secret IS NOT NULL AND tfa_pending_until > $2`,
    [userId, now],
  );
  return rows[0]?.tfa_pending_secret ?? null;
}

/** Activates the pending secret and consumes its time step; false when another secret is pending by now. */
export async function setTwoFactorOn(
  client: PoolClient,
  userId: number,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE users SET tfa_secret = tfa_pending_secret, tfa_last_step = $3, tfa_pending_secret = NULL, tfa_pending_until = NULL
      WHERE id = $1 AND tfa_secret IS NULL AND tfa_pending_secret = $2`,
    [userId, secret, step],
  );
  return rowCount === 1;
}

export async function clearPendingSecret(client: Queryable, userId: number): Promise<void> {
  await client.query('UPDATE users SET tfa_pending_secret = NULL, tfa_pending_until = NULL WHERE id = $1', [userId]);
}

/** False when it was off already, or another change of the credentials was faster. */
export async function setTwoFactorOff(
  client: PoolClient,
  userId: number,
  credentialsRevision: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE users SET tfa_secret = NULL WHERE id = $1 AND tfa_secret IS NOT NULL AND credentials_revision = $2',
    [userId, credentialsRevision],
  );
  return rowCount === 1;
}

/** Consumes a time step: codes of this or an earlier step are rejected from now on. False when it was consumed already. */
export async function consumeTimeStep(client: Queryable, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await client.query('UPDATE users SET tfa_last_step = $2 WHERE id = $1 AND tfa_last_step < $2', [
    userId,
    step,
  ]);
  return rowCount === 1;
}
