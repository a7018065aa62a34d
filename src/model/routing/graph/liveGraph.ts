import type { Edge, MapNode, NodeId } from '@/model/network/network';
import { addLink, addVertex } from './editGraph';
import { arcOf, arcOfEdge, EDGE_LINK, type Graph } from './graph';
import { Landmarks } from './landmarks';
import { admit, straightBoundOf } from './straightBound';

/**
 * A compiled graph that follows single changes, and its landmarks: each is created when the queries so far have cost as
 * much as creating it.
 */
export class LiveGraph {
  readonly graph: Graph;
  #landmarks: Landmarks | null = null;
  /** Vertices that queries have settled since the last landmark. */
  #work = 0;
  /** Changes that weakened the bounds since the landmarks were created. */
  #wear = 0;

  constructor(graph: Graph) {
    this.graph = graph;
  }

  get landmarks(): Landmarks | null {
    return this.#landmarks;
  }

  /** Adds the cost of a query. */
  addWork(settled: number): void {
    this.#work += settled;
  }

  makeLandmarkIfEarned(): void {
    if (this.#wear > this.graph.linkCount >> 3) {
      this.#wear = 0;
      this.#landmarks = null;
      this.graph.straight = straightBoundOf(this.graph);
    }
    if (this.#landmarks?.isFull || this.#work < this.graph.vertexCount >> 1) return;
    this.#work = 0;
    this.#landmarks ??= new Landmarks(this.graph);
    this.#landmarks.add(this.graph);
  }

  makeAllLandmarks(): void {
    this.#landmarks ??= new Landmarks(this.graph);
    while (!this.#landmarks.isFull) this.#landmarks.add(this.graph);
  }

  /** The vertex of a node, or -1. */
  vertex(id: NodeId): number {
    return this.graph.index.get(id);
  }

  addNode({ id, x, y, z }: MapNode): void {
    addVertex(this.graph, id, x, y, z);
    this.#landmarks?.grow(this.graph.vertexCount);
  }

  /** Moves a vertex; the caller recalculates the costs of its links. */
  moveNode(vertex: number, node: MapNode): void {
    const { x, y, z } = this.graph;
    x[vertex] = node.x;
    y[vertex] = node.y;
    z[vertex] = node.z;
  }

  /** Numbers of the edges that end at a vertex. */
  edgesAt(vertex: number): ReadonlySet<number> {
    const { offsets, links, owners, kinds } = this.graph;
    const edges = new Set<number>();
    for (let arc = offsets[vertex]!; arc < offsets[vertex + 1]!; arc++) {
      const link = links[arc]!;
      if (kinds[link] === EDGE_LINK) edges.add(owners[link]!);
    }
    return edges;
  }

  /** Gives an edge its costs from `from` to `to` and back, and its place in the graph where it has none yet. */
  setEdge({ id, from, to }: Edge, out: number, back: number): void {
    const graph = this.graph;
    const start = this.vertex(from);
    const end = this.vertex(to);
    if (start < 0 || end < 0) return;
    let arc = arcOfEdge(graph, start, end, id);
    if (arc < 0) arc = arcOf(graph, start, addLink(graph, start, end, id, EDGE_LINK));
    this.#setCosts(start, arc, out, back);
  }

  /** Nobody can use the edge any more. */
  closeEdge({ id, from, to }: Edge): void {
    const start = this.vertex(from);
    const end = this.vertex(to);
    const arc = start < 0 || end < 0 ? -1 : arcOfEdge(this.graph, start, end, id);
    if (arc >= 0) this.#setCosts(start, arc, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  #setCosts(u: number, arc: number, out: number, back: number): void {
    const graph = this.graph;
    const v = graph.heads[arc]!;
    const outBefore = graph.out[arc]!;
    const backBefore = graph.back[arc]!;
    const far = twin(graph, arc, u, v);
    graph.out[arc] = out;
    graph.back[arc] = back;
    graph.back[far] = out;
    graph.out[far] = back;
    const flatLength = Math.hypot(graph.x[v]! - graph.x[u]!, graph.y[v]! - graph.y[u]!);
    admit(graph.straight, Math.min(out, back), flatLength, Math.abs(graph.z[v]! - graph.z[u]!));
    if (out < outBefore) this.#lower(u, v, out);
    if (back < backBefore) this.#lower(v, u, back);
    this.#wear++;
  }

  #lower(u: number, v: number, cost: number): void {
    if (this.#landmarks && !this.#landmarks.lower(this.graph, u, v, cost)) this.#landmarks = null;
  }
}

/** The arc of the same link at its other end; a link from a vertex to itself has both at one. */
function twin(graph: Graph, arc: number, u: number, v: number): number {
  if (u !== v) return arcOf(graph, v, graph.links[arc]!);
  const link = graph.links[arc]!;
  for (let other = graph.offsets[u]!; other < graph.offsets[u + 1]!; other++)
    if (other !== arc && graph.links[other] === link) return other;
  return arc;
}
