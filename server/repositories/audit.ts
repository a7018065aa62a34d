import type { PoolClient } from 'pg';
import type { LastStatement } from '../database/transaction';

/** What a change leaves behind: who did what to which thing. */
export interface AuditEntry {
  readonly tag: string;
  readonly event:
    | 'created'
    | 'updated'
    | 'deleted'
    | 'published'
    | 'approved'
    | 'signed-in'
    | 'signed-out'
    | 'uploaded';
  readonly subjectType: string;
  readonly subject: string;
  readonly description: string;
  readonly projectId?: number;
  readonly properties?: { old?: unknown; attributes?: unknown };
}

/** Who did it, and in whose organisation. */
export interface Causer {
  readonly organisationId: number;
  readonly userId: number | null;
}

/** Everything of an entry but its subject. */
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
const INTO =
  'INSERT INTO audit_entries (organisation_id, causer_id, tag, event, subject_type, description, project_id, properties, subject)';

/** What writes the entry down; a transaction ends with it. */
export const auditStatement = (by: Causer, entry: AuditEntry): LastStatement => ({
  text: `${INTO} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  values: [...VALUES(by, entry), entry.subject],
});

/** An entry about what a statement is yet to make. */
export type AuditDraft = Omit<AuditEntry, 'subject'>;

/**
 * The entry as a part of the very statement that makes the change: a data-modifying `WITH` that notes each row of its
 * part `changed`, whose `id` is the subject. Its values stand from `$first` on.
 */
export const auditPart = (changed: string, first: number, by: Causer, entry: AuditDraft) => {
  const types = ['int', 'int', 'text', 'text', 'text', 'text', 'int', 'jsonb'];
  const values = types.map((type, index) => `$${first + index}::${type}`);
  return { sql: `noted AS (${INTO} SELECT ${values.join(', ')}, id::text FROM ${changed})`, values: VALUES(by, entry) };
};

export async function insertAudit(client: PoolClient, by: Causer, entry: AuditEntry): Promise<void> {
  const { text, values } = auditStatement(by, entry);
  await client.query(text, [...values]);
}
