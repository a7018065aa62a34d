import type { Point } from '@/model/geometry/points';
import type { FloorPlan } from '../floorPlan';

/** Sizes and places of the rooms of a floor plan, by mesh. */
export interface RoomMeasures {
  /** Square metres, holes taken off. */
  readonly areas: Float64Array;
  /** Middle of the area, x and y in metres, pairs. */
  readonly middles: Float64Array;
}

export function measureRooms(plan: FloorPlan): RoomMeasures {
  const areas = new Float64Array(plan.names.length);
  const middles = new Float64Array(plan.names.length * 2);
  for (let mesh = 0; mesh < areas.length; mesh++) {
    const { area, x, y } = measureRoom(plan, mesh);
    areas[mesh] = area;
    middles[2 * mesh] = x;
    middles[2 * mesh + 1] = y;
  }
  return { areas, middles };
}

function measureRoom({ ringStart, pointStart, points, holes, boxes }: FloorPlan, mesh: number) {
  // Relative to a corner of the room: far from the origin the products would lose digits.
  const [x0, y0] = [boxes[4 * mesh]!, boxes[4 * mesh + 1]!];
  let [area, x, y] = [0, 0, 0];
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    let [twice, sumX, sumY] = [0, 0, 0];
    const end = pointStart[ring + 1]!;
    for (let i = pointStart[ring]!, j = end - 1; i < end; j = i++) {
      const [ax, ay] = [points[2 * j]! - x0, points[2 * j + 1]! - y0];
      const [bx, by] = [points[2 * i]! - x0, points[2 * i + 1]! - y0];
      const cross = ax * by - bx * ay;
      twice += cross;
      sumX += (ax + bx) * cross;
      sumY += (ay + by) * cross;
    }
    const sign = (twice < 0 ? -1 : 1) * (holes[ring] === 1 ? -1 : 1);
    area += (sign * twice) / 2;
    x += (sign * sumX) / 6;
    y += (sign * sumY) / 6;
  }
  if (area > 0) return { area, x: x0 + x / area, y: y0 + y / area };
  return { area: 0, x: (x0 + boxes[4 * mesh + 2]!) / 2, y: (y0 + boxes[4 * mesh + 3]!) / 2 };
}

/** A floor plan with its measures. */
export interface MeasuredPlan {
  readonly plan: FloorPlan;
  readonly measures: RoomMeasures;
}

/** Metres by which sizes of one room may differ: floor plans are exported with few digits. */
const TOLERANCE = 0.05;
const SHARE = 0.01;

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(TOLERANCE, SHARE * Math.max(one, other));

export const sizeOf = ({ boxes }: FloorPlan, mesh: number) => ({
  width: boxes[4 * mesh + 2]! - boxes[4 * mesh]!,
  depth: boxes[4 * mesh + 3]! - boxes[4 * mesh + 1]!,
});

/** Whether two rooms have the same size, not turned. */
export function isCongruent(before: MeasuredPlan, old: number, after: MeasuredPlan, next: number): boolean {
  const [one, other] = [sizeOf(before.plan, old), sizeOf(after.plan, next)];
  const [area, otherArea] = [before.measures.areas[old]!, after.measures.areas[next]!];
  return (
    isClose(one.width, other.width) &&
    isClose(one.depth, other.depth) &&
    Math.abs(area - otherArea) <= Math.max(TOLERANCE, 2 * SHARE * Math.max(area, otherArea))
  );
}

export const middleOf = ({ measures }: MeasuredPlan, mesh: number): Point => ({
  x: measures.middles[2 * mesh]!,
  y: measures.middles[2 * mesh + 1]!,
});
