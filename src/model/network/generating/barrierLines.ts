import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { FURNITURE, WALL } from '@/model/floorPlan/kinds/meshKind';
import type { Point } from '@/model/geometry/points';
import { type FloorSpace, ringsOf } from './floorSpace';
import type { Portal } from './portal';

const OBSTACLES: ReadonlySet<number> = new Set([WALL, FURNITURE]);

/** Metres beyond the sides of a door in which the outlines of the spaces that it joins are open. */
const BESIDE_DOOR = 0.3;
/** Metres of the squares in which portals are found. */
const CELL = 4;

/** x0, y0, x1, y1 of each line of a floor that nobody walks through: outlines of spaces and obstacles, open at portals. */
export function barrierLines(floor: DrawnFloor, spaces: readonly FloorSpace[], portals: readonly Portal[]): number[] {
  const near = portalsNear(portals);
  const obstacles = obstacleRings(floor);
  const lines: number[] = [];
  for (const ring of [...spaces.flatMap(({ rings }) => rings), ...obstacles]) {
    const count = ring.length / 2;
    for (let i = 0, j = count - 1; i < count; j = i++)
      lines.push(
        ...openedLine(near, { x: ring[2 * j]!, y: ring[2 * j + 1]! }, { x: ring[2 * i]!, y: ring[2 * i + 1]! }),
      );
  }
  return lines;
}

/** The outlines of walls and furniture. */
export const obstacleRings = (floor: DrawnFloor): Float32Array[] =>
  floor.floorPlan.names.flatMap((_, mesh) => (OBSTACLES.has(floor.kinds[mesh]!) ? ringsOf(floor, mesh) : []));

type PortalsNear = (from: Point, to: Point) => readonly Portal[];

function portalsNear(portals: readonly Portal[]): PortalsNear {
  const reach = portals.reduce((most, { width, depth }) => Math.max(most, width, depth), 0) / 2 + BESIDE_DOOR;
  const cellOf = (value: number) => Math.floor(value / CELL);
  const cells = new Map<string, Portal[]>();
  for (const portal of portals) {
    const key = `${cellOf(portal.x)} ${cellOf(portal.y)}`;
    const list = cells.get(key);
    if (list) list.push(portal);
    else cells.set(key, [portal]);
  }
  return (from, to) => {
    const near: Portal[] = [];
    for (let x = cellOf(Math.min(from.x, to.x) - reach); x <= cellOf(Math.max(from.x, to.x) + reach); x++)
      for (let y = cellOf(Math.min(from.y, to.y) - reach); y <= cellOf(Math.max(from.y, to.y) + reach); y++)
        near.push(...(cells.get(`${x} ${y}`) ?? []));
    return near;
  };
}

/** The parts of a line that no portal opens. */
function openedLine(portalsNearLine: PortalsNear, from: Point, to: Point): number[] {
  let parts: readonly (readonly [number, number])[] = [[0, 1]];
  for (const portal of portalsNearLine(from, to)) {
    const open = openPart(portal, from, to);
    if (open) parts = parts.flatMap((part) => without(part, open));
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return parts.flatMap(([a, b]) => [from.x + a * dx, from.y + a * dy, from.x + b * dx, from.y + b * dy]);
}

function without(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (readonly [number, number])[] {
  if (end <= from || start >= to) return [[from, to]];
  const left: (readonly [number, number])[] = [];
  if (start > from) left.push([from, start]);
  if (end < to) left.push([end, to]);
  return left;
}

/** Shares of a line between which it is inside of the opening of a portal; null where it is not. */
function openPart({ x, y, normal, width, depth }: Portal, from: Point, to: Point): [number, number] | null {
  let [start, end] = [0, 1];
  for (const [axis, half] of [
    [normal, depth / 2 + BESIDE_DOOR],
    [{ x: -normal.y, y: normal.x }, width / 2],
  ] as const) {
    const first = (from.x - x) * axis.x + (from.y - y) * axis.y;
    const rate = (to.x - from.x) * axis.x + (to.y - from.y) * axis.y;
    if (Math.abs(rate) < 1e-9) {
      if (Math.abs(first) > half) return null;
      continue;
    }
    const [one, other] = [(-half - first) / rate, (half - first) / rate];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return end > start ? [start, end] : null;
}
