import type { Pool } from 'pg';

/** The first account of the provider; only for the start of the service. */
export async function findFirstStaff(
  pool: Pool,
): Promise<{ id: number; organisationId: number; email: string } | null> {
  const { rows } = await pool.query<{ id: number; organisationId: number; email: string }>(
    `SELECT u.id, u.organisation_id AS "organisationId", u.email FROM users u JOIN organisations o ON o.id = u.organisation_id AND o.is_provider
      WHERE u.active ORDER BY u.id LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** Whether any user of the organisation has set a password, by the audit trail. */
export async function hasEverSetPassword(pool: Pool, organisationId: number): Promise<boolean> {
  const { rows } = await pool.query(
    "SELECT 1 FROM audit_entries WHERE organisation_id = $1 AND tag = 'password' AND causer_id IS NOT NULL LIMIT 1",
    [organisationId],
  );
  return rows.length > 0;
}
