/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];

export type ImdfGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

export interface ImdfFeature {
  readonly id: string;
  readonly type: 'Feature';
  readonly feature_type: ImdfType;
  readonly geometry: ImdfGeometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Types of features of IMDF 1.0.0 that are written, each in a file of its name. */
export const IMDF_TYPES = [
  'address',
  'venue',
  'building',
  'footprint',
  'level',
  'unit',
  'opening',
  'fixture',
  'amenity',
  'anchor',
  'occupant',
] as const;
export type ImdfType = (typeof IMDF_TYPES)[number];

/** A feature with its properties in the order in which they are written. */
export const imdfFeature = (
  feature_type: ImdfType,
  id: string,
  geometry: ImdfGeometry | null,
  properties: ImdfFeature['properties'],
): ImdfFeature => ({ id, type: 'Feature', feature_type, geometry, properties });
