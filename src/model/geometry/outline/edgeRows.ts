import type { NetEdges } from './netEdges';

/** So few edges are all looked at: one row holds them. */
const FEW = 48;
const MOST_ROWS = 8192;
/** Entries of edges in rows; more of them would cost more than they save where edges are long. */
const MOST_ITEMS = 4_000_000;

/**
 * Edges by rows of equal height, to find those near a place without looking at all of them. The arrays are reused: build
 * again for other edges.
 */
export class EdgeRows {
  rows = 1;
  /** Row r has the edges items[start[r]] to items[start[r + 1] - 1]. */
  start = new Int32Array(2);
  items = new Int32Array(64);
  /** Range of each edge along the rows, and across them. */
  left = new Float64Array(64);
  right = new Float64Array(64);
  low = new Float64Array(64);
  high = new Float64Array(64);
  #first = 0;
  #per = 0;

  /** Sorts the edges into rows along `along`; `across` is the other coordinate of each point. */
  build(net: NetEdges, along: Float64Array, across: Float64Array): void {
    const count = net.edges;
    this.#measure(net, along, across);
    if (this.start.length < this.rows + 2) this.start = new Int32Array(this.rows * 2 + 2);
    if (this.rows === 1) {
      this.#per = 0;
      this.start[0] = 0;
      this.start[1] = count;
      if (this.items.length < count) this.items = new Int32Array(count * 2);
      for (let edge = 0; edge < count; edge++) this.items[edge] = edge;
      return;
    }
    const { start, rows } = this;
    start.fill(0, 0, rows + 2);
    for (let edge = 0; edge < count; edge++) {
      const end = this.row(this.high[edge]!);
      for (let row = this.row(this.low[edge]!); row <= end; row++) start[row + 2]!++;
    }
    for (let row = 0; row < rows; row++) start[row + 2]! += start[row + 1]!;
    if (this.items.length < start[rows + 1]!) this.items = new Int32Array(start[rows + 1]! * 2);
    for (let edge = 0; edge < count; edge++) {
      const end = this.row(this.high[edge]!);
      for (let row = this.row(this.low[edge]!); row <= end; row++) this.items[start[row + 1]!++] = edge;
    }
  }

  row(value: number): number {
    return Math.max(0, Math.min(this.rows - 1, Math.floor((value - this.#first) * this.#per)));
  }

  #measure(net: NetEdges, along: Float64Array, across: Float64Array): void {
    const count = net.edges;
    if (this.low.length < count) {
      this.left = new Float64Array(count * 2);
      this.right = new Float64Array(count * 2);
      this.low = new Float64Array(count * 2);
      this.high = new Float64Array(count * 2);
    }
    let first = Number.POSITIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    let heights = 0;
    for (let edge = 0; edge < count; edge++) {
      const a = net.from[edge]!;
      const b = net.to[edge]!;
      this.left[edge] = Math.min(along[a]!, along[b]!);
      this.right[edge] = Math.max(along[a]!, along[b]!);
      const low = Math.min(across[a]!, across[b]!);
      const high = Math.max(across[a]!, across[b]!);
      this.low[edge] = low;
      this.high[edge] = high;
      heights += high - low;
      if (low < first) first = low;
      if (high > last) last = high;
    }
    this.#first = first;
    const rows = count <= FEW ? 1 : Math.min(MOST_ROWS, Math.ceil(count / 4));
    const items = last > first ? count + (heights * rows) / (last - first) : count;
    this.rows = Math.max(1, Math.floor(rows * Math.min(1, MOST_ITEMS / items)));
    this.#per = last > first ? this.rows / (last - first) : 0;
  }
}
