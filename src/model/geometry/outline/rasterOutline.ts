import { chainRings } from './chainRings';
import { nestRings } from './nestRings';
import { NetEdges } from './netEdges';
import { EMPTY_OUTLINE, type Outline } from './outline';
import { ringArea, simplifyRing } from './ring';

/** Steps along the longer side. */
const SIDE = 1024;

/** The cells that triangles cover, by rows: 1 where the middle of a cell is covered. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
  readonly minX: number;
  readonly minY: number;
  readonly step: number;
}

/** Fills a raster of `side` cells along the longer side; null for triangles without a size. */
export function rasterise(corners: Float64Array, count: number, side: number): Raster | null {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count * 6; i += 2) {
    if (corners[i]! < minX) minX = corners[i]!;
    if (corners[i]! > maxX) maxX = corners[i]!;
    if (corners[i + 1]! < minY) minY = corners[i + 1]!;
    if (corners[i + 1]! > maxY) maxY = corners[i + 1]!;
  }
  const size = Math.max(maxX - minX, maxY - minY);
  if (!(size > 0)) return null;
  const step = size / side;
  const columns = Math.max(1, Math.ceil((maxX - minX) / step));
  const rows = Math.max(1, Math.ceil((maxY - minY) / step));
  const cells = new Uint8Array(columns * rows);
  for (let at = 0; at < count * 6; at += 6) {
    const ys = [corners[at + 1]!, corners[at + 3]!, corners[at + 5]!];
    const first = Math.max(0, Math.ceil((Math.min(...ys) - minY) / step - 0.5));
    const last = Math.min(rows - 1, Math.floor((Math.max(...ys) - minY) / step - 0.5));
    for (let row = first; row <= last; row++)
      fillRow(cells, corners, at, row, columns, minX, minY + (row + 0.5) * step, step);
  }
  return { columns, rows, cells, minX, minY, step };
}

function fillRow(
  cells: Uint8Array,
  corners: Float64Array,
  at: number,
  row: number,
  columns: number,
  minX: number,
  y: number,
  step: number,
): void {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const a = at + i * 2;
    const b = at + ((i + 1) % 3) * 2;
    const ay = corners[a + 1]!;
    const by = corners[b + 1]!;
    if (ay > y === by > y) continue;
    const x = corners[a]! + ((corners[b]! - corners[a]!) * (y - ay)) / (by - ay);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const from = Math.max(0, Math.ceil((left - minX) / step - 0.5));
  const to = Math.min(columns - 1, Math.floor((right - minX) / step - 0.5));
  if (to >= from) cells.fill(1, row * columns + from, row * columns + to + 1);
}

/** The outline of what triangles cover, to a step of a thousandth of their size. Takes the same time whatever their shape. */
export function rasterOutline(corners: Float64Array, count: number): Outline {
  const raster = rasterise(corners, count, SIDE);
  if (!raster) return EMPTY_OUTLINE;
  const { columns, rows, cells, minX, minY, step } = raster;
  const net = new NetEdges();
  net.reset(4096, 8192);
  const covered = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && cells[row * columns + column] === 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!covered(column, row)) continue;
      const corner = (right: number, down: number) => net.point(column + right, row + down);
      if (!covered(column, row - 1)) net.add(corner(0, 0), corner(1, 0), 1);
      if (!covered(column + 1, row)) net.add(corner(1, 0), corner(1, 1), 1);
      if (!covered(column, row + 1)) net.add(corner(1, 1), corner(0, 1), 1);
      if (!covered(column - 1, row)) net.add(corner(0, 1), corner(0, 0), 1);
    }
  }
  net.settle();
  const rings = (chainRings(net) ?? []).map((chain) => {
    const ring = Float64Array.from(
      [...chain].flatMap((point) => [minX + net.x[point]! * step, minY + net.y[point]! * step]),
    );
    return simplifyRing(ring, step * 0.8);
  });
  return nestRings(rings.filter((ring) => ring.length >= 6 && ringArea(ring) !== 0));
}
