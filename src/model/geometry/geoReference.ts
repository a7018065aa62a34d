import type { GeoPosition } from './geoPosition';
import type { Point } from './points';
import { tangentPlane } from './tangentPlane';

/** A point of a floor plan, in metres with y down, whose place on earth is known. */
export interface ReferencePoint extends Point, GeoPosition {}

/** Points that are nearer to each other, in metres, tell nothing about the direction of the plan. */
const LEAST_DISTANCE = 0.5;

/**
 * Where points of a floor plan are on earth. Two known points give position, direction and scale of the plan; distances and
 * angles between its points are those on earth, to a centimetre over a kilometre.
 * @returns null where the two points are too near to each other
 */
export function geoReference(first: ReferencePoint, second: ReferencePoint): ((point: Point) => GeoPosition) | null {
  const plane = tangentPlane(first);
  const { east, north } = plane.toPlane(second);
  const [dx, dy] = [second.x - first.x, first.y - second.y];
  const length = dx * dx + dy * dy;
  if (length < LEAST_DISTANCE ** 2 || Math.hypot(east, north) < LEAST_DISTANCE) return null;
  // The quotient of two complex numbers: turns and scales a way on the plan into one on earth.
  const real = (east * dx + north * dy) / length;
  const imaginary = (north * dx - east * dy) / length;
  return ({ x, y }) => {
    const [right, up] = [x - first.x, first.y - y];
    return plane.toEarth({ east: real * right - imaginary * up, north: imaginary * right + real * up });
  };
}

/** Metres between two points on the plan and on earth, which are the same where all numbers are right. */
export interface ReferenceLengths {
  readonly plan: number;
  readonly earth: number;
  /** The part by which that on earth is longer; negative where it is shorter. */
  readonly deviation: number;
}

/** A larger deviation is no inaccuracy of a survey: a number is wrong. */
export const MOST_DEVIATION = 0.02;

/** How far apart two points are on the plan and on earth; null where they are too near to each other. */
export function referenceLengths(first: ReferencePoint, second: ReferencePoint): ReferenceLengths | null {
  const plan = Math.hypot(second.x - first.x, second.y - first.y);
  const { east, north } = tangentPlane(first).toPlane(second);
  const earth = Math.hypot(east, north);
  return plan < LEAST_DISTANCE || earth < LEAST_DISTANCE ? null : { plan, earth, deviation: earth / plan - 1 };
}
