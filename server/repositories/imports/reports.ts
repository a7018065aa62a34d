import type { PoolClient } from 'pg';
import type { ImportReport, ImportReportEntry } from '@/contract/imports/imports';
import type { Queryable } from '../../database/queryable';

interface EntryRow extends Omit<ImportReportEntry, 'date' | 'updated_at'> {
  readonly date: Date;
  readonly updated_at: Date;
}

/** A job that ended without ending its report was cancelled while it waited, or failed for good. */
export const REPORT_STATUS = `CASE WHEN r.status IN ('requested', 'running') AND j.state IN ('succeeded', 'failed', 'cancelled')
  THEN 'failed' ELSE r.status END`;

const ENTRY = `r.id, ${REPORT_STATUS} AS status, r.type, r.created_at AS date, r.updated_at,
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('name', u.name) END AS user,
  jsonb_build_object('uuid', p.uuid, 'name', p.name) AS project`;
const FROM = `FROM import_reports r JOIN projects p ON p.id = r.project_id LEFT JOIN jobs j ON j.id = r.job_id
  LEFT JOIN users u ON u.id = r.created_by`;

const toEntry = ({ date, updated_at, ...row }: EntryRow): ImportReportEntry => ({
  ...row,
  date: date.toISOString(),
  updated_at: updated_at.toISOString(),
});

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The reports of an organisation, or of one location of it, newest first. */
export async function listReportsOf(
  client: Queryable,
  owner: { readonly organisationId: number; readonly projectId: number | null },
  { limit, offset }: Page,
): Promise<ImportReportEntry[]> {
  const { rows } = await client.query<EntryRow>(
    `SELECT ${ENTRY} ${FROM} WHERE r.organisation_id = $1 AND ($2::int IS NULL OR r.project_id = $2)
      ORDER BY r.id DESC LIMIT $3 OFFSET $4`,
    [owner.organisationId, owner.projectId, limit, offset],
  );
  return rows.map(toEntry);
}

type DetailRow = EntryRow &
  Pick<ImportReport, 'mode' | 'updates' | 'deletions' | 'errors' | 'error_count' | 'preview'> & {
    readonly job_error: string | null;
  };

export async function readReportOf(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<(ImportReport & { readonly jobError: string | null }) | null> {
  const { rows } = await client.query<DetailRow>(
    `SELECT ${ENTRY}, r.mode, r.updates, r.deletions, r.errors, r.error_count, r.preview, j.error AS job_error
       ${FROM} WHERE r.organisation_id = $1 AND r.id = $2`,
    [organisationId, id],
  );
  const [row] = rows;
  if (!row) return null;
  const { mode, updates, deletions, errors, error_count, preview, job_error: jobError, ...entry } = row;
  return { ...toEntry(entry), mode, updates, deletions, errors, error_count, preview, jobError };
}

/** The results of an import so far. */
export interface RunningReport {
  readonly id: number;
  readonly source: string;
  readonly mode: ImportReport['mode'];
  readonly status: ImportReport['status'];
  readonly planned: number | null;
  readonly applied: number;
}

export async function listReportsOfJob(client: Queryable, jobId: number): Promise<RunningReport[]> {
  const { rows } = await client.query<RunningReport>(
    'SELECT id, source, mode, status, planned, applied FROM import_reports WHERE job_id = $1 ORDER BY id',
    [jobId],
  );
  return rows;
}

export interface ReportResult {
  readonly status: 'running' | 'completed' | 'failed';
  readonly updates?: ImportReport['updates'];
  readonly deletions?: ImportReport['deletions'];
  readonly errors?: ImportReport['errors'];
  readonly error_count?: number;
  readonly preview?: ImportReport['preview'];
  readonly planned?: number;
}

/** Writes the known results of an import; absent fields stay as they are. */
export async function updateReport(client: Queryable, id: number, result: ReportResult, now: Date): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await client.query(
    `UPDATE import_reports SET status = $2, updates = COALESCE($3::jsonb, updates), deletions = COALESCE($4::jsonb, deletions),
            errors = COALESCE($5::jsonb, errors), error_count = COALESCE($6, error_count), preview = COALESCE($7::jsonb, preview),
            planned = COALESCE($8, planned), updated_at = $9
      WHERE id = $1`,
    [
      id,
      result.status,
      json(result.updates),
      json(result.deletions),
      json(result.errors),
      result.error_count ?? null,
      json(result.preview),
      result.planned ?? null,
      now,
    ],
  );
}

/** The report under a lock until the end of the transaction, with what its batches have counted so far. */
export async function lockReport(
  client: PoolClient,
  id: number,
): Promise<Pick<ImportReport, 'updates' | 'deletions' | 'errors' | 'error_count'> & { readonly applied: number }> {
  const { rows } = await client.query<Awaited<ReturnType<typeof lockReport>>>(
    'SELECT updates, deletions, errors, error_count, applied FROM import_reports WHERE id = $1 FOR UPDATE',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('The report of a running import is gone.');
  return row;
}

export async function markApplied(client: PoolClient, id: number, applied: number): Promise<void> {
  await client.query('UPDATE import_reports SET applied = $2 WHERE id = $1', [id, applied]);
}
