import type { GeoPosition } from '@/model/geometry/geoPosition';
import { localMetres, middleOf } from '../localMetres';
import type { ToPlan } from './cellOutline';
import type { GmlFeatures } from './gmlFeatures';
import type { GmlPoint } from './gmlGeometry';

/** Degrees that no building is wide. */
const MOST_DEGREES = 0.05;

export interface GmlPlane {
  readonly toPlan: ToPlan;
  /** Where 0, 0 is; null where the positions of the file are metres. */
  readonly place: GeoPosition | null;
}

/**
 * Positions are metres, unless the reference system of the file is WGS 84 in degrees and they can be some. As URN or URL
 * its latitude is first, otherwise the longitude.
 */
export function gmlPlane({ srs, cells }: GmlFeatures): GmlPlane {
  const metres: GmlPlane = { toPlan: ([x, y]) => [x, -y], place: null };
  if (!/(?:4326|4979|CRS84)/i.test(srs)) return metres;
  const isLatitudeFirst = /^(?:urn:|https?:).*(?:4326|4979)/i.test(srs);
  const positionOf = ([first, second]: GmlPoint) =>
    isLatitudeFirst ? ([second, first] as const) : ([first, second] as const);
  const positions = cells.flatMap(({ faces }) => faces.flat(2)).map(positionOf);
  const extent = (axis: 0 | 1) => {
    let [low, high] = [Infinity, -Infinity];
    for (const position of positions) {
      low = Math.min(low, position[axis]);
      high = Math.max(high, position[axis]);
    }
    return { size: high - low, isOnEarth: low >= (axis === 0 ? -180 : -90) && high <= (axis === 0 ? 180 : 90) };
  };
  const [lon, lat] = [extent(0), extent(1)];
  if (!lon.isOnEarth || !lat.isOnEarth || Math.max(lon.size, lat.size) > MOST_DEGREES) return metres;
  const place = middleOf(positions);
  if (!place) return metres;
  const toMetres = localMetres(place);
  return { toPlan: (point) => toMetres(positionOf(point)), place };
}
