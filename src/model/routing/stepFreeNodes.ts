import type { Network, NodeId, TravelType } from '@/model/network/network';
import { compileGraph } from './graph/compileGraph';
import { reachableFrom } from './graph/reachableFrom';

/** The nodes to which a step-free route leads from any of `starts`. */
export function stepFreeNodes(
  network: Network,
  types: readonly TravelType[],
  starts: readonly NodeId[],
): ReadonlySet<number> {
  const graph = compileGraph(network, types, { stepFree: true });
  const wanted = new Set<number>(starts);
  const vertices = Array.from({ length: graph.vertexCount }, (_, vertex) => vertex);
  const reached = reachableFrom(
    graph,
    vertices.filter((vertex) => wanted.has(graph.nodeIds[vertex]!)),
  );
  return new Set(vertices.filter((vertex) => reached[vertex] === 1).map((vertex) => graph.nodeIds[vertex]!));
}
