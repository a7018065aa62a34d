/** A position as longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

/** A feature of GeoJSON (RFC 7946) whose geometry was checked; a polygon is a multipolygon of one. */
export interface GeoFeature {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Null where it has none; undefined where it is damaged or of a type that floors do not use. */
  readonly geometry: Geometry | null | undefined;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90;

const arePositions = (value: unknown): value is Position[] => Array.isArray(value) && value.every(isPosition);
const areRings = (value: unknown): value is Position[][] =>
  Array.isArray(value) && value.length > 0 && value.every(arePositions);

function readGeometry(value: unknown): Geometry | null | undefined {
  if (value === null || value === undefined) return null;
  if (!isObject(value)) return undefined;
  const { type, coordinates } = value;
  if (type === 'Point' && isPosition(coordinates)) return { type, coordinates };
  if (type === 'LineString' && arePositions(coordinates) && coordinates.length > 1) return { type, coordinates };
  if (type === 'Polygon' && areRings(coordinates)) return { type: 'MultiPolygon', coordinates: [coordinates] };
  if (type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length > 0 && coordinates.every(areRings))
    return { type, coordinates };
  return undefined;
}

/** The features of a collection; null where the value is none. */
export function readFeatures(value: unknown): GeoFeature[] | null {
  if (!isObject(value) || value.type !== 'FeatureCollection' || !Array.isArray(value.features)) return null;
  return value.features.map((one: unknown, at): GeoFeature => {
    const feature: Json = isObject(one) ? one : {};
    const properties = isObject(feature.properties) ? feature.properties : {};
    const id = [feature.id, properties['@id'], properties.id].find(
      (given) => typeof given === 'string' || typeof given === 'number',
    );
    return {
      id: id === undefined ? `feature/${at + 1}` : String(id),
      properties,
      geometry: readGeometry(feature.geometry),
    };
  });
}

/** A text of a feature; empty where it has none. Numbers are texts of their digits. */
export function textOfProperty(properties: GeoFeature['properties'], key: string): string {
  const value = properties[key];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
