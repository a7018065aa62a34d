import type { Edge, Network, NodeId } from './network';

/** The path between two nodes, in either direction. */
export function findEdge(network: Network, one: NodeId, other: NodeId): Edge | undefined {
  for (const edge of network.edges.values())
    if ((edge.from === one && edge.to === other) || (edge.from === other && edge.to === one)) return edge;
  return undefined;
}
