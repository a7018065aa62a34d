import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

export interface AtRevision {
  readonly id: number;
  readonly revision: number;
}

/** Ids of the floors of a location by their uuids. */
export async function floorIdsOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    'SELECT id, uuid FROM floors WHERE organisation_id = $1 AND project_id = $2',
    [organisationId, projectId],
  );
  return new Map(rows.map(({ id, uuid }) => [uuid, id]));
}

/** Those of these destinations that the organisation has. They cannot be deleted until the end of the transaction. */
export async function lockDestinationsOf(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM destinations WHERE organisation_id = $1 AND id = ANY ($2) ORDER BY id FOR KEY SHARE',
    [organisationId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Creates a destination for each name, in this order. */
export async function insertNamedDestinations(
  client: PoolClient,
  organisationId: number,
  names: readonly string[],
): Promise<AtRevision[]> {
  const { rows } = await client.query<AtRevision>(
    `INSERT INTO destinations (organisation_id, name)
     SELECT $1, name FROM unnest($2::text[]) WITH ORDINALITY AS n (name, position) ORDER BY position
     RETURNING id, revision`,
    [organisationId, names],
  );
  return rows;
}

export interface RoomPlacement {
  readonly floorId: number;
  readonly objectName: string;
  readonly destinationId: number;
}

/** Places destinations; a room that has one already, or that is named twice, is missing in the result. */
export async function insertRoomPlacements(
  client: PoolClient,
  owner: { readonly organisationId: number; readonly projectId: number },
  placements: readonly RoomPlacement[],
): Promise<AtRevision[]> {
  const { rows } = await client.query<AtRevision>(
    `INSERT INTO project_destinations (organisation_id, project_id, floor_id, object_name, destination_id)
     SELECT $1, $2, * FROM unnest($3::int[], $4::text[], $5::int[])
     ON CONFLICT (floor_id, object_name) DO NOTHING RETURNING id, revision`,
    [
      owner.organisationId,
      owner.projectId,
      placements.map(({ floorId }) => floorId),
      placements.map(({ objectName }) => objectName),
      placements.map(({ destinationId }) => destinationId),
    ],
  );
  return rows;
}

export interface PlacedDestination extends AtRevision {
  readonly name: string;
  readonly placements: readonly (AtRevision & { readonly projectId: number })[];
}

/**
 * These destinations, and those of these placements, with all of their placements in any location; locked until the end
 * of the transaction.
 */
export async function lockPlacedDestinations(
  client: PoolClient,
  organisationId: number,
  { placements, destinations }: { readonly placements: readonly number[]; readonly destinations: readonly number[] },
): Promise<PlacedDestination[]> {
  const { rows } = await client.query<AtRevision & { name: string }>(
    `SELECT id, revision, name FROM destinations WHERE organisation_id = $1
        AND (id = ANY ($2) OR id IN (SELECT destination_id FROM project_destinations WHERE organisation_id = $1 AND id = ANY ($3)))
      ORDER BY id FOR UPDATE`,
    [organisationId, destinations, placements],
  );
  const { rows: placed } = await client.query<AtRevision & { destinationId: number; projectId: number }>(
    `SELECT id, revision, destination_id AS "destinationId", project_id AS "projectId" FROM project_destinations
      WHERE organisation_id = $1 AND destination_id = ANY ($2) ORDER BY id FOR UPDATE`,
    [organisationId, rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({ ...row, placements: placed.filter(({ destinationId }) => destinationId === row.id) }));
}

/** Deletes placements of a location and returns how many. */
export async function deletePlacementsOf(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  ids: readonly number[],
): Promise<number> {
  const { rowCount } = await client.query(
    'DELETE FROM project_destinations WHERE organisation_id = $1 AND project_id = $2 AND id = ANY ($3)',
    [organisationId, projectId, ids],
  );
  return rowCount ?? 0;
}

export async function deleteDestinationsOf(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<void> {
  await client.query('DELETE FROM destinations WHERE organisation_id = $1 AND id = ANY ($2)', [organisationId, ids]);
}
