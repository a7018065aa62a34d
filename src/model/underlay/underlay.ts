import type { Box } from '../geometry/box';
import type { Point } from '../geometry/points';
import { normalTurn, turnedPoint } from '../geometry/turns';

/** Where a picture lies on a floor. */
export interface UnderlayPlace {
  /** Its first corner, in metres of the floor. */
  readonly x: number;
  readonly y: number;
  /** Metres. */
  readonly width: number;
  /** Radians clockwise round its first corner. */
  readonly turn: number;
}

/** A picture under a floor plan, to trace. */
export interface Underlay extends UnderlayPlace {
  /** The address of the picture. */
  readonly picture: string;
  /** Its height by its width. */
  readonly ratio: number;
  /** From 0, invisible, to 1. */
  readonly opacity: number;
  readonly shown: boolean;
}

/** A point of the picture, where it lies now, and the point of the floor where it belongs. */
export interface Pair {
  readonly from: Point;
  readonly to: Point;
}

/** Metres: a picture is neither narrower nor wider. */
export const NARROWEST = 0.1;
export const WIDEST = 100_000;
/** A strip that is longer is no plan. */
export const MOST_RATIO = 100;
/** Points that are nearer, in metres, tell neither size nor direction. */
const LEAST_APART = 0.05;

/** Why a picture cannot be placed so. */
export type Misplaced = 'together' | 'size';

/**
 * The place at which both points of the picture are where they belong: moved, turned and scaled alike in both directions.
 */
export function placedByPairs(place: UnderlayPlace, first: Pair, second: Pair): UnderlayPlace | Misplaced {
  const [before, after] = [wayOf(first.from, second.from), wayOf(first.to, second.to)];
  const [short, long] = [Math.hypot(before.x, before.y), Math.hypot(after.x, after.y)];
  if (short < LEAST_APART || long < LEAST_APART) return 'together';
  const turn = Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x);
  return transformed(place, first, { turn, factor: long / short });
}

/** The place at which the way between two points of the picture is so many metres long; the first stays where it is. */
export function placedByLength(
  place: UnderlayPlace,
  [from, to]: readonly [Point, Point],
  metres: number,
): UnderlayPlace | Misplaced {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < LEAST_APART || metres < LEAST_APART) return 'together';
  return transformed(place, { from, to: from }, { turn: 0, factor: metres / length });
}

/** A picture of this shape whole and in the middle of a part of the floor. */
export function fittedInto({ minX, minY, maxX, maxY }: Box, ratio: number): UnderlayPlace {
  const [across, down] = [maxX - minX, maxY - minY];
  const width = Math.min(WIDEST, Math.max(NARROWEST, Math.min(across, down / ratio)));
  return { x: (minX + maxX - width) / 2, y: (minY + maxY - width * ratio) / 2, width, turn: 0 };
}

const wayOf = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

function transformed(
  place: UnderlayPlace,
  { from, to }: Pair,
  { turn, factor }: { readonly turn: number; readonly factor: number },
): UnderlayPlace | Misplaced {
  const width = place.width * factor;
  if (width < NARROWEST || width > WIDEST) return 'size';
  const corner = turnedPoint(wayOf(from, place), turn);
  return {
    x: to.x + corner.x * factor,
    y: to.y + corner.y * factor,
    width,
    turn: normalTurn(place.turn + turn),
  };
}
