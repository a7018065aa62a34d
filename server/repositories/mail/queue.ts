import type { Pool, PoolClient } from 'pg';

/** What a mail is about. */
export type MailKind =
  | 'password-reset'
  | 'welcome'
  | 'confirm-location'
  | 'password-changed'
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

/** Notes that a mail is to be sent, in the transaction of what it tells about; it leaves after the answer. */
export async function queueMail(
  client: Pool | PoolClient,
  mail: { kind: MailKind; address?: string; userId?: number; projectId?: number; now: Date },
): Promise<void> {
  await client.query(
    'INSERT INTO mails (kind, address, user_id, project_id, due_at, created_at) VALUES ($1, $2, $3, $4, $5, $5)',
    [mail.kind, mail.address ?? null, mail.userId ?? null, mail.projectId ?? null, mail.now],
  );
}

/** Takes the mail that is due first, and puts it off until `retryAt` should its sender die. Null when none is due. */
export async function leaseMail(pool: Pool, now: Date, retryAt: Date): Promise<WaitingMail | null> {
  const { rows } = await pool.query<{
    id: string;
    kind: MailKind;
    address: string | null;
    user_id: number | null;
    project_id: number | null;
    attempts: number;
  }>(
    `UPDATE mails SET attempts = attempts + 1, due_at = $2
      WHERE id = (SELECT id FROM mails WHERE due_at <= $1 ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, address, user_id, project_id, attempts`,
    [now, retryAt],
  );
  const row = rows[0];
  return row
    ? {
        id: row.id,
        kind: row.kind,
        address: row.address,
        userId: row.user_id,
        projectId: row.project_id,
        attempts: row.attempts,
      }
    : null;
}

export async function deleteMail(pool: Pool, id: string): Promise<void> {
  await pool.query('DELETE FROM mails WHERE id = $1', [id]);
}
