import type { PlanOutline } from '../outlineOf';

/** Metres between a door and the wall that it is in. */
const REACH = 0.5;

/** The ends of a door of this width at a point, along the nearest outline; null where none is near. */
export function doorLine(
  outlines: readonly PlanOutline[],
  [x, y]: readonly [number, number],
  width: number,
): readonly [readonly [number, number], readonly [number, number]] | null {
  let nearest = REACH;
  let along: readonly [number, number] | null = null;
  for (const { rings } of outlines)
    for (const ring of rings)
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [ax, ay] = [ring[j]!, ring[j + 1]!];
        const [dx, dy] = [ring[i]! - ax, ring[i + 1]! - ay];
        const length = Math.hypot(dx, dy);
        if (length === 0) continue;
        const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (length * length)));
        const distance = Math.hypot(ax + share * dx - x, ay + share * dy - y);
        if (distance >= nearest) continue;
        nearest = distance;
        along = [dx / length, dy / length];
      }
  if (!along) return null;
  const [dx, dy] = [(along[0] * width) / 2, (along[1] * width) / 2];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}
