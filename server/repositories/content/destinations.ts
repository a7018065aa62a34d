import type { Pool, PoolClient } from 'pg';
import type { Destination } from '@/contract/destinations';
import { batchWrites } from '../../database/batchWrites';
import { type ListRequest, listQuery } from '../../database/listQuery';
import type { SingleStatementClient } from '../../database/transaction';
import { type AuditDraft, auditOfDrafts, type Causer, DRAFTED_ENTRY, draftedEntry } from '../audit';

type Queryable = Pool | PoolClient;

type DestinationRow = Omit<Destination, 'updated_at'> & { updated_at: Date };
const toDestination = (row: DestinationRow): Destination => ({ ...row, updated_at: row.updated_at.toISOString() });

/** Categories as JSON and the colour of the first, out of rows `c` of categories. */
export const CATEGORIES = `jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name)) AS categories,
  (array_agg(c.color ORDER BY c.id))[1] AS colour`;

/** A destination `g` of the organisation $1 with its categories `h`. */
const COLUMNS = `g.id, g.name, g.description, g.logo, g.map_logo, g.parent_id, g.tags, g.opening_hours, g.revision, g.updated_at,
  (SELECT uuid FROM organisations WHERE id = $1) AS organisation_uuid, COALESCE(h.categories, '[]') AS categories,
  h.colour AS default_category_colour`;

const LIST = {
  searched: 'g.name',
  orders: {
    name: 'lower(g.name), g.id',
    '-name': 'lower(g.name) DESC, g.id DESC',
    updated_at: 'g.updated_at, g.id',
    '-updated_at': 'g.updated_at DESC, g.id DESC',
  },
  order: 'name',
} as const;

export async function listDestinationsOf(
  client: Queryable,
  organisationId: number,
  request: ListRequest<keyof typeof LIST.orders>,
): Promise<Destination[]> {
  const { search, order, page, values } = listQuery(LIST, request, [organisationId]);
  // The page is cut first: categories are looked up for its rows alone, and for all of them at once.
  const { rows } = await client.query<DestinationRow>(
    `WITH g AS MATERIALIZED (
       SELECT * FROM destinations g WHERE g.organisation_id = $1 ${search} ORDER BY ${order} ${page}),
     h AS (SELECT h.destination_id, ${CATEGORIES} FROM destination_categories h JOIN categories c ON c.id = h.category_id
            WHERE h.destination_id IN (SELECT id FROM g) GROUP BY h.destination_id)
     SELECT ${COLUMNS} FROM g LEFT JOIN h ON h.destination_id = g.id ORDER BY ${order}`,
    values,
  );
  return rows.map(toDestination);
}

