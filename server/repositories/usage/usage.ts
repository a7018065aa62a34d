import { MOST_NAMED, type Usage, type UsageKind, type UsagePart } from '@/contract/usage/usage';
import type { Queryable } from '../../database/queryable';

/** SQL of a record, and of the names of each part; `$1` is the organisation, `$2` the identifier in the path. */
interface Source {
  readonly exists: string;
  readonly parts: readonly (readonly [part: UsagePart, names: string])[];
}

const byNumber = (table: string) => `SELECT id FROM ${table} WHERE organisation_id = $1 AND id = $2::int`;
const byUuid = (table: string) => `SELECT id FROM ${table} WHERE organisation_id = $1 AND uuid = $2::uuid`;

/** A category with its sub-categories, which are deleted with it. */
const TREE = 'SELECT c.id FROM categories c WHERE c.organisation_id = $1 AND (c.id = $2::int OR c.parent_id = $2::int)';
const inTree = (alias: string) =>
  `EXISTS (SELECT FROM destination_categories x WHERE x.destination_id = ${alias}.id AND x.category_id IN (${TREE}))`;

/** Destinations that would have no category left. */
const ONLY_IN_TREE = `SELECT d.id, d.name FROM destinations d
  WHERE d.organisation_id = $1 AND ${inTree('d')} AND NOT EXISTS (
    SELECT FROM destination_categories x WHERE x.destination_id = d.id AND x.category_id NOT IN (${TREE}))`;

/** Events and offers `p` without any place but those of `lost`, a condition on the destinations `d` of their places. */
const PROMOTIONS_AT = (lost: string) => `SELECT p.name FROM promotions p
  WHERE p.organisation_id = $1 AND NOT p.everywhere
    AND EXISTS (SELECT FROM promotion_destinations x JOIN destinations d ON d.id = x.destination_id
                 WHERE x.promotion_id = p.id AND ${lost}
                UNION ALL
                SELECT FROM placement_promotions y JOIN project_destinations e ON e.id = y.placement_id
                  JOIN destinations d ON d.id = e.destination_id WHERE y.promotion_id = p.id AND ${lost})
    AND NOT EXISTS (SELECT FROM promotion_projects z WHERE z.promotion_id = p.id)
    AND NOT EXISTS (SELECT FROM promotion_destinations x JOIN destinations d ON d.id = x.destination_id
                     WHERE x.promotion_id = p.id AND NOT (${lost}))
    AND NOT EXISTS (SELECT FROM placement_promotions y JOIN project_destinations e ON e.id = y.placement_id
                      JOIN destinations d ON d.id = e.destination_id WHERE y.promotion_id = p.id AND NOT (${lost}))`;

const roomsIn = (column: 'project_id' | 'floor_id', ids: string) =>
  `SELECT d.name FROM project_destinations x JOIN destinations d ON d.id = x.destination_id WHERE x.${column} IN (${ids})`;
const kiosksOn = (floors: string) =>
  `SELECT k.name FROM kiosks k JOIN nodes n ON n.id = k.node_id WHERE n.floor_id IN (${floors})`;
const PROJECT = byUuid('projects');
const FLOOR = byUuid('floors');
const FLOORS_OF_BUILDING = `SELECT f.id FROM floors f WHERE f.building_id IN (${byUuid('buildings')})`;

