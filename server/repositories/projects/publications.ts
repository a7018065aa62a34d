import type { Pool, PoolClient } from 'pg';
import type { Publication } from '@/contract/projectData';
import type { Queryable } from '../../database/queryable';
import { listCategoriesOf } from '../content/categories';
import { readNetworkOf } from '../network/read';
import { listDynamicRoutesOf, readProjectDataOf } from './projectData';

export interface PublicationDraft {
  readonly publication: Publication;
  /** Content revision of the location in this draft. */
  readonly contentRevision: number;
}

/** The present state of the location in the format in which it is published. */
export async function readPublicationDraft(
  client: Queryable,
  organisationId: number,
  projectId: number,
  as: { uuid: string; now: Date },
): Promise<PublicationDraft | null> {
  const { rows } = await client.query<{
    uuid: string;
    contentRevision: number;
    organisation: Publication['organisation'];
  }>(
    `SELECT p.uuid, p.content_revision AS "contentRevision",
            jsonb_build_object('name', o.name, 'color', o.color, 'logo', o.logo) AS organisation
       FROM projects p JOIN organisations o ON o.id = p.organisation_id
      WHERE p.organisation_id = $1 AND p.id = $2`,
    [organisationId, projectId],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    contentRevision: row.contentRevision,
    publication: {
      uuid: as.uuid,
      published_at: as.now.toISOString(),
      organisation: row.organisation,
      project: await readProjectDataOf(client, organisationId, { id: projectId, uuid: row.uuid }),
      network: await readNetworkOf(client, projectId),
      categories: await listCategoriesOf(client, organisationId),
      dynamic_routes: await listDynamicRoutesOf(client, organisationId, projectId),
    },
  };
}

/** Makes a stored snapshot public; the location is up to date if it has not changed since it was read. */
export async function insertPublication(
  client: PoolClient,
  publication: {
    uuid: string;
    organisationId: number;
    projectId: number;
    snapshotKey: string;
    contentRevision: number;
    createdBy: number | null;
    now: Date;
  },
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO publications (uuid, organisation_id, project_id, snapshot_key, content_revision, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [
      publication.uuid,
      publication.organisationId,
      publication.projectId,
      publication.snapshotKey,
      publication.contentRevision,
      publication.createdBy,
      publication.now,
    ],
  );
  await client.query(
    `UPDATE projects SET publication_id = $2, published_revision = $3, published_at = $4, published_by = $5
      WHERE id = $1 AND organisation_id = $6`,
    [
      publication.projectId,
      rows[0]?.id ?? null,
      publication.contentRevision,
      publication.now,
      publication.createdBy,
      publication.organisationId,
    ],
  );
}

/** Key of the last publication of a location. Not scoped, since publications are public. Null when there is none. */
export async function findPublishedKey(pool: Pool, projectUuid: string): Promise<string | null> {
  const { rows } = await pool.query<{ snapshot_key: string }>(
    'SELECT b.snapshot_key FROM projects p JOIN publications b ON b.id = p.publication_id WHERE p.uuid = $1',
    [projectUuid],
  );
  return rows[0]?.snapshot_key ?? null;
}
