import { METRES_PER_DEGREE } from '@/model/geometry/geoReference';
import type { DemoVenue } from './demoVenue';

/** Seven digits of a degree are about a centimetre. */
const degrees = (value: number): number => Number(value.toFixed(7));

/** The map bounding coordinates of a venue: the north-western and the south-eastern corner of its floor plans. */
export function boundingOf({ position: { lat, lon }, venue }: Pick<DemoVenue, 'position' | 'venue'>) {
  const { width, depth } = venue.spec;
  const north = depth / 2 / METRES_PER_DEGREE;
  const east = width / 2 / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return {
    map_bounding_first_x: 0,
    map_bounding_first_y: 0,
    map_bounding_first_lat: degrees(lat + north),
    map_bounding_first_lon: degrees(lon - east),
    map_bounding_second_x: width,
    map_bounding_second_y: depth,
    map_bounding_second_lat: degrees(lat - north),
    map_bounding_second_lon: degrees(lon + east),
  };
}
