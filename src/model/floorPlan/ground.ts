import Flatbush from 'flatbush';
import type { Point } from '@/model/geometry/points';
import { crossingShares, distance } from '@/model/geometry/segments';
import { distanceToMesh } from './distanceToMesh';
import type { DrawnFloor } from './drawnFloor';
import { CORRIDOR, FLOOR, FURNITURE, ROOM, SERVICE } from './kinds/meshKind';

/** The ground of a building on a floor: inside of its outline, and not in a void. */
export interface Ground {
  /** Whether a point is on the ground, or at its edge. */
  holds(point: Point): boolean;
  /**
   * The first point between two points where a line leaves the building and comes back into it, away from doors; null
   * for a line that stays inside. A line may begin and end outdoors.
   */
  leaves(from: Point, to: Point): Point | null;
  /** Whether a line goes between inside and outside away from doors, wherever it ends. */
  crossesFacade(from: Point, to: Point): boolean;
}

/** Metres that a line may be off the ground: between two outlines, or over the edge of a slab. */
const GAP = 1;
/** Metres within which a point belongs to the building. */
const NEAR = 0.5;
/** Metres between two points of a line that are examined, and how many of them there are at most. */
const STEP = 0.25;
const MOST_STEPS = 2000;
/** So many rooms are examined, and this share of them must be at the ground that is taken for the building's. */
const MOST_ROOMS = 200;
const ROOM_SHARE = 0.8;
const LEAST_ROOMS = 3;

/** Names of meshes that are holes in the ground. */
const VOID = /(^|[^a-z])(void|shaft)([^a-z]|$)/i;

const UNKNOWN: Ground = { holds: () => true, leaves: () => null, crossesFacade: () => false };

interface Walled {
  readonly drawn: DrawnFloor;
  /** Say whether a door is near a point. */
  readonly walls: { readonly isAtDoor: (point: Point) => boolean };
}

const grounds = new WeakMap<DrawnFloor, Ground>();

/** The ground of a floor, made when it is asked for first: few paths are in doubt. */
export function groundOf({ drawn, walls }: Walled): Ground {
  const known = grounds.get(drawn);
  if (known) return known;
  const made = buildGround(drawn, walls.isAtDoor);
  grounds.set(drawn, made);
  return made;
}

/**
 * The ground of a floor, from the outlines of the building, else from its corridors. A floor plan of rooms alone does not
 * say what is between them, so every line stays inside there.
 *
 * @param isAtDoor whether a door is near a point
 */
function buildGround(floor: DrawnFloor, isAtDoor: (point: Point) => boolean): Ground {
  const outlines = outlinesOf(floor);
  if (outlines.length === 0) return UNKNOWN;
  const voids = Array.from(floor.kinds.keys()).filter((mesh) => VOID.test(floor.floorPlan.names[mesh]!));
  const crossesOutline = outlineCrossing(floor, [...outlines, ...voids]);
  const isGround = (mesh: number) => floor.kinds[mesh] !== FURNITURE;
  const isVoid = (mesh: number) => VOID.test(floor.floorPlan.names[mesh]!);
  const isCovered = (point: Point) => {
    const mesh = floor.index.at(point, isGround);
    return mesh !== null && !isVoid(mesh);
  };
  const isBare = (point: Point) => floor.index.at(point, isGround) === null;
  const isNear = (point: Point) =>
    floor.index
      .within({ minX: point.x - NEAR, minY: point.y - NEAR, maxX: point.x + NEAR, maxY: point.y + NEAR })
      .some((mesh) => isGround(mesh) && !isVoid(mesh) && distanceToMesh(floor.floorPlan, mesh, point) <= NEAR);

  /** The stretches of a line that are off the ground for more than a gap, each from and to a share of its length. */
  function stretches(from: Point, to: Point): (readonly [number, number])[] {
    const length = distance(from, to);
    if (length <= GAP) return [];
    // Most lines cross no outline at all.
    if (!crossesOutline(from, to) && isCovered(pointAt(from, to, 0.5))) return [];
    const steps = Math.min(MOST_STEPS, Math.ceil(length / STEP));
    const found: (readonly [number, number])[] = [];
    let begin: number | null = null;
    for (let step = 0; step <= steps + 1; step++) {
      const isOff = step <= steps && !isCovered(pointAt(from, to, step / steps));
      if (isOff) begin ??= step;
      else if (begin !== null) {
        if (((step - 1 - begin) / steps) * length > GAP) found.push([begin / steps, (step - 1) / steps]);
        begin = null;
      }
    }
    return found;
  }

  return {
    holds: (point) => isCovered(point) || (isBare(point) && isNear(point)),
    leaves: (from, to) => {
      for (const [begin, end] of stretches(from, to)) {
        const [out, back] = [pointAt(from, to, begin), pointAt(from, to, end)];
        if ((begin === 0 && !isNear(from)) || (end === 1 && !isNear(to))) continue;
        if (!isAtDoor(out) || !isAtDoor(back)) return pointAt(from, to, (begin + end) / 2);
      }
      return null;
    },
    crossesFacade: (from, to) =>
      stretches(from, to).some(([begin, end]) => {
        const edges = [...(begin > 0 || isNear(from) ? [begin] : []), ...(end < 1 || isNear(to) ? [end] : [])];
        return edges.some((share) => !isAtDoor(pointAt(from, to, share)));
      }),
  };
}

