import type { Pool } from 'pg';
import type { Queryable } from '../../database/queryable';

/** The subject of an email. */
export type MailKind =
  | 'password-reset'
  | 'welcome'
  | 'confirm-location'
  | 'password-changed'
  /** The user has changed the own address. */
  | 'address-changed'
  /** Somebody else has changed the address of the user. */
  | 'address-set'
  | 'two-factor-on'
  | 'two-factor-off';

export interface WaitingMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly address: string | null;
  readonly userId: number | null;
  readonly projectId: number | null;
  readonly attempts: number;
}

/** Queues an email in the transaction of the change; the mailer sends it after the answer. */
export async function queueMail(
  client: Queryable,
  mail: { kind: MailKind; address?: string; userId?: number; projectId?: number; now: Date },
): Promise<void> {
  await client.query(
    'INSERT INTO mails (kind, address, user_id, project_id, due_at, created_at) VALUES ($1, $2, $3, $4, $5, $5)',
    [mail.kind, mail.address ?? null, mail.userId ?? null, mail.projectId ?? null, mail.now],
  );
}

/**
 * Leases the email that is due first until `retryAt`, when it is tried again if its sender has died. Null when none is
 * due.
 */
export async function leaseMail(pool: Pool, now: Date, retryAt: Date): Promise<WaitingMail | null> {
  const { rows } = await pool.query<WaitingMail>(
    `UPDATE mails SET attempts = attempts + 1, due_at = $2
      WHERE id = (SELECT id FROM mails WHERE due_at <= $1 ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, address, user_id AS "userId", project_id AS "projectId", attempts`,
    [now, retryAt],
  );
  return rows[0] ?? null;
}

/** Postpones an email that could not be sent. */
export async function deferMail(pool: Pool, id: string, dueAt: Date): Promise<void> {
  await pool.query('UPDATE mails SET due_at = $2 WHERE id = $1', [id, dueAt]);
}

export async function deleteMail(pool: Pool, id: string): Promise<void> {
  await pool.query('DELETE FROM mails WHERE id = $1', [id]);
}
