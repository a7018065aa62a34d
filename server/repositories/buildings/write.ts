import type { PoolClient } from 'pg';
import { elevationOf } from '@/model/network/elevationOf';
import type { FoundBuilding } from './read';

export async function insertBuilding(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  { name, shortname }: { name: string; shortname: string },
): Promise<string> {
  const { rows } = await client.query<{ uuid: string }>(
    `INSERT INTO buildings (organisation_id, project_id, name, shortname, position)
     VALUES ($1, $2, $3, $4, (SELECT COALESCE(max(position) + 1, 0) FROM buildings WHERE project_id = $2)) RETURNING uuid`,
    [organisationId, projectId, name, shortname],
  );
  return rows[0]?.uuid ?? '';
}

export async function insertFloor(
  client: PoolClient,
  organisationId: number,
  building: FoundBuilding,
  { name, shortname, order }: { name: string; shortname: string; order: number },
): Promise<string> {
  const { rows } = await client.query<{ uuid: string }>(
    `INSERT INTO floors (organisation_id, project_id, building_id, name, shortname, "order", elevation)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING uuid`,
    [organisationId, building.projectId, building.id, name, shortname, order, elevationOf(order)],
  );
  return rows[0]?.uuid ?? '';
}

export async function updateBuilding(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  building: { uuid: string; name: string; shortname: string; overview?: boolean | undefined; position: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE buildings SET name = $4, shortname = $5, overview = COALESCE($6, overview), position = $7
      WHERE organisation_id = $1 AND project_id = $2 AND uuid = $3`,
    [
      organisationId,
      projectId,
      building.uuid,
      building.name,
      building.shortname,
      building.overview ?? null,
      building.position,
    ],
  );
  return rowCount === 1;
}

export async function updateFloor(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  floor: {
    uuid: string;
    building: string;
    name: string;
    shortname: string;
    order: number;
    compile?: boolean | undefined;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE floors SET name = $4, shortname = $5, "order" = $6, compile = COALESCE($7, compile), elevation = $9,
            building_id = (SELECT id FROM buildings WHERE organisation_id = $1 AND project_id = $2 AND uuid = $8)
      WHERE organisation_id = $1 AND project_id = $2 AND uuid = $3`,
    [
      organisationId,
      projectId,
      floor.uuid,
      floor.name,
      floor.shortname,
      floor.order,
      floor.compile ?? null,
      floor.building,
      elevationOf(floor.order),
    ],
  );
  return rowCount === 1;
}

/** Moves the nodes of a floor to the elevation of its new order; false when no node has to move. */
export async function shiftNodeElevations(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  floor: { uuid: string; order: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE nodes n SET z = n.z + ($4::float8 - f.elevation) FROM floors f
      WHERE f.id = n.floor_id AND f.organisation_id = $1 AND f.project_id = $2 AND f.uuid = $3 AND f.elevation <> $4::float8`,
    [organisationId, projectId, floor.uuid, elevationOf(floor.order)],
  );
  return (rowCount ?? 0) > 0;
}

export async function deleteBuildingOf(client: PoolClient, organisationId: number, uuid: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM buildings WHERE organisation_id = $1 AND uuid = $2', [
    organisationId,
    uuid,
  ]);
  return rowCount === 1;
}

export async function deleteFloorOf(client: PoolClient, organisationId: number, uuid: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM floors WHERE organisation_id = $1 AND uuid = $2', [
    organisationId,
    uuid,
  ]);
  return rowCount === 1;
}

/** Labels of one statement: to write its values holds the event loop for some milliseconds. */
const LABELS_PIECE = 5_000;

/** Replaces the labels of a floor, one upload after the other; false when the floor was deleted in the meantime. */
export async function replaceLabels(
  client: PoolClient,
  organisationId: number,
  floorId: number,
  labels: readonly { mesh: string; text: string }[],
): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM floors WHERE id = $1 AND organisation_id = $2 FOR UPDATE', [
    floorId,
    organisationId,
  ]);
  if (rowCount !== 1) return false;
  await client.query('DELETE FROM floor_labels WHERE floor_id = $1 AND organisation_id = $2', [
    floorId,
    organisationId,
  ]);
  for (let at = 0; at < labels.length; at += LABELS_PIECE) {
    const piece = labels.slice(at, at + LABELS_PIECE);
    await client.query(
      `INSERT INTO floor_labels (floor_id, organisation_id, object_name, text)
       SELECT $1, $2, * FROM unnest($3::text[], $4::text[])`,
      [floorId, organisationId, piece.map(({ mesh }) => mesh), piece.map(({ text }) => text)],
    );
  }
  return true;
}
