import type { GeoPosition } from '@/model/geometry/geoPosition';
import type { MeshShape } from '../corrections/meshShape';
import type { Facility, MeshKind } from '../kinds/meshKind';
import type { PlanNetwork } from './planNetwork';

/** A part of a floor as its source describes it: metres from the origin of the building, x to the east, y to the south. */
export interface PlanSpace extends Pick<MeshShape, 'rings' | 'holes' | 'heights'> {
  /** As the source has it, so that a later plan of the same building finds it again. */
  readonly id: string;
  /** The `object_name` that it gets: unique on its floor. */
  readonly name: string;
  /** A name for people; empty where the source has none. */
  readonly label: string;
  readonly kind: MeshKind;
  /** Null except for facilities. */
  readonly facility: Facility | null;
  /** The category of a unit of IMDF. */
  readonly category?: string;
}

export interface PlanFloor {
  readonly id: string;
  readonly name: string;
  readonly shortname: string;
  /** 0 is the floor at street level, 1 the one above. */
  readonly ordinal: number;
  readonly spaces: readonly PlanSpace[];
}

/** Why something of a source is on no floor, as the key of its text. */
export type LeftOutReason =
  | 'other-kind'
  | 'no-outline'
  | 'no-level'
  | 'unknown-level'
  | 'damaged'
  | 'far-away'
  | 'door-in-no-wall'
  // Of drawings
  | 'layer'
  | 'open-outline'
  | 'text-outside'
  | 'size-text'
  | 'repeated'
  | 'on-sheet'
  | 'hidden'
  | 'not-flat'
  | 'other-file'
  // Of files of floors
  | 'labels-of-no-floor';

/** Parts of a source that were left out for one reason. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  /** As the source calls it: “fixture”, “indoor=yes”. */
  readonly kind: string;
  readonly count: number;
  /** Ids of the first of them. */
  readonly examples: readonly string[];
}

/** A building in one file of another format, whatever that is. */
export interface BuildingPlan {
  /** Empty where the source has none. */
  readonly name: string;
  /** Lowest first. */
  readonly floors: readonly PlanFloor[];
  /** Where 0, 0 is; null where the source does not say. */
  readonly place: GeoPosition | null;
  /** Degrees clockwise from up on the plan to true north, where a source has axes of its own; absent where up is north. */
  readonly north?: number;
  readonly leftOut: readonly LeftOut[];
  /** Absent where the source has none. */
  readonly network?: PlanNetwork;
}
