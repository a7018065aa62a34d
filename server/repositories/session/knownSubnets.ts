import type { Pool } from 'pg';
import type { Queryable } from '../../database/queryable';
import { KNOWN_SUBNET_LIFETIME } from '../../database/retention';

/**
 * Notes a sign-in that is complete: its subnet is known for a while, and the address that was signed in with is confirmed.
 * Nothing is noted when the credentials have changed since they were verified.
 */
export async function recordSignIn(
  client: Queryable,
  {
    userId,
    credentialsRevision,
    subnet,
    now,
  }: {
    userId: number;
    credentialsRevision: number;
    subnet: string;
    now: Date;
  },
): Promise<void> {
  const { rowCount } = await client.query(
    'UPDATE users SET confirmed_email = email WHERE id = $1 AND credentials_revision = $2',
    [userId, credentialsRevision],
  );
  if (rowCount === 0) return;
  await client.query(
    `INSERT INTO known_subnets (user_id, subnet, signed_in_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, subnet) DO UPDATE SET signed_in_at = EXCLUDED.signed_in_at`,
    [userId, subnet, now],
  );
}

/** Whether the user of the address has signed in from the subnet within the last thirty days. */
export async function isSubnetKnown(pool: Pool, email: string, subnet: string, now: Date): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM known_subnets k JOIN users u ON u.id = k.user_id AND u.active
      WHERE lower(u.email) = lower($1) AND k.subnet = $2 AND k.signed_in_at > $3`,
    [email, subnet, new Date(now.getTime() - KNOWN_SUBNET_LIFETIME)],
  );
  return rows.length > 0;
}
