import type { Pool, PoolClient } from 'pg';
import type { Job, JobStep } from '@/contract/jobs/jobs';
import type { Queryable } from '../../database/queryable';

/** In JSON, timestamps are text. */
export interface JobRow extends Omit<Job, 'created_at' | 'updated_at'> {
  created_at: Date | string;
  updated_at: Date | string;
}

const JOB = `j.uuid, j.kind, p.uuid AS project_uuid, j.state, j.is_demo, j.step, j.stage, j.progress, j.error, j.log,
  j.created_at, j.updated_at`;

export const toJob = (row: JobRow): Job => ({
  ...row,
  log: row.log.map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
});

export async function readJobOf(client: Queryable, organisationId: number, uuid: string): Promise<Job | null> {
  const { rows } = await client.query<JobRow>(
    `SELECT ${JOB} FROM jobs j LEFT JOIN projects p ON p.id = j.project_id WHERE j.organisation_id = $1 AND j.uuid = $2`,
    [organisationId, uuid],
  );
  return rows[0] ? toJob(rows[0]) : null;
}

/** The subject of a job, in the log of its location. */
export interface JobSubject {
  readonly kind: Job['kind'];
  readonly isDemo: boolean;
  readonly isDryRun: boolean;
  readonly projectId: number;
  readonly projectUuid: string;
}

