import type { Pool } from 'pg';
import type { WaitingMail } from './queue';

export interface Recipient {
  readonly userId: number;
  readonly organisationId: number;
  readonly organisation: string;
  readonly name: string;
  /** The address that the account signs in with. */
  readonly email: string;
  /** The recipient's address: the confirmed one, or the one that the queued mail of a user names. */
  readonly to: string;
  readonly credentialsRevision: number;
  readonly hasTwoFactor: boolean;
  /** The location that the mail is about. */
  readonly project: { readonly id: number; readonly name: string; readonly organisationId: number } | null;
}

/** The recipient of a queued email; null without such an account or location. For the mailer only, so not scoped. */
export async function findRecipient(pool: Pool, mail: WaitingMail): Promise<Recipient | null> {
  const { rows } = await pool.query<Recipient>(
    `SELECT u.id AS "userId", u.organisation_id AS "organisationId", o.name AS organisation, u.name, u.email,
            CASE WHEN $1::int IS NOT NULL AND $2::text IS NOT NULL THEN $2 ELSE COALESCE(u.confirmed_email, u.email) END AS "to", u.credentials_revision AS "credentialsRevision",
            u.tfa_secret IS NOT NULL AS "hasTwoFactor",
            CASE WHEN p.id IS NOT NULL THEN
              jsonb_build_object('id', p.id, 'name', p.name, 'organisationId', p.organisation_id) END AS project
       FROM users u
       LEFT JOIN projects p ON p.id = $3
       JOIN organisations o ON o.id = COALESCE(p.organisation_id, u.organisation_id)
      WHERE u.active AND CASE WHEN $1::int IS NULL THEN lower(u.email) = lower($2) ELSE u.id = $1 END`,
    [mail.userId, mail.address, mail.projectId],
  );
  return rows[0] ?? null;
}
