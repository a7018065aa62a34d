import type { PoolClient } from 'pg';
import type { Destination } from '@/contract/destinations/destinations';
import { orderedTags } from '@/model/content/categories/tags';

/** Inserts many records of an organisation, for the demo and imports. Returns ids in the given order. */
export async function insertCategories(
  client: PoolClient,
  organisationId: number,
  categories: readonly {
    readonly name: string;
    readonly description: string;
    readonly color: string;
    readonly iconId: number;
  }[],
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO categories (organisation_id, name, description, color, icon_id)
     SELECT $1, name, description, color, icon
       FROM unnest($2::text[], $3::text[], $4::text[], $5::int[]) WITH ORDINALITY AS r (name, description, color, icon, position)
      ORDER BY position RETURNING id`,
    [
      organisationId,
      categories.map(({ name }) => name),
      categories.map(({ description }) => description),
      categories.map(({ color }) => color),
      categories.map(({ iconId }) => iconId),
    ],
  );
  return rows.map(({ id }) => id);
}

export interface NewAmenity {
  readonly name: string;
  readonly description: string;
  readonly iconId: number;
  readonly alwaysShow: boolean;
  readonly disableSearch: boolean;
}

export async function insertAmenities(
  client: PoolClient,
  organisationId: number,
  amenities: readonly NewAmenity[],
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO amenities (organisation_id, name, description, icon_id, always_show, disable_search)
     SELECT $1, name, description, icon, shown, hidden
       FROM unnest($2::text[], $3::text[], $4::int[], $5::bool[], $6::bool[])
            WITH ORDINALITY AS r (name, description, icon, shown, hidden, position)
      ORDER BY position RETURNING id`,
    [
      organisationId,
      amenities.map(({ name }) => name),
      amenities.map(({ description }) => description),
      amenities.map(({ iconId }) => iconId),
      amenities.map(({ alwaysShow }) => alwaysShow),
      amenities.map(({ disableSearch }) => disableSearch),
    ],
  );
  return rows.map(({ id }) => id);
}

/** Gives amenities to nodes of the same organisation: pairs of a node and an amenity. */
export async function insertNodeAmenities(
  client: PoolClient,
  links: readonly (readonly [node: number, amenity: number])[],
): Promise<void> {
  await client.query('INSERT INTO node_amenities (node_id, amenity_id) SELECT * FROM unnest($1::int[], $2::int[])', [
    links.map(([node]) => node),
    links.map(([, amenity]) => amenity),
  ]);
}

export interface NewDestination {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly openingHours: Destination['opening_hours'];
  /** A category of the same organisation. */
  readonly categoryId: number;
}

export async function insertDestinations(
  client: PoolClient,
  organisationId: number,
  destinations: readonly NewDestination[],
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO destinations (organisation_id, name, description, tags, opening_hours)
     SELECT $1, r.name, r.description, ARRAY(SELECT jsonb_array_elements_text(r.tags)), r.opening_hours
       FROM jsonb_to_recordset($2::jsonb) AS r (position int, name text, description text, tags jsonb, opening_hours jsonb)
      ORDER BY r.position RETURNING id`,
    [
      organisationId,
      JSON.stringify(
        destinations.map(({ name, description, tags, openingHours }, position) => ({
          position,
          name,
          description,
          tags: orderedTags(tags),
          opening_hours: openingHours ?? null,
        })),
      ),
    ],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    'INSERT INTO destination_categories (destination_id, category_id) SELECT * FROM unnest($1::int[], $2::int[])',
    [ids, destinations.map(({ categoryId }) => categoryId)],
  );
  return ids;
}

export interface NewPlacement {
  readonly floorId: number;
  readonly objectName: string;
  readonly destinationId: number;
  readonly locationId: string | null;
  readonly status: 'COMING_SOON' | 'NEW' | 'TEMPORARILY_CLOSED' | null;
  readonly flagship: boolean;
}

export async function insertPlacements(
  client: PoolClient,
  owner: { organisationId: number; projectId: number },
  placements: readonly NewPlacement[],
): Promise<void> {
  await client.query(
    `INSERT INTO project_destinations (organisation_id, project_id, floor_id, object_name, destination_id, location_id, location_status, flagship)
     SELECT $1, $2, * FROM unnest($3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bool[])`,
    [
      owner.organisationId,
      owner.projectId,
      placements.map(({ floorId }) => floorId),
      placements.map(({ objectName }) => objectName),
      placements.map(({ destinationId }) => destinationId),
      placements.map(({ locationId }) => locationId),
      placements.map(({ status }) => status),
      placements.map(({ flagship }) => flagship),
    ],
  );
}

export async function insertDynamicRoute(
  client: PoolClient,
  owner: { organisationId: number; projectId: number },
  route: { name: string; seconds: number },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO dynamic_routes (organisation_id, project_id, name, seconds) VALUES ($1, $2, $3, $4) RETURNING id',
    [owner.organisationId, owner.projectId, route.name, route.seconds],
  );
  return rows[0]?.id ?? 0;
}

export interface NewKiosk {
  readonly uid: string;
  readonly name: string;
  readonly description: string;
  readonly nodeId: number | null;
  /** Degrees clockwise from north. */
  readonly orientation: number;
  readonly isDemo: boolean;
}

export async function insertKiosks(
  client: PoolClient,
  owner: { organisationId: number; projectId: number },
  kiosks: readonly NewKiosk[],
): Promise<void> {
  await client.query(
    `INSERT INTO kiosks (organisation_id, project_id, uid, name, description, node_id, orientation, is_demo)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::float8[], $8::boolean[])`,
    [
      owner.organisationId,
      owner.projectId,
      kiosks.map(({ uid }) => uid),
      kiosks.map(({ name }) => name),
      kiosks.map(({ description }) => description),
      kiosks.map(({ nodeId }) => nodeId),
      kiosks.map(({ orientation }) => orientation),
      kiosks.map(({ isDemo }) => isDemo),
    ],
  );
}
