import type { Pool, PoolClient } from 'pg';
import type { Publication } from '@/contract/projectData';
import { listCategoriesOf } from '../content/categories';
import { readNetworkOf } from '../network/read';
import { listDynamicRoutesOf, readProjectDataOf } from './projectData';

type Queryable = Pool | PoolClient;

export interface PublicationDraft {
  readonly publication: Publication;
  /** The state of the location that this is. */
  readonly contentRevision: number;
}

/** The location as it stands, in the shape in which it is published. */
export async function readPublicationDraft(
  client: Queryable,
  organisationId: number,
  projectId: number,
  as: { uuid: string; now: Date },
): Promise<PublicationDraft | null> {
  const { rows } = await client.query<{
    uuid: string;
    content_revision: number;
    name: string;
    color: string;
    logo: string | null;
  }>(
    `SELECT p.uuid, p.content_revision, o.name, o.color, o.logo FROM projects p JOIN organisations o ON o.id = p.organisation_id
      WHERE p.organisation_id = $1 AND p.id = $2`,
    [organisationId, projectId],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    contentRevision: row.content_revision,
    publication: {
      uuid: as.uuid,
      published_at: as.now.toISOString(),
      organisation: { name: row.name, color: row.color, logo: row.logo },
      project: await readProjectDataOf(client, organisationId, { id: projectId, uuid: row.uuid }),
      network: await readNetworkOf(client, projectId),
      categories: await listCategoriesOf(client, organisationId),
      dynamic_routes: await listDynamicRoutesOf(client, organisationId, projectId),
    },
  };
}

/** Makes a stored snapshot what visitors see; the location is up to date if nothing has changed since it was read. */
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

/** Key of what was last published of a location, whoever asks: a publication is public. Null when nothing was. */
export async function findPublishedKey(pool: Pool, projectUuid: string): Promise<string | null> {
  const { rows } = await pool.query<{ snapshot_key: string }>(
    'SELECT b.snapshot_key FROM projects p JOIN publications b ON b.id = p.publication_id WHERE p.uuid = $1',
    [projectUuid],
  );
  return rows[0]?.snapshot_key ?? null;
}
