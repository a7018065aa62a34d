import type { Edge, EdgeId, FloorId, GroupId, MapNode, Network, NodeId, TransitGroup } from './network';

/** Floors that were deleted. Their ids are never used again. */
export type DeletedFloors = ReadonlySet<FloorId>;

export const NO_FLOORS: DeletedFloors = new Set();

type Records = Pick<Network, 'nodes' | 'edges' | 'groups'>;
const NOTHING: Records = { nodes: new Map(), edges: new Map(), groups: new Map() };

/** The floors that have nodes in one of the networks. */
export function floorsIn(...networks: readonly Network[]): Set<FloorId> {
  const floors = new Set<FloorId>();
  for (const { nodes } of networks) for (const { floor } of nodes.values()) floors.add(floor);
  return floors;
}

/**
 * The network without what the service would reject: nodes of deleted floors, paths without two ends on one floor,
 * stops that are no nodes, and groups without stops. Of `others`, the network of somebody else, its own records take the
 * place of those that are left out. The same network where there is nothing to leave out.
 */
export function withoutFloors(network: Network, deleted: DeletedFloors, others: Records = NOTHING): Network {
  const nodes = without(network.nodes, others.nodes, ({ floor }) => !deleted.has(floor));
  const edges = without(network.edges, others.edges, (edge) => joins(nodes, edge));
  const groups = new Map<GroupId, TransitGroup>();
  let isSame = true;
  for (const [id, group] of network.groups) {
    const stops = group.nodes.filter((stop) => nodes.has(stop));
    if (stops.length === group.nodes.length && stops.length > 0) groups.set(id, group);
    else {
      isSame = false;
      if (stops.length > 0 || others.groups.has(id)) groups.set(id, { ...group, nodes: stops });
    }
  }
  if (isSame && nodes === network.nodes && edges === network.edges) return network;
  return { nodes, edges, groups: isSame ? network.groups : groups, nextId: network.nextId };
}

function joins(nodes: ReadonlyMap<NodeId, MapNode>, { from, to }: Edge): boolean {
  const floor = nodes.get(from)?.floor;
  return from !== to && floor !== undefined && floor === nodes.get(to)?.floor;
}

function without<Id extends NodeId | EdgeId, Value>(
  records: ReadonlyMap<Id, Value>,
  others: ReadonlyMap<Id, Value>,
  stays: (value: Value) => boolean,
): ReadonlyMap<Id, Value> {
  let left: Map<Id, Value> | null = null;
  for (const [id, value] of records) {
    if (stays(value)) continue;
    left ??= new Map(records);
    const other = others.get(id);
    if (other !== undefined && stays(other)) left.set(id, other);
    else left.delete(id);
  }
  return left ?? records;
}
