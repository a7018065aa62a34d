import type { PoolClient } from 'pg';
import type { Destination } from '@/contract/destinations';
import { type ListRequest, listQuery } from '../../database/listQuery';
import type { Queryable } from '../../database/queryable';

export type DestinationRow = Omit<Destination, 'updated_at'> & { updated_at: Date };

export const toDestination = (row: DestinationRow): Destination => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
});

/** Categories as JSON and the colour of the first, from rows `c` of categories. */
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
  // The page is cut first, so that one query looks up the categories of its rows only.
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
  /** Category ids without duplicates. */
  readonly categories: readonly number[];
}

/** The categories of the organisation $1 among $2. */
const WANTED = `wanted AS MATERIALIZED (SELECT id, name, color FROM categories WHERE organisation_id = $1 AND id = ANY($2::int[])),
  h AS (SELECT ${CATEGORIES} FROM wanted c)`;

/**
 * Updates a destination and returns it; locations that show it need publishing again. Null when the base revision is
 * stale. Categories of another organisation are missing in the result.
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
