import type { Point } from '@/model/geometry/points';
import type { FloorId } from '../../network';

/** The floor plan of a floor, as far as it says where something may be put. Points are in metres. */
export interface FloorGround {
  /** Whether a point is in the building, and not in a void. */
  holds(point: Point): boolean;
  /** Whether no wall, no room that a line leads through and no outside is between two points. */
  isFree(from: Point, to: Point): boolean;
  /** The name of the room that a point is well inside of; null elsewhere. */
  roomAt(point: Point): string | null;
}

/** The ground of floors. One without a floor plan is missing, and prevents nothing. */
export type FloorGrounds = ReadonlyMap<FloorId, FloorGround>;

export const NO_GROUNDS: FloorGrounds = new Map();
