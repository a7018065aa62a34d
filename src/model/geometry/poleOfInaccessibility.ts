import { ringContains } from './outline/ring';

/** A place inside an area and how far it is from its border. */
export interface Pole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Cell extends Pole {
  /** Half its side. */
  readonly half: number;
  /** The largest radius that any place of the cell can have. */
  readonly most: number;
}

/** Cells that are looked into at most; the best place so far is a good one long before. */
const MOST_CELLS = 600;

/**
 * The place inside an outer ring and outside of its holes that is farthest from their border, to a twentieth of the smaller side
 * of the ring: where a label has most room.
 *
 * @param rings the outer ring first, then its holes; x, y pairs that are not closed
 */
export function poleOfInaccessibility(rings: readonly ArrayLike<number>[]): Pole {
  const outer = rings[0];
  if (!outer || outer.length < 6) return { x: outer?.[0] ?? 0, y: outer?.[1] ?? 0, radius: 0 };
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < outer.length; i += 2) {
    minX = Math.min(minX, outer[i]!);
    maxX = Math.max(maxX, outer[i]!);
    minY = Math.min(minY, outer[i + 1]!);
    maxY = Math.max(maxY, outer[i + 1]!);
  }
  const side = Math.min(maxX - minX, maxY - minY);
  if (!(side > 0)) return { x: minX, y: minY, radius: 0 };
  const precision = side / 20;
  const cells: Cell[] = [];
  const look = (x: number, y: number, half: number): Cell => {
    const radius = distance(rings, x, y);
    return { x, y, half, radius, most: radius + half * Math.SQRT2 };
  };
  // A long corridor is cut into squares, yet not into thousands.
  const first = Math.max(side, Math.max(maxX - minX, maxY - minY) / 16);
  const columns = Math.min(16, Math.ceil((maxX - minX) / first));
  const rows = Math.min(16, Math.ceil((maxY - minY) / first));
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      push(cells, look(minX + (column + 0.5) * first, minY + (row + 0.5) * first, first / 2));
    }
  }
  let best: Pole = look((minX + maxX) / 2, (minY + maxY) / 2, 0);
  for (let seen = 0; seen < MOST_CELLS; seen++) {
    const cell = pop(cells);
    if (!cell || cell.most - best.radius <= precision) break;
    if (cell.radius > best.radius) best = cell;
    const half = cell.half / 2;
    for (const [dx, dy] of [
      [-half, -half],
      [half, -half],
      [-half, half],
      [half, half],
    ] as const) {
      const quarter = look(cell.x + dx, cell.y + dy, half);
      if (quarter.radius > best.radius) best = quarter;
      if (quarter.most - best.radius > precision) push(cells, quarter);
    }
  }
  return { x: best.x, y: best.y, radius: Math.max(0, best.radius) };
}

/** Distance to the nearest side of any ring, negative outside of the area. */
function distance(rings: readonly ArrayLike<number>[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (const ring of rings) {
    const count = ring.length / 2;
    if (ringContains(ring, x, y)) inside = !inside;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const ax = ring[j * 2]!;
      const ay = ring[j * 2 + 1]!;
      const dx = ring[i * 2]! - ax;
      const dy = ring[i * 2 + 1]! - ay;
      const length = dx * dx + dy * dy;
      const share = length > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
      const px = x - ax - dx * share;
      const py = y - ay - dy * share;
      nearest = Math.min(nearest, px * px + py * py);
    }
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** A heap by `most`, the largest on top. */
function push(heap: Cell[], cell: Cell): void {
  let at = heap.push(cell) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above]!.most >= cell.most) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = cell;
}

function pop(heap: Cell[]): Cell | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!top || !last || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1]!.most > heap[below]!.most) below++;
    if (heap[below]!.most <= last.most) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
  return top;
}
