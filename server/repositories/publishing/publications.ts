import type { Pool, PoolClient } from 'pg';
import type { Amenity } from '@/contract/amenities/amenity';
import type { Publication } from '@/contract/locations/projectData';
import { usedCategories } from '@/model/content/categories/usedCategories';
import { forVisitors } from '@/model/content/forVisitors';
import { visitorTexts } from '@/model/content/visitorTexts';
import { pipelineQueries } from '../../database/pipelineQueries';
import type { Queryable } from '../../database/queryable';
import { amenityRepository, listAmenityPlaces } from '../amenities/amenities';
import { categoryRepository } from '../categories/categories';
import { listDynamicRoutesOf, readProjectDataOf } from '../locations/projectData';
import { type NetworkJson, readNetworkJson } from '../network/read';
import { OVER_AT } from '../promotions/overAt';
import { readPublishedSkin } from '../skins/read';
import { translationsOf } from '../translations/translations';

/** A publication with the long lists of its network as JSON. */
export type PublicationJson = Omit<Publication, 'network'> & { readonly network: NetworkJson };

export interface PublicationDraft {
  readonly publication: PublicationJson;
  /** Content revision of the location in this draft. */
  readonly contentRevision: number;
}

/** A location of an organisation at a moment. */
export interface DraftScope {
  readonly organisationId: number;
  readonly projectId: number;
  /** Events that have ended by then are left out. */
  readonly now: Date;
}

/**
 * The content revision of a location, and everything that its draft shows and the revision does not count. Two drafts with
 * the same head are the same.
 */
export interface DraftHead {
  readonly uuid: string;
  readonly contentRevision: number;
  /** Of the latest step of the revision: in a restored database the same step may be another change. */
  readonly changedAt: Date;
  /** How what visitors see differs from it: not at all, by changes since, or because nothing was published yet. */
  readonly published: 'same' | 'older' | 'never';
  readonly organisation: Publication['organisation'];
  /** Visitors do not see the name of a skin. */
  readonly skinRevision: number | null;
  /** End of the latest event of the organisation that is over: the next one to end is left out of the draft. */
  readonly endedAt: Date | null;
  /** Those of the whole organisation, also where the location has none of them. */
  readonly amenities: readonly Amenity[];
}

/** Cheap, so that it is read for each caller. Null where the organisation has no such location. */
export async function readDraftHead(
  client: Queryable,
  { organisationId, projectId, now }: DraftScope,
): Promise<DraftHead | null> {
  const [{ rows }, amenities] = await pipelineQueries(client, [
    (on) =>
      on.query<Omit<DraftHead, 'amenities'>>(
        `SELECT p.uuid, p.content_revision AS "contentRevision", p.updated_at AS "changedAt",
                CASE WHEN p.publication_id IS NULL THEN 'never'
                     WHEN p.published_revision = p.content_revision THEN 'same' ELSE 'older' END AS published,
                jsonb_build_object('name', o.name, 'color', o.color, 'logo', o.logo) AS organisation,
                (SELECT s.revision FROM skins s
                  WHERE s.organisation_id = p.organisation_id AND s.id::text = p.settings ->> 'skin_id') AS "skinRevision",
                (SELECT max(${OVER_AT}) FROM promotions p
                  WHERE p.organisation_id = $1 AND ${OVER_AT} < date_trunc('second', $3::timestamptz)) AS "endedAt"
           FROM projects p JOIN organisations o ON o.id = p.organisation_id
          WHERE p.organisation_id = $1 AND p.id = $2`,
        [organisationId, projectId, now],
      ),
    (on) => amenityRepository.list(on, organisationId),
  ]);
  return rows[0] ? { ...rows[0], amenities } : null;
}

/** The present state of the location in the format in which it is published. */
export async function readPublicationDraft(
  client: Queryable,
  scope: DraftScope,
  uuid: string,
): Promise<PublicationDraft | null> {
  const head = await readDraftHead(client, scope);
  if (!head) return null;
  return { contentRevision: head.contentRevision, publication: await readPublicationOf(client, scope, { head, uuid }) };
}

/** The draft that has this head, under the uuid of a publication. */
export async function readPublicationOf(
  client: Queryable,
  { organisationId, projectId, now }: DraftScope,
  { head, uuid }: { readonly head: DraftHead; readonly uuid: string },
): Promise<PublicationJson> {
  const { amenities } = head;
  const all = await readProjectDataOf(client, organisationId, { id: projectId, uuid: head.uuid, now, amenities });
  const project = forVisitors(all);
  // Those of the other locations are nothing to the visitors of this one.
  const categories = usedCategories(await categoryRepository.list(client, organisationId), project.destinations);
  return {
    uuid,
    published_at: now.toISOString(),
    organisation: head.organisation,
    project,
    network: await readNetworkJson(client, projectId, 'visitors'),
    categories,
    translations: await translationsOf(client, organisationId, visitorTexts({ project, categories })),
    amenity_places: await listAmenityPlaces(client, organisationId, projectId),
    dynamic_routes: await listDynamicRoutesOf(client, organisationId, projectId),
    skin: await readPublishedSkin(client, organisationId, projectId),
  };
}

/**
 * Shows a stored snapshot to visitors, or to demo units alone. The location is up to date for visitors if it has not changed
 * since the snapshot was read; what all see ends what demo units saw before the others.
 */
