import { EndBounds } from './graph/endBounds';
import type { Graph } from './graph/graph';
import { Heap } from './graph/heap';
import type { Landmarks } from './graph/landmarks';

export interface VertexPath {
  readonly vertices: readonly number[];
  readonly cost: number;
}

/** Per vertex: cost from the start, cost to the end, least cost to the end, least cost from the start. */
const FIELDS = 4;

/**
 * Exact shortest paths by a search from both ends at once that settles each vertex on one side only (NBA*, Pijls and Post
 * 2009). Its arrays live on from query to query; a stamp per vertex says which query wrote them, so nothing is cleared.
 */
export class Search {
  /** Vertices settled by the last query: a measure of its cost on any machine. */
  settled = 0;
  #values = new Float64Array(0);
  #fromStart = new Int32Array(0);
  #fromEnd = new Int32Array(0);
  /** 2 n: met in query n; 2 n + 1: settled in it. */
  #stamps = new Uint32Array(0);
  #stamp = 0;
  readonly #ahead = new Heap();
  readonly #behind = new Heap();
  readonly #bounds = new EndBounds();

  /** The cheapest route from any of `starts` to any of `ends`, null if there is none. */
  find(
    graph: Graph,
    starts: readonly number[],
    ends: readonly number[],
    landmarks: Landmarks | null,
  ): VertexPath | null {
    if (starts.length === 0 || ends.length === 0) return null;
    this.#begin(graph.vertexCount);
    this.#bounds.aim(graph, starts, ends, landmarks);
    const values = this.#values;
    const stamps = this.#stamps;
    const ahead = this.#ahead;
    const behind = this.#behind;
    const met = this.#stamp;
    const done = met + 1;
    const { offsets, heads, out, back } = graph;
    let best = Number.POSITIVE_INFINITY;
    let meeting = -1;
    for (const end of ends) {
      if (stamps[end] === met) continue;
      this.#meet(end);
      values[FIELDS * end + 1] = 0;
      this.#fromEnd[end] = -1;
      behind.push(end, values[FIELDS * end + 3]!);
    }
    for (const start of starts) {
      if (stamps[start] !== met) this.#meet(start);
      else if (values[FIELDS * start + 1] === 0) {
        best = 0;
        meeting = start;
      }
      values[FIELDS * start] = 0;
      this.#fromStart[start] = -1;
      ahead.push(start, values[FIELDS * start + 2]!);
    }
    if (best === 0) return { vertices: [meeting], cost: 0 };
    let leastAhead = ahead.least;
    let leastBehind = behind.least;
    let settled = 0;
    while (leastAhead < best && leastBehind < best) {
      const forward = ahead.size <= behind.size;
      const heap = forward ? ahead : behind;
      const side = forward ? 0 : 1;
      const u = heap.pop();
      if (stamps[u] !== done) {
        stamps[u] = done;
        settled++;
        const cost = values[FIELDS * u + side]!;
        const otherLeast = forward ? leastBehind : leastAhead;
        // Nodes that the other side has not settled are at least this far from it, so a route through this node cannot
        // be better.
        if (cost + otherLeast - values[FIELDS * u + 3 - side]! < best) {
          const costs = forward ? out : back;
          const parents = forward ? this.#fromStart : this.#fromEnd;
          for (let arc = offsets[u]!, last = offsets[u + 1]!; arc < last; arc++) {
            const reached = cost + costs[arc]!;
            if (reached >= best) continue;
            const v = heads[arc]!;
            const stamp = stamps[v]!;
            if (stamp === done) continue;
            if (stamp !== met) this.#meet(v);
            const slot = FIELDS * v;
            if (reached >= values[slot + side]!) continue;
            values[slot + side] = reached;
            parents[v] = u;
            const whole = reached + values[slot + 1 - side]!;
            if (whole < best) {
              best = whole;
              meeting = v;
            }
            const key = reached + values[slot + 2 + side]!;
            if (key < best) heap.push(v, key);
          }
        }
      }
      if (forward) leastAhead = heap.least;
      else leastBehind = heap.least;
    }
    this.settled = settled;
    return meeting < 0 ? null : { vertices: this.#trace(meeting), cost: best };
  }

  /**
   * The same way whatever was asked before: of all ways that cost the same but for rounding, the one whose costs add up to
   * least from start to end, and then the one by the lower node numbers. Plain Dijkstra among the vertices that a way of the
   * known cost can pass.
   * @param cost what `find` has found
   */
  settle(
    graph: Graph,
    starts: readonly number[],
    ends: readonly number[],
    landmarks: Landmarks | null,
    cost: number,
  ): VertexPath | null {
    this.#begin(graph.vertexCount);
    this.#bounds.aim(graph, starts, ends, landmarks);
    const values = this.#values;
    const stamps = this.#stamps;
    const parents = this.#fromStart;
    const heap = this.#ahead;
    const { offsets, heads, out, nodeIds } = graph;
    const met = this.#stamp;
    const done = met + 1;
    const limit = cost * (1 + 1e-9) + 1e-9;
    const isEnd = new Set(ends);
    for (const start of starts) {
      if (stamps[start] !== met) this.#meet(start);
      values[FIELDS * start] = 0;
      parents[start] = -1;
      heap.push(start, 0);
    }
    while (heap.size > 0) {
      const u = heap.pop();
      if (stamps[u] === done) continue;
      stamps[u] = done;
      this.settled++;
      const soFar = values[FIELDS * u]!;
      if (isEnd.has(u)) return { vertices: this.#towards(u), cost: soFar };
      for (let arc = offsets[u]!, last = offsets[u + 1]!; arc < last; arc++) {
        const reached = soFar + out[arc]!;
        const v = heads[arc]!;
        if (reached > limit || stamps[v] === done) continue;
        if (stamps[v] !== met) this.#meet(v);
        const slot = FIELDS * v;
        if (reached + values[slot + 2]! > limit || reached > values[slot]!) continue;
        if (reached < values[slot]!) heap.push(v, reached);
        else if (parents[v]! < 0 || nodeIds[parents[v]!]! <= nodeIds[u]!) continue;
        values[slot] = reached;
        parents[v] = u;
      }
    }
    return null;
  }

  #begin(vertexCount: number): void {
    if (this.#stamps.length < vertexCount) {
      const room = vertexCount + (vertexCount >> 6) + 16;
      this.#values = new Float64Array(FIELDS * room);
      this.#fromStart = new Int32Array(room);
      this.#fromEnd = new Int32Array(room);
      this.#stamps = new Uint32Array(room);
      this.#stamp = 0;
    }
    this.#stamp += 2;
    if (this.#stamp >= 2 ** 32 - 2) {
      this.#stamps.fill(0);
      this.#stamp = 2;
    }
    this.#ahead.clear();
    this.#behind.clear();
    this.settled = 0;
  }

  #meet(vertex: number): void {
    this.#stamps[vertex] = this.#stamp;
    const values = this.#values;
    const slot = FIELDS * vertex;
    values[slot] = Number.POSITIVE_INFINITY;
    values[slot + 1] = Number.POSITIVE_INFINITY;
    this.#bounds.write(vertex, values, slot + 2);
  }

  #towards(vertex: number): number[] {
    const vertices: number[] = [];
    for (let v = vertex; v >= 0; v = this.#fromStart[v]!) vertices.push(v);
    return vertices.reverse();
  }

  #trace(meeting: number): number[] {
    const vertices = this.#towards(meeting);
    for (let v = this.#fromEnd[meeting]!; v >= 0; v = this.#fromEnd[v]!) vertices.push(v);
    return vertices;
  }
}
