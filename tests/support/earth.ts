import type { GeoPosition } from '@/model/geometry/geoPosition';

const DEGREE = Math.PI / 180;
/** Half axes of the ellipsoid of WGS 84, in metres. */
const [WIDE, HIGH] = [6_378_137, 6_356_752.314_245];

/** Metres through the ground between two places, from their own distances to the centre of the earth. */
export function metresBetween(one: GeoPosition, other: GeoPosition): number {
  const place = ({ lat, lon }: GeoPosition) => {
    const [sin, cos] = [Math.sin(lat * DEGREE), Math.cos(lat * DEGREE)];
    const size = Math.hypot(WIDE * cos, HIGH * sin);
    const across = (WIDE * WIDE * cos) / size;
    return { x: across * Math.cos(lon * DEGREE), y: across * Math.sin(lon * DEGREE), z: (HIGH * HIGH * sin) / size };
  };
  const [from, to] = [place(one), place(other)];
  return Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
}

/** Metres in a degree of latitude and of longitude at a latitude, by the radii of its meridian and its parallel. */
export function metresPerDegree(lat: number): { readonly lat: number; readonly lon: number } {
  const [sin, cos] = [Math.sin(lat * DEGREE), Math.cos(lat * DEGREE)];
  const size = Math.hypot(WIDE * cos, HIGH * sin);
  return { lat: ((WIDE * HIGH) ** 2 / size ** 3) * DEGREE, lon: ((WIDE * WIDE * cos) / size) * DEGREE };
}
