/**
 * Edges by rows of equal height, to find those near a place without looking at all of them. The arrays are reused: build
 * again for other edges.
 */
export class EdgeRows {
  rows = 1;
  /** Row r has the edges items[start[r]] to items[start[r + 1] - 1]. */
  start = new Int32Array(2);
  items = new Int32Array(64);
  #low = 0;
  #per = 0;

  /**
   * @param low lowest coordinate of each edge across the rows
   * @param high highest coordinate of each edge
   */
  build(count: number, low: Float64Array, high: Float64Array): void {
    let first = Number.POSITIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    for (let edge = 0; edge < count; edge++) {
      first = Math.min(first, low[edge]!);
      last = Math.max(last, high[edge]!);
    }
    this.rows = Math.max(1, Math.min(8192, Math.ceil(count / 4)));
    this.#low = first;
    this.#per = last > first ? this.rows / (last - first) : 0;
    if (this.start.length < this.rows + 2) this.start = new Int32Array(this.rows * 2);
    this.start.fill(0, 0, this.rows + 2);
    for (let edge = 0; edge < count; edge++) {
      const end = this.row(high[edge]!);
      for (let row = this.row(low[edge]!); row <= end; row++) this.start[row + 2]!++;
    }
    for (let row = 0; row < this.rows; row++) this.start[row + 2]! += this.start[row + 1]!;
    const total = this.start[this.rows + 1]!;
    if (this.items.length < total) this.items = new Int32Array(total * 2);
    for (let edge = 0; edge < count; edge++) {
      const end = this.row(high[edge]!);
      for (let row = this.row(low[edge]!); row <= end; row++) this.items[this.start[row + 1]!++] = edge;
    }
  }

  row(value: number): number {
    return Math.max(0, Math.min(this.rows - 1, Math.floor((value - this.#low) * this.#per)));
  }
}
