import type { Pool, PoolClient } from 'pg';
import type { WireJoint, WireNetwork, WireNode, WireTransitGroup, WireTravelType } from '@/contract/network';

type Queryable = Pool | PoolClient;

const NODE = `n.id, f.uuid AS floor_id, n.x, n.y, n.z, n.name, n.open, n.mesh, n.dynamic_route_id AS "dynamicRoute"`;
const JOINT = `j.id, j.from_node AS "from", j.to_node AS "to", j.travel, j.direction, j.weight, j.multiplier, j.multiplier_z`;
const GROUP = `g.id, g.name, g.travel, g.weight, g.type, g.multiplier,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', m.node_id, 'floor_id', f.uuid) ORDER BY m.position)
              FROM transit_group_nodes m JOIN nodes n ON n.id = m.node_id JOIN floors f ON f.id = n.floor_id
             WHERE m.group_id = g.id), '[]') AS nodes`;

/** All nodes, paths and groups of a location and the revision that they are. */
export async function readNetworkOf(client: Queryable, projectId: number): Promise<WireNetwork> {
  const { rows: revisions } = await client.query<{ network_revision: number }>(
    'SELECT network_revision FROM projects WHERE id = $1',
    [projectId],
  );
  const nodes = await client.query<WireNode>(
    `SELECT ${NODE} FROM nodes n JOIN floors f ON f.id = n.floor_id WHERE n.project_id = $1 ORDER BY n.id`,
    [projectId],
  );
  const joins = await client.query<WireJoint>(`SELECT ${JOINT} FROM joints j WHERE j.project_id = $1 ORDER BY j.id`, [
    projectId,
  ]);
  const groups = await client.query<WireTransitGroup>(
    `SELECT ${GROUP} FROM transit_groups g WHERE g.project_id = $1 ORDER BY g.id`,
    [projectId],
  );
  return {
    revision: revisions[0]?.network_revision ?? 0,
    nodes: nodes.rows,
    joins: joins.rows,
    transitgroups: groups.rows,
  };
}

export async function listFloorNodes(client: Queryable, organisationId: number, floorId: number): Promise<WireNode[]> {
  const { rows } = await client.query<WireNode>(
    `SELECT ${NODE} FROM nodes n JOIN floors f ON f.id = n.floor_id
      WHERE n.organisation_id = $1 AND n.floor_id = $2 ORDER BY n.id`,
    [organisationId, floorId],
  );
  return rows;
}

export async function listFloorJoints(
  client: Queryable,
  organisationId: number,
  floorId: number,
): Promise<WireJoint[]> {
  const { rows } = await client.query<WireJoint>(
    `SELECT ${JOINT} FROM joints j WHERE j.organisation_id = $1 AND j.floor_id = $2 ORDER BY j.id`,
    [organisationId, floorId],
  );
  return rows;
}

export async function readTransitGroup(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<WireTransitGroup | null> {
  const { rows } = await client.query<WireTransitGroup>(
    `SELECT ${GROUP} FROM transit_groups g WHERE g.organisation_id = $1 AND g.id = $2`,
    [organisationId, id],
  );
  return rows[0] ?? null;
}

export async function findGroupProject(client: Queryable, organisationId: number, id: number): Promise<number | null> {
  const { rows } = await client.query<{ project_id: number }>(
    'SELECT project_id FROM transit_groups WHERE organisation_id = $1 AND id = $2',
    [organisationId, id],
  );
  return rows[0]?.project_id ?? null;
}

/** The ways of going, the same for everyone. */
export async function listTravelTypes(client: Queryable): Promise<WireTravelType[]> {
  const { rows } = await client.query<WireTravelType>(
    'SELECT id, name, details, mapicon_url_entry, jointype, accessable, speed, wait FROM travel_types ORDER BY id',
  );
  return rows;
}

/**
 * Takes the next revision of a location's network, if it still is what the change was based on (`null` takes it from
 * whatever it is). Null when it is not: somebody else was faster.
 */
export async function advanceNetwork(
  client: PoolClient,
  projectId: number,
  basedOn: number | null,
): Promise<number | null> {
  const { rows } = await client.query<{ network_revision: number }>(
    `UPDATE projects SET network_revision = network_revision + 1, content_revision = content_revision + 1, updated_at = now()
      WHERE id = $1 AND ($2::int IS NULL OR network_revision = $2) RETURNING network_revision`,
    [projectId, basedOn],
  );
  return rows[0]?.network_revision ?? null;
}

/** Numbers of the floors of a location by uuid. */
export async function findFloorIds(client: Queryable, projectId: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ uuid: string; id: number }>(
    'SELECT uuid, id FROM floors WHERE project_id = $1',
    [projectId],
  );
  return new Map(rows.map(({ uuid, id }) => [uuid, id]));
}

