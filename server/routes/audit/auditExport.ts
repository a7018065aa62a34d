import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { AUDIT_EXPORT_LIMIT, type AuditEntry } from '@/contract/audit/audit';
import { listTrail, type TrailFilter, type TrailPage } from '../../repositories/audit/auditTrail';
import { auditCsvHead, auditCsvRows } from './auditCsv';

/** Entries that are read and written between two other calls: it takes some milliseconds. */
const SLICE = 100;
/** Milliseconds of the pause after them. */
const PAUSE = 5;

interface ExportOptions extends Pick<TrailPage, 'withEmail' | 'now'> {
  /** Leaves out of the entries what the reader may not see. */
  readonly asSeen: (entries: AuditEntry[]) => readonly AuditEntry[];
}

/** The newest entries as the bytes of a CSV file. */
export async function auditExport(
  pool: Pool,
  filter: TrailFilter,
  { withEmail, now, asSeen }: ExportOptions,
): Promise<Buffer> {
  const parts = [Buffer.from(auditCsvHead(withEmail))];
  let below: number | null = null;
  for (let count = 0; count < AUDIT_EXPORT_LIMIT; count += SLICE) {
    const limit = Math.min(SLICE, AUDIT_EXPORT_LIMIT - count);
    const entries = await listTrail(pool, filter, { limit, offset: 0, below, withEmail, now });
    parts.push(Buffer.from(auditCsvRows(asSeen(entries), withEmail)));
    if (entries.length < limit) break;
    below = entries.at(-1)?.id ?? null;
    await pause(PAUSE);
  }
  return Buffer.concat(parts);
}
