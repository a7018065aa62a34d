import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { Point } from '@/model/geometry/points';
import { cornersOf } from './meshGeometry';

/** Metres through the wall that doors have which come from a line, and how exactly. */
const DEPTH = 0.2;
const EXACT = 0.002;
/** Metres of the narrowest door. */
const LEAST_WIDTH = 0.01;

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The line of a door along its wall, in metres; null where it has no width. */
export function doorLine(plan: FloorPlan, mesh: number): readonly [Point, Point] | null {
  const corners = cornersOf(plan, plan.ringStart[mesh]!);
  const line = corners.length === 4 ? middleLine(corners) : longestLine(corners);
  return line && between(line[0], line[1]) >= LEAST_WIDTH ? line : null;
}

/** The line between the middles of the two sides that lie through the wall: those of its depth, else the shorter ones. */
function middleLine([a, b, c, d]: readonly Point[]): readonly [Point, Point] | null {
  if (!a || !b || !c || !d) return null;
  const [along, across] = [between(a, b), between(b, c)];
  const [isAlong, isAcross] = [along, across].map((side) => Math.abs(side - DEPTH) < EXACT);
  const isFirstDeep = isAlong === isAcross ? along < across : isAlong;
  return isFirstDeep ? [middle(a, b), middle(c, d)] : [middle(d, a), middle(b, c)];
}

/** A leaf with its swing or a door of another shape: the two corners that are farthest from each other. */
function longestLine(corners: readonly Point[]): readonly [Point, Point] | null {
  let [longest, length]: [readonly [Point, Point] | null, number] = [null, 0];
  for (const [at, one] of corners.entries())
    for (const other of corners.slice(at + 1))
      if (between(one, other) > length) [longest, length] = [[one, other], between(one, other)];
  return longest;
}
