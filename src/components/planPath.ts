import type { FloorPlan } from '@/model/mesh/floorPlan';

/** Outlines of a plan as one SVG path, in metres; for small still pictures of a floor, not for the editor. */
export function planPath(plan: FloorPlan): { path: string; viewBox: string } {
  const parts: string[] = [];
  let [minX, minY, maxX, maxY] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let mesh = 0; mesh < plan.names.length; mesh++) {
    minX = Math.min(minX, plan.boxes[4 * mesh] ?? minX);
    minY = Math.min(minY, plan.boxes[4 * mesh + 1] ?? minY);
    maxX = Math.max(maxX, plan.boxes[4 * mesh + 2] ?? maxX);
    maxY = Math.max(maxY, plan.boxes[4 * mesh + 3] ?? maxY);
  }
  for (let ring = 0; ring + 1 < plan.pointStart.length; ring++) {
    const from = plan.pointStart[ring] ?? 0;
    const to = plan.pointStart[ring + 1] ?? 0;
    let text = '';
    for (let point = from; point < to; point++)
      text += `${text ? 'L' : 'M'}${(plan.points[2 * point] ?? 0).toFixed(1)} ${(plan.points[2 * point + 1] ?? 0).toFixed(1)}`;
    if (text) parts.push(`${text}Z`);
  }
  if (parts.length === 0) return { path: '', viewBox: '0 0 1 1' };
  const pad = 0.04 * Math.max(maxX - minX, maxY - minY);
  return {
    path: parts.join(''),
    viewBox: `${minX - pad} ${minY - pad} ${maxX - minX + 2 * pad} ${maxY - minY + 2 * pad}`,
  };
}
