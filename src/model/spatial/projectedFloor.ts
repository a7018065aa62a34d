import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Project } from './orbit';

/**
 * A floor whose outlines are those of the tops of its bodies on the screen, in pixels, so that labels are placed in them as
 * on a plan. A mesh of which a corner is behind the camera is left out.
 *
 * @param meshes those that may be labelled
 * @param elevation of the floor, in metres
 */
export function projectedFloor(
  floor: DrawnFloor,
  heights: Float32Array,
  meshes: readonly number[],
  elevation: number,
  project: Project,
): { readonly floor: DrawnFloor; readonly meshes: readonly number[] } {
  const { floorPlan } = floor;
  const { ringStart, pointStart, points, anchors } = floorPlan;
  const seen = {
    ...floorPlan,
    points: new Float32Array(points.length),
    anchors: new Float32Array(anchors.length),
    boxes: new Float32Array(floorPlan.boxes.length),
  };
  const placed = meshes.filter((mesh) => {
    const z = elevation + heights[mesh]!;
    const anchor = project(anchors[3 * mesh]!, anchors[3 * mesh + 1]!, z);
    if (!anchor) return false;
    let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = pointStart[ringStart[mesh]!]!; at < pointStart[ringStart[mesh + 1]!]!; at++) {
      const corner = project(points[2 * at]!, points[2 * at + 1]!, z);
      if (!corner) return false;
      seen.points[2 * at] = corner.x;
      seen.points[2 * at + 1] = corner.y;
      minX = Math.min(minX, corner.x);
      minY = Math.min(minY, corner.y);
      maxX = Math.max(maxX, corner.x);
      maxY = Math.max(maxY, corner.y);
    }
    seen.boxes.set([minX, minY, maxX, maxY], 4 * mesh);
    seen.anchors.set([anchor.x, anchor.y, anchors[3 * mesh + 2]!], 3 * mesh);
    return true;
  });
  return { floor: { ...floor, floorPlan: seen }, meshes: placed };
}
