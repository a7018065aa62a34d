import type { AuditEntry } from '@/contract/audit/audit';
import { formatCsv } from '@/model/content/csv';

const COLUMNS = [
  'timestamp',
  'tag',
  'subject_type',
  'subject',
  'event',
  'description',
  'location',
  'actioned_by',
  'batch_uuid',
  'old',
  'new',
];

/**
 * Entries of the audit log as CSV. Old and new values are JSON. A cell that a spreadsheet would run as a formula is
 * neutralised. The email address has a column where it was given.
 */
export function auditCsv(entries: readonly AuditEntry[], withEmail: boolean): string {
  return formatCsv(
    withEmail ? [...COLUMNS, 'email'] : COLUMNS,
    entries.map((entry) => [
      entry.datetime,
      entry.tag,
      entry.subject_type,
      entry.subject,
      entry.event,
      entry.description,
      entry.location_name ?? '',
      entry.causer?.name ?? (entry.causer_type === 'user' ? '' : entry.causer_type),
      entry.batch_uuid ?? '',
      jsonOf(entry.properties.old),
      jsonOf(entry.properties.attributes),
      ...(withEmail ? [entry.causer?.email ?? ''] : []),
    ]),
  );
}

const jsonOf = (values: object | null | undefined): string => (values ? JSON.stringify(values) : '');
