import type { StraightBound } from './graphBound';
import type { NodeIndex } from './nodeIndex';

/**
 * The network as flat arrays (CSR). Vertices are nodes and, after them, cabins of transit groups. The arcs of vertex u
 * are at `offsets[u]` to `offsets[u + 1]`. Each link is an arc of both of its ends, with its cost either way, so that both
 * directions of a search read the same arrays, and a changed direction is a changed number.
 */
export interface Graph {
  vertexCount: number;
  arcCount: number;
  linkCount: number;
  /** Metres, per vertex. */
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  /** Number of the node of a vertex; a cabin has that of its stop. */
  nodeIds: Float64Array;
  readonly index: NodeIndex;
  offsets: Int32Array;
  /** Per arc: the vertex at its other end. */
  heads: Int32Array;
  /** Per arc: the cost of moving to the other end, Infinity where that is not allowed. */
  out: Float64Array;
  /** Per arc: the cost of coming from the other end. */
  back: Float64Array;
  /** Per arc: the number of its link. */
  links: Int32Array;
  /** Per link: number of the edge or of the group. */
  owners: Float64Array;
  /** Per link: 0 an edge, 1 a ride between two stops, 2 boarding or alighting. */
  kinds: Uint8Array;
  /** Lower bound on the cost of a straight line; after changes it may be lower than necessary. */
  straight: StraightBound;
}

export const EDGE_LINK = 0;
export const RIDE_LINK = 1;
export const BOARDING_LINK = 2;

/** The arc of a link at one of its ends, or -1. */
export function arcOf(graph: Graph, vertex: number, link: number): number {
  const end = graph.offsets[vertex + 1]!;
  for (let arc = graph.offsets[vertex]!; arc < end; arc++) if (graph.links[arc] === link) return arc;
  return -1;
}

/** The arc of the edge with this number from one vertex to another, or -1. An edge that was redrawn leaves a dead link at its old ends. */
export function arcOfEdge(graph: Graph, vertex: number, head: number, edge: number): number {
  const end = graph.offsets[vertex + 1]!;
  for (let arc = graph.offsets[vertex]!; arc < end; arc++) {
    const link = graph.links[arc]!;
    if (graph.heads[arc] === head && graph.owners[link] === edge && graph.kinds[link] === EDGE_LINK) return arc;
  }
  return -1;
}

/** The cheapest arc from one vertex to another, or -1: several links may join the same two. */
export function cheapestArc(graph: Graph, from: number, to: number): number {
  let best = -1;
  const end = graph.offsets[from + 1]!;
  for (let arc = graph.offsets[from]!; arc < end; arc++)
    if (graph.heads[arc] === to && (best < 0 || graph.out[arc]! < graph.out[best]!)) best = arc;
  return best;
}
