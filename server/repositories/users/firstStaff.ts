import type { PoolClient } from 'pg';

interface FirstStaff {
  readonly id: number;
  readonly organisationId: number;
  readonly email: string;
  readonly credentialsRevision: number;
}

/** The first account of the provider, locked until the transaction ends; only for the start of the service. */
export async function lockFirstStaff(client: PoolClient): Promise<FirstStaff | null> {
  const { rows } = await client.query<FirstStaff>(
    `SELECT u.id, u.organisation_id AS "organisationId", u.email, u.credentials_revision AS "credentialsRevision"
       FROM users u JOIN organisations o ON o.id = u.organisation_id AND o.is_provider
      WHERE u.active ORDER BY u.id LIMIT 1 FOR UPDATE OF u`,
  );
  return rows[0] ?? null;
}

/** Whether any user of the organisation has set a password, by the audit trail. */
export async function hasEverSetPassword(client: PoolClient, organisationId: number): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM audit_entries WHERE organisation_id = $1 AND tag = 'password' AND causer_id IS NOT NULL LIMIT 1",
    [organisationId],
  );
  return rows.length > 0;
}
