import type { PoolClient } from 'pg';
import type { ImportStep } from '@/model/importing/planImport';
import type { Queryable } from '../../database/queryable';

/** Steps of one statement. */
const PIECE = 1_000;

/** Stores the plan of an import. */
export async function insertSteps(client: PoolClient, report: number, steps: readonly ImportStep[]): Promise<void> {
  for (let at = 0; at < steps.length; at += PIECE)
    await client.query(
      `INSERT INTO import_steps (report_id, position, step)
       SELECT $1, $3::int + s.position - 1, s.step FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS s (step, position)`,
      [report, JSON.stringify(steps.slice(at, at + PIECE)), at],
    );
}

/** The steps from a position on, in order. */
export async function listSteps(
  client: Queryable,
  report: number,
  { from, count }: { from: number; count: number },
): Promise<ImportStep[]> {
  const { rows } = await client.query<{ step: ImportStep }>(
    'SELECT step FROM import_steps WHERE report_id = $1 AND position >= $2 ORDER BY position LIMIT $3',
    [report, from, count],
  );
  return rows.map(({ step }) => step);
}

export async function deleteSteps(client: Queryable, report: number): Promise<void> {
  await client.query('DELETE FROM import_steps WHERE report_id = $1', [report]);
}
