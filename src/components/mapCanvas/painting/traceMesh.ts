import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';

/** Adds the rings of a mesh, in metres, to a path or to that of a context; fill with the non-zero rule. */
export function traceMesh(path: CanvasPath, { floorPlan, forward }: DrawnFloor, mesh: number): void {
  const { ringStart, pointStart, points } = floorPlan;
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]!;
    const to = pointStart[ring + 1]!;
    if (to - from < 3) continue;
    const step = forward[ring] ? 1 : -1;
    let at = step === 1 ? from : to - 1;
    path.moveTo(points[2 * at]!, points[2 * at + 1]!);
    for (let left = to - from - 1; left > 0; left--) {
      at += step;
      path.lineTo(points[2 * at]!, points[2 * at + 1]!);
    }
    path.closePath();
  }
}
