import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

/** Credentials of the calling user, so not scoped by organisation. */
export interface OwnCredentials {
  readonly uuid: string;
  readonly organisationId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly tfaSecret: string | null;
  readonly credentialsRevision: number;
}

export async function readOwnCredentials(client: Queryable, userId: number): Promise<OwnCredentials | null> {
  const { rows } = await client.query<OwnCredentials>(
    `SELECT uuid, organisation_id AS "organisationId", email, password_hash AS "passwordHash", tfa_secret AS "tfaSecret",
            credentials_revision AS "credentialsRevision"
       FROM users WHERE id = $1 AND active`,
    [userId],
  );
  return rows[0] ?? null;
}

/**
 * Replaces the password where the credentials are still of `credentialsRevision`; false when another change was faster.
 * A link was mailed to the address of the account, so its use confirms the address of an account that was not used yet.
 */
export async function replacePassword(
  client: PoolClient,
  userId: number,
  { credentialsRevision, passwordHash }: { credentialsRevision: number; passwordHash: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE users SET password_hash = $3, confirmed_email = COALESCE(confirmed_email, email)
      WHERE id = $1 AND active AND credentials_revision = $2`,
    [userId, credentialsRevision, passwordHash],
  );
  return rowCount === 1;
}
