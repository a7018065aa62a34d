const OPEN = 0;
const COVERED = 1;
const CROSSED = 2;
const MOST_SIDE = 64;
/** Cells are asked for to a hair beyond an edge, so that rounding hides nothing. */
const SLACK = 1e-6;

/**
 * A coarse grid over the area of one level of a mesh, such as the slab of a shop. Shapes within its whole cells add
 * nothing to the outline, and most of the things on a floor are. One instance is reused for many meshes.
 *
 * First `cover` the triangles of the level and `cross` its border, then `finish`, then ask.
 */
export class LevelCover {
  readonly #cells = new Uint8Array(MOST_SIDE * MOST_SIDE);
  /** Whole cells above and left of each corner of the grid, so that four numbers judge any rectangle. */
  readonly #sums = new Int32Array((MOST_SIDE + 1) * (MOST_SIDE + 1));
  #side = 1;
  #perX = 1;
  #perY = 1;

  /** Begins a grid of `side` cells each way, at most 64, over 0 to `width` and 0 to `depth`. */
  begin(side: number, width: number, depth: number): void {
    this.#side = Math.min(side, MOST_SIDE);
    this.#perX = this.#side / Math.max(width, 1);
    this.#perY = this.#side / Math.max(depth, 1);
    this.#cells.fill(OPEN, 0, this.#side * this.#side);
  }

  /** Covers the cells whose middle lies in the triangle. */
  cover(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): void {
    const side = this.#side;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) * this.#perY - 0.5));
    const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) * this.#perY - 0.5));
    for (let row = top; row <= bottom; row++) {
      const height = (row + 0.5) / this.#perY;
      let left = Number.POSITIVE_INFINITY;
      let right = Number.NEGATIVE_INFINITY;
      const meet = (px: number, py: number, qx: number, qy: number) => {
        if (py > height === qy > height) return;
        const x = (px + ((qx - px) * (height - py)) / (qy - py)) * this.#perX;
        if (x < left) left = x;
        if (x > right) right = x;
      };
      meet(ax, ay, bx, by);
      meet(bx, by, cx, cy);
      meet(cx, cy, ax, ay);
      const to = Math.min(side - 1, Math.floor(right - 0.5));
      for (let column = Math.max(0, Math.ceil(left - 0.5)); column <= to; column++) {
        if (this.#cells[row * side + column] === OPEN) this.#cells[row * side + column] = COVERED;
      }
    }
  }

  /** Marks every cell that a border passes through: it is not whole. */
  cross(ax: number, ay: number, bx: number, by: number): void {
    const side = this.#side;
    const [px, py, qx, qy] = [ax * this.#perX, ay * this.#perY, bx * this.#perX, by * this.#perY];
    const top = Math.max(0, Math.floor(Math.min(py, qy) - SLACK));
    const bottom = Math.min(side - 1, Math.floor(Math.max(py, qy) + SLACK));
    for (let row = top; row <= bottom; row++) {
      let one = px;
      let other = qx;
      if (py !== qy) {
        // The part of the border that lies in this row of cells.
        one = px + (qx - px) * Math.min(1, Math.max(0, (row - SLACK - py) / (qy - py)));
        other = px + (qx - px) * Math.min(1, Math.max(0, (row + 1 + SLACK - py) / (qy - py)));
      }
      const left = Math.max(0, Math.floor(Math.min(one, other) - SLACK));
      const right = Math.min(side - 1, Math.floor(Math.max(one, other) + SLACK));
      this.#cells.fill(CROSSED, row * side + left, row * side + right + 1);
    }
  }

  finish(): void {
    const wide = this.#side + 1;
    this.#sums.fill(0, 0, wide);
    for (let row = 0; row < this.#side; row++) {
      this.#sums[(row + 1) * wide] = 0;
      let inRow = 0;
      for (let column = 0; column < this.#side; column++) {
        if (this.#cells[row * this.#side + column] === COVERED) inRow++;
        this.#sums[(row + 1) * wide + column + 1] = this.#sums[row * wide + column + 1]! + inRow;
      }
    }
  }

  /** Whether the rectangle lies in whole cells alone. */
  hides(minX: number, minY: number, maxX: number, maxY: number): boolean {
    const left = Math.floor(minX * this.#perX - SLACK);
    const top = Math.floor(minY * this.#perY - SLACK);
    const right = Math.floor(maxX * this.#perX + SLACK);
    const bottom = Math.floor(maxY * this.#perY + SLACK);
    if (!(left >= 0 && top >= 0 && right < this.#side && bottom < this.#side)) return false;
    const wide = this.#side + 1;
    const whole =
      this.#sums[(bottom + 1) * wide + right + 1]! -
      this.#sums[top * wide + right + 1]! -
      this.#sums[(bottom + 1) * wide + left]! +
      this.#sums[top * wide + left]!;
    return whole === (right - left + 1) * (bottom - top + 1);
  }
}
