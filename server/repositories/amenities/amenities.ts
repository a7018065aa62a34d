import type { PoolClient } from 'pg';
import type { NodeAmenity } from '@/contract/amenities/amenities';
import type { Amenity } from '@/contract/amenities/amenity';
import type { Publication } from '@/contract/locations/projectData';
import { STANDARD_ICONS } from '@/model/content/icons/standardIcons';
import type { Queryable } from '../../database/queryable';
import { recordRepository } from '../recordRepository';

type AmenityRow = Required<Omit<Amenity, 'icon' | 'logo'>> & { readonly own_icon: string | null };

/** Editable fields of an amenity. */
interface AmenityFields {
  readonly name: string;
  readonly description: string;
  readonly icon_id: number;
  readonly always_show: boolean;
  readonly disable_search: boolean;
}

const iconOf = (iconId: number | null, ownUrl: string | null): Amenity['icon'] => {
  const url = ownUrl ?? STANDARD_ICONS.find(({ id }) => id === iconId)?.url;
  return url === undefined ? null : { url };
};

const toAmenity = ({ own_icon, ...row }: AmenityRow): Amenity => ({
  ...row,
  logo: null,
  icon: iconOf(row.icon_id, own_icon),
});

/** Deleting an amenity takes it from its nodes. */
export const amenityRepository = recordRepository<AmenityRow, AmenityFields, Amenity>({
  table: 'amenities',
  selected: `id, uuid, name, description, icon_id, always_show::int, disable_search::int, organisation_id, revision,
    (SELECT '/api/images/' || image_key FROM icons WHERE icons.id = amenities.icon_id) AS own_icon,
    (SELECT count(*)::int FROM node_amenities WHERE amenity_id = amenities.id) AS nodes`,
  columns: ['name', 'description', 'icon_id', 'always_show', 'disable_search'],
  toRecord: toAmenity,
});

interface NodeAmenityRow extends Pick<AmenityRow, 'id' | 'name' | 'icon_id' | 'own_icon'> {
  readonly node_id: number;
  readonly amenity_id: number;
}

/** The amenities at the nodes of a floor. */
export const listFloorAmenities = (client: Queryable, organisationId: number, floorId: number) =>
  listNodeAmenitiesBy(client, organisationId, 'floor_id', floorId);

/** The amenities at a node. */
export const listNodeAmenities = (client: Queryable, organisationId: number, nodeId: number) =>
  listNodeAmenitiesBy(client, organisationId, 'id', nodeId);

async function listNodeAmenitiesBy(
  client: Queryable,
  organisationId: number,
  column: 'id' | 'floor_id',
  value: number,
): Promise<NodeAmenity[]> {
  const { rows } = await client.query<NodeAmenityRow>(
    `SELECT x.id, x.node_id, a.id AS amenity_id, a.name, a.icon_id, '/api/images/' || i.image_key AS own_icon
       FROM node_amenities x JOIN nodes n ON n.id = x.node_id JOIN amenities a ON a.id = x.amenity_id
       LEFT JOIN icons i ON i.id = a.icon_id
      WHERE n.organisation_id = $1 AND n.${column} = $2 ORDER BY x.id`,
    [organisationId, value],
  );
  return rows.map(({ id, node_id, amenity_id, name, icon_id, own_icon }) => ({
    id,
    node_id,
    global_amenity: { id: amenity_id, name, icon: iconOf(icon_id, own_icon) },
  }));
}

/** The nodes of a location that have an amenity. */
export async function listAmenityPlaces(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<NonNullable<Publication['amenity_places']>> {
  const { rows } = await client.query<{ amenity: number; node: number }>(
    `SELECT x.amenity_id AS amenity, x.node_id AS node FROM node_amenities x JOIN nodes n ON n.id = x.node_id
      WHERE n.organisation_id = $1 AND n.project_id = $2 ORDER BY x.amenity_id, x.node_id`,
    [organisationId, projectId],
  );
  return rows;
}

/** Gives a node exactly these amenities; false where one of them is not of the organisation. */
export async function setNodeAmenities(
  client: PoolClient,
  organisationId: number,
  nodeId: number,
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await client.query<{ known: number }>(
    'SELECT count(*)::int AS known FROM amenities WHERE organisation_id = $1 AND id = ANY($2::int[])',
    [organisationId, ids],
  );
  if (rows[0]?.known !== new Set(ids).size) return false;
  await client.query('DELETE FROM node_amenities WHERE node_id = $1 AND amenity_id <> ALL($2::int[])', [nodeId, ids]);
  await client.query(
    `INSERT INTO node_amenities (node_id, amenity_id) SELECT $1, id FROM unnest($2::int[]) AS r (id)
     ON CONFLICT (node_id, amenity_id) DO NOTHING`,
    [nodeId, ids],
  );
  return true;
}
