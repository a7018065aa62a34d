import type { AuditEntry } from '@/contract/audit/audit';
import { formatCsv, formatCsvRows } from '@/model/content/csv';

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

/** The first line of the audit log as CSV. The email address has a column where it is given. */
export const auditCsvHead = (withEmail: boolean): string =>
  formatCsv(withEmail ? [...COLUMNS, 'email'] : COLUMNS, []).trimEnd();

/**
 * Entries as further lines of it. Old and new values are JSON. A cell that a spreadsheet would run as a formula is
 * neutralised.
 */
export const auditCsvRows = (entries: readonly AuditEntry[], withEmail: boolean): string =>
  formatCsvRows(
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

const jsonOf = (values: object | null | undefined): string => (values ? JSON.stringify(values) : '');
