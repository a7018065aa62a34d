import { type Box, EMPTY_BOX, isEmptyBox, joinBoxes } from './box';
import type { Point } from './points';

/** A point turned around the origin; the y axis points down, so that positive radians are clockwise on the screen. */
export function turnedPoint({ x, y }: Point, turn: number): Point {
  if (turn === 0) return { x, y };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: cos * x - sin * y, y: sin * x + cos * y };
}

/** The corners of a box, clockwise from the first. */
export const cornersOf = ({ minX, minY, maxX, maxY }: Box): readonly Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

/** The smallest box around a box that was turned around the origin. */
export function turnedBox(box: Box, turn: number): Box {
  if (turn === 0 || isEmptyBox(box)) return box;
  return cornersOf(box).reduce((sum, corner) => {
    const { x, y } = turnedPoint(corner, turn);
    return joinBoxes(sum, { minX: x, minY: y, maxX: x, maxY: y });
  }, EMPTY_BOX);
}

const WHOLE = 2 * Math.PI;
/** The turn that rounding leaves after it was undone. */
const NOTHING = 1e-9;

/** The same turn above -π and up to π. */
export function normalTurn(turn: number): number {
  const within = turn - WHOLE * Math.ceil(turn / WHOLE - 0.5);
  if (Math.abs(within) < NOTHING) return 0;
  // Rounding may leave a half turn on the wrong side.
  return within > Math.PI || within <= -Math.PI ? Math.PI : within;
}

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
