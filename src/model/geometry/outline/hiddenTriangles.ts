/** Cells along each side of the grid that is laid over a mesh. */
const SIDE = 64;
const OPEN = 0;
const COVERED = 1;
const CROSSED = 2;

/**
 * Finds triangles that lie wholly inside what one level of a mesh covers, such as shelves on the slab of a shop: without
 * them the outline is the same. Level here is the height with the largest area of level triangles.
 *
 * @param corners x, y of the three corners of each triangle
 * @param levels height of each level triangle, NaN for others
 * @returns 1 for each triangle that is hidden, or null where there is no such level
 */
export function hiddenTriangles(corners: Float64Array, levels: Float64Array, count: number): Uint8Array | null {
  const main = mainLevel(corners, levels, count);
  if (main === null) return null;
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let triangle = 0; triangle < count; triangle++) {
    if (levels[triangle] !== main) continue;
    for (let at = triangle * 6; at < triangle * 6 + 6; at += 2) {
      minX = Math.min(minX, corners[at]!);
      maxX = Math.max(maxX, corners[at]!);
      minY = Math.min(minY, corners[at + 1]!);
      maxY = Math.max(maxY, corners[at + 1]!);
    }
  }
  const grid = { minX, minY, perX: SIDE / (maxX - minX), perY: SIDE / (maxY - minY) };
  const covered = coveredCells(corners, levels, count, main, grid);
  // Sums over all cells above and left, so that any rectangle of cells is judged by four numbers.
  const sums = new Int32Array((SIDE + 1) * (SIDE + 1));
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      sums[(row + 1) * (SIDE + 1) + column + 1] =
        sums[row * (SIDE + 1) + column + 1]! +
        sums[(row + 1) * (SIDE + 1) + column]! -
        sums[row * (SIDE + 1) + column]! +
        (covered[row * SIDE + column] === COVERED ? 1 : 0);
    }
  }
  const hidden = new Uint8Array(count);
  for (let triangle = 0; triangle < count; triangle++) {
    if (levels[triangle] === main) continue;
    const at = triangle * 6;
    const left = Math.floor((Math.min(corners[at]!, corners[at + 2]!, corners[at + 4]!) - minX) * grid.perX);
    const right = Math.floor((Math.max(corners[at]!, corners[at + 2]!, corners[at + 4]!) - minX) * grid.perX);
    const top = Math.floor((Math.min(corners[at + 1]!, corners[at + 3]!, corners[at + 5]!) - minY) * grid.perY);
    const bottom = Math.floor((Math.max(corners[at + 1]!, corners[at + 3]!, corners[at + 5]!) - minY) * grid.perY);
    if (!(left >= 0 && top >= 0 && right < SIDE && bottom < SIDE)) continue;
    const inside =
      sums[(bottom + 1) * (SIDE + 1) + right + 1]! -
      sums[top * (SIDE + 1) + right + 1]! -
      sums[(bottom + 1) * (SIDE + 1) + left]! +
      sums[top * (SIDE + 1) + left]!;
    if (inside === (right - left + 1) * (bottom - top + 1)) hidden[triangle] = 1;
  }
  return hidden;
}

interface Grid {
  readonly minX: number;
  readonly minY: number;
  readonly perX: number;
  readonly perY: number;
}

function mainLevel(corners: Float64Array, levels: Float64Array, count: number): number | null {
  const areas = new Map<number, number>();
  let main: number | null = null;
  let largest = 0;
  for (let triangle = 0; triangle < count; triangle++) {
    const level = levels[triangle]!;
    if (Number.isNaN(level)) continue;
    const area = (areas.get(level) ?? 0) + Math.abs(twiceArea(corners, triangle * 6));
    areas.set(level, area);
    if (area > largest) {
      largest = area;
      main = level;
    }
  }
  return main;
}

const twiceArea = (corners: Float64Array, at: number): number =>
  (corners[at + 2]! - corners[at]!) * (corners[at + 5]! - corners[at + 1]!) -
  (corners[at + 3]! - corners[at + 1]!) * (corners[at + 4]! - corners[at]!);

/** Cells that the level covers whole: no border passes through them and their middle is inside. */
function coveredCells(
  corners: Float64Array,
  levels: Float64Array,
  count: number,
  main: number,
  grid: Grid,
): Uint8Array {
  const cells = new Uint8Array(SIDE * SIDE);
  const borders = new Map<string, number[]>();
  for (let triangle = 0; triangle < count; triangle++) {
    if (levels[triangle] !== main) continue;
    const at = triangle * 6;
    coverMiddles(cells, corners, at, grid);
    const turned = twiceArea(corners, at) < 0;
    for (let i = 0; i < 3; i++) {
      const one = at + i * 2;
      const other = at + ((i + 1) % 3) * 2;
      const a = turned ? other : one;
      const b = turned ? one : other;
      const side = [corners[a]!, corners[a + 1]!, corners[b]!, corners[b + 1]!];
      const back = `${side[2]},${side[3]},${side[0]},${side[1]}`;
      // A side that two triangles share, walked once each way, is no border.
      if (!borders.delete(back)) borders.set(`${side[0]},${side[1]},${side[2]},${side[3]}`, side);
    }
  }
  for (const side of borders.values()) crossCells(cells, side, grid);
  return cells;
}

function coverMiddles(cells: Uint8Array, corners: Float64Array, at: number, grid: Grid): void {
  const x = (i: number) => (corners[at + i * 2]! - grid.minX) * grid.perX;
  const y = (i: number) => (corners[at + i * 2 + 1]! - grid.minY) * grid.perY;
  const top = Math.max(0, Math.ceil(Math.min(y(0), y(1), y(2)) - 0.5));
  const bottom = Math.min(SIDE - 1, Math.floor(Math.max(y(0), y(1), y(2)) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const height = row + 0.5;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 3; i++) {
      const j = (i + 1) % 3;
      if (y(i) > height === y(j) > height) continue;
      const meets = x(i) + ((x(j) - x(i)) * (height - y(i))) / (y(j) - y(i));
      left = Math.min(left, meets);
      right = Math.max(right, meets);
    }
    const to = Math.min(SIDE - 1, Math.floor(right - 0.5));
    for (let column = Math.max(0, Math.ceil(left - 0.5)); column <= to; column++) {
      if (cells[row * SIDE + column] === OPEN) cells[row * SIDE + column] = COVERED;
    }
  }
}

/** Marks every cell that a side passes through, and the cells next to its path where rounding could hide it. */
function crossCells(cells: Uint8Array, side: number[], grid: Grid): void {
  const ax = (side[0]! - grid.minX) * grid.perX;
  const ay = (side[1]! - grid.minY) * grid.perY;
  const bx = (side[2]! - grid.minX) * grid.perX;
  const by = (side[3]! - grid.minY) * grid.perY;
  const slack = 1e-6;
  const top = Math.max(0, Math.floor(Math.min(ay, by) - slack));
  const bottom = Math.min(SIDE - 1, Math.floor(Math.max(ay, by) + slack));
  for (let row = top; row <= bottom; row++) {
    // The part of the side that lies in this row of cells.
    const share = (height: number) => (ay === by ? 0 : Math.min(1, Math.max(0, (height - ay) / (by - ay))));
    const one = ay === by ? ax : ax + (bx - ax) * share(row);
    const other = ay === by ? bx : ax + (bx - ax) * share(row + 1);
    const left = Math.max(0, Math.floor(Math.min(one, other) - slack));
    const right = Math.min(SIDE - 1, Math.floor(Math.max(one, other) + slack));
    cells.fill(CROSSED, row * SIDE + left, row * SIDE + right + 1);
  }
}
