import type { PoolClient } from 'pg';
import type { AuditTag } from '@/contract/audit/auditTags';
import type { LogAction } from '@/contract/locations/projectLog';
import type { RecordKindName } from '@/contract/recordKinds';
import type { LastStatement } from '../../database/transaction';

/** An audit entry: who did what to which record. */
export interface AuditEntry {
  readonly tag: AuditTag;
  readonly event: LogAction | 'signed-in' | 'sign-in-failed' | 'signed-out';
  readonly subjectType: RecordKindName;
  readonly subject: string;
  readonly description: string;
  readonly projectId?: number;
  readonly properties?: { old?: unknown; attributes?: unknown };
  /** Uuid that the entries of one run have in common. */
  readonly batch?: string;
  /**
   * Ids of the organisations whose pages show the record, where it is not the active one alone: they receive the event of the
   * change. It is not stored.
   */
  readonly audience?: readonly number[];
}

/** The user who made the change, and their active organisation. */
export interface Causer {
  readonly organisationId: number;
  readonly userId: number | null;
}

/** All values of an entry except its subject and its batch. */
const VALUES = (by: Causer, entry: Omit<AuditEntry, 'subject'>) => [
  by.organisationId,
  by.userId,
  entry.tag,
  entry.event,
  entry.subjectType,
  entry.description,
  entry.projectId ?? null,
  JSON.stringify(entry.properties ?? {}),
];
const COLUMNS = 'organisation_id, causer_id, tag, event, subject_type, description, project_id, properties, subject';

/** The statement that writes the entry, as the last of a transaction. */
export const auditStatement = (by: Causer, entry: AuditEntry): LastStatement => ({
  text: `INSERT INTO audit_entries (${COLUMNS}, batch_uuid) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  values: [...VALUES(by, entry), entry.subject, entry.batch ?? null],
});

/** An entry about a record that the statement has yet to create. */
export type AuditDraft = Omit<AuditEntry, 'subject' | 'batch'>;

/** An entry inside the JSON of a draft, for a statement that makes the change and writes the entry. */
export const draftedEntry = ({ organisationId, userId }: Causer, entry: AuditDraft) => ({
  organisation_id: organisationId,
  causer_id: userId,
  tag: entry.tag,
  event: entry.event,
  subject_type: entry.subjectType,
  entry: entry.description,
  project_id: entry.projectId ?? null,
  properties: entry.properties ?? {},
});

/** The columns of `draftedEntry` besides `organisation_id`, for `jsonb_to_recordset`. */
export const DRAFTED_ENTRY =
  'causer_id int, tag text, event text, subject_type text, entry text, project_id int, properties jsonb';

/** Writes an entry for each of the rows; `draft` is the drafted entry and `subject` an SQL expression. */
export const auditOfDrafts = (rows: string, draft: string, subject: string): string =>
  `INSERT INTO audit_entries (${COLUMNS}) SELECT ${[
    'organisation_id',
    'causer_id',
    'tag',
    'event',
    'subject_type',
    'entry',
    'project_id',
    'properties',
  ]
    .map((column) => `${draft}.${column}`)
    .join(', ')}, (${subject})::text FROM ${rows}`;

export async function insertAudit(client: PoolClient, by: Causer, entry: AuditEntry): Promise<void> {
  const { text, values } = auditStatement(by, entry);
  await client.query(text, [...values]);
}

/**
 * Writes an entry about the account of an address that a stranger typed. An unknown address gets an entry in the provider's
 * trail, so that the time of the answer does not reveal whether an account exists.
 */
export async function insertAuditByAddress(
  client: PoolClient,
  email: string,
  entry: Pick<AuditEntry, 'tag' | 'event' | 'description'>,
): Promise<void> {
  await client.query(
    `INSERT INTO audit_entries (organisation_id, causer_id, tag, event, subject_type, subject, description, properties)
     SELECT COALESCE(u.organisation_id, provider.id), NULL, $2, $3, 'user', COALESCE(u.uuid::text, ''), $4, '{}'
       FROM (SELECT id FROM organisations WHERE is_provider ORDER BY id LIMIT 1) provider
       FULL JOIN (SELECT organisation_id, uuid FROM users WHERE lower(email) = lower($1) AND active) u ON true`,
    [email, entry.tag, entry.event, entry.description],
  );
}
