import type { Point } from '@/model/geometry/points';

/** The relation of a room of the present floor plan to the rooms of a new one. */
export type MatchKind = 'same' | 'renamed' | 'moved' | 'split' | 'merged' | 'gone';

/** A room of the present floor plan in the new one. */
export interface RoomMatch {
  readonly kind: MatchKind;
  /** The `object_name` in the present floor plan. */
  readonly from: string;
  /** Names in the new floor plan, the best first: none where the room is gone, several where it is split. */
  readonly to: readonly string[];
}

export interface PlanMatch {
  /** Metres that the new floor plan is shifted by. */
  readonly offset: Point;
  /** Each room of the present floor plan once, in its order. */
  readonly rooms: readonly RoomMatch[];
  /** Names of rooms that the present floor plan lacks, in the order of the new one. */
  readonly added: readonly string[];
}

/** A room of the present floor plan and its name in the new one; null where it has no counterpart. */
export interface ConfirmedMatch {
  readonly from: string;
  readonly to: string | null;
}
