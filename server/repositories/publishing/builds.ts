import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

export interface BuildRow {
  readonly id: number;
  readonly build_number: number;
  readonly created_at: Date;
  readonly created_by: { readonly name: string } | null;
  readonly bytes: number;
  /** Who sees it now. */
  readonly shown_to: 'visitors' | 'demo units' | null;
  /** Made for demo units, and not released to visitors since. */
  readonly for_demo_units: boolean;
  /** False for builds of older releases. */
  readonly can_be_published: boolean;
}

/** A location keeps so many builds, the newest ones, the chosen ones and those that are shown. */
const KEPT = 10;

/** Inserts a build with the next number of its location, and drops the oldest ones. */
export async function insertBuild(
  client: PoolClient,
  build: {
    uuid: string;
    organisationId: number;
    projectId: number;
    snapshotKey: string;
    /** Looked up later where it is not known. */
    snapshotBytes?: number;
    contentRevision: number;
    zipKey: string;
    bytes: number;
    createdBy: number | null;
    /** Made for demo units alone. */
    forDemoUnits: boolean;
    now: Date;
  },
): Promise<{ id: number; number: number }> {
  // The row of the location orders builds that end at the same moment.
  await client.query('SELECT 1 FROM projects WHERE organisation_id = $1 AND id = $2 FOR UPDATE', [
    build.organisationId,
    build.projectId,
  ]);
  const { rows } = await client.query<{ id: number; number: number }>(
    `INSERT INTO builds (uuid, organisation_id, project_id, build_number, snapshot_key, content_revision, zip_key, bytes,
                         created_by, created_at, snapshot_bytes, for_demo_units)
     SELECT $1, $2, $3, COALESCE(max(build_number), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11
       FROM builds WHERE organisation_id = $2 AND project_id = $3
     RETURNING id, build_number AS number`,
    [
      build.uuid,
      build.organisationId,
      build.projectId,
      build.snapshotKey,
      build.contentRevision,
      build.zipKey,
      build.bytes,
      build.createdBy,
      build.now,
      build.snapshotBytes ?? null,
      build.forDemoUnits,
    ],
  );
  const inserted = rows[0];
  if (!inserted) throw new Error('The build was not inserted.');
  await client.query(
    `DELETE FROM builds b USING projects p
      WHERE b.organisation_id = $1 AND b.project_id = $2 AND p.id = b.project_id AND b.build_number <= $3
        AND b.id IS DISTINCT FROM p.project_build_id
        AND NOT EXISTS (SELECT 1 FROM kiosks c WHERE c.project_build_id = b.id)
        AND NOT EXISTS (SELECT 1 FROM publications s
                         WHERE s.build_id = b.id AND s.id IN (p.publication_id, p.demo_publication_id))`,
    [build.organisationId, build.projectId, inserted.number - KEPT],
  );
  return inserted;
}

/** The builds of a location, newest first. */
export async function listBuildsOf(client: Queryable, organisationId: number, project: string): Promise<BuildRow[]> {
  const { rows } = await client.query<BuildRow>(
    `SELECT b.id, b.build_number, b.created_at, b.for_demo_units, b.bytes::float8 AS bytes, b.snapshot_key IS NOT NULL AS can_be_published,
            CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('name', u.name) END AS created_by,
            CASE b.id WHEN live.build_id THEN 'visitors' WHEN demo.build_id THEN 'demo units' END AS shown_to
       FROM builds b JOIN projects p ON p.id = b.project_id
       LEFT JOIN users u ON u.id = b.created_by
       LEFT JOIN publications live ON live.id = p.publication_id
       LEFT JOIN publications demo ON demo.id = p.demo_publication_id
      WHERE b.organisation_id = $1 AND p.uuid = $2 ORDER BY b.build_number DESC`,
    [organisationId, project],
  );
  return rows;
}

/**
 * The data for publishing a build of a location again; null when no build has this number, or when an older release
 * made it.
 */
export async function findBuild(
  client: Queryable,
  organisationId: number,
  project: string,
  number: number,
): Promise<{ id: number; projectId: number; snapshotKey: string; contentRevision: number } | null> {
  const { rows } = await client.query<{ id: number; projectId: number; snapshotKey: string; contentRevision: number }>(
    `SELECT b.id, b.project_id AS "projectId", b.snapshot_key AS "snapshotKey", b.content_revision AS "contentRevision"
       FROM builds b JOIN projects p ON p.id = b.project_id
      WHERE b.organisation_id = $1 AND p.uuid = $2 AND b.build_number = $3 AND b.snapshot_key IS NOT NULL`,
    [organisationId, project, number],
  );
  return rows[0] ?? null;
}

/** A build that visitors are shown is one of theirs from then on. */
export async function releaseBuild(client: PoolClient, projectId: number, id: number): Promise<void> {
  await client.query('UPDATE builds SET for_demo_units = false WHERE project_id = $1 AND id = $2', [projectId, id]);
}

/**
 * Opens an address for a build of a location: that with the number, or else the newest one that is neither for demo units alone nor
 * withdrawn, since an earlier build was published again after it was made. False when there is none.
 */
export async function allowDownload(
  client: PoolClient,
  organisationId: number,
  project: string,
  { key, until, number }: { key: string; until: Date; number: number | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE builds SET download_key = $3, download_until = $4
      WHERE id = (SELECT b.id FROM builds b JOIN projects p ON p.id = b.project_id
                    LEFT JOIN publications s ON s.id = p.publication_id
                    LEFT JOIN builds live ON live.id = s.build_id
                   WHERE b.organisation_id = $1 AND p.organisation_id = $1 AND p.uuid = $2
                     AND CASE WHEN $5::int IS NULL
                         THEN NOT b.for_demo_units
                              AND NOT COALESCE(b.build_number > live.build_number AND b.created_at <= p.published_at, false)
                         ELSE b.build_number = $5 END
                   ORDER BY b.build_number DESC LIMIT 1)`,
    [organisationId, project, key, until, number],
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

export async function isBuildOf(client: PoolClient, projectId: number, id: number): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM builds WHERE project_id = $1 AND id = $2', [projectId, id]);
  return rows.length > 0;
}
