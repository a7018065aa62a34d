import type { Point } from '@/model/geometry/points';

/** Where a step of the way begins. */
export interface StepPlace {
  readonly floor: string;
  readonly at: Point;
  /** Radians by which the map is turned for it; null where it stays as it is, `rest` where nobody wishes it turned. */
  readonly turn: number | 'rest' | null;
}
