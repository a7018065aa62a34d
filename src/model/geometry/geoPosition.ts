/** Degrees. */
export interface GeoPosition {
  readonly lat: number;
  readonly lon: number;
}