const SOURCES: Readonly<Record<UsageKind, Source>> = {
  category: {
    exists: byNumber('categories'),
    parts: [
      ['subCategories', 'SELECT name FROM categories WHERE organisation_id = $1 AND parent_id = $2::int'],
      ['destinations', `SELECT d.name FROM destinations d WHERE d.organisation_id = $1 AND ${inTree('d')}`],
      ['destinationsOnlyHere', `SELECT name FROM (${ONLY_IN_TREE}) d`],
    ],
  },
  destination: {
    exists: byNumber('destinations'),
    parts: [
      [
        'rooms',
        `SELECT p.name || ', ' || f.name AS name FROM project_destinations x JOIN projects p ON p.id = x.project_id
           JOIN floors f ON f.id = x.floor_id WHERE x.organisation_id = $1 AND x.destination_id = $2::int`,
      ],
      ['subDestinations', 'SELECT name FROM destinations WHERE organisation_id = $1 AND parent_id = $2::int'],
      [
        'promotions',
        `SELECT p.name FROM promotion_destinations x JOIN promotions p ON p.id = x.promotion_id
          WHERE p.organisation_id = $1 AND x.destination_id = $2::int`,
      ],
      ['promotionsLeft', PROMOTIONS_AT('d.id = $2::int')],
    ],
  },
  amenity: {
    exists: byNumber('amenities'),
    parts: [
      [
        'amenityNodes',
        `SELECT p.name FROM node_amenities x JOIN nodes n ON n.id = x.node_id JOIN projects p ON p.id = n.project_id
          WHERE n.organisation_id = $1 AND x.amenity_id = $2::int`,
      ],
    ],
  },
  project: {
    exists: PROJECT,
    parts: [
      ['published', `SELECT name FROM projects WHERE id IN (${PROJECT}) AND published_at IS NOT NULL`],
      ['buildings', `SELECT name FROM buildings WHERE project_id IN (${PROJECT})`],
      ['floors', `SELECT name FROM floors WHERE project_id IN (${PROJECT})`],
      ['rooms', roomsIn('project_id', PROJECT)],
      ['kiosks', `SELECT name FROM kiosks WHERE project_id IN (${PROJECT})`],
      ['accessKeys', `SELECT name FROM access_keys WHERE project_id IN (${PROJECT})`],
      [
        'promotionsLeft',
        `SELECT p.name FROM promotions p JOIN promotion_projects x ON x.promotion_id = p.id
          WHERE x.project_id IN (${PROJECT}) AND NOT p.everywhere
            AND NOT EXISTS (SELECT FROM promotion_projects y WHERE y.promotion_id = p.id AND y.project_id <> x.project_id)
            AND NOT EXISTS (SELECT FROM promotion_destinations y WHERE y.promotion_id = p.id)
            AND NOT EXISTS (SELECT FROM placement_promotions y JOIN project_destinations e ON e.id = y.placement_id
                             WHERE y.promotion_id = p.id AND e.project_id <> x.project_id)`,
      ],
    ],
  },
  building: {
    exists: byUuid('buildings'),
    parts: [
      ['floors', `SELECT name FROM floors WHERE id IN (${FLOORS_OF_BUILDING})`],
      ['rooms', roomsIn('floor_id', FLOORS_OF_BUILDING)],
      ['kiosks', kiosksOn(FLOORS_OF_BUILDING)],
    ],
  },
  floor: {
    exists: FLOOR,
    parts: [
      ['rooms', roomsIn('floor_id', FLOOR)],
      ['kiosks', kiosksOn(FLOOR)],
    ],
  },
  kiosk: {
    exists: byNumber('kiosks'),
    parts: [['device', 'SELECT name FROM kiosks WHERE organisation_id = $1 AND id = $2::int AND plus_id IS NOT NULL']],
  },
  skin: {
    exists: byNumber('skins'),
    parts: [
      [
        'skinLocations',
        `SELECT name FROM projects WHERE organisation_id = $1 AND settings ->> 'skin_id' = $2::int::text`,
      ],
      ['variables', 'SELECT name FROM skin_variables WHERE organisation_id = $1 AND skin_id = $2::int'],
    ],
  },
  variable: {
    exists: byNumber('skin_variables'),
    parts: [
      [
        'overrides',
        `SELECT p.name FROM variable_overrides x JOIN projects p ON p.id = x.project_id
          WHERE x.organisation_id = $1 AND x.variable_id = $2::int`,
      ],
    ],
  },
  // The organisation is the one of the path.
  organisation: {
    exists: 'SELECT id FROM organisations WHERE id = $1 AND uuid = $2::uuid',
    parts: [
      ['customers', 'SELECT name FROM organisations WHERE parent_id = $1 AND $2::text IS NOT NULL'],
      ['locations', 'SELECT name FROM projects WHERE organisation_id = $1 AND $2::text IS NOT NULL'],
      ['users', 'SELECT name FROM users WHERE organisation_id = $1 AND $2::text IS NOT NULL'],
      ['kiosks', 'SELECT name FROM kiosks WHERE organisation_id = $1 AND $2::text IS NOT NULL'],
      ['destinations', 'SELECT name FROM destinations WHERE organisation_id = $1 AND $2::text IS NOT NULL'],
    ],
  },
};

/** The records that deleting this one takes along, by part, without empty parts; null where there is no such record. */
export async function readUsage(
  read: Queryable,
  kind: UsageKind,
  organisationId: number,
  id: string,
): Promise<Usage | null> {
  const { exists, parts } = SOURCES[kind];
  const { rowCount } = await read.query(exists, [organisationId, id]);
  if (rowCount !== 1) return null;
  const usage: { part: UsagePart; count: number; names: string[] }[] = [];
  for (const [part, sql] of parts) {
    const { rows } = await read.query<{ count: number; names: string[] | null }>(
      `WITH used AS (${sql})
       SELECT (SELECT count(*)::int FROM used) AS count,
              (SELECT array_agg(name) FROM (
                 SELECT DISTINCT name, sort_key(name) COLLATE "C" AS sorted FROM used ORDER BY sorted, name LIMIT ${MOST_NAMED}) named) AS names`,
      [organisationId, id],
    );
    const [row] = rows;
    if (row && row.count > 0) usage.push({ part, count: row.count, names: row.names ?? [] });
  }
  return usage;
}
