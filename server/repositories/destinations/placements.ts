import type { PoolClient } from 'pg';
import type { Placement, PlacementDetails } from '@/contract/destinations/destinations';
import type { Queryable } from '../../database/queryable';
import { CATEGORIES } from './destinations';

/** The colour that a place or its destination has on the map instead of that of its category. */
const meshColour = (table: 'd' | 'g') =>
  `CASE WHEN (${table}.colour_settings->>'override')::boolean THEN ${table}.colour_settings->>'mesh_normal' END`;

/** Those of a kind from rows `p` of promotions, by their start. */
const promotionsOf = (kind: 'event' | 'offer') =>
  `jsonb_agg(jsonb_build_object('id', p.id, 'uuid', p.uuid, 'name', p.name) ORDER BY p.starts_at, p.id)
     FILTER (WHERE p.kind = '${kind}')`;

/** Of a destination for staff only that it is; nothing of another one. */
const staffOnlyOf = (table: string) =>
  `CASE WHEN ${table}.staff_only THEN jsonb_build_object('staff_only', true) ELSE '{}'::jsonb END`;

const PLACEMENT = `
  SELECT d.id, d.object_name, f.uuid AS floor_id, f.name AS floor_name, d.location_id, g.name AS location_name,
         d.location_status, d.revision,
         jsonb_build_object('parent_id', g.id, 'name', g.name, 'description', g.description, 'logo', g.logo,
           'map_logo', g.map_logo, 'flagship', CASE WHEN d.flagship THEN 1 ELSE 0 END,
           'categories', COALESCE(h.categories, '[]'), 'colour', COALESCE(${meshColour('d')}, ${meshColour('g')}, h.colour),
           'opening_hours', COALESCE(d.opening_hours, g.opening_hours), 'tags', g.tags,
           'local_description', d.local_description, 'phone_number', d.phone_number, 'address', d.address,
           'parking', d.parking, 'photo', d.photo, 'location_review', d.location_review, 'badges', d.badges,
           'differs_from_mall_hours', d.opening_hours IS NOT NULL, 'colour_settings', d.colour_settings,
           'review', g.review, 'additional_data', COALESCE(a.data, '[]'), 'related_destinations', COALESCE(r.related, '[]')
         ) || ${staffOnlyOf('g')} AS destination,
         COALESCE(e.events, '[]') AS events, COALESCE(e.offers, '[]') AS offers, COALESCE(s.inside, '[]') AS sub_destinations
    FROM project_destinations d
    JOIN destinations g ON g.id = d.destination_id
    JOIN floors f ON f.id = d.floor_id
    LEFT JOIN LATERAL (SELECT ${CATEGORIES} FROM destination_categories h JOIN categories c ON c.id = h.category_id
                        WHERE h.destination_id = g.id) h ON true
    LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('title', one->>'title', 'type', one->'type', 'value', one->>'value')) AS data
                         FROM jsonb_array_elements(g.additional_data) AS one) a ON true
    LEFT JOIN LATERAL (SELECT jsonb_agg(r.related_id ORDER BY r.related_id) AS related
                         FROM related_destinations r WHERE r.destination_id = g.id) r ON true
    LEFT JOIN LATERAL (SELECT ${promotionsOf('event')} AS events, ${promotionsOf('offer')} AS offers
                         FROM placement_promotions x JOIN promotions p ON p.id = x.promotion_id
                        WHERE x.placement_id = d.id) e ON true
    LEFT JOIN LATERAL (SELECT jsonb_agg(${staffOnlyOf('s')} || jsonb_build_object('id', s.id, 'name', s.name, 'logo', s.logo, 'parent',
                                CASE WHEN m.id IS NOT NULL
                                     THEN ${staffOnlyOf('m')} || jsonb_build_object('id', m.id, 'name', m.name, 'logo', m.logo) END)
                              ORDER BY sort_key(s.name) COLLATE "C", s.id) AS inside
                         FROM placement_sub_destinations x JOIN destinations s ON s.id = x.destination_id
                         LEFT JOIN destinations m ON m.id = s.parent_id WHERE x.placement_id = d.id) s ON true`;

