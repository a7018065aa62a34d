import type { Edge, Network, NodeId } from './network';

/** All paths between two nodes, in either direction. */
export const pathsBetween = (network: Network, one: NodeId, other: NodeId): readonly Edge[] =>
  Array.from(network.edges.values()).filter((edge) => joins(edge, one, other));

/** The path between two nodes, in either direction. */
export function findEdge(network: Network, one: NodeId, other: NodeId): Edge | undefined {
  for (const edge of network.edges.values()) if (joins(edge, one, other)) return edge;
  return undefined;
}

const joins = ({ from, to }: Edge, one: NodeId, other: NodeId): boolean =>
  (from === one && to === other) || (from === other && to === one);
