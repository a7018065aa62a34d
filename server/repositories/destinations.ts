import type { Pool, PoolClient } from 'pg';
import type { Category, Destination, Placement } from '@/contract/destinations';

type Queryable = Pool | PoolClient;

const CATEGORIES = `COALESCE((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name))
  FROM destination_categories h JOIN categories c ON c.id = h.category_id WHERE h.destination_id = g.id), '[]')`;
const COLOUR = `(SELECT c.color FROM destination_categories h JOIN categories c ON c.id = h.category_id
  WHERE h.destination_id = g.id ORDER BY c.id LIMIT 1)`;

const DESTINATION_COLUMNS = `
  SELECT g.id, g.name, g.description, g.logo, g.map_logo, g.parent_id, g.tags, g.opening_hours, g.revision, g.updated_at,
         o.uuid AS organisation_uuid, ${CATEGORIES} AS categories, ${COLOUR} AS default_category_colour`;
const DESTINATION = `${DESTINATION_COLUMNS} FROM destinations g JOIN organisations o ON o.id = g.organisation_id`;

type DestinationRow = Omit<Destination, 'updated_at'> & { updated_at: Date };
const toDestination = (row: DestinationRow): Destination => ({ ...row, updated_at: row.updated_at.toISOString() });

export async function listCategoriesOf(client: Queryable, organisationId: number): Promise<Category[]> {
  const { rows } = await client.query<Category>(
    `SELECT id, name, description, icon_id, COALESCE(parent_id, 0) AS parent_id, color FROM categories
      WHERE organisation_id = $1 ORDER BY lower(name), id`,
    [organisationId],
  );
  return rows;
}

const ORDERS = {
  name: 'lower(g.name), g.id',
  '-name': 'lower(g.name) DESC, g.id DESC',
  updated_at: 'g.updated_at, g.id',
  '-updated_at': 'g.updated_at DESC, g.id DESC',
} as const;

export interface ListRequest {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sort?: keyof typeof ORDERS | undefined;
}

export async function listDestinationsOf(
  client: Queryable,
  organisationId: number,
  { search, limit, offset, sort }: ListRequest,
): Promise<Destination[]> {
  const order = ORDERS[sort ?? 'name'];
  // The page is cut first: categories are looked up for its rows alone, not for all that stand before it.
  const { rows } = await client.query<DestinationRow>(
    `${DESTINATION_COLUMNS} FROM (
       SELECT * FROM destinations g WHERE g.organisation_id = $1 AND ($2::text IS NULL OR strpos(lower(g.name), lower($2)) > 0)
        ORDER BY ${order} LIMIT $3 OFFSET $4) g
       JOIN organisations o ON o.id = g.organisation_id ORDER BY ${order}`,
    [organisationId, search ?? null, limit ?? null, offset ?? 0],
  );
  return rows.map(toDestination);
}

export async function readDestinationOf(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<Destination | null> {
  const { rows } = await client.query<DestinationRow>(`${DESTINATION} WHERE g.organisation_id = $1 AND g.id = $2`, [
    organisationId,
    id,
  ]);
  return rows[0] ? toDestination(rows[0]) : null;
}

export interface DestinationFields {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export async function insertDestination(
  client: PoolClient,
  organisationId: number,
  fields: DestinationFields,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO destinations (organisation_id, name, description, tags) VALUES ($1, $2, $3, $4) RETURNING id',
    [organisationId, fields.name, fields.description, fields.tags],
  );
  return rows[0]?.id ?? 0;
}

/** False when the revision it is based on is stale. */
export async function updateDestinationOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  fields: DestinationFields & { revision?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE destinations SET name = $3, description = $4, tags = $5, revision = revision + 1, updated_at = now()
      WHERE organisation_id = $1 AND id = $2 AND ($6::int IS NULL OR revision = $6)`,
    [organisationId, id, fields.name, fields.description, fields.tags, fields.revision ?? null],
  );
  return rowCount === 1;
}

/** Puts the destination into these categories of its organisation; false when one of them is not. */
export async function setCategories(
  client: PoolClient,
  organisationId: number,
  id: number,
  categories: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(categories)];
  await client.query('DELETE FROM destination_categories WHERE destination_id = $1', [id]);
  const { rowCount } = await client.query(
    `INSERT INTO destination_categories (destination_id, category_id)
     SELECT $1, c.id FROM categories c WHERE c.organisation_id = $2 AND c.id = ANY($3::int[])`,
    [id, organisationId, wanted],
  );
  return rowCount === wanted.length;
}

/** Locations that show the destination have something to publish. */
export async function touchProjectsWith(
  client: PoolClient,
  organisationId: number,
  destinationId: number,
): Promise<void> {
  await client.query(
    `UPDATE projects SET content_revision = content_revision + 1, updated_at = now()
      WHERE organisation_id = $1 AND id IN (SELECT project_id FROM project_destinations WHERE destination_id = $2)`,
    [organisationId, destinationId],
  );
}

const PLACEMENT = `
  SELECT d.id, d.object_name, f.uuid AS floor_id, f.name AS floor_name, d.location_id, g.name AS location_name,
         d.location_status, d.revision,
         jsonb_build_object('parent_id', g.id, 'name', g.name, 'description', g.description, 'logo', g.logo,
           'map_logo', g.map_logo, 'flagship', CASE WHEN d.flagship THEN 1 ELSE 0 END, 'categories', ${CATEGORIES},
           'colour', ${COLOUR}, 'opening_hours', g.opening_hours, 'tags', g.tags) AS destination
    FROM project_destinations d
    JOIN destinations g ON g.id = d.destination_id
    JOIN floors f ON f.id = d.floor_id`;

export async function listPlacementsOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<Placement[]> {
  const { rows } = await client.query<Placement>(
    `${PLACEMENT} WHERE d.organisation_id = $1 AND d.project_id = $2 ORDER BY f."order", lower(g.name), d.id`,
    [organisationId, projectId],
  );
  return rows;
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

/** Null when the mesh carries a destination already. */
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

/** False when the revision it is based on is stale. */
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

export async function deletePlacementOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query('DELETE FROM project_destinations WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}
