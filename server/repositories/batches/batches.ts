import type { PoolClient } from 'pg';
import type * as z from 'zod/mini';
import type { Batch, BatchedCall, batchResultSchema, rowOutcomes } from '@/contract/batches/batches';
import type { Queryable } from '../../database/queryable';

/** A record of a batch, with the body of its call. */
export interface BatchRow {
  readonly id: number;
  readonly name: string;
  readonly body?: object | undefined;
}

/** The part of a job that says what is done with its rows. */
export interface BatchPayload {
  readonly call: BatchedCall;
  /** Uuid of the batch whose deletions are taken back. */
  readonly undoes?: string;
}

interface Owner {
  readonly organisationId: number;
  readonly userId: number;
}

/** Rows of a queued job. */
export async function insertBatchRows(client: PoolClient, job: string, rows: readonly BatchRow[]): Promise<void> {
  await client.query(
    `INSERT INTO batch_rows (job_id, position, record_id, name, body)
     SELECT j.id, r.position, (r.row ->> 'id')::int, r.row ->> 'name', r.row -> 'body'
       FROM jobs j, jsonb_array_elements($2::jsonb) WITH ORDINALITY AS r (row, position) WHERE j.uuid = $1`,
    [job, JSON.stringify(rows)],
  );
}

/** The next records without a result, in their order. */
export async function nextBatchRows(
  client: Queryable,
  jobId: number,
  count: number,
): Promise<readonly (BatchRow & { readonly position: number })[]> {
  const { rows } = await client.query<BatchRow & { position: number }>(
    `SELECT position, record_id AS id, name, body FROM batch_rows
      WHERE job_id = $1 AND outcome IS NULL ORDER BY position LIMIT $2`,
    [jobId, count],
  );
  return rows;
}

export async function setRowOutcome(
  client: Queryable,
  jobId: number,
  row: { position: number; outcome: (typeof rowOutcomes)[number]; reason: string },
): Promise<void> {
  await client.query(
    'UPDATE batch_rows SET outcome = $3, reason = $4, body = NULL WHERE job_id = $1 AND position = $2',
    [jobId, row.position, row.outcome, row.reason],
  );
}

/** How many records there are, and how many have a result. */
export async function countBatchRows(client: Queryable, jobId: number): Promise<{ count: number; ended: number }> {
  const { rows } = await client.query<{ count: number; ended: number }>(
    'SELECT count(*)::int AS count, count(outcome)::int AS ended FROM batch_rows WHERE job_id = $1',
    [jobId],
  );
  return rows[0] ?? { count: 0, ended: 0 };
}

/** The call of a batch; null for another job. */
export async function findBatchedCall(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<BatchedCall | null> {
  const { rows } = await client.query<{ call: BatchedCall }>(
    `SELECT payload ->> 'call' AS call FROM jobs WHERE organisation_id = $1 AND uuid = $2 AND kind = 'batch'`,
    [organisationId, uuid],
  );
  return rows[0]?.call ?? null;
}

type CountedBatch = Omit<Batch, 'created_at' | 'undo_until'> & { readonly createdAt: Date; readonly isUndone: boolean };

/** The batches that a user has started in an organisation since then, newest first; only one of them where it is named. */
export async function listBatchesOf(
  client: Queryable,
  { organisationId, userId }: Owner,
  { since, uuid = null }: { readonly since: Date; readonly uuid?: string | null },
): Promise<readonly CountedBatch[]> {
  const { rows } = await client.query<CountedBatch>(
    `SELECT j.uuid, j.payload ->> 'call' AS call, j.state, j.error, j.created_at AS "createdAt", c.*,
            EXISTS (SELECT FROM jobs u WHERE u.created_by = j.created_by AND u.organisation_id = j.organisation_id
                       AND u.kind = 'batch' AND u.payload ->> 'undoes' = j.uuid::text) AS "isUndone"
       FROM jobs j
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS count, (count(*) FILTER (WHERE outcome IN ('done', 'same')))::int AS done,
                (count(*) FILTER (WHERE outcome = 'failed'))::int AS failed,
                (count(*) FILTER (WHERE outcome = 'stopped' OR outcome IS NULL AND j.state IN ('cancelled', 'failed')))::int AS stopped
           FROM batch_rows r WHERE r.job_id = j.id) c
      WHERE j.kind = 'batch' AND j.created_by = $2 AND j.organisation_id = $1 AND j.created_at >= $3
        AND ($4::uuid IS NULL OR j.uuid = $4)
      ORDER BY j.id DESC LIMIT 20`,
    [organisationId, userId, since, uuid],
  );
  return rows;
}

/** The results of a batch that a user has started; a record whose turn never was is `stopped`. */
export async function listBatchResults(
  client: Queryable,
  { organisationId, userId }: Owner,
  uuid: string,
): Promise<z.infer<typeof batchResultSchema>[]> {
  const { rows } = await client.query<z.infer<typeof batchResultSchema>>(
    `SELECT r.record_id AS id, r.name, COALESCE(r.outcome, 'stopped') AS outcome, r.reason
       FROM batch_rows r JOIN jobs j ON j.id = r.job_id
      WHERE j.uuid = $3 AND j.created_by = $2 AND j.organisation_id = $1
        AND (r.outcome IS NOT NULL OR j.state IN ('cancelled', 'failed'))
      ORDER BY r.position`,
    [organisationId, userId, uuid],
  );
  return rows;
}
