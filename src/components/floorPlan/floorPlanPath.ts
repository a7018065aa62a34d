import { meshKinds, SLAB } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { wholeBox } from '@/model/floorPlan/meshIndex';

/** Two SVG paths in decimetres, each to be filled by the even-odd rule. */
export interface FloorPlanPaths {
  readonly slabs: string;
  readonly rooms: string;
  readonly viewBox: string;
}

/** Units of the paths in a metre: integers are short and fast to write. */
const PER_METRE = 10;
/** A mesh smaller than this share of the floor is left out of a thumbnail. */
const SPECK_SHARE = 1 / 240;
const PAD_SHARE = 0.04;
/** Meshes between two checks of the time. */
const CHUNK = 50;

/**
 * Outlines of a floor plan for thumbnails, not for the editor; null where there is nothing to draw. Computed in steps,
 * since a large floor plan takes longer than a frame.
 */
export function* floorPlanPath(floorPlan: FloorPlan): Generator<void, FloorPlanPaths | null, void> {
  const box = wholeBox(floorPlan);
  const { minX, minY, maxX, maxY } = box;
  if (floorPlan.names.length === 0 || !(maxX > minX || maxY > minY)) return null;
  const kinds = meshKinds(floorPlan, box);
  const largest = Math.max(maxX - minX, maxY - minY);
  const slabs: string[] = [];
  const rooms: string[] = [];
  for (let mesh = 0; mesh < floorPlan.names.length; mesh++) {
    if (mesh % CHUNK === 0) yield;
    const width = floorPlan.boxes[4 * mesh + 2]! - floorPlan.boxes[4 * mesh]!;
    const depth = floorPlan.boxes[4 * mesh + 3]! - floorPlan.boxes[4 * mesh + 1]!;
    if (Math.max(width, depth) < largest * SPECK_SHARE) continue;
    addRings(floorPlan, mesh, kinds[mesh] === SLAB ? slabs : rooms);
  }
  const pad = PAD_SHARE * largest;
  const view = [minX - pad, minY - pad, maxX - minX + 2 * pad, maxY - minY + 2 * pad];
  return {
    slabs: slabs.join(''),
    rooms: rooms.join(''),
    viewBox: view.map((edge) => edge * PER_METRE).join(' '),
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