export async function findDynamicRouteIds(client: Queryable, projectId: number): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM dynamic_routes WHERE project_id = $1', [
    projectId,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Floors of those of the given nodes that belong to the location, by node. */
export async function findNodeFloors(
  client: Queryable,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; floor_id: number }>(
    'SELECT id, floor_id FROM nodes WHERE project_id = $1 AND id = ANY($2::int[])',
    [projectId, ids],
  );
  return new Map(rows.map(({ id, floor_id }) => [id, floor_id]));
}

/** Numbers for `count` new rows of a table, so that rows that point to each other can be written at once. */
export async function reserveIds(
  client: PoolClient,
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
export type JointRow = WireJoint & { floor: number };

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
];
const NODES = `unnest($3::int[], $4::int[], $5::float8[], $6::float8[], $7::float8[], $8::text[], $9::bool[], $10::text[], $11::int[])
  AS r (id, floor_id, x, y, z, name, open, mesh, dynamic_route_id)`;

export async function insertNodes(client: PoolClient, owner: Owner, nodes: readonly NodeRow[]): Promise<void> {
  if (nodes.length === 0) return;
  await client.query(
    `INSERT INTO nodes (id, organisation_id, project_id, floor_id, x, y, z, name, open, mesh, dynamic_route_id)
     OVERRIDING SYSTEM VALUE SELECT id, $1, $2, floor_id, x, y, z, name, open, mesh, dynamic_route_id FROM ${NODES}`,
    [owner.organisationId, owner.projectId, ...nodeColumns(nodes)],
  );
}

/** How many of the nodes were found and changed. */
export async function updateNodes(client: PoolClient, owner: Owner, nodes: readonly NodeRow[]): Promise<number> {
  if (nodes.length === 0) return 0;
  const { rowCount } = await client.query(
    `UPDATE nodes n SET floor_id = r.floor_id, x = r.x, y = r.y, z = r.z, name = r.name, open = r.open, mesh = r.mesh,
            dynamic_route_id = r.dynamic_route_id
       FROM ${NODES} WHERE n.id = r.id AND n.organisation_id = $1 AND n.project_id = $2`,
    [owner.organisationId, owner.projectId, ...nodeColumns(nodes)],
  );
  return rowCount ?? 0;
}

const jointColumns = (joints: readonly JointRow[]) => [
  joints.map(({ id }) => id),
  joints.map(({ floor }) => floor),
  joints.map(({ from }) => from),
  joints.map(({ to }) => to),
  joints.map(({ travel }) => travel),
  joints.map(({ direction }) => direction),
  joints.map(({ weight }) => weight),
  joints.map(({ multiplier }) => multiplier),
  joints.map(({ multiplier_z }) => multiplier_z),
];
const JOINTS = `unnest($3::int[], $4::int[], $5::int[], $6::int[], $7::text[], $8::int[], $9::float8[], $10::float8[], $11::float8[])
  AS r (id, floor_id, from_node, to_node, travel, direction, weight, multiplier, multiplier_z)`;

