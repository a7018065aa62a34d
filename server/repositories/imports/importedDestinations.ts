import type { PoolClient } from 'pg';
import { nameKey } from '@/model/text/nameKey';
import type { Queryable } from '../../database/queryable';
import type { DestinationRecord } from '../destinations/destinationWrites';

/** One source of a location. */
export interface ImportSource {
  readonly organisationId: number;
  readonly projectId: number;
  /** Uuid of the integration. */
  readonly source: string;
}

/** A destination that a source has, by its id there. */
interface SourceLink {
  readonly id: number;
  readonly externalId: string;
  /** Whether the source has added it, instead of having recognised it. */
  readonly isMade: boolean;
}

/** The destinations of a source, and those of the organisation that it cannot be about: of other sources, or of other locations alone. */
export async function listLinksOf(
  client: Queryable,
  { organisationId, projectId, source }: ImportSource,
): Promise<{ readonly links: readonly SourceLink[]; readonly others: ReadonlySet<number> }> {
  const links = await client.query<SourceLink>(
    `SELECT destination_id AS id, external_id AS "externalId", adopted_at IS NULL AS "isMade" FROM imported_destinations
      WHERE organisation_id = $1 AND project_id = $2 AND source = $3 ORDER BY destination_id`,
    [organisationId, projectId, source],
  );
  const others = await client.query<{ id: number }>(
    `SELECT destination_id AS id FROM imported_destinations
      WHERE organisation_id = $1 AND NOT (project_id = $2 AND source = $3)
     UNION SELECT destination_id FROM project_destinations WHERE organisation_id = $1
            GROUP BY destination_id HAVING NOT bool_or(project_id = $2)`,
    [organisationId, projectId, source],
  );
  return { links: links.rows, others: new Set(others.rows.map(({ id }) => id)) };
}

/** Notes that a source has recognised destinations, which people made. */
export async function linkImported(
  client: PoolClient,
  { organisationId, projectId, source }: ImportSource,
  links: readonly { readonly id: number; readonly externalId: string }[],
  now: Date,
): Promise<void> {
  if (links.length === 0) return;
  await client.query(
    `INSERT INTO imported_destinations (destination_id, organisation_id, project_id, source, external_id, adopted_at)
     SELECT d.id, $1, $2, $3, s.external_id, $6 FROM unnest($4::int[], $5::text[]) AS s (id, external_id)
       JOIN destinations d ON d.id = s.id AND d.organisation_id = $1 ON CONFLICT DO NOTHING`,
    [organisationId, projectId, source, links.map(({ id }) => id), links.map(({ externalId }) => externalId), now],
  );
}

/** The fields of a destination that a source may write. */
const FIELDS = [
  'name',
  'description',
  'tags',
  'logo',
  'review',
  'parent_id',
  'opening_hours',
  'additional_data',
] as const;
const RECORD =
  'name text, description text, tags text[], logo text, review float8, parent_id int, opening_hours jsonb, additional_data jsonb, categories int[]';

type ImportedRecord = Pick<DestinationRecord, (typeof FIELDS)[number] | 'categories'>;

const rowOf = (record: ImportedRecord) => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, record[field] ?? null])),
  categories: record.categories,
});

/** A destination to be added. */
export interface NewImported {
  readonly externalId: string;
  readonly record: ImportedRecord;
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
         AS s (position int, external_id text, ${RECORD})),
     g AS (INSERT INTO destinations (id, organisation_id, ${FIELDS.join(', ')}) OVERRIDING SYSTEM VALUE
           SELECT id, $1, ${FIELDS.join(', ')} FROM s ORDER BY position),
     l AS (INSERT INTO imported_destinations (destination_id, organisation_id, project_id, source, external_id)
           SELECT id, $1, $2, $3, external_id FROM s),
     c AS (INSERT INTO destination_categories (destination_id, category_id) SELECT s.id, c FROM s CROSS JOIN unnest(s.categories) AS c)
     SELECT 1`,
    [
      organisationId,
      projectId,
      source,
      JSON.stringify(
        destinations.map(({ externalId, record }, position) => ({
          position,
          external_id: externalId,
          ...rowOf(record),
        })),
      ),
    ],
  );
}

/** A destination with all that a source may write of it. */
export interface ChangedImported {
  readonly id: number;
  readonly record: ImportedRecord;
}

/** Changes destinations that are locked. */
export async function updateImported(
  client: PoolClient,
  organisationId: number,
  changes: readonly ChangedImported[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = JSON.stringify(changes.map(({ id, record }) => ({ id, ...rowOf(record) })));
  await client.query(
    `UPDATE destinations d SET ${FIELDS.map((field) => `${field} = s.${field}`).join(', ')},
            revision = d.revision + 1, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS s (id int, ${RECORD}) WHERE d.organisation_id = $1 AND d.id = s.id`,
    [organisationId, given],
  );
  await client.query('DELETE FROM destination_categories WHERE destination_id = ANY ($1)', [
    changes.map(({ id }) => id),
  ]);
  await client.query(
    `INSERT INTO destination_categories (destination_id, category_id)
     SELECT s.id, c FROM jsonb_to_recordset($1::jsonb) AS s (id int, categories int[]) CROSS JOIN unnest(s.categories) AS c`,
    [given],
  );
}

interface MainDestination {
  readonly id: number;
  readonly parent_id: number | null;
}

/** Finds main destinations: by their ids in the source, or by their own. */
export async function findMains(
  client: PoolClient,
  { organisationId, projectId, source }: ImportSource,
  mains: readonly ({ readonly externalId: string } | { readonly id: number })[],
): Promise<(key: string | number) => MainDestination | undefined> {
  const byName = mains.flatMap((main) => ('externalId' in main ? main.externalId : []));
  const byId = mains.flatMap((main) => ('id' in main ? main.id : []));
  const { rows } = await client.query<MainDestination & { external_id: string | null }>(
    `SELECT d.id, d.parent_id, i.external_id FROM imported_destinations i JOIN destinations d ON d.id = i.destination_id
      WHERE i.organisation_id = $1 AND i.project_id = $2 AND i.source = $3 AND i.external_id = ANY ($4)
     UNION ALL SELECT d.id, d.parent_id, NULL FROM destinations d WHERE d.organisation_id = $1 AND d.id = ANY ($5)`,
    [organisationId, projectId, source, byName, byId],
  );
  const found = new Map<string | number, MainDestination>();
  for (const { external_id: externalId, ...main } of rows) {
    found.set(main.id, main);
    if (externalId !== null) found.set(externalId, main);
  }
  return (key) => found.get(key);
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
  return new Map(rows.map((row) => [nameKey(row.name), row]));
}