export async function readDestinationOf(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<Destination | null> {
  const { rows } = await client.query<DestinationRow>(
    `SELECT ${COLUMNS} FROM destinations g LEFT JOIN LATERAL (
       SELECT ${CATEGORIES} FROM destination_categories h JOIN categories c ON c.id = h.category_id
        WHERE h.destination_id = g.id) h ON true
      WHERE g.organisation_id = $1 AND g.id = $2`,
    [organisationId, id],
  );
  return rows[0] ? toDestination(rows[0]) : null;
}

export interface DestinationFields {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Numbers of categories, each once. */
  readonly categories: readonly number[];
}

/** A destination that is yet to be created, and the entry about it. */
export interface DestinationDraft {
  readonly by: Causer;
  readonly fields: DestinationFields;
  readonly entry: AuditDraft;
}

/** What has no categories needs none looked up, which is a third of the work of creating it. */
const NO_CATEGORIES = {
  wanted: '',
  which: '',
  filed: '',
  shown: `'[]'::jsonb AS categories, NULL::text AS default_category_colour`,
};
const SOME_CATEGORIES = {
  wanted: `wanted AS MATERIALIZED (
    SELECT d.id AS destination_id, c.id, c.name, c.color
      FROM draft d JOIN categories c ON c.organisation_id = d.organisation_id AND c.id = ANY (d.categories)),
  h AS (SELECT destination_id, count(*) AS found, ${CATEGORIES} FROM wanted c GROUP BY destination_id),`,
  which: 'LEFT JOIN h ON h.destination_id = d.id WHERE COALESCE(h.found, 0) = cardinality(d.categories)',
  filed:
    'filed AS (INSERT INTO destination_categories (destination_id, category_id) SELECT g.id, w.id FROM g JOIN wanted w ON w.destination_id = g.id),',
  shown: `COALESCE((SELECT categories FROM h WHERE h.destination_id = g.id), '[]') AS categories,
    (SELECT colour FROM h WHERE h.destination_id = g.id) AS default_category_colour`,
};

/**
 * Creates destinations, each in categories of its organisation and with its audit entry, in one statement, and gives each
 * as it is now. Null, and nothing is created, for one of whose categories one is not its organisation's.
 */
async function insertDestinations(
  client: SingleStatementClient,
  drafts: readonly DestinationDraft[],
): Promise<(Destination | null)[]> {
  const { wanted, which, filed, shown } = drafts.every(({ fields }) => fields.categories.length === 0)
    ? NO_CATEGORIES
    : SOME_CATEGORIES;
  const { rows } = await client.query<DestinationRow & { position: number }>(
    `WITH draft AS MATERIALIZED (
       SELECT nextval('destinations_id_seq')::int AS id, d.*
         FROM jsonb_to_recordset($1::jsonb) AS d (position int, organisation_id int, name text, description text,
              tags text[], categories int[], ${DRAFTED_ENTRY})),
     ${wanted}
     g AS (INSERT INTO destinations (id, organisation_id, name, description, tags) OVERRIDING SYSTEM VALUE
           SELECT d.id, d.organisation_id, d.name, d.description, d.tags FROM draft d ${which} RETURNING *),
     ${filed}
     noted AS (${auditOfDrafts('draft d JOIN g USING (id)', 'd', 'd.id')})
     SELECT d.position, g.id, g.name, g.description, g.logo, g.map_logo, g.parent_id, g.tags, g.opening_hours, g.revision,
            g.updated_at, (SELECT uuid FROM organisations o WHERE o.id = g.organisation_id) AS organisation_uuid, ${shown}
       FROM g JOIN draft d USING (id)`,
    [
      JSON.stringify(
        drafts.map(({ by, fields, entry }, position) => ({ position, ...fields, ...draftedEntry(by, entry) })),
      ),
    ],
  );
  const made: (Destination | null)[] = drafts.map(() => null);
  for (const { position, ...row } of rows) made[position] = toDestination(row);
  return made;
}

/** Creates a destination; null when one of its categories is not the organisation's. */
export const batchedDestinationInsert = batchWrites(insertDestinations);

/** The categories of the organisation $1 among $2. */
const WANTED = `wanted AS MATERIALIZED (SELECT id, name, color FROM categories WHERE organisation_id = $1 AND id = ANY($2::int[])),
  h AS (SELECT ${CATEGORIES} FROM wanted c)`;

/**
 * Changes a destination and gives it as it is now; locations that show it have something to publish. Null when the
 * revision it is based on is stale. Categories that are not the organisation's are missing in what it gives.
 */
export async function updateDestinationOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  fields: DestinationFields & { revision?: number | undefined },
): Promise<Destination | null> {
  const { rows } = await client.query<DestinationRow>(
    `WITH g AS (
       UPDATE destinations SET name = $3, description = $4, tags = $5, revision = revision + 1, updated_at = now()
        WHERE organisation_id = $1 AND id = $6 AND ($7::int IS NULL OR revision = $7) RETURNING *),
     ${WANTED},
     dropped AS (DELETE FROM destination_categories d USING g
                  WHERE d.destination_id = g.id AND d.category_id NOT IN (SELECT id FROM wanted)),
     filed AS (INSERT INTO destination_categories (destination_id, category_id) SELECT g.id, wanted.id FROM g, wanted
                ON CONFLICT DO NOTHING),
     touched AS (UPDATE projects SET content_revision = content_revision + 1, updated_at = now()
                  WHERE organisation_id = $1
                    AND id IN (SELECT d.project_id FROM project_destinations d JOIN g ON d.destination_id = g.id))
     SELECT ${COLUMNS} FROM g, h`,
    [organisationId, fields.categories, fields.name, fields.description, fields.tags, id, fields.revision ?? null],
  );
  return rows[0] ? toDestination(rows[0]) : null;
}