export async function insertPublication(
  client: PoolClient,
  publication: {
    organisationId: number;
    projectId: number;
    buildId: number;
    snapshotKey: string;
    contentRevision: number;
    createdBy: number | null;
    isDemo: boolean;
    now: Date;
  },
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO publications (organisation_id, project_id, snapshot_key, content_revision, created_by, created_at, build_id, is_demo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      publication.organisationId,
      publication.projectId,
      publication.snapshotKey,
      publication.contentRevision,
      publication.createdBy,
      publication.now,
      publication.buildId,
      publication.isDemo,
    ],
  );
  if (publication.isDemo)
    await client.query('UPDATE projects SET demo_publication_id = $2 WHERE id = $1 AND organisation_id = $3', [
      publication.projectId,
      rows[0]?.id ?? null,
      publication.organisationId,
    ]);
  else
    await client.query(
      `UPDATE projects SET publication_id = $2, demo_publication_id = NULL, published_revision = $3, published_at = $4, published_by = $5
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
  // Nothing shows the others: a build names its snapshot itself, so that the files of the rest are swept.
  await client.query(
    `DELETE FROM publications s USING projects p
      WHERE s.organisation_id = $1 AND s.project_id = $2 AND p.id = s.project_id
        AND s.id IS DISTINCT FROM p.publication_id AND s.id IS DISTINCT FROM p.demo_publication_id`,
    [publication.organisationId, publication.projectId],
  );
}

/**
 * Key of what a location shows to visitors, or at one of its kiosks, which may be a demo unit. Not scoped, since publications
 * are public: whoever names a kiosk has proved that they are that unit, or of its organisation. Null when there is none.
 */
export async function findPublishedKey(
  pool: Pool,
  projectUuid: string,
  kiosk: number | null = null,
): Promise<string | null> {
  const { rows } = await pool.query<{ snapshot_key: string }>(
    `SELECT COALESCE(chosen.snapshot_key, b.snapshot_key) AS snapshot_key FROM projects p
       LEFT JOIN kiosks s ON s.project_id = p.id AND s.id = $2 AND s.is_demo
       LEFT JOIN builds chosen ON chosen.id = s.project_build_id AND chosen.project_id = p.id
       JOIN publications b
         ON b.id = CASE WHEN s.id IS NULL THEN p.publication_id ELSE COALESCE(p.demo_publication_id, p.publication_id) END
      WHERE p.uuid = $1`,
    [projectUuid, kiosk],
  );
  return rows[0]?.snapshot_key ?? null;
}

/** The publication that visitors of a location see. */
export interface Published {
  readonly snapshotKey: string;
  readonly publishedAt: Date;
  /** Null for a publication of before there were builds. */
  readonly build: { readonly number: number; readonly createdAt: Date } | null;
}

export async function findPublished(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<Published | null> {
  const { rows } = await client.query<{
    snapshotKey: string;
    publishedAt: Date;
    number: number | null;
    createdAt: Date | null;
  }>(
    `SELECT n.snapshot_key AS "snapshotKey", n.created_at AS "publishedAt", b.build_number AS number,
            b.created_at AS "createdAt"
       FROM projects p JOIN publications n ON n.id = p.publication_id LEFT JOIN builds b ON b.id = n.build_id
      WHERE p.organisation_id = $1 AND p.id = $2`,
    [organisationId, projectId],
  );
  const [row] = rows;
  if (!row) return null;
  const { snapshotKey, publishedAt, number, createdAt } = row;
  return { snapshotKey, publishedAt, build: number !== null && createdAt ? { number, createdAt } : null };
}

/** The number of the kiosk of a location that is named by its UID, which the unit and its organisation know alone. */
export async function findKioskOfUnit(pool: Pool, projectUuid: string, uid: string): Promise<number | null> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT s.id FROM kiosks s JOIN projects p ON p.id = s.project_id WHERE p.uuid = $1 AND s.uid = $2',
    [projectUuid, uid],
  );
  return rows[0]?.id ?? null;
}

/** Whether this kiosk is a demo unit that has chosen a build of the published location. */
export async function hasChosenBuild(pool: Pool, projectUuid: string, kiosk: number): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM projects p JOIN kiosks s ON s.project_id = p.id AND s.id = $2 AND s.is_demo
       JOIN builds b ON b.id = s.project_build_id AND b.project_id = p.id AND b.snapshot_key IS NOT NULL
      WHERE p.uuid = $1 AND p.publication_id IS NOT NULL`,
    [projectUuid, kiosk],
  );
  return rows.length > 0;
}

/** A publication that a location shows to all or to demo units, made before there were builds. */
export interface PublicationWithoutBuild {
  readonly id: number;
  readonly organisationId: number;
  readonly projectId: number;
  readonly snapshotKey: string;
  readonly contentRevision: number;
  readonly createdBy: number | null;
}

/** For the job that builds them, so not scoped. */
export async function listPublicationsWithoutBuild(client: Queryable): Promise<PublicationWithoutBuild[]> {
  const { rows } = await client.query<PublicationWithoutBuild>(
    `SELECT b.id, b.organisation_id AS "organisationId", b.project_id AS "projectId", b.snapshot_key AS "snapshotKey",
            b.content_revision AS "contentRevision", b.created_by AS "createdBy"
       FROM publications b JOIN projects p ON b.id IN (p.publication_id, p.demo_publication_id)
      WHERE b.build_id IS NULL ORDER BY b.id`,
  );
  return rows;
}

/** Locks a publication that still has no build; false when another process has made it, or the publication is gone. */
export async function lockPublicationWithoutBuild(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM publications WHERE id = $1 AND build_id IS NULL FOR UPDATE', [
    id,
  ]);
  return rowCount === 1;
}

export async function setBuildOfPublication(client: PoolClient, id: number, buildId: number): Promise<void> {
  await client.query('UPDATE publications SET build_id = $2 WHERE id = $1', [id, buildId]);
}
