import type { PoolClient } from 'pg';
import type { KnownDestination } from '@/model/importing/planImport';
import type { Queryable } from '../../database/queryable';

/** One source of a location. */
export interface ImportSource {
  readonly organisationId: number;
  readonly projectId: number;
  /** Uuid of the integration. */
  readonly source: string;
}

/** The destinations that a source has made, as the source would say them. */
export async function listKnownDestinations(
  client: Queryable,
  { organisationId, projectId, source }: ImportSource,
): Promise<KnownDestination[]> {
  const { rows } = await client.query<KnownDestination>(
    `WITH i AS MATERIALIZED (SELECT destination_id, external_id FROM imported_destinations
                              WHERE organisation_id = $1 AND project_id = $2 AND source = $3),
     c AS (SELECT dc.destination_id, jsonb_agg(c.name ORDER BY c.name) AS names
             FROM destination_categories dc JOIN categories c ON c.id = dc.category_id
            WHERE dc.destination_id IN (SELECT destination_id FROM i) GROUP BY dc.destination_id)
     SELECT d.id, i.external_id AS "externalId",
            jsonb_build_object('name', d.name, 'description', d.description, 'categories', COALESCE(c.names, '[]'),
              'tags', to_jsonb(d.tags), 'main_destination', COALESCE(m.external_id, ''), 'review', d.review) AS values
       FROM i JOIN destinations d ON d.id = i.destination_id AND d.organisation_id = $1
       LEFT JOIN c ON c.destination_id = d.id LEFT JOIN i m ON m.destination_id = d.parent_id
      ORDER BY d.id`,
    [organisationId, projectId, source],
  );
  return rows;
}

/** A destination to be added, with ids in place of names. */
export interface NewImported {
  readonly externalId: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly review: number;
  readonly parentId: number | null;
  readonly categories: readonly number[];
}

/** Adds destinations of a source, in the given order. */
export async function insertImported(
  client: PoolClient,
  { organisationId, projectId, source }: ImportSource,
  destinations: readonly NewImported[],
): Promise<void> {
  if (destinations.length === 0) return;
  await client.query(
    `WITH s AS MATERIALIZED (
       SELECT nextval('destinations_id_seq')::int AS id, s.* FROM jsonb_to_recordset($4::jsonb)
         AS s (position int, "externalId" text, name text, description text, tags text[], review float8, "parentId" int, categories int[])),
     g AS (INSERT INTO destinations (id, organisation_id, name, description, tags, review, parent_id) OVERRIDING SYSTEM VALUE
           SELECT id, $1, name, description, tags, review, "parentId" FROM s ORDER BY position),
     l AS (INSERT INTO imported_destinations (destination_id, organisation_id, project_id, source, external_id)
           SELECT id, $1, $2, $3, "externalId" FROM s),
     c AS (INSERT INTO destination_categories (destination_id, category_id) SELECT s.id, c FROM s CROSS JOIN unnest(s.categories) AS c)
     SELECT 1`,
    [organisationId, projectId, source, JSON.stringify(destinations.map((one, position) => ({ position, ...one })))],
  );
}

/** Changes of a destination; absent fields stay as they are. */
export interface ChangedImported extends Partial<Omit<NewImported, 'externalId'>> {
  readonly id: number;
}

/** Changes destinations that are locked. */
export async function updateImported(
  client: PoolClient,
  organisationId: number,
  changes: readonly ChangedImported[],
): Promise<void> {
  if (changes.length === 0) return;
  await client.query(
    `UPDATE destinations d SET name = COALESCE(s.name, d.name), description = COALESCE(s.description, d.description),
            tags = COALESCE(s.tags, d.tags), review = COALESCE(s.review, d.review),
            parent_id = CASE WHEN s."hasParent" THEN s."parentId" ELSE d.parent_id END,
            revision = d.revision + 1, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb)
         AS s (id int, name text, description text, tags text[], review float8, "parentId" int, "hasParent" boolean)
      WHERE d.organisation_id = $1 AND d.id = s.id`,
    [organisationId, JSON.stringify(changes.map((one) => ({ ...one, hasParent: one.parentId !== undefined })))],
  );
  const filed = changes.filter(({ categories }) => categories !== undefined);
  if (filed.length === 0) return;
  await client.query('DELETE FROM destination_categories WHERE destination_id = ANY ($1)', [filed.map(({ id }) => id)]);
  await client.query(
    `INSERT INTO destination_categories (destination_id, category_id)
     SELECT s.id, c FROM jsonb_to_recordset($1::jsonb) AS s (id int, categories int[]) CROSS JOIN unnest(s.categories) AS c`,
    [JSON.stringify(filed.map(({ id, categories }) => ({ id, categories })))],
  );
}

/** The destinations of a source with these external ids. */
export async function findImported(
  client: PoolClient,
  { organisationId, projectId, source }: ImportSource,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly parent_id: number | null }>> {
  const { rows } = await client.query<{ external_id: string; id: number; parent_id: number | null }>(
    `SELECT i.external_id, d.id, d.parent_id FROM imported_destinations i JOIN destinations d ON d.id = i.destination_id
      WHERE i.organisation_id = $1 AND i.project_id = $2 AND i.source = $3 AND i.external_id = ANY ($4)`,
    [organisationId, projectId, source, externalIds],
  );
  return new Map(rows.map(({ external_id, ...row }) => [external_id, row]));
}

/** Those of the destinations that others belong to. */
export async function idsWithSubDestinations(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ parent_id: number }>(
    'SELECT DISTINCT parent_id FROM destinations WHERE organisation_id = $1 AND parent_id = ANY ($2)',
    [organisationId, ids],
  );
  return new Set(rows.map(({ parent_id }) => parent_id));
}

/** The categories of an organisation by their names in lower case; of two with one name the older. */
export async function categoriesByName(
  client: Queryable,
  organisationId: number,
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string }>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'SELECT id, name FROM categories WHERE organisation_id = $1 ORDER BY id DESC',
    [organisationId],
  );
  return new Map(rows.map((row) => [row.name.trim().toLowerCase(), row]));
}

/** Locations that show one of the destinations need publishing again. */
export async function touchProjectsOfAll(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `UPDATE projects SET content_revision = content_revision + 1, updated_at = now()
      WHERE organisation_id = $1 AND id IN (SELECT project_id FROM project_destinations WHERE destination_id = ANY ($2))`,
    [organisationId, ids],
  );
}
