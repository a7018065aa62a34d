import { tangentPlane } from '@/model/geometry/tangentPlane';
import type { DemoVenue } from './demoVenue';

/** Seven digits of a degree are about a centimetre. */
const degrees = (value: number): number => Number(value.toFixed(7));

/** The map bounding coordinates of a venue: the north-western and the south-eastern corner of its floor plans. */
export function boundingOf({ position: { lat, lon }, venue }: Pick<DemoVenue, 'position' | 'venue'>) {
  const { width, depth } = venue.spec;
  const { toEarth } = tangentPlane({ lat, lon });
  const first = toEarth({ east: -width / 2, north: depth / 2 });
  const second = toEarth({ east: width / 2, north: -depth / 2 });
  return {
    map_bounding_first_x: 0,
    map_bounding_first_y: 0,
    map_bounding_first_lat: degrees(first.lat),
    map_bounding_first_lon: degrees(first.lon),
    map_bounding_second_x: width,
    map_bounding_second_y: depth,
    map_bounding_second_lat: degrees(second.lat),
    map_bounding_second_lon: degrees(second.lon),
  };
}
