import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

export interface BuildRow {
  readonly id: number;
  readonly build_number: number;
  readonly created_at: Date;
}

/** A location keeps so many builds, the newest ones. */
const KEPT = 10;

/** Inserts a build with the next number of its location, and drops the oldest ones. @returns its number */
export async function insertBuild(
  client: PoolClient,
  build: {
    uuid: string;
    organisationId: number;
    projectId: number;
    zipKey: string;
    bytes: number;
    createdBy: number | null;
    now: Date;
  },
): Promise<number> {
  // The row of the location orders builds that end at the same moment.
  await client.query('SELECT 1 FROM projects WHERE organisation_id = $1 AND id = $2 FOR UPDATE', [
    build.organisationId,
    build.projectId,
  ]);
  const { rows } = await client.query<{ build_number: number }>(
    `INSERT INTO builds (uuid, organisation_id, project_id, build_number, zip_key, bytes, created_by, created_at)
     SELECT $1, $2, $3, COALESCE(max(build_number), 0) + 1, $4, $5, $6, $7
       FROM builds WHERE organisation_id = $2 AND project_id = $3
     RETURNING build_number`,
    [build.uuid, build.organisationId, build.projectId, build.zipKey, build.bytes, build.createdBy, build.now],
  );
  const number = rows[0]?.build_number ?? 0;
  await client.query('DELETE FROM builds WHERE organisation_id = $1 AND project_id = $2 AND build_number <= $3', [
    build.organisationId,
    build.projectId,
    number - KEPT,
  ]);
  return number;
}

/** The builds of a location, newest first. */
export async function listBuildsOf(client: Queryable, organisationId: number, project: string): Promise<BuildRow[]> {
  const { rows } = await client.query<BuildRow>(
    `SELECT b.id, b.build_number, b.created_at FROM builds b JOIN projects p ON p.id = b.project_id
      WHERE b.organisation_id = $1 AND p.uuid = $2 ORDER BY b.build_number DESC`,
    [organisationId, project],
  );
  return rows;
}

/** Opens an address for the newest build of a location. False when it has none. */
export async function allowDownload(
  client: PoolClient,
  organisationId: number,
  project: string,
  { key, until }: { key: string; until: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE builds SET download_key = $3, download_until = $4
      WHERE id = (SELECT b.id FROM builds b JOIN projects p ON p.id = b.project_id
                   WHERE b.organisation_id = $1 AND p.organisation_id = $1 AND p.uuid = $2
                   ORDER BY b.build_number DESC LIMIT 1)`,
    [organisationId, project, key, until],
  );
  return rowCount === 1;
}

/** The build behind an address that is still open. Not scoped: who has the random address may download. */
export async function findDownload(
  pool: Pool,
  key: string,
  now: Date,
): Promise<{ zipKey: string; name: string; number: number } | null> {
  const { rows } = await pool.query<{ zipKey: string; name: string; number: number }>(
    `SELECT b.zip_key AS "zipKey", p.name, b.build_number AS number FROM builds b JOIN projects p ON p.id = b.project_id
      WHERE b.download_key = $1 AND b.download_until > $2`,
    [key, now],
  );
  return rows[0] ?? null;
}
