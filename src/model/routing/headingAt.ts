import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';

/** Metres by which a point may be beside a line that it was computed on. */
const BESIDE = 1e-6;

/** The direction in which a line leads on from a point of it, in radians clockwise from the x axis; null at its end. */
export function headingAt(line: readonly Point[], at: Point): number | null {
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from || distance(to, at) <= BESIDE) continue;
    if (distance(from, at) + distance(at, to) - distance(from, to) > BESIDE) continue;
    return Math.atan2(to.y - from.y, to.x - from.x);
  }
  return null;
}
