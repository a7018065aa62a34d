import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { CORRIDOR, DOOR, FACILITY, FLOOR, FURNITURE, ROOM, SERVICE, WALL } from '@/model/floorPlan/kinds/meshKind';
import { meshKinds } from '@/model/floorPlan/kinds/meshKinds';
import { wholeBox } from '@/model/floorPlan/meshIndex';
import type { MapColours } from '../mapCanvas/mapColours';
import { materialTints, roomColours } from '../mapCanvas/painting/roomColours';

/** One SVG path in decimetres, to be filled by the even-odd rule. */
export interface FloorPlanLayer {
  readonly key: string;
  readonly fill: string;
  readonly edge: string;
  readonly path: string;
}

/** Ground first, walls last. */
export interface FloorPlanPaths {
  readonly layers: readonly FloorPlanLayer[];
  readonly viewBox: string;
}

/** Units of the paths in a metre: integers are short and fast to write. */
const PER_METRE = 10;
/** A mesh smaller than this share of the floor is left out of a thumbnail. */
const SPECK_SHARE = 1 / 240;
const PAD_SHARE = 0.04;
/** Meshes between two checks of the time. */
const CHUNK = 50;
/** From below to above. */
const ORDER: readonly number[] = [FLOOR, CORRIDOR, SERVICE, ROOM, FACILITY, FURNITURE, WALL, DOOR];

/**
 * Outlines of a floor plan for thumbnails, not for the editor; null where there is nothing to draw. Computed in steps,
 * since a large floor plan takes longer than a frame.
 */
export function* floorPlanPath(
  floorPlan: FloorPlan,
  colours: MapColours,
): Generator<void, FloorPlanPaths | null, void> {
  const box = wholeBox(floorPlan);
  const { minX, minY, maxX, maxY } = box;
  if (floorPlan.names.length === 0 || !(maxX > minX || maxY > minY)) return null;
  const { kinds } = meshKinds(floorPlan, box);
  yield;
  const floor = { floorPlan, kinds };
  const materials = materialTints(floor, colours);
  const largest = Math.max(maxX - minX, maxY - minY);
  const layers = new Map<string, { fill: string; edge: string; order: number; rings: string[] }>();
  for (let mesh = 0; mesh < floorPlan.names.length; mesh++) {
    if (mesh % CHUNK === 0) yield;
    const width = floorPlan.boxes[4 * mesh + 2]! - floorPlan.boxes[4 * mesh]!;
    const depth = floorPlan.boxes[4 * mesh + 3]! - floorPlan.boxes[4 * mesh + 1]!;
    if (Math.max(width, depth) < largest * SPECK_SHARE) continue;
    const { fill, edge } = roomColours({ floor, colours, materials }, mesh, null);
    const order = ORDER.indexOf(kinds[mesh]!);
    const key = `${order} ${fill}`;
    let layer = layers.get(key);
    if (!layer) {
      layer = { fill, edge, order, rings: [] };
      layers.set(key, layer);
    }
    addRings(floorPlan, mesh, layer.rings);
  }
  const pad = PAD_SHARE * largest;
  const view = [minX - pad, minY - pad, maxX - minX + 2 * pad, maxY - minY + 2 * pad];
  return {
    layers: [...layers]
      .sort(([, one], [, other]) => one.order - other.order)
      .map(([key, { fill, edge, rings }]) => ({ key, fill, edge, path: rings.join('') })),
    viewBox: view.map((side) => side * PER_METRE).join(' '),
  };
}

/** Each ring as its first point and the offsets from point to point. */
function addRings({ ringStart, pointStart, points }: FloorPlan, mesh: number, paths: string[]): void {
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]! * 2;
    const end = pointStart[ring + 1]! * 2;
    const firstX = Math.round(points[from]! * PER_METRE);
    const firstY = Math.round(points[from + 1]! * PER_METRE);
    let x = firstX;
    let y = firstY;
    const way: number[] = [];
    for (let at = from + 2; at < end; at += 2) {
      const nextX = Math.round(points[at]! * PER_METRE);
      const nextY = Math.round(points[at + 1]! * PER_METRE);
      way.push(nextX - x, nextY - y);
      x = nextX;
      y = nextY;
    }
    paths.push(`M${firstX} ${firstY}l${way.join(' ')}Z`);
  }
}