/** Null where the location is gone. */
export async function findJobSubject(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<JobSubject | null> {
  const { rows } = await client.query<JobSubject>(
    `SELECT j.kind, j.is_demo AS "isDemo", p.id AS "projectId", p.uuid AS "projectUuid",
            EXISTS (SELECT 1 FROM import_reports r WHERE r.job_id = j.id AND r.mode = 'dry-run') AS "isDryRun"
       FROM jobs j JOIN projects p ON p.id = j.project_id WHERE j.organisation_id = $1 AND j.uuid = $2`,
    [organisationId, uuid],
  );
  return rows[0] ?? null;
}

/** The newest job of a kind of a location, in any state. */
export async function readLastJobOf(
  client: Queryable,
  organisationId: number,
  { project, kind }: { readonly project: string; readonly kind: Job['kind'] },
): Promise<Job | null> {
  const { rows } = await client.query<JobRow>(
    `SELECT ${JOB} FROM jobs j JOIN projects p ON p.id = j.project_id
      WHERE j.organisation_id = $1 AND p.uuid = $2 AND j.kind = $3 ORDER BY j.id DESC LIMIT 1`,
    [organisationId, project, kind],
  );
  return rows[0] ? toJob(rows[0]) : null;
}

/** Queues a job inside the transaction that requests it; null when the location already has one. */
export async function insertJob(
  client: PoolClient,
  job: {
    organisationId: number;
    projectId: number | null;
    kind: Job['kind'];
    createdBy: number | null;
    payload: object;
    isDemo?: boolean;
  },
): Promise<string | null> {
  const { rows } = await client.query<{ uuid: string }>(
    `INSERT INTO jobs (organisation_id, project_id, kind, created_by, payload, is_demo, stage)
     VALUES ($1, $2, $3, $4, $5, $6, 'Waiting') ON CONFLICT DO NOTHING RETURNING uuid`,
    [job.organisationId, job.projectId, job.kind, job.createdBy, JSON.stringify(job.payload), job.isDemo ?? false],
  );
  return rows[0]?.uuid ?? null;
}

/**
 * Whether a location is being published or built. No such job begins before the transaction ends: inserting a job waits
 * for the row of its location.
 */
export async function isBusy(client: PoolClient, projectId: number): Promise<boolean> {
  await client.query('SELECT 1 FROM projects WHERE id = $1 FOR UPDATE', [projectId]);
  const { rowCount } = await client.query(
    `SELECT 1 FROM jobs WHERE project_id = $1 AND kind IN ('publish', 'build') AND state IN ('queued', 'running')`,
    [projectId],
  );
  return rowCount !== 0;
}

export async function requestCancel(client: PoolClient, organisationId: number, uuid: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE jobs SET cancel_requested = true,
            state = CASE WHEN state = 'queued' THEN 'cancelled' ELSE state END, updated_at = now()
      WHERE organisation_id = $1 AND uuid = $2 AND state IN ('queued', 'running')`,
    [organisationId, uuid],
  );
  return rowCount === 1;
}

export interface LeasedJob {
  readonly id: number;
  readonly uuid: string;
  readonly kind: Job['kind'];
  readonly organisationId: number;
  readonly projectId: number | null;
  readonly createdBy: number | null;
  readonly isDemo: boolean;
  readonly attempts: number;
  readonly payload: unknown;
}

/** Leases the oldest job of these kinds that waits or whose worker has died; null when there is none. */
export async function leaseJob(
  pool: Pool,
  { worker, seconds, kinds }: { worker: string; seconds: number; kinds: readonly Job['kind'][] },
): Promise<LeasedJob | null> {
  const { rows } = await pool.query<LeasedJob>(
    `UPDATE jobs SET state = 'running', leased_by = $1, leased_until = now() + make_interval(secs => $2),
            attempts = attempts + 1, updated_at = now()
      WHERE id = (SELECT id FROM jobs
                   WHERE kind = ANY($3::text[]) AND (state = 'queued' OR (state = 'running' AND leased_until < now()))
                   ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, uuid, kind, organisation_id AS "organisationId", project_id AS "projectId", created_by AS "createdBy",
                is_demo AS "isDemo", attempts, payload`,
    [worker, seconds, kinds],
  );
  return rows[0] ?? null;
}

/** Ends every lease when no other worker can be running, so that the jobs of a killed one resume at once. */
export async function releaseLeases(pool: Pool): Promise<void> {
  await pool.query(`UPDATE jobs SET leased_until = now() - interval '1 second' WHERE state = 'running'`);
}

/** The log with one more line. */
const logged = (line: string): string => `log || jsonb_build_object('at', now(), 'text', ${line})`;

/**
 * Stores the progress of a job and renews its lease; returns whether the lease is still held and whether a user asked to
 * stop.
 */
export async function reportJob(
  client: Queryable,
  job: { id: number; worker: string; stage: string; progress: number; seconds: number; step?: JobStep; line?: string },
): Promise<'going' | 'cancelled' | 'lost'> {
  const { rows } = await client.query<{ cancel_requested: boolean }>(
    `UPDATE jobs SET stage = $3, progress = $4, leased_until = now() + make_interval(secs => $5), updated_at = now(),
            step = COALESCE($6, step), log = CASE WHEN $7::text IS NULL THEN log ELSE ${logged('$7::text')} END
      WHERE id = $1 AND leased_by = $2 AND state = 'running' RETURNING cancel_requested`,
    [job.id, job.worker, job.stage, job.progress, job.seconds, job.step ?? null, job.line ?? null],
  );
  const row = rows[0];
  if (!row) return 'lost';
  return row.cancel_requested ? 'cancelled' : 'going';
}

/** Whether the worker still has the job. It then cannot lose the job before the end of the transaction. */
export async function holdJob(client: PoolClient, job: { id: number; worker: string }): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM jobs WHERE id = $1 AND leased_by = $2 AND state = 'running' FOR UPDATE`,
    [job.id, job.worker],
  );
  return rowCount === 1;
}

/** Lets another worker take the job at once. What has happened was no fault of the job, so the attempt does not count. */
export async function returnJob(client: Queryable, job: { id: number; worker: string }): Promise<void> {
  await client.query(
    `UPDATE jobs SET state = 'queued', leased_by = NULL, leased_until = NULL, attempts = attempts - 1, updated_at = now(),
            log = CASE WHEN log -> -1 ->> 'text' = 'Interrupted, tries again' THEN log
                       ELSE ${logged("'Interrupted, tries again'")} END
      WHERE id = $1 AND leased_by = $2 AND state = 'running'`,
    [job.id, job.worker],
  );
}

/** Ends a job; false when another worker has taken it over. */
export async function endJob(
  client: Queryable,
  job: { id: number; worker: string; state: 'succeeded' | 'failed' | 'cancelled' | 'queued'; error: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE jobs SET state = $3, error = $4, leased_by = NULL, leased_until = NULL, updated_at = now(),
            stage = CASE WHEN $3 = 'succeeded' THEN 'Done' ELSE stage END,
            log = ${logged("CASE $3 WHEN 'succeeded' THEN 'Done' WHEN 'cancelled' THEN 'Cancelled' WHEN 'failed' THEN COALESCE($4, 'Failed') ELSE 'Interrupted, tries again' END")},
            progress = CASE WHEN $3 = 'succeeded' THEN 100 ELSE progress END
      WHERE id = $1 AND leased_by = $2 AND state = 'running'`,
    [job.id, job.worker, job.state, job.error],
  );
  return rowCount === 1;
}
