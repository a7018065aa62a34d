import { MOST_LISTED } from '@/contract/common';
import type { Destination } from '@/contract/destinations/destinations';
import { jsonPages } from '../../database/jsonPages';
import { type ListRequest, listQuery } from '../../database/listQuery';
import type { Queryable } from '../../database/queryable';
import type { JsonText } from '../../jsonText';

export type DestinationRow = Omit<Destination, 'updated_at'> & { updated_at: Date };

export const toDestination = (row: DestinationRow): Destination => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
});

/** Categories as JSON and the colour of the first, from rows `c` of categories. */
export const CATEGORIES = `jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.sort_name, c.id) AS categories,
  (array_agg(c.color ORDER BY c.id))[1] AS colour`;

/** The columns of a row `g` of destinations. */
export const OWN_COLUMNS = `g.id, g.name, g.description, g.logo, g.map_logo, g.parent_id, g.tags, g.opening_hours,
  g.review, g.primary_apple_category, g.apple_categories, g.colour_settings, g.additional_data, g.staff_only, g.revision, g.updated_at`;

/** The same with the date as JSON has it. */
const JSON_COLUMNS = OWN_COLUMNS.replace(
  'g.updated_at',
  `to_char(g.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS updated_at`,
);

const LIST = {
  searched: 'g.search_name',
  orders: {
    name: 'g.sort_name, g.id',
    '-name': 'g.sort_name DESC, g.id DESC',
    updated_at: 'g.updated_at, g.id',
    '-updated_at': 'g.updated_at DESC, g.id DESC',
  },
  order: 'name',
  keyset: '(g.sort_name, g.id)',
} as const;

/**
 * The destinations of the organisation $1. They are cut to those of `which` first, so that one query looks up what
 * belongs to these rows only.
 */
const select = (which: string, order: string, columns = OWN_COLUMNS) => `
  WITH g AS MATERIALIZED (SELECT * FROM destinations g WHERE g.organisation_id = $1 ${which}),
  h AS (SELECT h.destination_id, ${CATEGORIES} FROM destination_categories h JOIN categories c ON c.id = h.category_id
         WHERE h.destination_id IN (SELECT id FROM g) GROUP BY h.destination_id),
  r AS (SELECT r.destination_id, jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) ORDER BY o.sort_name, o.id) AS related
          FROM related_destinations r JOIN destinations o ON o.id = r.related_id
         WHERE r.destination_id IN (SELECT id FROM g) GROUP BY r.destination_id),
  f AS (SELECT f.destination_id, jsonb_agg(jsonb_build_object('organisation_file_group_id', f.group_id, 'name', f.name,
               'bytes', f.bytes) ORDER BY f.group_id) AS files
          FROM destination_files f WHERE f.destination_id IN (SELECT id FROM g) GROUP BY f.destination_id),
  p AS (SELECT p.destination_id, count(*)::int AS placements FROM project_destinations p
         WHERE p.destination_id IN (SELECT id FROM g) GROUP BY p.destination_id)
  SELECT ${columns}, (SELECT uuid FROM organisations WHERE id = $1) AS organisation_uuid,
         COALESCE(h.categories, '[]') AS categories, h.colour AS default_category_colour,
         COALESCE(r.related, '[]') AS related_destinations, COALESCE(f.files, '[]') AS files, COALESCE(p.placements, 0) AS placements
    FROM g LEFT JOIN h ON h.destination_id = g.id LEFT JOIN r ON r.destination_id = g.id
    LEFT JOIN f ON f.destination_id = g.id LEFT JOIN p ON p.destination_id = g.id ORDER BY ${order}`;

export async function listDestinationsOf(
  client: Queryable,
  organisationId: number,
  request: ListRequest<keyof typeof LIST.orders>,
): Promise<Destination[]> {
  const { search, order, page, values } = listQuery(LIST, request, [organisationId]);
  const { rows } = await client.query<DestinationRow>(select(`${search} ORDER BY ${order} ${page}`, order), values);
  return rows.map(toDestination);
}

/** The same as JSON, to be sent. By name they are read page by page. */
export function listDestinationsJson(
  client: Queryable,
  organisationId: number,
  request: ListRequest<keyof typeof LIST.orders>,
): Promise<JsonText> {
  const isByName = (request.sort ?? LIST.order) === 'name';
  const most = request.limit ?? MOST_LISTED;
  return jsonPages<{ readonly id: number; readonly name: string }>(
    client,
    (last, limit) => {
      const next = last ? { after: last.id, after_name: last.name, offset: 0 } : {};
      const asked = { ...request, ...next, limit };
      const { search, order, page, values } = listQuery(LIST, asked, [organisationId]);
      return { text: select(`${search} ORDER BY ${order} ${page}`, order, JSON_COLUMNS), values };
    },
    isByName ? { most } : { most, page: most },
  );
}

export async function readDestinationOf(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<Destination | null> {
  const { rows } = await client.query<DestinationRow>(select('AND g.id = $2', 'g.id'), [organisationId, id]);
  return rows[0] ? toDestination(rows[0]) : null;
}

/** Some destinations of an organisation. */
export async function readDestinationsOf(
  client: Queryable,
  organisationId: number,
  ids: readonly number[],
): Promise<Destination[]> {
  const { rows } = await client.query<DestinationRow>(select('AND g.id = ANY ($2)', 'g.id'), [organisationId, ids]);
  return rows.map(toDestination);
}

/** Every tag of the destinations of an organisation, once. */
export async function listTagsOf(client: Queryable, organisationId: number): Promise<string[]> {
  const { rows } = await client.query<{ tag: string }>(
    'SELECT DISTINCT unnest(tags) AS tag FROM destinations WHERE organisation_id = $1 ORDER BY tag',
    [organisationId],
  );
  return rows.map(({ tag }) => tag);
}