export async function listPlacementsOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<Placement[]> {
  const { rows } = await client.query<Placement>(
    `${PLACEMENT} WHERE d.organisation_id = $1 AND d.project_id = $2 ORDER BY f."order", sort_key(g.name) COLLATE "C", d.id`,
    [organisationId, projectId],
  );
  return rows;
}

/** How many rooms of a location have a destination for staff only. */
export async function countStaffOnly(client: Queryable, organisationId: number, projectId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM project_destinations d JOIN destinations g ON g.id = d.destination_id
      WHERE d.organisation_id = $1 AND d.project_id = $2 AND g.staff_only`,
    [organisationId, projectId],
  );
  return rows[0]?.count ?? 0;
}

export async function findPlacementOn(
  client: Queryable,
  organisationId: number,
  floorId: number,
  objectName: string,
): Promise<Placement | null> {
  const { rows } = await client.query<Placement>(
    `${PLACEMENT} WHERE d.organisation_id = $1 AND d.floor_id = $2 AND d.object_name = $3`,
    [organisationId, floorId, objectName],
  );
  return rows[0] ?? null;
}

export async function readPlacementOf(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<Placement | null> {
  const { rows } = await client.query<Placement>(`${PLACEMENT} WHERE d.organisation_id = $1 AND d.id = $2`, [
    organisationId,
    id,
  ]);
  return rows[0] ?? null;
}

export interface PlacementFields {
  readonly objectName: string;
  readonly floorId: number;
  readonly projectId: number;
  readonly destinationId: number;
  readonly locationId: string | null;
  readonly locationStatus: string | null;
  readonly flagship: boolean;
}

/** Null when the mesh already has a destination. */
export async function insertPlacement(
  client: PoolClient,
  organisationId: number,
  fields: PlacementFields,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO project_destinations (organisation_id, project_id, floor_id, object_name, destination_id, location_id, location_status, flagship)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (floor_id, object_name) DO NOTHING RETURNING id`,
    [
      organisationId,
      fields.projectId,
      fields.floorId,
      fields.objectName,
      fields.destinationId,
      fields.locationId,
      fields.locationStatus,
      fields.flagship,
    ],
  );
  return rows[0]?.id ?? null;
}

/** False when the base revision is stale. */
export async function updatePlacementOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  fields: PlacementFields & { revision?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE project_destinations SET floor_id = $3, project_id = $4, object_name = $5, destination_id = $6, location_id = $7,
            location_status = $8, flagship = $9, revision = revision + 1
      WHERE organisation_id = $1 AND id = $2 AND ($10::int IS NULL OR revision = $10)`,
    [
      organisationId,
      id,
      fields.floorId,
      fields.projectId,
      fields.objectName,
      fields.destinationId,
      fields.locationId,
      fields.locationStatus,
      fields.flagship,
      fields.revision ?? null,
    ],
  );
  return rowCount === 1;
}

/** Stores the details that are given; the others stay as they are. */
export async function storePlacementDetails(
  client: PoolClient,
  organisationId: number,
  id: number,
  details: PlacementDetails,
): Promise<void> {
  await client.query(
    `UPDATE project_destinations SET
        local_description = COALESCE($3::jsonb->>'local_description', local_description),
        phone_number = COALESCE($3::jsonb->>'phone_number', phone_number),
        address = COALESCE($3::jsonb->>'address', address),
        parking = COALESCE($3::jsonb->>'parking', parking),
        photo = CASE WHEN $3::jsonb ? 'photo' THEN $3::jsonb->>'photo' ELSE photo END,
        location_review = COALESCE(($3::jsonb->>'location_review')::float8, location_review),
        badges = CASE WHEN $3::jsonb ? 'badges' THEN ARRAY(SELECT jsonb_array_elements_text($3::jsonb->'badges')) ELSE badges END,
        opening_hours = CASE WHEN $3::jsonb ? 'opening_hours' THEN NULLIF($3::jsonb->'opening_hours', 'null') ELSE opening_hours END,
        colour_settings =
          CASE WHEN $3::jsonb ? 'colour_settings' THEN NULLIF($3::jsonb->'colour_settings', 'null') ELSE colour_settings END
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, JSON.stringify(details)],
  );
}

export async function deletePlacementOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query('DELETE FROM project_destinations WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}
