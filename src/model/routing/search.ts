import type { Graph } from './graph';
import { Heap } from './heap';
import { LANDMARKS, type Landmarks } from './landmarks';

export interface VertexPath {
  readonly vertices: readonly number[];
  readonly cost: number;
}

/** Per vertex: cost from the start, cost to the end, least cost to the end, least cost from the start. */
const FIELDS = 4;
const WIDTH = 2 * LANDMARKS;

/**
 * Exact shortest paths by a search from both ends at once that settles each vertex on one side only (NBA*, Pijls and Post
 * 2009). Its arrays live on from query to query; a stamp per vertex says which query wrote them, so nothing is cleared.
 */
export class Search {
  /** Vertices that the last query took up: what it cost, whatever the machine. */
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

  /** The cheapest way from any of `starts` to any of `ends`, null if there is none. */
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
        // what the other side has not settled lies at least this far from it; a way over here cannot be better
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

  #trace(meeting: number): number[] {
    const vertices: number[] = [];
    for (let v = meeting; v >= 0; v = this.#fromStart[v]!) vertices.push(v);
    vertices.reverse();
    for (let v = this.#fromEnd[meeting]!; v >= 0; v = this.#fromEnd[v]!) vertices.push(v);
    return vertices;
  }
}

/** The least that a way from the starts to a vertex, and from it to the ends, can cost. */
class EndBounds {
  #graph: Graph | null = null;
  #landmarks: Landmarks | null = null;
  #flat = 0;
  #rise = 0;
  readonly #startBox = new Float64Array(6);
  readonly #endBox = new Float64Array(6);
  /** Of the set of starts, per column of the landmark table, and of the set of ends. */
  readonly #startSteps = new Int32Array(WIDTH);
  readonly #endSteps = new Int32Array(WIDTH);

  aim(graph: Graph, starts: readonly number[], ends: readonly number[], landmarks: Landmarks | null): void {
    this.#graph = graph;
    this.#flat = graph.straight.flat;
    this.#rise = graph.straight.rise;
    this.#landmarks = landmarks?.areUseful ? landmarks : null;
    boxOf(graph, starts, this.#startBox);
    boxOf(graph, ends, this.#endBox);
    if (this.#landmarks) {
      // the set stands for its member that gives the lowest bound
      for (let column = 0; column < WIDTH; column += 2) {
        this.#startSteps[column] = farthest(this.#landmarks, starts, column);
        this.#startSteps[column + 1] = nearest(this.#landmarks, starts, column + 1);
        this.#endSteps[column] = nearest(this.#landmarks, ends, column);
        this.#endSteps[column + 1] = farthest(this.#landmarks, ends, column + 1);
      }
    }
  }

  /** Writes the bound to the ends at `slot` and that from the starts behind it. */
  write(vertex: number, values: Float64Array, slot: number): void {
    const landmarks = this.#landmarks;
    if (landmarks === null) {
      values[slot] = this.#straight(vertex, this.#endBox);
      values[slot + 1] = this.#straight(vertex, this.#startBox);
      return;
    }
    const table = landmarks.table;
    const starts = this.#startSteps;
    const ends = this.#endSteps;
    const row = vertex * WIDTH;
    let toEnd = 0;
    let fromStart = 0;
    for (let column = 0, last = 2 * landmarks.count; column < last; column += 2) {
      const from = table[row + column]!;
      const to = table[row + column + 1]!;
      const one = ends[column]! - from;
      if (one > toEnd) toEnd = one;
      const two = to - ends[column + 1]!;
      if (two > toEnd) toEnd = two;
      const three = from - starts[column]!;
      if (three > fromStart) fromStart = three;
      const four = starts[column + 1]! - to;
      if (four > fromStart) fromStart = four;
    }
    values[slot] = toEnd * landmarks.unit;
    values[slot + 1] = fromStart * landmarks.unit;
  }

  #straight(vertex: number, box: Float64Array): number {
    const { x, y, z } = this.#graph!;
    const dx = outside(x[vertex]!, box[0]!, box[1]!);
    const dy = outside(y[vertex]!, box[2]!, box[3]!);
    return this.#flat * Math.sqrt(dx * dx + dy * dy) + this.#rise * outside(z[vertex]!, box[4]!, box[5]!);
  }
}

const outside = (value: number, low: number, high: number): number =>
  value < low ? low - value : value > high ? value - high : 0;

function boxOf(graph: Graph, vertices: readonly number[], box: Float64Array): void {
  for (const [axis, values] of [graph.x, graph.y, graph.z].entries()) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const vertex of vertices) {
      low = Math.min(low, values[vertex]!);
      high = Math.max(high, values[vertex]!);
    }
    box[2 * axis] = low;
    box[2 * axis + 1] = high;
  }
}

function nearest(landmarks: Landmarks, vertices: readonly number[], column: number): number {
  let least = 2 ** 30;
  for (const vertex of vertices) least = Math.min(least, landmarks.table[vertex * WIDTH + column]!);
  return least;
}

function farthest(landmarks: Landmarks, vertices: readonly number[], column: number): number {
  let most = 0;
  for (const vertex of vertices) most = Math.max(most, landmarks.table[vertex * WIDTH + column]!);
  return most;
}
