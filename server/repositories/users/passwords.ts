import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

/** Credentials of the calling user, so not scoped by organisation. */
export interface OwnCredentials {
  readonly uuid: string;
  readonly organisationId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly tfaSecret: string | null;
}

export async function readOwnCredentials(client: Queryable, userId: number): Promise<OwnCredentials | null> {
  const { rows } = await client.query<OwnCredentials>(
    `SELECT uuid, organisation_id AS "organisationId", email, password_hash AS "passwordHash", tfa_secret AS "tfaSecret"
       FROM users WHERE id = $1 AND active`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Replaces the hash that was read before; false when another change was faster. */
export async function replacePassword(
  client: PoolClient,
  userId: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE users SET password_hash = $3 WHERE id = $1 AND active AND password_hash = $2',
    [userId, before, after],
  );
  return rowCount === 1;
}

/**
 * Writes the audit entry of a password reset request. An unknown address gets an entry in the provider's trail, so that the
 * response time does not reveal whether an account exists.
 */
export async function auditResetRequest(client: PoolClient, email: string): Promise<void> {
  await client.query(
    `INSERT INTO audit_entries (organisation_id, causer_id, tag, event, subject_type, subject, description, properties)
     SELECT COALESCE(u.organisation_id, provider.id), NULL, 'password', 'updated', 'user', COALESCE(u.uuid::text, ''),
            'Asked for a new password', '{}'
       FROM (SELECT id FROM organisations WHERE is_provider ORDER BY id LIMIT 1) provider
       FULL JOIN (SELECT organisation_id, uuid FROM users WHERE lower(email) = lower($1) AND active) u ON true`,
    [email],
  );
}
