import type { Point } from '@/model/geometry/points';
import type { FloorId, GroupId, NodeId, TravelKey } from '@/model/network/network';

/** The part of a route on one floor. */
export interface RouteLeg {
  readonly floor: FloorId;
  /** Metres in floor units; one point where a ride ends and the next begins. */
  readonly points: readonly Point[];
  readonly nodes: readonly NodeId[];
  readonly length: number;
}

/** The change from one leg's floor to the next. */
export interface FloorChange {
  /** Null when a path leads from floor to floor. */
  readonly group: GroupId | null;
  readonly travel: TravelKey | null;
  readonly from: { readonly floor: FloorId; readonly node: NodeId };
  readonly to: { readonly floor: FloorId; readonly node: NodeId };
  readonly length: number;
  readonly seconds: number;
}

export interface Route {
  /** In the order of travel, including passed stops. */
  readonly nodes: readonly NodeId[];
  /** One more than there are changes: leg, change, leg ... */
  readonly legs: readonly RouteLeg[];
  readonly changes: readonly FloorChange[];
  /** Metres in space. */
  readonly length: number;
  readonly seconds: number;
  readonly cost: number;
}
