import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { GeoPosition } from '@/model/geometry/geoPosition';
import type { Point } from '@/model/geometry/points';
import type { ImdfGeometry, Position } from './imdfFeature';

/** Where a point of the floor plan is on earth. */
export type OnEarth = (point: Point) => GeoPosition;

/** A hundred-millionth of a degree is a millimetre; one digit more keeps the rounding below that. */
const DIGITS = 1e9;
const rounded = (degrees: number): number => Math.round(degrees * DIGITS) / DIGITS;

export function positionOf(onEarth: OnEarth, point: Point): Position {
  const { lat, lon } = onEarth(point);
  return [rounded(lon), rounded(lat)];
}

export const pointAt = (onEarth: OnEarth, point: Point): ImdfGeometry => ({
  type: 'Point',
  coordinates: positionOf(onEarth, point),
});

/** Corners of a ring of a floor plan. */
export function cornersOf({ pointStart, points }: FloorPlan, ring: number): Point[] {
  const corners: Point[] = [];
  for (let at = pointStart[ring]!; at < pointStart[ring + 1]!; at++)
    corners.push({ x: points[2 * at]!, y: points[2 * at + 1]! });
  return corners;
}

/** Twice the area of a ring of longitudes and latitudes; positive where it runs counter-clockwise. */
export const signedArea = (ring: readonly Position[]): number => {
  // Products of whole degrees would leave no digits for a small room.
  const [x0, y0] = ring[0] ?? [0, 0];
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
  }, 0);
};

/** A closed ring by the right-hand rule of GeoJSON: outer rings counter-clockwise, holes clockwise. */
function closedRing(corners: readonly Point[], onEarth: OnEarth, isHole: boolean): Position[] {
  const ring = corners.map((corner) => positionOf(onEarth, corner));
  const isCounterClockwise = signedArea(ring) > 0;
  // The reader turns a ring round in the same way, so that it begins at the same corner after it.
  const turned = isCounterClockwise === isHole ? ring.toReversed() : ring;
  return [...turned, ...turned.slice(0, 1)];
}

/** The outline of a mesh. */
export function outlineGeometry(plan: FloorPlan, mesh: number, onEarth: OnEarth): ImdfGeometry {
  const polygons: Position[][][] = [];
  for (let ring = plan.ringStart[mesh]!; ring < plan.ringStart[mesh + 1]!; ring++) {
    const isHole = plan.holes[ring] === 1;
    const closed = closedRing(cornersOf(plan, ring), onEarth, isHole);
    if (isHole) polygons.at(-1)?.push(closed);
    else polygons.push([closed]);
  }
  const [first] = polygons;
  return polygons.length === 1 && first
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
}

const cross = (from: Point, to: Point, other: Point): number =>
  (to.x - from.x) * (other.y - from.y) - (to.y - from.y) * (other.x - from.x);

/** One side of the convex hull of sorted points (Andrew's monotone chain). */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The convex outline of a whole floor plan, for a floor that has no ground. */
export function hullGeometry(plan: FloorPlan, onEarth: OnEarth): ImdfGeometry {
  const points: Point[] = [];
  for (let at = 0; at < plan.points.length; at += 2) points.push({ x: plan.points[at]!, y: plan.points[at + 1]! });
  points.sort((one, other) => one.x - other.x || one.y - other.y);
  const hull = [...chainOf(points), ...chainOf(points.toReversed())];
  return { type: 'Polygon', coordinates: [closedRing(hull, onEarth, false)] };
}
