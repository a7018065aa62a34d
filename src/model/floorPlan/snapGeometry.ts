import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { Segment } from '@/model/geometry/segments';
import type { DrawnFloor } from './drawnFloor';
import type { FloorPlan } from './floorPlan';
import { DOOR } from './kinds/meshKind';

/** Snap targets on the meshes near a point, in metres. */
export interface SnapGeometry {
  /** Centres of doors. */
  readonly doors: readonly Point[];
  /** Segments of mesh outlines. */
  readonly outlines: readonly Segment[];
}

const NOTHING: SnapGeometry = { doors: [], outlines: [] };
/** Most meshes examined for one point: zoomed far out, snapping to edges is useless. */
const MOST_MESHES = 64;

/** Doors and outlines within the box, from the meshes that the index finds there. */
export function snapGeometryWithin({ floorPlan, index, kinds }: DrawnFloor, box: Box): SnapGeometry {
  const meshes = index.within(box);
  if (meshes.length === 0 || meshes.length > MOST_MESHES) return NOTHING;
  const doors: Point[] = [];
  const outlines: Segment[] = [];
  for (const mesh of meshes) {
    if (kinds[mesh] === DOOR) doors.push(middleOf(floorPlan, mesh));
    addOutlines(outlines, floorPlan, mesh, box);
  }
  return { doors, outlines };
}

const middleOf = ({ boxes }: FloorPlan, mesh: number): Point => ({
  x: (boxes[4 * mesh]! + boxes[4 * mesh + 2]!) / 2,
  y: (boxes[4 * mesh + 1]! + boxes[4 * mesh + 3]!) / 2,
});

function addOutlines(outlines: Segment[], floorPlan: FloorPlan, mesh: number, box: Box): void {
  const { ringStart, pointStart, points } = floorPlan;
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]!;
    const to = pointStart[ring + 1]!;
    for (let i = from, j = to - 1; i < to; j = i++) {
      const x = points[2 * i]!;
      const y = points[2 * i + 1]!;
      const lastX = points[2 * j]!;
      const lastY = points[2 * j + 1]!;
      if (Math.max(x, lastX) < box.minX || Math.min(x, lastX) > box.maxX) continue;
      if (Math.max(y, lastY) < box.minY || Math.min(y, lastY) > box.maxY) continue;
      outlines.push({ from: { x: lastX, y: lastY }, to: { x, y } });
    }
  }
}
