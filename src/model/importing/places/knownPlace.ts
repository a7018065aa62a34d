import type { PlaceValues } from './placeFields';

/** A destination of the organisation, as a table would have it. */
export interface KnownPlace {
  readonly id: number;
  /** The destination that it belongs to. */
  readonly parentId: number | null;
  /** Its id in this source; null where the source has not made it. */
  readonly externalId: string | null;
  /** Its main destination is there by name. */
  readonly values: PlaceValues;
}
