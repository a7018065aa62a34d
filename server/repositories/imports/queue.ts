import type { PoolClient } from 'pg';
import type { ImportReport } from '@/contract/imports/imports';
import { insertJob } from '../jobs/jobs';

/** Reports of a location that are kept. */
const KEPT_REPORTS = 200;

export interface RequestedImport {
  readonly organisationId: number;
  readonly projectId: number;
  /** Null for an import by its schedule. */
  readonly createdBy: number | null;
  readonly sources: readonly { readonly id: string; readonly type: string; readonly mode: ImportReport['mode'] }[];
  readonly now: Date;
}

/**
 * Queues an import with one report for each source, in the order of the sources; null when one of the location is queued or
 * running.
 */
export async function queueImport(
  client: PoolClient,
  { organisationId, projectId, createdBy, sources, now }: RequestedImport,
): Promise<{ readonly job: string; readonly reports: number[] } | null> {
  const job = await insertJob(client, { organisationId, projectId, kind: 'import', createdBy, payload: {} });
  if (job === null) return null;
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO import_reports (organisation_id, project_id, job_id, source, type, mode, created_by, created_at, updated_at)
     SELECT $1, $2, (SELECT id FROM jobs WHERE uuid = $3), s.source, s.type, s.mode, $4, $5, $5
       FROM unnest($6::text[], $7::text[], $8::text[]) WITH ORDINALITY AS s (source, type, mode, position)
      ORDER BY s.position RETURNING id`,
    [
      organisationId,
      projectId,
      job,
      createdBy,
      now,
      sources.map(({ id }) => id),
      sources.map(({ type }) => type),
      sources.map(({ mode }) => mode),
    ],
  );
  // Of imports that failed for good.
  await client.query(
    'DELETE FROM import_steps WHERE report_id IN (SELECT id FROM import_reports WHERE project_id = $1)',
    [projectId],
  );
  await client.query(
    `DELETE FROM import_reports WHERE project_id = $1
        AND id NOT IN (SELECT id FROM import_reports WHERE project_id = $1 ORDER BY id DESC LIMIT $2)`,
    [projectId, KEPT_REPORTS],
  );
  return { job, reports: rows.map(({ id }) => id) };
}
