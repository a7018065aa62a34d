import type { Graph } from '@/model/routing/graph/graph';

/** How each vertex is reached over links that nobody may take. */
export interface Obstacles {
  /** The fewest such links on a route; -1 where there is no route. */
  readonly count: Int32Array;
  /** The last such link on that route; -1 where there is none. */
  readonly last: Int32Array;
}

/** The routes from `starts` that take the fewest links which are not allowed, in linear time. */
export function obstacles(graph: Graph, starts: readonly number[], isAllowed: (link: number) => boolean): Obstacles {
  const count = new Int32Array(graph.vertexCount).fill(-1);
  const last = new Int32Array(graph.vertexCount).fill(-1);
  let frontier = starts.map((vertex) => ({ vertex, link: -1 }));
  for (let crossed = 0; frontier.length > 0; crossed++) {
    const beyond: typeof frontier = [];
    // The list grows while it is walked.
    for (const { vertex, link } of frontier) {
      if (count[vertex] !== -1) continue;
      count[vertex] = crossed;
      last[vertex] = link;
      for (let arc = graph.offsets[vertex]!; arc < graph.offsets[vertex + 1]!; arc++) {
        const head = graph.heads[arc]!;
        if (count[head] !== -1 || graph.out[arc] === Number.POSITIVE_INFINITY) continue;
        const taken = graph.links[arc]!;
        if (isAllowed(taken)) frontier.push({ vertex: head, link });
        else beyond.push({ vertex: head, link: taken });
      }
    }
    frontier = beyond;
  }
  return { count, last };
}
