import type { Edge, FloorId, Network, NodeId } from '../network';
import type { Selection, SelectionOrNone } from '../selection';

/**
 * Everything of a floor that paths connect to the selection, whatever their direction: paths for a selection of paths,
 * else nodes. Null where nothing of the selection is on the floor.
 */
export function connectedTo(network: Network, floor: FloorId, selection: Selection): SelectionOrNone {
  const isHere = (id: NodeId): boolean => network.nodes.get(id)?.floor === floor;
  const pathsAt = new Map<NodeId, Edge[]>();
  const add = (id: NodeId, edge: Edge): void => {
    const known = pathsAt.get(id);
    if (known) known.push(edge);
    else pathsAt.set(id, [edge]);
  };
  for (const edge of network.edges.values()) {
    add(edge.from, edge);
    add(edge.to, edge);
  }
  const reached = new Set(nodesOf(network, selection).filter(isHere));
  const paths = new Set<Edge>();
  // The set grows while it is walked.
  for (const id of reached)
    for (const edge of pathsAt.get(id) ?? []) {
      paths.add(edge);
      reached.add(edge.from).add(edge.to);
    }
  if (reached.size === 0) return null;
  return selection.type === 'edge'
    ? { type: 'edge', ids: Array.from(paths, ({ id }) => id) }
    : { type: 'node', ids: [...reached] };
}

/** The nodes that a selection consists of: the ends of its paths, the stops of its groups. */
export function nodesOf(network: Network, selection: SelectionOrNone): readonly NodeId[] {
  if (selection === null) return [];
  if (selection.type === 'node') return selection.ids;
  const ids =
    selection.type === 'edge'
      ? selection.ids.flatMap((id) => {
          const edge = network.edges.get(id);
          return edge ? [edge.from, edge.to] : [];
        })
      : selection.ids.flatMap((id) => network.groups.get(id)?.nodes ?? []);
  return [...new Set(ids)];
}
