import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';

/** A destination and the room that it has on a floor. */
export interface SheetPlace {
  /** `object_name`, which the floor plan may no longer have. */
  readonly mesh: string;
  readonly name: string;
  /** The one whose colour the map shows. */
  readonly category: { readonly name: string; readonly colour: string } | null;
}

/** All that the page of a floor shows, as values that can be sent to a thread. */
export interface FloorSheet {
  readonly location: string;
  readonly building: string;
  readonly floor: string;
  /** C metric, F imperial. */
  readonly units: 'C' | 'F';
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The floor plan in the binary format of src/model/floorPlan. */
  readonly plan: Uint8Array;
  readonly places: readonly SheetPlace[];
  /** Texts of the labels file by `object_name`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Kinds that somebody set, by `object_name`. */
  readonly corrected: ReadonlyMap<string, MeshKind>;
}
