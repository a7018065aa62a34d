import type { GeoPosition } from '@/model/geometry/geoPosition';
import { tangentPlane } from '@/model/geometry/tangentPlane';
import { lineAt, numbersOf, refsOf } from './ifcAttributes';
import type { IfcModel } from './ifcModel';

/** Where a plan is on earth. */
export interface IfcPlace {
  /** Of 0, 0 of the plan; null where the file does not say. */
  readonly place: GeoPosition | null;
  /** Degrees clockwise from up on the plan to true north. */
  readonly north: number;
}

/** Degrees, minutes, seconds and millionths of a second, all of one sign. */
function degreesOf(parts: readonly number[]): number | null {
  if (parts.length < 3) return null;
  const [degrees = 0, minutes = 0, seconds = 0, millionths = 0] = parts;
  return degrees + minutes / 60 + (seconds + millionths / 1e6) / 3600;
}

/**
 * @param origin the point of the file, x and y in metres as in a plan, that is 0, 0 of the plan
 * @param unit metres in a unit of the file
 */
export function ifcPlace(model: IfcModel, origin: readonly [x: number, y: number], unit: number): IfcPlace {
  const [east, north] = trueNorth(model);
  // Clockwise on a plan, whose y axis is that of the file turned about.
  const angle = (Math.atan2(east, north) * 180) / Math.PI;
  const site = model.line(model.idsOf('IFCSITE')[0] ?? -1);
  const lat = degreesOf(numbersOf(site, 'RefLatitude'));
  const lon = degreesOf(numbersOf(site, 'RefLongitude'));
  const isNowhere =
    lat === null || lon === null || (lat === 0 && lon === 0) || Math.abs(lat) > 90 || Math.abs(lon) > 180;
  if (isNowhere) return { place: null, north: angle };
  const placement = refsOf(site, 'ObjectPlacement')[0];
  const matrix = placement === undefined ? null : model.placement(placement);
  const [right, up] = [origin[0] - (matrix?.[12] ?? 0) * unit, -origin[1] - (matrix?.[13] ?? 0) * unit];
  const way = { east: right * north - up * east, north: right * east + up * north };
  // Without a way the numbers of the file are kept as they are.
  const isThere = way.east === 0 && way.north === 0;
  return { place: isThere ? { lat, lon } : tangentPlane({ lat, lon }).toEarth(way), north: angle };
}

/** The direction of true north in the axes of the file, of length 1; its y axis where the file does not say. */
function trueNorth(model: IfcModel): readonly [x: number, y: number] {
  const project = model.line(model.idsOf('IFCPROJECT')[0] ?? -1);
  for (const ref of refsOf(project, 'RepresentationContexts')) {
    const [x = 0, y = 0] = numbersOf(lineAt(model, model.line(ref), 'TrueNorth'), 'DirectionRatios');
    const length = Math.hypot(x, y);
    if (length > 0) return [x / length, y / length];
  }
  return [0, 1];
}
