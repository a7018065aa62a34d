import type { GeoPosition } from '@/model/geometry/geoPosition';
import { tangentPlane } from '@/model/geometry/tangentPlane';
import type { Position } from './geoFeature';

/** Turns positions into x, y in metres: x to the east and y to the south of the place. */
export type ToMetres = (position: Position) => readonly [x: number, y: number];

/**
 * On the plane that touches the earth at the place: within a kilometre of it lengths are true to a millimetre. The same
 * place gives the same metres for all floors of a building.
 */
export function localMetres(place: GeoPosition): ToMetres {
  const { toPlane } = tangentPlane(place);
  return ([lon, lat]) => {
    const { east, north } = toPlane({ lat, lon });
    return [east, -north];
  };
}

/** The middle of the box around positions, rounded to a millionth of a degree so that it is short to write; null without any. */
export function middleOf(positions: Iterable<Position>): GeoPosition | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  if (west > east) return null;
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lat: rounded((south + north) / 2), lon: rounded((west + east) / 2) };
}
