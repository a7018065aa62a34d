import type { FloorPoint } from '@/model/geometry/points';

/** The last click of a map. */
export interface LastClick {
  readonly at: FloorPoint;
  /** Milliseconds of the page. */
  readonly time: number;
}

/** CSS pixels by which a hand moves between two clicks at one place. */
const STILL = 5;
/** A double click has a meaning of its own. */
const DOUBLE = 500;

/** Whether a click is the second one at a place, and no double click. */
export const isSecondClick = (before: LastClick | undefined, { at, time }: LastClick, scale: number): boolean =>
  before !== undefined &&
  Math.hypot(at.x - before.at.x, at.y - before.at.y) * scale <= STILL &&
  time - before.time > DOUBLE;
