import type { Graph } from './graph';
import { LANDMARKS, type Landmarks } from './landmarks';

const WIDTH = 2 * LANDMARKS;

/** Lower bounds on the cost from the starts to a vertex, and from it to the ends. */
export class EndBounds {
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
      // The set is represented by the member with the lowest bound.
      for (let column = 0; column < WIDTH; column += 2) {
        this.#startSteps[column] = farthest(this.#landmarks, starts, column);
        this.#startSteps[column + 1] = nearest(this.#landmarks, starts, column + 1);
        this.#endSteps[column] = nearest(this.#landmarks, ends, column);
        this.#endSteps[column + 1] = farthest(this.#landmarks, ends, column + 1);
      }
    }
  }

  /** Writes the bound to the ends at `slot` and the bound from the starts after it. */
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
