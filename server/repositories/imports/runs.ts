import type { ReportStatus } from '@/contract/imports/imports';
import type { LastRun } from '@/model/importing/nextRun';
import type { Queryable } from '../../database/queryable';
import { REPORT_STATUS } from './reports';

interface LastImport {
  /** The id of a report of it: of one that failed, where one did. */
  readonly report: number;
  readonly status: ReportStatus;
  readonly date: Date;
  readonly updated_at: Date;
}

export interface ImportState {
  /** Whether an import or a dry run is queued or running. */
  readonly isRunning: boolean;
  /** The last import of any source; dry runs do not count. */
  readonly last: LastImport | null;
  readonly dryRun: LastImport | null;
}

/** The state of a location's imports. An import of several sources has failed when one of them has. */
export async function readImportState(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<ImportState> {
  const { rows } = await client.query<{ running: boolean } & (({ is_dry: boolean } & LastImport) | { is_dry: null })>(
    `WITH r AS (SELECT r.id, r.job_id, r.mode = 'dry-run' AS is_dry, ${REPORT_STATUS} AS status, r.created_at, r.updated_at
                  FROM import_reports r LEFT JOIN jobs j ON j.id = r.job_id
                 WHERE r.organisation_id = $1 AND r.project_id = $2),
     last AS (SELECT DISTINCT ON (is_dry) * FROM r ORDER BY is_dry, id DESC),
     ends AS (SELECT last.is_dry, last.created_at AS date, max(r.updated_at) AS updated_at,
                     CASE WHEN bool_or(r.status = 'failed') THEN 'failed' ELSE last.status END AS status,
                     COALESCE(max(r.id) FILTER (WHERE r.status = 'failed'), last.id) AS report
                FROM last JOIN r ON r.is_dry = last.is_dry AND (r.id = last.id OR r.job_id = last.job_id)
               GROUP BY last.is_dry, last.created_at, last.status, last.id)
     SELECT EXISTS (SELECT 1 FROM jobs WHERE project_id = $2 AND kind = 'import' AND state IN ('queued', 'running')) AS running,
            ends.*
       FROM (SELECT 1) one LEFT JOIN ends ON true`,
    [organisationId, projectId],
  );
  const find = (isDry: boolean): LastImport | null =>
    rows.flatMap((row) => (row.is_dry === isDry ? row : []))[0] ?? null;
  return { isRunning: rows[0]?.running ?? false, last: find(false), dryRun: find(true) };
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
