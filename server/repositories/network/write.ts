import type { PoolClient } from 'pg';
import type { WireEdge, WireNode } from '@/contract/network/network';
import type { Queryable } from '../../database/queryable';

/** Reserves ids for `count` new rows of a table, so that rows that reference each other can be inserted together. */
export async function reserveIds(
  client: Queryable,
  table: 'nodes' | 'joints' | 'transit_groups',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    'SELECT nextval(pg_get_serial_sequence($1, $2))::int AS id FROM generate_series(1, $3)',
    [table, 'id', count],
  );
  return rows.map(({ id }) => id);
}

export interface Owner {
  readonly organisationId: number;
  readonly projectId: number;
}

export type NodeRow = Omit<WireNode, 'floor_id'> & { floor: number };
export type EdgeRow = WireEdge & { floor: number };

/** Rows of one statement: to write its values holds the event loop for some milliseconds. */
const PIECE = 2_500;

/** Writes rows piece by piece. Returns how many rows were written. */
async function inPieces<Row>(
  rows: readonly Row[],
  write: (piece: readonly Row[]) => Promise<{ rowCount: number | null }>,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < rows.length; at += PIECE) count += (await write(rows.slice(at, at + PIECE))).rowCount ?? 0;
  return count;
}

const nodeColumns = (nodes: readonly NodeRow[]) => [
  nodes.map(({ id }) => id),
  nodes.map(({ floor }) => floor),
  nodes.map(({ x }) => x),
  nodes.map(({ y }) => y),
  nodes.map(({ z }) => z),
  nodes.map(({ name }) => name),
  nodes.map(({ open }) => open),
  nodes.map(({ mesh }) => mesh),
  nodes.map(({ dynamicRoute }) => dynamicRoute),
  // An open node has none, whoever sends one.
  nodes.map(({ open, closure }) => (open || !closure ? null : JSON.stringify(closure))),
];
const NODES = `unnest($3::int[], $4::int[], $5::float8[], $6::float8[], $7::float8[], $8::text[], $9::bool[], $10::text[], $11::int[], $12::text[])
  AS r (id, floor_id, x, y, z, name, open, mesh, dynamic_route_id, closure)`;

export async function insertNodes(client: PoolClient, owner: Owner, nodes: readonly NodeRow[]): Promise<void> {
  await inPieces(nodes, (piece) =>
    client.query(
      `INSERT INTO nodes (id, organisation_id, project_id, floor_id, x, y, z, name, open, mesh, dynamic_route_id, closure)
     OVERRIDING SYSTEM VALUE SELECT id, $1, $2, floor_id, x, y, z, name, open, mesh, dynamic_route_id, closure::jsonb FROM ${NODES}`,
      [owner.organisationId, owner.projectId, ...nodeColumns(piece)],
    ),
  );
}

/** Returns how many of the nodes were found and updated. */
export async function updateNodes(client: PoolClient, owner: Owner, nodes: readonly NodeRow[]): Promise<number> {
  return inPieces(nodes, (piece) =>
    client.query(
      `UPDATE nodes n SET floor_id = r.floor_id, x = r.x, y = r.y, z = r.z, name = r.name, open = r.open, mesh = r.mesh,
            dynamic_route_id = r.dynamic_route_id, closure = r.closure::jsonb
       FROM ${NODES} WHERE n.id = r.id AND n.organisation_id = $1 AND n.project_id = $2`,
      [owner.organisationId, owner.projectId, ...nodeColumns(piece)],
    ),
  );
}

const edgeColumns = (edges: readonly EdgeRow[]) => [
  edges.map(({ id }) => id),
  edges.map(({ floor }) => floor),
  edges.map(({ from }) => from),
  edges.map(({ to }) => to),
  edges.map(({ travel }) => travel),
  edges.map(({ direction }) => direction),
  edges.map(({ weight }) => weight),
  edges.map(({ multiplier }) => multiplier),
  edges.map(({ multiplier_z }) => multiplier_z),
];
const EDGES = `unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::int[], $9::float8[], $10::float8[], $11::float8[])
  AS r (id, floor_id, from_node, to_node, travel, direction, weight, multiplier, multiplier_z)`;

export async function insertEdges(client: PoolClient, owner: Owner, edges: readonly EdgeRow[]): Promise<void> {
  await inPieces(edges, (piece) =>
    client.query(
      `INSERT INTO joints (id, organisation_id, project_id, floor_id, from_node, to_node, travel, direction, weight, multiplier, multiplier_z)
     OVERRIDING SYSTEM VALUE
     SELECT id, $1, $2, floor_id, from_node, to_node, travel, direction, weight, multiplier, multiplier_z FROM ${EDGES}`,
      [owner.organisationId, owner.projectId, ...edgeColumns(piece)],
    ),
  );
}

/** Returns how many of the paths were found and updated. */
export async function updateEdges(client: PoolClient, owner: Owner, edges: readonly EdgeRow[]): Promise<number> {
  return inPieces(edges, (piece) =>
    client.query(
      `UPDATE joints j SET floor_id = r.floor_id, from_node = r.from_node, to_node = r.to_node, travel = r.travel,
            direction = r.direction, weight = r.weight, multiplier = r.multiplier, multiplier_z = r.multiplier_z
       FROM ${EDGES} WHERE j.id = r.id AND j.organisation_id = $1 AND j.project_id = $2`,
      [owner.organisationId, owner.projectId, ...edgeColumns(piece)],
    ),
  );
}

/**
 * Puts the paths of these nodes on the floor of their ends, which may have moved; false when the ends of one are on two
 * floors.
 */
export async function moveEdgesWithNodes(
  client: PoolClient,
  owner: Owner,
  nodeIds: readonly number[],
): Promise<boolean> {
  if (nodeIds.length === 0) return true;
  const { rows } = await client.query<{ across: boolean }>(
    `UPDATE joints j SET floor_id = a.floor_id FROM nodes a, nodes b
      WHERE j.organisation_id = $1 AND j.project_id = $2 AND a.id = j.from_node AND b.id = j.to_node
        AND (j.from_node = ANY($3::int[]) OR j.to_node = ANY($3::int[]))
        AND (j.floor_id <> a.floor_id OR j.floor_id <> b.floor_id)
     RETURNING a.floor_id <> b.floor_id AS across`,
    [owner.organisationId, owner.projectId, nodeIds],
  );
  return !rows.some(({ across }) => across);
}

/** Deletes rows of the location by id; ids that another user has already deleted are ignored. */
export async function deleteRows(
  client: PoolClient,
  owner: Owner,
  table: 'nodes' | 'joints' | 'transit_groups',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(`DELETE FROM ${table} WHERE organisation_id = $1 AND project_id = $2 AND id = ANY($3::int[])`, [
    owner.organisationId,
    owner.projectId,
    ids,
  ]);
}

/**
 * Advances the revision of the network if it equals the base revision; a base of `null` always matches. Null when
 * another user has saved in between.
 */
export async function advanceNetwork(
  client: PoolClient,
  projectId: number,
  basedOn: number | null,
): Promise<number | null> {
  const { rows } = await client.query<{ network_revision: number }>(
    `UPDATE projects SET network_revision = network_revision + 1
      WHERE id = $1 AND ($2::int IS NULL OR network_revision = $2) RETURNING network_revision`,
    [projectId, basedOn],
  );
  return rows[0]?.network_revision ?? null;
}
