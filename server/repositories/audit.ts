import type { PoolClient } from 'pg';

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

export async function insertAudit(
  client: PoolClient,
  by: { organisationId: number; userId: number | null },
  entry: AuditEntry,
): Promise<void> {
  await client.query(
    `INSERT INTO audit_entries (organisation_id, causer_id, tag, event, subject_type, subject, description, project_id, properties)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      by.organisationId,
      by.userId,
      entry.tag,
      entry.event,
      entry.subjectType,
      entry.subject,
      entry.description,
      entry.projectId ?? null,
      JSON.stringify(entry.properties ?? {}),
    ],
  );
}
