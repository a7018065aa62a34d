import type { Graph } from '@/model/routing/graph/graph';

export interface Components {
  readonly count: number;
  /** The component of each vertex. */
  readonly of: Int32Array;
  /** How many vertices each component has. */
  readonly sizes: Int32Array;
  readonly largest: number;
}

/** Strongly connected components (Tarjan, without recursion): each vertex can reach every other of its component. */
export function components(graph: Graph): Components {
  const count = graph.vertexCount;
  const of = new Int32Array(count).fill(-1);
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const nextArc = graph.offsets.slice(0, count);
  const path = new Int32Array(count);
  const open = new Int32Array(count);
  const sizes: number[] = [];
  let met = 0;
  let openSize = 0;
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue;
    let depth = 0;
    path[0] = root;
    order[root] = low[root] = met++;
    open[openSize++] = root;
    while (depth >= 0) {
      const u = path[depth]!;
      if (nextArc[u]! < graph.offsets[u + 1]!) {
        const arc = nextArc[u]!++;
        if (graph.out[arc] === Number.POSITIVE_INFINITY) continue;
        const v = graph.heads[arc]!;
        if (order[v] === -1) {
          order[v] = low[v] = met++;
          open[openSize++] = v;
          path[++depth] = v;
        } else if (of[v] === -1) low[u] = Math.min(low[u]!, order[v]!);
        continue;
      }
      if (low[u] === order[u]) {
        let size = 0;
        for (let v = -1; v !== u; size++) {
          v = open[--openSize]!;
          of[v] = sizes.length;
        }
        sizes.push(size);
      }
      depth--;
      if (depth >= 0) low[path[depth]!] = Math.min(low[path[depth]!]!, low[u]!);
    }
  }
  return { count: sizes.length, of, sizes: Int32Array.from(sizes), largest: indexOfMost(sizes) };
}

function indexOfMost(sizes: readonly number[]): number {
  let most = 0;
  for (let i = 1; i < sizes.length; i++) if (sizes[i]! > sizes[most]!) most = i;
  return most;
}

/** The nodes of each component but the largest, by component, in vertex order. */
export function nodesOutside(graph: Graph, parts: Components, nodeCount: number): Map<number, number[]> {
  const outside = new Map<number, number[]>();
  for (let vertex = 0; vertex < nodeCount; vertex++) {
    const part = parts.of[vertex]!;
    if (part === parts.largest) continue;
    const list = outside.get(part);
    if (list) list.push(vertex);
    else outside.set(part, [vertex]);
  }
  for (const list of outside.values()) list.sort((one, other) => graph.nodeIds[one]! - graph.nodeIds[other]!);
  return outside;
}