const pointAt = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

/** The meshes whose outlines bound the ground: slabs, else corridors, if the rooms are at them; else none. */
function outlinesOf({ kinds, floorPlan, index }: DrawnFloor): readonly number[] {
  const of = (...wanted: readonly number[]) => Array.from(kinds.keys()).filter((mesh) => wanted.includes(kinds[mesh]!));
  const rooms = of(ROOM, SERVICE);
  if (rooms.length < LEAST_ROOMS) return [];
  const every = Math.max(1, Math.floor(rooms.length / MOST_ROOMS));
  const examined = rooms.filter((_, at) => at % every === 0);
  for (const outlines of [of(FLOOR), of(FLOOR, CORRIDOR)]) {
    if (outlines.length === 0) continue;
    const isOutline = new Set(outlines);
    const isAtGround = ({ x, y }: Point) =>
      index
        .within({ minX: x - NEAR, minY: y - NEAR, maxX: x + NEAR, maxY: y + NEAR })
        .some((mesh) => isOutline.has(mesh) && distanceToMesh(floorPlan, mesh, { x, y }) <= NEAR);
    const at = examined.filter((mesh) => cornersOf(floorPlan, mesh).some(isAtGround));
    if (at.length >= ROOM_SHARE * examined.length) return outlines;
  }
  return [];
}

/** The corners of the outer ring of a mesh. */
function cornersOf({ ringStart, pointStart, points }: DrawnFloor['floorPlan'], mesh: number): Point[] {
  const ring = ringStart[mesh]!;
  const first = pointStart[ring]!;
  return Array.from({ length: pointStart[ring + 1]! - first }, (_, at) => ({
    x: points[2 * (first + at)]!,
    y: points[2 * (first + at) + 1]!,
  }));
}

/** Whether a line crosses an outline of these meshes. */
function outlineCrossing(
  { floorPlan: { ringStart, pointStart, points } }: DrawnFloor,
  meshes: readonly number[],
): (from: Point, to: Point) => boolean {
  const ends: number[] = [];
  for (const mesh of meshes)
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
      const next = pointStart[ring + 1]!;
      for (let i = pointStart[ring]!, j = next - 1; i < next; j = i++)
        ends.push(points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!);
    }
  const index = new Flatbush(ends.length / 4, 16, Float32Array);
  for (let at = 0; at < ends.length; at += 4) {
    const [x0, y0, x1, y1] = [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!];
    index.add(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }
  index.finish();
  return (from, to) =>
    index
      .search(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y))
      .some((segment) => {
        const shares = crossingShares(from, to, ends, 4 * segment);
        return shares !== null && shares.share >= 0 && shares.share <= 1 && shares.along >= 0 && shares.along <= 1;
      });
}
