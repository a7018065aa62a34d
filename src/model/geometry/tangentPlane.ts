import type { GeoPosition } from './geoPosition';

/** WGS 84, which coordinates of maps, phones and surveyors refer to. */
const RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const ECCENTRICITY = FLATTENING * (2 - FLATTENING);
const DEGREE = Math.PI / 180;
/** Each step gains three digits or so. */
const STEPS = 5;

/** Metres on a plane that touches the earth. */
interface OnPlane {
  readonly east: number;
  readonly north: number;
}

interface TangentPlane {
  readonly toPlane: (position: GeoPosition) => OnPlane;
  readonly toEarth: (point: OnPlane) => GeoPosition;
}

/** Metres from the centre of the earth. */
type Vector = readonly [number, number, number];

function fromCentre({ lat, lon }: GeoPosition): Vector {
  const [sin, cos] = [Math.sin(lat * DEGREE), Math.cos(lat * DEGREE)];
  const normal = RADIUS / Math.sqrt(1 - ECCENTRICITY * sin * sin);
  return [
    normal * cos * Math.cos(lon * DEGREE),
    normal * cos * Math.sin(lon * DEGREE),
    normal * (1 - ECCENTRICITY) * sin,
  ];
}

function positionOf([x, y, z]: Vector): GeoPosition {
  const across = Math.hypot(x, y);
  let lat = Math.atan2(z, across * (1 - ECCENTRICITY));
  for (let step = 0; step < STEPS; step += 1) {
    const sin = Math.sin(lat);
    lat = Math.atan2(z + (ECCENTRICITY * RADIUS * sin) / Math.sqrt(1 - ECCENTRICITY * sin * sin), across);
  }
  return { lat: lat / DEGREE, lon: Math.atan2(y, x) / DEGREE };
}

/** The plane that touches the earth at a position: over a kilometre, lengths on it are those on earth to a millimetre. */
export function tangentPlane(origin: GeoPosition): TangentPlane {
  const centre = fromCentre(origin);
  const [sinLat, cosLat] = [Math.sin(origin.lat * DEGREE), Math.cos(origin.lat * DEGREE)];
  const [sinLon, cosLon] = [Math.sin(origin.lon * DEGREE), Math.cos(origin.lon * DEGREE)];
  return {
    toPlane: (position) => {
      const at = fromCentre(position);
      const [x, y, z] = [at[0] - centre[0], at[1] - centre[1], at[2] - centre[2]];
      return {
        east: -sinLon * x + cosLon * y,
        north: -sinLat * cosLon * x - sinLat * sinLon * y + cosLat * z,
      };
    },
    toEarth: ({ east, north }) =>
      positionOf([
        centre[0] - sinLon * east - sinLat * cosLon * north,
        centre[1] + cosLon * east - sinLat * sinLon * north,
        centre[2] + cosLat * north,
      ]),
  };
}
