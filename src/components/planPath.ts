import { meshKinds, SLAB } from '@/model/mesh/drawnFloor';
import type { FloorPlan } from '@/model/mesh/floorPlan';
import { wholeBox } from '@/model/mesh/meshIndex';

/** Two SVG paths in metres, each to be filled by the even-odd rule. */
export interface PlanPaths {
  readonly slabs: string;
  readonly rooms: string;
  readonly viewBox: string;
}

/** A mesh smaller than this share of the floor is a speck in a small picture and left out. */
const SPECK_SHARE = 1 / 240;
const PAD_SHARE = 0.04;

/** Outlines of a plan for small still pictures of a floor, not for the editor; null where there is nothing to draw. */
export function planPath(plan: FloorPlan): PlanPaths | null {
  const box = wholeBox(plan);
  const { minX, minY, maxX, maxY } = box;
  if (plan.names.length === 0 || !(maxX > minX || maxY > minY)) return null;
  const kinds = meshKinds(plan, box);
  const largest = Math.max(maxX - minX, maxY - minY);
  let slabs = '';
  let rooms = '';
  for (let mesh = 0; mesh < plan.names.length; mesh++) {
    const width = plan.boxes[4 * mesh + 2]! - plan.boxes[4 * mesh]!;
    const depth = plan.boxes[4 * mesh + 3]! - plan.boxes[4 * mesh + 1]!;
    if (Math.max(width, depth) < largest * SPECK_SHARE) continue;
    if (kinds[mesh] === SLAB) slabs += ringsOf(plan, mesh);
    else rooms += ringsOf(plan, mesh);
  }
  const pad = PAD_SHARE * largest;
  return {
    slabs,
    rooms,
    viewBox: `${minX - pad} ${minY - pad} ${maxX - minX + 2 * pad} ${maxY - minY + 2 * pad}`,
  };
}

function ringsOf({ ringStart, pointStart, points }: FloorPlan, mesh: number): string {
  let path = '';
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]!;
    for (let point = from; point < pointStart[ring + 1]!; point++)
      path += `${point === from ? 'M' : 'L'}${points[2 * point]!.toFixed(1)} ${points[2 * point + 1]!.toFixed(1)}`;
    path += 'Z';
  }
  return path;
}
