import type { Graph } from './graph';
import { Heap } from './heap';

/** Landmarks that a graph may have. Each takes two numbers per vertex in the table, so 6 fill most of a cache line. */
export const LANDMARKS = 6;
const WIDTH = 2 * LANDMARKS;
/** Means "not reachable", and caps every other number. */
const FAR = 2 ** 30;
/** A hair less than the quotient, so that rounding it down never gives a step too many. */
const SAFE = 1 - 1e-12;

/**
 * Bounds on the cost of a way from the costs to and from a few far vertices (ALT). The tables hold whole numbers of
 * `unit`, made from link costs that are rounded down: so they are exact among themselves, and a bound never exceeds a
 * real cost by rounding. They need not be distances: a table serves as long as no link costs less than the difference
 * of its ends. A cost that rises and a link that is removed therefore change nothing; a cost that falls is spread from
 * its place.
 */
export class Landmarks {
  count = 0;
  /** Cost of one step of the tables. */
  readonly unit: number;
  /** Per vertex, per landmark: from the landmark, to the landmark. Zeros, which bound nothing, where there is none yet. */
  table: Int32Array;
  readonly #heap = new Heap();

  constructor(graph: Graph) {
    this.unit = typicalCost(graph) / 1024;
    this.table = new Int32Array(graph.vertexCount * WIDTH);
  }

  /** One or two bound less than a straight line does. */
  get areUseful(): boolean {
    return this.count > 2;
  }

  get isFull(): boolean {
    return this.count === LANDMARKS;
  }

  /** Adds the vertex that is farthest from those there are. Costs two searches over the whole graph. */
  add(graph: Graph): void {
    const vertex = this.count === 0 ? this.#first(graph) : this.#farthest(graph);
    this.#fill(graph, vertex, 2 * this.count, graph.out);
    this.#fill(graph, vertex, 2 * this.count + 1, graph.back);
    this.count++;
  }

  /** Makes room for vertices that have been added. They have no links yet, so nothing but FAR is known of them. */
  grow(vertexCount: number): void {
    const known = this.table.length / WIDTH;
    if (vertexCount > known) {
      const table = new Int32Array((vertexCount + (vertexCount >> 6) + 16) * WIDTH);
      table.set(this.table);
      this.table = table;
    }
    const start = (vertexCount - 1) * WIDTH;
    this.table.fill(0, start, start + WIDTH);
    this.table.fill(FAR, start, start + 2 * this.count);
  }

  /**
   * Keeps the tables true after the cost from `u` to `v` went down to `cost`.
   * @returns whether that could be done cheaply; if not, the landmarks are to be made anew
   */
  lower(graph: Graph, u: number, v: number, cost: number): boolean {
    const step = this.#steps(cost);
    const limit = (graph.vertexCount >> 2) + 64;
    for (let column = 0; column < 2 * this.count; column += 2) {
      if (!this.#spread(graph, u, v, step, column, graph.out, limit)) return false;
      if (!this.#spread(graph, v, u, step, column + 1, graph.back, limit)) return false;
    }
    return true;
  }

  #steps(cost: number): number {
    return Math.min(FAR, Math.floor((cost / this.unit) * SAFE));
  }

  #spread(
    graph: Graph,
    from: number,
    to: number,
    step: number,
    column: number,
    costs: Float64Array,
    limit: number,
  ): boolean {
    const table = this.table;
    const reached = table[from * WIDTH + column]! + step;
    if (reached >= table[to * WIDTH + column]!) return true;
    table[to * WIDTH + column] = reached;
    this.#heap.clear();
    this.#heap.push(to, reached);
    return this.#run(graph, column, costs, limit);
  }

  #fill(graph: Graph, vertex: number, column: number, costs: Float64Array): void {
    const table = this.table;
    for (let i = column; i < table.length; i += WIDTH) table[i] = FAR;
    table[vertex * WIDTH + column] = 0;
    this.#heap.clear();
    this.#heap.push(vertex, 0);
    this.#run(graph, column, costs, Number.POSITIVE_INFINITY);
  }

  /** Dijkstra from the vertices in the heap; false when it takes more than `limit` vertices. */
  #run(graph: Graph, column: number, costs: Float64Array, limit: number): boolean {
    const heap = this.#heap;
    const table = this.table;
    const { offsets, heads } = graph;
    const perStep = SAFE / this.unit;
    for (let taken = 0; heap.size > 0; ) {
      const key = heap.least;
      const u = heap.pop();
      if (key > table[u * WIDTH + column]!) continue;
      if (++taken > limit) return false;
      for (let arc = offsets[u]!, end = offsets[u + 1]!; arc < end; arc++) {
        const reached = key + Math.floor(costs[arc]! * perStep);
        const slot = heads[arc]! * WIDTH + column;
        if (reached < table[slot]!) {
          table[slot] = reached;
          heap.push(heads[arc]!, reached);
        }
      }
    }
    return true;
  }

  /** The vertex farthest from one in the largest part of the graph (of a few that are tried). */
  #first(graph: Graph): number {
    let best = { reached: -1, farthest: 0 };
    for (let attempt = 1; attempt <= 5; attempt++) {
      const start = Math.floor((graph.vertexCount * attempt) / 6);
      this.#fill(graph, start, 0, graph.out);
      let reached = 0;
      let farthest = start;
      for (let v = 0; v < graph.vertexCount; v++) {
        const far = this.table[v * WIDTH]!;
        if (far === FAR) continue;
        reached++;
        if (far > this.table[farthest * WIDTH]!) farthest = v;
      }
      if (reached > best.reached) best = { reached, farthest };
      if (2 * reached > graph.vertexCount) break;
    }
    return best.farthest;
  }

  #farthest(graph: Graph): number {
    let farthest = 0;
    let most = -1;
    for (let v = 0; v < graph.vertexCount; v++) {
      let least = FAR;
      for (let column = 0; column < 2 * this.count; column += 2)
        least = Math.min(least, this.table[v * WIDTH + column]!);
      if (least !== FAR && least > most) {
        most = least;
        farthest = v;
      }
    }
    return farthest;
  }
}

/** The middle one of a sample of the costs. */
function typicalCost(graph: Graph): number {
  const sample: number[] = [];
  const stride = Math.max(1, Math.floor(graph.arcCount / 1001));
  for (let arc = 0; arc < graph.arcCount; arc += stride) {
    const cost = graph.out[arc]!;
    if (cost > 0 && cost < Number.POSITIVE_INFINITY) sample.push(cost);
  }
  sample.sort((one, other) => one - other);
  return sample[sample.length >> 1] ?? 1;
}
