import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { DOOR, WALL } from '@/model/floorPlan/kinds/meshKind';
import { containsPoint } from '@/model/floorPlan/meshContains';
import type { Point } from '@/model/geometry/points';
import type { FloorSpaces } from './floorSpaces';
import { type Portal, spacesBeside } from './portal';

/** The doors of a floor that join two of its spaces, or one of them with the outside. */
export function doorPortals(floor: DrawnFloor, { spaces: all, at: spaceAt }: FloorSpaces): Portal[] {
  return floor.floorPlan.names.flatMap((key, mesh) => {
    if (floor.kinds[mesh] !== DOOR && !isDoorInWall(floor, mesh)) return [];
    const box = turnedBox(floor, mesh);
    if (!box) return [];
    const { x, y, along, length, breadth } = box;
    const across = { x: -along.y, y: along.x };
    // A door is passed across its longer side. A short one, or one that stands open, may be drawn the other way.
    const ways = [
      { normal: across, width: length, depth: breadth },
      { normal: along, width: breadth, depth: length },
    ].map((way) => ({ ...way, spaces: spacesBeside(spaceAt, { x, y }, way.normal, way.depth) }));
    const joins = ({ spaces: [one, other] }: (typeof ways)[number]) => one !== other;
    const way = ways.find((one) => joins(one) && !one.spaces.includes(null)) ?? ways.find(joins);
    if (!way) return [];
    const between = way.spaces.flatMap((space) => (space === null ? [] : [all[space]!.name]));
    return [{ key, source: 'door' as const, x, y, between, ...way }];
  });
}

/** Metres of the height and of the longer side of a door, and by how much the wall that it is in is higher. */
const DOOR_HEIGHT = [1.8, 2.6] as const;
const DOOR_WIDTH = [0.6, 3] as const;
const ABOVE_DOOR = 0.3;
/** Metres from the foot of the wall to that of the door: windows begin higher. */
const AT_FOOT = 0.2;

/** Whether something that is as thin as a wall is a door by its size: it stands at the foot of a wall, and is lower. */
function isDoorInWall(floor: DrawnFloor, mesh: number): boolean {
  const { boxes, heights } = floor.floorPlan;
  if (floor.kinds[mesh] !== WALL) return false;
  const [low, high] = [heights[2 * mesh]!, heights[2 * mesh + 1]!];
  const [minX, minY, maxX, maxY] = [0, 1, 2, 3].map((at) => boxes[4 * mesh + at]!) as [number, number, number, number];
  const width = Math.max(maxX - minX, maxY - minY);
  if (high - low < DOOR_HEIGHT[0] || high - low > DOOR_HEIGHT[1]) return false;
  if (width < DOOR_WIDTH[0] || width > DOOR_WIDTH[1]) return false;
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  return floor.index
    .within({ minX: middle.x, minY: middle.y, maxX: middle.x, maxY: middle.y })
    .some(
      (wall) =>
        wall !== mesh &&
        floor.kinds[wall] === WALL &&
        heights[2 * wall + 1]! >= high + ABOVE_DOOR &&
        Math.abs(heights[2 * wall]! - low) <= AT_FOOT &&
        containsPoint(floor.floorPlan, wall, middle.x, middle.y),
    );
}

interface TurnedBox extends Point {
  /** Direction of the longer side. */
  readonly along: Point;
  readonly length: number;
  readonly breadth: number;
}

/** The smallest box around the outline of a mesh that is turned as one of its sides. */
function turnedBox({ floorPlan: { ringStart, pointStart, points } }: DrawnFloor, mesh: number): TurnedBox | null {
  const from = pointStart[ringStart[mesh]!]!;
  const to = pointStart[ringStart[mesh]! + 1]!;
  let best: TurnedBox | null = null;
  for (let i = from, j = to - 1; i < to; j = i++) {
    const [dx, dy] = [points[2 * i]! - points[2 * j]!, points[2 * i + 1]! - points[2 * j + 1]!];
    const side = Math.hypot(dx, dy);
    if (side < 1e-6) continue;
    const u = { x: dx / side, y: dy / side };
    let [minU, minV, maxU, maxV] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      const [x, y] = [points[2 * at]!, points[2 * at + 1]!];
      const [alongU, alongV] = [x * u.x + y * u.y, y * u.x - x * u.y];
      [minU, maxU] = [Math.min(minU, alongU), Math.max(maxU, alongU)];
      [minV, maxV] = [Math.min(minV, alongV), Math.max(maxV, alongV)];
    }
    const [sizeU, sizeV] = [maxU - minU, maxV - minV];
    if (best && best.length * best.breadth <= sizeU * sizeV) continue;
    const [midU, midV] = [(minU + maxU) / 2, (minV + maxV) / 2];
    best = {
      x: midU * u.x - midV * u.y,
      y: midU * u.y + midV * u.x,
      along: sizeU >= sizeV ? u : { x: -u.y, y: u.x },
      length: Math.max(sizeU, sizeV),
      breadth: Math.min(sizeU, sizeV),
    };
  }
  return best;
}
