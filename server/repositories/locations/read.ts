import { MOST_LISTED } from '@/contract/common';
import { isRunning } from '@/contract/jobs/isRunning';
import type { Project } from '@/contract/locations/projects';
import { runningVersion, versionsFor } from '@/model/versions/rollOut';
import type { Queryable } from '../../database/queryable';
import { type JobRow, toJob } from '../jobs/jobs';
import { OFFERED_VERSIONS, type OfferedVersion } from '../versions/offered';

export interface ProjectRow
  extends Omit<
    Project,
    'created_at' | 'updated_at' | 'published_at' | 'is_publishing' | 'job' | 'wayfinder_version' | 'latest_version'
  > {
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  /** The last job that published or built it, in any state. */
  job: JobRow | null;
  version_id: number | null;
  /** The released versions of its organisation, in any order; null for none. */
  versions: readonly OfferedVersion[] | null;
  read_at: Date;
}

/** The columns of a location; `more` are further ones, each followed by a comma. */
export const projectSql = (more = ''): string => `
  SELECT ${more} p.version_id, ${OFFERED_VERSIONS} AS versions, now() AS read_at, p.uuid, p.name, p.description, p.logo, p.banner, p.created_at, p.updated_at, p.revision, p.published_at,
         COALESCE(p.settings ->> 'timezone', 'Europe/London') AS timezone, p.confirmed_at IS NOT NULL AS is_confirmed,
         CASE WHEN p.published_revision = p.content_revision THEN 0 ELSE 1 END AS publish_status,
         CASE WHEN publisher.id IS NOT NULL THEN jsonb_build_object('name', publisher.name) END AS published_by,
         o.uuid AS organisation_uuid,
         (SELECT jsonb_build_object('build_number', b.build_number, 'created_at', b.created_at) FROM builds b
           WHERE b.project_id = p.id ORDER BY b.build_number DESC LIMIT 1) AS build,
         EXISTS (SELECT 1 FROM integrations i WHERE i.project_id = p.id) AS is_externally_managed,
         EXISTS (SELECT 1 FROM floors f WHERE f.project_id = p.id AND f.plan_key IS NOT NULL) AS "hasMap",
         EXISTS (SELECT 1 FROM kiosks s WHERE s.project_id = p.id AND s.is_demo) AS has_demo_units,
         (SELECT count(*)::int FROM buildings b WHERE b.project_id = p.id) AS buildings_count,
         (SELECT count(*)::int FROM floors f WHERE f.project_id = p.id) AS floors_count,
         (SELECT count(*)::int FROM project_destinations d WHERE d.project_id = p.id) AS destinations_count,
         (SELECT f.uuid FROM floors f WHERE f.project_id = p.id AND f.plan_key IS NOT NULL ORDER BY f."order", f.id LIMIT 1) AS first_floor,
         (SELECT jsonb_build_object('uuid', j.uuid, 'kind', j.kind, 'project_uuid', p.uuid, 'state', j.state, 'is_demo', j.is_demo,
                                    'step', j.step, 'stage', j.stage, 'progress', j.progress, 'error', j.error,
                                    'log', j.log, 'created_at', j.created_at, 'updated_at', j.updated_at)
            FROM jobs j WHERE j.project_id = p.id AND j.kind IN ('publish', 'build') ORDER BY j.id DESC LIMIT 1) AS job
    FROM projects p
    JOIN organisations o ON o.id = p.organisation_id
    LEFT JOIN users publisher ON publisher.id = p.published_by`;
const PROJECT = projectSql();

export const toProject = ({ versions, version_id: chosen, read_at: now, ...row }: ProjectRow): Project => {
  const offered = versionsFor(versions ?? [], row.organisation_uuid);
  const job = row.job && toJob(row.job);
  const isPublishing = isRunning(job);
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    is_publishing: isPublishing,
    wayfinder_version: runningVersion(offered, chosen, now)?.version ?? null,
    latest_version: offered[0]?.version ?? false,
    job: job && (isPublishing || job.state === 'failed') ? job : null,
  };
};

export async function listProjectsOf(
  client: Queryable,
  organisationId: number,
  { search, limit, offset }: { search?: string | undefined; limit?: number | undefined; offset?: number | undefined },
): Promise<Project[]> {
  const { rows } = await client.query<ProjectRow>(
    `${PROJECT} WHERE p.organisation_id = $1 AND ($2::text IS NULL OR strpos(p.search_name, searchable($2)) > 0)
      ORDER BY sort_key(p.name) COLLATE "C", p.id LIMIT $3 OFFSET $4`,
    [organisationId, search ?? null, limit ?? MOST_LISTED, offset ?? 0],
  );
  return rows.map(toProject);
}

export async function readProjectOf(client: Queryable, organisationId: number, uuid: string): Promise<Project | null> {
  const { rows } = await client.query<ProjectRow>(`${PROJECT} WHERE p.organisation_id = $1 AND p.uuid = $2`, [
    organisationId,
    uuid,
  ]);
  return rows[0] ? toProject(rows[0]) : null;
}

/** The id of a location; null when it belongs to another organisation. */
export async function findProjectId(client: Queryable, organisationId: number, uuid: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM projects WHERE organisation_id = $1 AND uuid = $2',
    [organisationId, uuid],
  );
  return rows[0]?.id ?? null;
}

export async function listMeshesWithoutNodes(client: Queryable, organisationId: number, uuid: string) {
  const { rows } = await client.query<{ object_name: string; floor_id: string; floor_name: string; name: string }>(
    `SELECT d.object_name, f.uuid AS floor_id, f.name AS floor_name, g.name
       FROM project_destinations d
       JOIN projects p ON p.id = d.project_id AND p.organisation_id = $1 AND p.uuid = $2
       JOIN floors f ON f.id = d.floor_id
       JOIN destinations g ON g.id = d.destination_id
      WHERE NOT EXISTS (SELECT 1 FROM nodes n WHERE n.floor_id = d.floor_id AND n.mesh = d.object_name)
      ORDER BY f."order", sort_key(g.name) COLLATE "C"`,
    [organisationId, uuid],
  );
  return rows;
}
