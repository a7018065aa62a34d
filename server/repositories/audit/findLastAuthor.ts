import type { RecordKindName } from '@/contract/recordKinds';
import type { Queryable } from '../../database/queryable';

/** Entries that are looked through: a conflict follows a change closely. */
const RECENT = 500;

/**
 * The name of the person of the organisation who changed a record last; null where that was somebody of another one, or is
 * long ago.
 */
export async function findLastAuthor(
  read: Queryable,
  organisationId: number,
  subjectType: RecordKindName,
  subject: string,
): Promise<string | null> {
  const { rows } = await read.query<{ name: string | null }>(
    `SELECT users.name
       FROM (SELECT id, causer_id, subject_type, subject
               FROM audit_entries
              WHERE organisation_id = $1
              ORDER BY id DESC
              LIMIT ${RECENT}) recent
       LEFT JOIN users ON users.id = recent.causer_id AND users.organisation_id = $1
      WHERE recent.subject_type = $2 AND recent.subject = $3
      ORDER BY recent.id DESC
      LIMIT 1`,
    [organisationId, subjectType, subject],
  );
  return rows[0]?.name ?? null;
}
