import type { Building, BuildingList, Floor } from '@/contract/buildings/buildings';
import { isUuid } from '@/model/content/isUuid';
import type { Queryable } from '../../database/queryable';

const FLOOR = `jsonb_build_object('uuid', f.uuid, 'name', f.name, 'shortname', f.shortname, 'order', f."order", 'compile', f.compile,
  'elevation', f.elevation, 'plan', f.plan_key, 'plan_updated_at', f.plan_updated_at,
  'labels', (SELECT count(*) FROM floor_labels l WHERE l.floor_id = f.id))`;

type FloorRow = Omit<Floor, 'plan_updated_at'> & { plan_updated_at: string | null };

type BuildingRow = Omit<Building, 'floors'> & { floors: FloorRow[] };

const toBuilding = ({ floors, ...building }: BuildingRow): Building => ({ ...building, floors: floors.map(toFloor) });

const toFloor = (row: FloorRow): Floor => ({
  ...row,
  plan_updated_at: row.plan_updated_at === null ? null : new Date(row.plan_updated_at).toISOString(),
});

/** Buildings of a location in order, each with its floors from lowest to highest. */
export async function listBuildingsOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<Building[]> {
  const { rows } = await client.query<BuildingRow>(
    `SELECT b.uuid, b.name, b.shortname, b.overview,
            COALESCE((SELECT jsonb_agg(${FLOOR} ORDER BY f."order", f.id) FROM floors f WHERE f.building_id = b.id), '[]') AS floors
       FROM buildings b WHERE b.organisation_id = $1 AND b.project_id = $2 ORDER BY b.position, b.id`,
    [organisationId, projectId],
  );
  return rows.map(toBuilding);
}

/**
 * The buildings of a location with the revision of the list. The revision is read first: at worst it is too old for the
 * list, so that a save is rejected instead of overwriting something.
 */
export async function readBuildingList(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<BuildingList> {
  const { rows } = await client.query<{ revision: number }>(
    'SELECT structure_revision AS revision FROM projects WHERE organisation_id = $1 AND id = $2',
    [organisationId, projectId],
  );
  return { buildings: await listBuildingsOf(client, organisationId, projectId), ...rows[0] };
}

export interface FoundBuilding {
  readonly id: number;
  readonly projectId: number;
  readonly name: string;
}

export async function findBuilding(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<FoundBuilding | null> {
  const { rows } = await client.query<FoundBuilding>(
    'SELECT id, project_id AS "projectId", name FROM buildings WHERE organisation_id = $1 AND uuid = $2',
    [organisationId, uuid],
  );
  return rows[0] ?? null;
}

export interface FoundFloor {
  readonly id: number;
  readonly uuid: string;
  readonly projectId: number;
  readonly name: string;
  readonly planKey: string | null;
}

export async function findFloor(client: Queryable, organisationId: number, uuid: string): Promise<FoundFloor | null> {
  const { rows } = await client.query<FoundFloor>(
    `SELECT id, uuid, project_id AS "projectId", name, plan_key AS "planKey" FROM floors
      WHERE organisation_id = $1 AND uuid = $2`,
    [organisationId, uuid],
  );
  return rows[0] ?? null;
}

/** The key of the floor plan of a floor of a location; null where it has none. */
export async function findPlanKey(
  client: Queryable,
  organisationId: number,
  projectId: number,
  floor: string,
): Promise<string | null> {
  if (!isUuid(floor)) return null;
  const { rows } = await client.query<{ plan_key: string | null }>(
    'SELECT plan_key FROM floors WHERE organisation_id = $1 AND project_id = $2 AND uuid = $3',
    [organisationId, projectId, floor],
  );
  return rows[0]?.plan_key ?? null;
}

/** The key of the present floor plan of a floor; null where it has none. */
export async function findCurrentPlanKey(
  client: Queryable,
  organisationId: number,
  floorId: number,
): Promise<string | null> {
  const { rows } = await client.query<{ plan_key: string | null }>(
    'SELECT plan_key FROM floors WHERE organisation_id = $1 AND id = $2',
    [organisationId, floorId],
  );
  return rows[0]?.plan_key ?? null;
}

/** The id of the upload that is the floor plan of a floor; null where it has none. */
export async function findCurrentUpload(
  client: Queryable,
  organisationId: number,
  floorId: number,
): Promise<number | null> {
  const { rows } = await client.query<{ upload_id: number | null }>(
    'SELECT upload_id FROM floors WHERE organisation_id = $1 AND id = $2',
    [organisationId, floorId],
  );
  return rows[0]?.upload_id ?? null;
}

export async function readFloorOf(client: Queryable, organisationId: number, uuid: string): Promise<Floor | null> {
  const { rows } = await client.query<{ floor: FloorRow }>(
    `SELECT ${FLOOR} AS floor FROM floors f WHERE f.organisation_id = $1 AND f.uuid = $2`,
    [organisationId, uuid],
  );
  return rows[0] ? toFloor(rows[0].floor) : null;
}

/** Names of the meshes in the current floor plan; empty when there is none. */
export async function listMeshNames(client: Queryable, floorId: number): Promise<string[]> {
  const { rows } = await client.query<{ mesh_names: string[] }>(
    `SELECT COALESCE(c.mesh_names, u.mesh_names, '{}') AS mesh_names FROM floors f
       LEFT JOIN uploaded_map_files u ON u.id = f.upload_id
       LEFT JOIN outline_corrections c ON c.floor_id = f.id AND c.plan_key = f.plan_key WHERE f.id = $1`,
    [floorId],
  );
  return rows[0]?.mesh_names ?? [];
}
