import type { ReportStatus } from '@/contract/imports';
import type { LastRun } from '@/model/importing/nextRun';
import type { Queryable } from '../../database/queryable';
import { REPORT_STATUS } from './reports';

export interface ImportState {
  /** Whether an import or a dry run is queued or running. */
  readonly isRunning: boolean;
  /** The last import of any source; dry runs do not count. */
  readonly last: { readonly status: ReportStatus; readonly date: Date; readonly updated_at: Date } | null;
}

/** Where the imports of a location stand. An import of several sources has failed when one of them has. */
export async function readImportState(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<ImportState> {
  const { rows } = await client.query<{
    running: boolean;
    status: ReportStatus | null;
    date: Date | null;
    updated_at: Date | null;
  }>(
    `WITH r AS (SELECT r.id, r.job_id, ${REPORT_STATUS} AS status, r.created_at, r.updated_at
                  FROM import_reports r LEFT JOIN jobs j ON j.id = r.job_id
                 WHERE r.organisation_id = $1 AND r.project_id = $2 AND r.mode <> 'dry-run'),
     last AS (SELECT * FROM r ORDER BY id DESC LIMIT 1),
     run AS (SELECT r.* FROM r, last WHERE r.id = last.id OR r.job_id = last.job_id)
     SELECT EXISTS (SELECT 1 FROM jobs WHERE project_id = $2 AND kind = 'import' AND state IN ('queued', 'running')) AS running,
            CASE WHEN EXISTS (SELECT 1 FROM run WHERE status = 'failed') THEN 'failed' ELSE (SELECT status FROM last) END AS status,
            (SELECT created_at FROM last) AS date, (SELECT max(updated_at) FROM run) AS updated_at`,
    [organisationId, projectId],
  );
  const [row] = rows;
  return {
    isRunning: row?.running ?? false,
    last:
      row?.status && row.date && row.updated_at
        ? { status: row.status, date: row.date, updated_at: row.updated_at }
        : null,
  };
}

/** When each source of some locations was imported last, and how often that failed since; by its uuid. */
export async function readLastRuns(
  client: Queryable,
  projectIds: readonly number[],
): Promise<ReadonlyMap<string, LastRun>> {
  const { rows } = await client.query<{ source: string; date: Date; failures: number }>(
    `WITH r AS (SELECT r.id, r.source, ${REPORT_STATUS} AS status, r.created_at
                  FROM import_reports r LEFT JOIN jobs j ON j.id = r.job_id
                 WHERE r.project_id = ANY ($1) AND r.mode <> 'dry-run'),
     good AS (SELECT source, max(id) AS id FROM r WHERE status <> 'failed' GROUP BY source)
     SELECT r.source, max(r.created_at) AS date,
            (count(*) FILTER (WHERE r.id > COALESCE(good.id, 0)))::int AS failures
       FROM r LEFT JOIN good ON good.source = r.source GROUP BY r.source`,
    [projectIds],
  );
  return new Map(rows.map(({ source, ...run }) => [source, run]));
}
