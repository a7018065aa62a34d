import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import type { Point } from '@/model/geometry/points';

/** A place of a floor to be in, or to walk through. */
export interface FloorSpace {
  /** The `object_name` of its mesh, else a name of its own: the same when the plan is read again. */
  readonly name: string;
  /** Null for a space that only its walls make. */
  readonly mesh: number | null;
  readonly isCorridor: boolean;
  /** Visitors have no business in it. */
  readonly isService: boolean;
  readonly facility: Facility | null;
  /** Outer rings, each before its holes; x, y pairs in metres that are not closed. */
  readonly rings: readonly ArrayLike<number>[];
  /** The place inside that is farthest from its outline. */
  readonly middle: Point;
  contains(point: Point): boolean;
}

/** The rings of a mesh, in its order; x, y pairs. */
export function ringsOf({ floorPlan: { ringStart, pointStart, points } }: DrawnFloor, mesh: number): Float32Array[] {
  const rings: Float32Array[] = [];
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++)
    rings.push(points.subarray(2 * pointStart[ring]!, 2 * pointStart[ring + 1]!));
  return rings;
}
