import type { Pool, PoolClient } from 'pg';
import { insertJob } from '../repositories/jobs/jobs';

/** Waits for the publication of the first location of an organisation. */
export async function queuePublication(client: PoolClient, organisationId: number, userId: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM projects WHERE organisation_id = $1 ORDER BY id LIMIT 1',
    [organisationId],
  );
  for (const { id } of rows)
    await insertJob(client, { organisationId, projectId: id, kind: 'publish', createdBy: userId, payload: {} });
}

/**
 * Lets the kiosks of an organisation say which build they show: the newest one, or the one before while they update (5), where
 * that has failed (4), and where they have not been in contact since (97 and above).
 */
export async function reportBuilds(pool: Pool, organisationId: number): Promise<void> {
  await pool.query(
    `UPDATE kiosks s SET running_project_id = s.project_id,
            running_build = b.newest - CASE WHEN s.state IN (4, 5) OR s.state >= 97 THEN 1 ELSE 0 END
       FROM (SELECT project_id, max(build_number) AS newest FROM builds WHERE organisation_id = $1 GROUP BY project_id) b
      WHERE s.organisation_id = $1 AND s.project_id = b.project_id AND s.last_contact IS NOT NULL`,
    [organisationId],
  );
}