export async function insertJoints(client: PoolClient, owner: Owner, joints: readonly JointRow[]): Promise<void> {
  if (joints.length === 0) return;
  await client.query(
    `INSERT INTO joints (id, organisation_id, project_id, floor_id, from_node, to_node, travel, direction, weight, multiplier, multiplier_z)
     OVERRIDING SYSTEM VALUE
     SELECT id, $1, $2, floor_id, from_node, to_node, travel, direction, weight, multiplier, multiplier_z FROM ${JOINTS}`,
    [owner.organisationId, owner.projectId, ...jointColumns(joints)],
  );
}

/** How many of the paths were found and changed. */
export async function updateJoints(client: PoolClient, owner: Owner, joints: readonly JointRow[]): Promise<number> {
  if (joints.length === 0) return 0;
  const { rowCount } = await client.query(
    `UPDATE joints j SET floor_id = r.floor_id, from_node = r.from_node, to_node = r.to_node, travel = r.travel,
            direction = r.direction, weight = r.weight, multiplier = r.multiplier, multiplier_z = r.multiplier_z
       FROM ${JOINTS} WHERE j.id = r.id AND j.organisation_id = $1 AND j.project_id = $2`,
    [owner.organisationId, owner.projectId, ...jointColumns(joints)],
  );
  return rowCount ?? 0;
}

export async function insertGroup(client: PoolClient, owner: Owner, group: WireTransitGroup): Promise<void> {
  await client.query(
    `INSERT INTO transit_groups (id, organisation_id, project_id, name, travel, type, weight, multiplier)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      group.id,
      owner.organisationId,
      owner.projectId,
      group.name,
      group.travel,
      group.type,
      group.weight,
      group.multiplier,
    ],
  );
  await setGroupNodes(client, group);
}

export async function updateGroup(client: PoolClient, owner: Owner, group: WireTransitGroup): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE transit_groups SET name = $4, travel = $5, type = $6, weight = $7, multiplier = $8
      WHERE id = $1 AND organisation_id = $2 AND project_id = $3`,
    [
      group.id,
      owner.organisationId,
      owner.projectId,
      group.name,
      group.travel,
      group.type,
      group.weight,
      group.multiplier,
    ],
  );
  if (rowCount !== 1) return false;
  await client.query('DELETE FROM transit_group_nodes WHERE group_id = $1', [group.id]);
  await setGroupNodes(client, group);
  return true;
}

async function setGroupNodes(client: PoolClient, group: WireTransitGroup): Promise<void> {
  await client.query(
    `INSERT INTO transit_group_nodes (group_id, node_id, position)
     SELECT $1, node_id, position FROM unnest($2::int[]) WITH ORDINALITY AS r (node_id, position)`,
    [group.id, group.nodes.map(({ id }) => id)],
  );
}

/** Deletes rows of the location by number; what somebody else deleted before is no error. */
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

/** A group whose last node left is gone as well. */
export async function deleteEmptyGroups(client: PoolClient, projectId: number): Promise<void> {
  await client.query(
    `DELETE FROM transit_groups g WHERE g.project_id = $1
        AND NOT EXISTS (SELECT 1 FROM transit_group_nodes m WHERE m.group_id = g.id)`,
    [projectId],
  );
}

export async function replaceMesh(
  client: PoolClient,
  organisationId: number,
  mesh: { floorId: number; objectName: string; type: string; linkedFloorId: number | null; locationId: string | null },
): Promise<void> {
  await client.query(
    `INSERT INTO meshes (floor_id, organisation_id, object_name, type, linked_floor_id, location_id)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (floor_id, object_name) DO UPDATE SET type = EXCLUDED.type, linked_floor_id = EXCLUDED.linked_floor_id,
       location_id = EXCLUDED.location_id`,
    [mesh.floorId, organisationId, mesh.objectName, mesh.type, mesh.linkedFloorId, mesh.locationId],
  );
}
