import type { Point } from '../geometry/points';
import { type Misplaced, placedByLength, placedByPairs, type Underlay, type UnderlayPlace } from './underlay';

/** Where a picture belongs, or why it cannot be there; null while points are missing. */
export type Placed = UnderlayPlace | Misplaced | null;

/** A picture with the points that were clicked on its floor so far. */
interface Clicked {
  readonly underlay: Underlay | null;
  /** In metres of the floor, in the order of the steps. */
  readonly points: readonly Point[];
}

/** The place by two pairs of points, of which `last` is the fourth point. */
export function pairedPlace({ underlay, points }: Clicked, last: Point): Placed {
  const [from, to, secondFrom] = points;
  if (!underlay || !from || !to || !secondFrom) return null;
  return placedByPairs(underlay, { from, to }, { from: secondFrom, to: last });
}

/** The place by a length between two points, in metres. */
export function measuredPlace({ underlay, points: [from, to] }: Clicked, metres: number): Placed {
  return underlay && from && to ? placedByLength(underlay, [from, to], metres) : null;
}

export const isPlace = (placed: Placed): placed is UnderlayPlace => placed !== null && typeof placed !== 'string';
export const misplacedOf = (placed: Placed): Misplaced | null => (typeof placed === 'string' ? placed : null);
