import { ringArea } from '@/model/geometry/outline/ring';
import type { MeshShape, Ring } from '../corrections/meshShape';
import type { Geometry, Position } from './geoFeature';
import type { ToMetres } from './localMetres';

/** Metres between two corners that are one. */
const SAME_CORNER = 0.001;
/** Square metres that nobody could see or stand on. */
const LEAST_AREA = 0.01;

export type PlanOutline = Pick<MeshShape, 'rings' | 'holes'>;

/** A ring without its closing point and repeated corners, in metres; null where it encloses nothing. */
function ringOf(positions: readonly Position[], toMetres: ToMetres, isHole: boolean): Ring | null {
  const ring: number[] = [];
  for (const position of positions) {
    const [x, y] = toMetres(position);
    const last = ring.length - 2;
    if (last >= 0 && Math.hypot(x - ring[last]!, y - ring[last + 1]!) < SAME_CORNER) continue;
    ring.push(x, y);
  }
  while (ring.length > 2 && Math.hypot(ring[0]! - ring.at(-2)!, ring[1]! - ring.at(-1)!) < SAME_CORNER)
    ring.length -= 2;
  const area = ringArea(ring);
  if (ring.length < 6 || Math.abs(area) < LEAST_AREA) return null;
  return area > 0 === isHole ? reversed(ring) : ring;
}

function reversed(ring: Ring): Ring {
  const turned: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i]!, ring[i + 1]!);
  return turned;
}

/** The outline of an area in metres, its holes after their outer rings; null where the geometry encloses nothing. */
export function outlineOf(geometry: Geometry, toMetres: ToMetres): PlanOutline | null {
  if (geometry.type === 'Point') return null;
  const polygons = geometry.type === 'LineString' ? closedLine(geometry.coordinates) : geometry.coordinates;
  const rings: Ring[] = [];
  const holes: boolean[] = [];
  for (const [outer, ...inner] of polygons) {
    const outline = outer && ringOf(outer, toMetres, false);
    if (!outline) continue;
    rings.push(outline);
    holes.push(false);
    for (const positions of inner) {
      const hole = ringOf(positions, toMetres, true);
      if (!hole) continue;
      rings.push(hole);
      holes.push(true);
    }
  }
  return rings.length > 0 ? { rings, holes } : null;
}

/** A line whose ends meet is drawn round an area. */
function closedLine(line: readonly Position[]): readonly (readonly (readonly Position[])[])[] {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? [[line]] : [];
}

/** Metres that a door reaches to both sides of its line. */
const HALF_DOOR = 0.1;

/** The outline of a door, or another strip, on the line between two points in metres, reaching so far to both sides; null where they are one. */
export function doorOutline(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  reach = HALF_DOOR,
): PlanOutline | null {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < SAME_CORNER) return null;
  const across = [(-(by - ay) / length) * reach, ((bx - ax) / length) * reach] as const;
  const ring = [
    ...[ax - across[0], ay - across[1]],
    ...[bx - across[0], by - across[1]],
    ...[bx + across[0], by + across[1]],
    ...[ax + across[0], ay + across[1]],
  ];
  return { rings: [ring], holes: [false] };
}
