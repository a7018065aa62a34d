import type { Graph } from './graph';

/** Adds a vertex without links and returns its number. */
export function addVertex(graph: Graph, id: number, x: number, y: number, z: number): number {
  const vertex = graph.vertexCount++;
  if (vertex >= graph.x.length) {
    graph.x = roomier(graph.x);
    graph.y = roomier(graph.y);
    graph.z = roomier(graph.z);
    graph.nodeIds = roomier(graph.nodeIds);
  }
  if (vertex + 1 >= graph.offsets.length) graph.offsets = roomier(graph.offsets);
  graph.x[vertex] = x;
  graph.y[vertex] = y;
  graph.z[vertex] = z;
  graph.nodeIds[vertex] = id;
  graph.offsets[vertex + 1] = graph.arcCount;
  graph.index.set(id, vertex);
  return vertex;
}

/**
 * Adds a link that nobody may use yet and returns its number. Moves the arcs behind it, which takes some hundred
 * microseconds.
 */
export function addLink(graph: Graph, from: number, to: number, owner: number, kind: number): number {
  const link = graph.linkCount++;
  if (link >= graph.owners.length) {
    graph.owners = roomier(graph.owners);
    graph.kinds = roomier(graph.kinds);
  }
  graph.owners[link] = owner;
  graph.kinds[link] = kind;
  addArc(graph, from, to, link);
  addArc(graph, to, from, link);
  return link;
}

function addArc(graph: Graph, from: number, to: number, link: number): void {
  const count = graph.arcCount++;
  if (count >= graph.heads.length) {
    graph.heads = roomier(graph.heads);
    graph.out = roomier(graph.out);
    graph.back = roomier(graph.back);
    graph.links = roomier(graph.links);
  }
  const at = graph.offsets[from + 1]!;
  for (const array of [graph.heads, graph.out, graph.back, graph.links]) array.copyWithin(at + 1, at, count);
  graph.heads[at] = to;
  graph.out[at] = Number.POSITIVE_INFINITY;
  graph.back[at] = Number.POSITIVE_INFINITY;
  graph.links[at] = link;
  const offsets = graph.offsets;
  for (let vertex = from + 1; vertex <= graph.vertexCount; vertex++) offsets[vertex]!++;
}

/** A copy with a sixteenth more room. */
function roomier<Numbers extends Float64Array | Int32Array | Uint8Array>(array: Numbers): Numbers {
  const Kind = array.constructor as new (length: number) => Numbers;
  const copy = new Kind(array.length + (array.length >> 4) + 64);
  copy.set(array);
  return copy;
}
