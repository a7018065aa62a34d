import type { FloorPoint, Point } from '@/model/geometry/points';

/** The context menu of the selection, and of a place. */
export interface MenuRequest {
  /** Where it opens, in CSS pixels of the window. */
  readonly client: Point;
  /** The place of the floor that was pressed; null for a menu of the selection alone. */
  readonly place: FloorPoint | null;
  /** Only the objects of the place, to choose one. */
  readonly isList?: true;
}
