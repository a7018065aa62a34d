import type { Edge, EdgeId, NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';
import { withPath } from './unitePaths';

/**
 * Merges nodes: `kept` takes over the paths, transit stops and, if it has none, the mesh, name and delay of the others,
 * and is open if one of them is; it absorbs what hangs on them. Whatever could be reached before can still be reached: paths
 * to the same neighbour are united or both stay, and a node that is the entrance of another mesh than `kept`, or has another
 * delay, stays as it is. Loops are removed.
 */
export function mergeNodes(kept: NodeId, others: Iterable<NodeId>): NetworkEdit {
  return (network) => {
    const target = network.nodes.get(kept);
    if (!target) return network;
    const gone = new Set<NodeId>();
    const nodes = new Map(network.nodes);
    let { mesh, name, open, dynamicRoute } = target;
    const absorbed = [...(target.absorbed ?? [])];
    for (const id of others) {
      const node = network.nodes.get(id);
      if (!node || id === kept || differs(mesh, node.mesh) || differs(dynamicRoute, node.dynamicRoute)) continue;
      mesh ??= node.mesh;
      name ||= node.name;
      open ||= node.open;
      dynamicRoute ??= node.dynamicRoute;
      absorbed.push(...(node.absorbed ?? []), ...(id > 0 ? [id] : []));
      gone.add(id);
      nodes.delete(id);
    }
    if (gone.size === 0) return network;
    const moved = (id: NodeId): NodeId => (gone.has(id) ? kept : id);
    const own = { mesh, name, open, closure: open ? undefined : target.closure, dynamicRoute };
    nodes.set(kept, { ...target, ...own, ...(absorbed.length > 0 && { absorbed }) });
    const groups = new Map(network.groups);
    for (const group of network.groups.values())
      if (group.nodes.some((id) => gone.has(id)))
        groups.set(group.id, { ...group, nodes: [...new Set(group.nodes.map(moved))] });
    return { ...network, nodes, edges: mergedEdges(network.edges, kept, gone), groups };
  };
}

/** Whether both have one, and not the same. */
const differs = (one: string | number | null, other: string | number | null): boolean =>
  one !== null && other !== null && one !== other;

/** The paths with their new ends. Only those that two nodes brought to the same neighbour are united. */
function mergedEdges(
  before: ReadonlyMap<EdgeId, Edge>,
  kept: NodeId,
  gone: ReadonlySet<NodeId>,
): ReadonlyMap<EdgeId, Edge> {
  const touches = (id: NodeId): boolean => id === kept || gone.has(id);
  const toNeighbour = new Map<NodeId, readonly Edge[]>();
  for (const edge of before.values()) {
    const [from, to] = [touches(edge.from), touches(edge.to)];
    if (from === to) continue;
    const moved = from ? { ...edge, from: kept } : { ...edge, to: kept };
    const neighbour = from ? edge.to : edge.from;
    toNeighbour.set(neighbour, withPath(toNeighbour.get(neighbour) ?? [], sameEnds(edge, moved) ? edge : moved));
  }
  const left = new Map(
    Array.from(toNeighbour.values(), (paths) => paths.map((path) => [path.id, path] as const)).flat(),
  );
  const edges = new Map<EdgeId, Edge>();
  for (const edge of before.values()) {
    const path = touches(edge.from) || touches(edge.to) ? left.get(edge.id) : edge;
    if (path) edges.set(edge.id, path);
  }
  return edges;
}

const sameEnds = (one: Edge, other: Edge): boolean => one.from === other.from && one.to === other.to;
