import Flatbush from 'flatbush';
import type { Point } from '@/model/geometry/points';
import { crossingShares, nearestOnSegment } from '@/model/geometry/segments';

/** Lines on a floor that nobody walks through, in metres. */
export interface Barriers {
  /** Whether a straight line touches no barrier. */
  isFree(from: Point, to: Point): boolean;
  /** Metres from a straight line to the nearest barrier; `most` where none is nearer. */
  clearance(from: Point, to: Point, most: number): number;
  /** Metres from a point to the first barrier in a direction of length 1; `most` where none is nearer. */
  reach(from: Point, direction: Point, most: number): number;
}

/** @param ends x0, y0, x1, y1 of each barrier */
export function createBarriers(ends: readonly number[]): Barriers {
  const count = ends.length / 4;
  if (count === 0)
    return { isFree: () => true, clearance: (_from, _to, most) => most, reach: (_from, _to, most) => most };
  const index = new Flatbush(count, 16, Float64Array);
  for (let at = 0; at < ends.length; at += 4) {
    const [x0, y0, x1, y1] = [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!];
    index.add(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }
  index.finish();
  const near = (from: Point, to: Point, by: number) =>
    index.search(
      Math.min(from.x, to.x) - by,
      Math.min(from.y, to.y) - by,
      Math.max(from.x, to.x) + by,
      Math.max(from.y, to.y) + by,
    );
  const barrier = (at: number) => ({
    from: { x: ends[4 * at]!, y: ends[4 * at + 1]! },
    to: { x: ends[4 * at + 2]!, y: ends[4 * at + 3]! },
  });
  const isFree = (from: Point, to: Point): boolean =>
    near(from, to, 0).every((at) => shareOfCrossing(from, to, ends, 4 * at) === null);
  return {
    isFree,
    clearance: (from, to, most) => {
      let least = most;
      for (const at of near(from, to, most)) {
        const { from: one, to: other } = barrier(at);
        if (shareOfCrossing(from, to, ends, 4 * at) !== null) return 0;
        for (const [point, start, end] of [
          [from, one, other],
          [to, one, other],
          [one, from, to],
          [other, from, to],
        ] as const) {
          const nearest = nearestOnSegment(point, start, end);
          least = Math.min(least, Math.hypot(nearest.x - point.x, nearest.y - point.y));
        }
      }
      return least;
    },
    reach: (from, direction, most) => {
      const to = { x: from.x + direction.x * most, y: from.y + direction.y * most };
      let least = 1;
      for (const at of near(from, to, 0)) least = Math.min(least, shareOfCrossing(from, to, ends, 4 * at) ?? 1);
      return least * most;
    },
  };
}

/** How far along the way, 0 to 1, it crosses or touches the barrier at `at` of `ends`; null where it does not. */
function shareOfCrossing(from: Point, to: Point, ends: readonly number[], at: number): number | null {
  const shares = crossingShares(from, to, ends, at);
  if (!shares) return null;
  const { share, along } = shares;
  return share >= 0 && share <= 1 && along >= 0 && along <= 1 ? share : null;
}
