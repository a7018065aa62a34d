import type { Pool } from 'pg';
import type { WireEdge, WireNetwork, WireNode, WireTransitGroup, WireTravelType } from '@/contract/network/network';
import { jsonPages } from '../../database/jsonPages';
import { pipelineQueries } from '../../database/pipelineQueries';
import type { Queryable } from '../../database/queryable';
import { sharedReads } from '../../database/sharedReads';
import type { JsonText } from '../../jsonText';
import { GROUP } from './transitGroups';

/** Columns of a node `n` of a floor `f`. */
export const NODE = `n.id, f.uuid AS floor_id, n.x, n.y, n.z, n.name, n.open, n.mesh, n.dynamic_route_id AS "dynamicRoute", n.closure`;

/** The node as it is sent: few have a closure, and the others leave it out. */
export const withoutNoClosure = <Node extends Pick<WireNode, 'closure'>>({ closure, ...node }: Node) => ({
  ...node,
  ...(closure && { closure }),
});

const EDGE = `j.id, j.from_node AS "from", j.to_node AS "to", j.travel, j.direction, j.weight, j.multiplier, j.multiplier_z`;

/** All nodes, edges and transit groups of a location with their revision, or an older revision. */
export async function readNetworkOf(client: Queryable, projectId: number): Promise<WireNetwork> {
  const [revision, nodes, joins, transitgroups] = await pipelineQueries(client, [
    // The revision is read first: records may be newer than it, so that a save compares them, but never older.
    (on) => findNetworkRevision(on, projectId),
    (on) => listNodesOf(on, projectId),
    (on) => listEdgesOf(on, projectId),
    (on) => listTransitGroupsOf(on, projectId),
  ]);
  return { revision, nodes, joins, transitgroups };
}

const readers = new WeakMap<Pool, (projectId: number) => Promise<NetworkJson>>();

/**
 * The same as JSON and with all floors, read once for all who ask at the same time: a large network takes the database a
 * while.
 */
export function readNetworkShared(pool: Pool, projectId: number): Promise<NetworkJson> {
  const known = readers.get(pool);
  if (known) return known(projectId);
  const reader = sharedReads(async (id: number) => ({
    ...(await readNetworkJson(pool, id)),
    floors: [...(await findFloorIds(pool, id)).keys()],
  }));
  readers.set(pool, reader);
  return reader(projectId);
}

/** A network with its long lists as JSON. */
export interface NetworkJson extends Omit<WireNetwork, 'nodes' | 'joins'> {
  readonly nodes: JsonText;
  readonly joins: JsonText;
}

/**
 * The same as `readNetworkOf`, to be sent or stored, read page by page. Visitors get the moments of closures without the
 * reasons, which are written for colleagues, and no names of nodes that are those of destinations for staff only, or of
 * nodes that lead into their rooms.
 */
export async function readNetworkJson(
  client: Queryable,
  projectId: number,
  reader: 'staff' | 'visitors' = 'staff',
): Promise<NetworkJson> {
  const pagesOf = (select: string, id: string, absent?: string) =>
    jsonPages<{ readonly id: number }>(
      client,
      (last, limit) => ({
        text: `${select} AND ${id} > $2 ORDER BY ${id} LIMIT $3`,
        values: [projectId, last?.id ?? 0, limit],
      }),
      absent === undefined ? {} : { absent },
    );
  return {
    revision: await findNetworkRevision(client, projectId),
    nodes: await pagesOf(reader === 'staff' ? NODES_OF : NODES_FOR_VISITORS, 'n.id', 'closure'),
    joins: await pagesOf(EDGES_OF, 'j.id'),
    transitgroups: await listTransitGroupsOf(client, projectId),
  };
}

const NODES_OF = `SELECT ${NODE} FROM nodes n JOIN floors f ON f.id = n.floor_id WHERE n.project_id = $1`;
const FOR_STAFF = `FROM project_destinations d JOIN destinations g ON g.id = d.destination_id WHERE d.project_id = $1 AND g.staff_only`;
const NODES_FOR_VISITORS = NODES_OF.replace('n.closure', `n.closure || '{"reason": ""}'::jsonb AS closure`).replace(
  'n.name',
  `CASE WHEN n.name <> '' AND (lower(btrim(n.name)) IN (SELECT lower(btrim(g.name)) ${FOR_STAFF})
             OR n.mesh IS NOT NULL AND (n.floor_id, n.mesh) IN (SELECT d.floor_id, d.object_name ${FOR_STAFF}))
        THEN '' ELSE n.name END AS name`,
);
const EDGES_OF = `SELECT ${EDGE} FROM joints j WHERE j.project_id = $1`;

async function listNodesOf(client: Queryable, projectId: number): Promise<WireNode[]> {
  const { rows } = await client.query<WireNode>(`${NODES_OF} ORDER BY n.id`, [projectId]);
  return rows.map(withoutNoClosure);
}

async function listEdgesOf(client: Queryable, projectId: number): Promise<WireEdge[]> {
  const { rows } = await client.query<WireEdge>(`${EDGES_OF} ORDER BY j.id`, [projectId]);
  return rows;
}

export async function findNetworkRevision(client: Queryable, projectId: number): Promise<number> {
  const { rows } = await client.query<{ network_revision: number }>(
    'SELECT network_revision FROM projects WHERE id = $1',
    [projectId],
  );
  return rows[0]?.network_revision ?? 0;
}

export async function listTransitGroupsOf(client: Queryable, projectId: number): Promise<WireTransitGroup[]> {
  const { rows } = await client.query<WireTransitGroup>(
    `SELECT ${GROUP} FROM transit_groups g WHERE g.project_id = $1 ORDER BY g.id`,
    [projectId],
  );
  return rows;
}

export async function listFloorNodes(client: Queryable, organisationId: number, floorId: number): Promise<WireNode[]> {
  const { rows } = await client.query<WireNode>(
    `SELECT ${NODE} FROM nodes n JOIN floors f ON f.id = n.floor_id
      WHERE n.organisation_id = $1 AND n.floor_id = $2 ORDER BY n.id`,
    [organisationId, floorId],
  );
  return rows.map(withoutNoClosure);
}

export async function listFloorEdges(client: Queryable, organisationId: number, floorId: number): Promise<WireEdge[]> {
  const { rows } = await client.query<WireEdge>(
    `SELECT ${EDGE} FROM joints j WHERE j.organisation_id = $1 AND j.floor_id = $2 ORDER BY j.id`,
    [organisationId, floorId],
  );
  return rows;
}

/** The travel types, the same for everyone. */
export async function listTravelTypes(client: Queryable): Promise<WireTravelType[]> {
  const { rows } = await client.query<WireTravelType>(
    'SELECT id, name, details, mapicon_url_entry, jointype, accessable, speed, wait FROM travel_types ORDER BY id',
  );
  return rows;
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

/** Floors of the given nodes of the location, by node. */
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
