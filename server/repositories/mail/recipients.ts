import type { Pool } from 'pg';
import type { WaitingMail } from './queue';

export interface Recipient {
  readonly userId: number;
  readonly organisationId: number;
  readonly organisation: string;
  readonly name: string;
  readonly email: string;
  readonly hasTwoFactor: boolean;
  /** The location that the mail is about. */
  readonly project: { readonly id: number; readonly name: string; readonly organisationId: number } | null;
}

/** Whom a waiting mail is for; null when there is no such account, or what it is about is gone. For the post alone. */
export async function findRecipient(pool: Pool, mail: WaitingMail): Promise<Recipient | null> {
  const { rows } = await pool.query<{
    id: number;
    organisation_id: number;
    organisation: string;
    name: string;
    email: string;
    has_two_factor: boolean;
    project_id: number | null;
    project: string | null;
    project_organisation_id: number | null;
  }>(
    `SELECT u.id, u.organisation_id, o.name AS organisation, u.name, u.email, u.tfa_secret IS NOT NULL AS has_two_factor,
            p.id AS project_id, p.name AS project, p.organisation_id AS project_organisation_id
       FROM users u
       LEFT JOIN projects p ON p.id = $3
       JOIN organisations o ON o.id = COALESCE(p.organisation_id, u.organisation_id)
      WHERE u.active AND CASE WHEN $1::int IS NULL THEN lower(u.email) = lower($2) ELSE u.id = $1 END`,
    [mail.userId, mail.address, mail.projectId],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    userId: row.id,
    organisationId: row.organisation_id,
    organisation: row.organisation,
    name: row.name,
    email: row.email,
    hasTwoFactor: row.has_two_factor,
    project:
      row.project_id === null || row.project === null || row.project_organisation_id === null
        ? null
        : { id: row.project_id, name: row.project, organisationId: row.project_organisation_id },
  };
}
