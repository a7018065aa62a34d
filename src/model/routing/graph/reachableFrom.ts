import type { Graph } from './graph';

/**
 * Vertices that can be reached from `starts`, as a 1 per vertex.
 * @param costs `graph.out` to go forwards, `graph.back` to see from where the starts can be reached
 */
export function reachableFrom(graph: Graph, starts: Iterable<number>, costs: Float64Array = graph.out): Uint8Array {
  const reached = new Uint8Array(graph.vertexCount);
  const waiting: number[] = [];
  for (const start of starts) {
    if (reached[start] === 1) continue;
    reached[start] = 1;
    waiting.push(start);
  }
  for (let u = waiting.pop(); u !== undefined; u = waiting.pop()) {
    for (let arc = graph.offsets[u]!; arc < graph.offsets[u + 1]!; arc++) {
      const v = graph.heads[arc]!;
      if (reached[v] === 1 || costs[arc] === Number.POSITIVE_INFINITY) continue;
      reached[v] = 1;
      waiting.push(v);
    }
  }
  return reached;
}
