import type { Point } from './points';

/** Degrees. */
export interface GeoPosition {
  readonly lat: number;
  readonly lon: number;
}

/** A point of a floor plan, in metres with y down, whose place on earth is known. */
export interface ReferencePoint extends Point, GeoPosition {}

const EARTH_RADIUS = 6_371_008.8;
/** A degree of latitude. */
export const METRES_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;
/** Points that are nearer to each other, in metres, tell nothing about the direction of the plan. */
const LEAST_DISTANCE = 0.5;

/**
 * Where points of a floor plan are on earth. Two known points give position, direction and scale of the plan; the earth is
 * taken for flat, which is exact to a centimetre over a building.
 * @returns null where the two points are too near to each other
 */
export function geoReference(first: ReferencePoint, second: ReferencePoint): ((point: Point) => GeoPosition) | null {
  const perLongitude = METRES_PER_DEGREE * Math.cos((first.lat * Math.PI) / 180);
  const [dx, dy] = [second.x - first.x, first.y - second.y];
  const east = (second.lon - first.lon) * perLongitude;
  const north = (second.lat - first.lat) * METRES_PER_DEGREE;
  const length = dx * dx + dy * dy;
  if (length < LEAST_DISTANCE ** 2 || Math.hypot(east, north) < LEAST_DISTANCE) return null;
  // The quotient of two complex numbers: turns and scales a way on the plan into one on earth.
  const real = (east * dx + north * dy) / length;
  const imaginary = (north * dx - east * dy) / length;
  return ({ x, y }) => {
    const [right, up] = [x - first.x, first.y - y];
    return {
      lat: first.lat + (imaginary * right + real * up) / METRES_PER_DEGREE,
      lon: first.lon + (real * right - imaginary * up) / perLongitude,
    };
  };
}
