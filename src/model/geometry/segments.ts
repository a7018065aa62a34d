import type { Point } from './points';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** The point of a segment nearest to `point`; `share` is its position, 0 at `from` and 1 at `to`. */
export function nearestOnSegment(point: Point, from: Point, to: Point): Point & { readonly share: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return { x: from.x + dx * share, y: from.y + dy * share, share };
}

/** Where two segments cross, at least `fromEnds` away from the ends of both; null where they do not, or run alike. */
export function segmentCrossing(one: Segment, other: Segment, fromEnds: number): Point | null {
  const [dx, dy] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [ex, ey] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const area = dx * ey - dy * ex;
  if (area === 0) return null;
  const [ox, oy] = [other.from.x - one.from.x, other.from.y - one.from.y];
  const share = (ox * ey - oy * ex) / area;
  const along = (ox * dy - oy * dx) / area;
  const isInside = (part: number, length: number): boolean =>
    part * length >= fromEnds && (1 - part) * length >= fromEnds;
  if (!isInside(share, Math.hypot(dx, dy)) || !isInside(along, Math.hypot(ex, ey))) return null;
  return { x: one.from.x + share * dx, y: one.from.y + share * dy };
}

/**
 * Where the lines of two segments cross, as the part of each from its start, 0 at `from` and 1 at its end; null where they
 * run alike.
 * @param ends x0, y0, x1, y1 of the second segment, from `at` on
 */
export function crossingShares(
  from: Point,
  to: Point,
  ends: ArrayLike<number>,
  at: number,
): { readonly share: number; readonly along: number } | null {
  const [x0, y0] = [ends[at]!, ends[at + 1]!];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [ex, ey] = [ends[at + 2]! - x0, ends[at + 3]! - y0];
  const area = dx * ey - dy * ex;
  if (area === 0) return null;
  return {
    share: ((x0 - from.x) * ey - (y0 - from.y) * ex) / area,
    along: ((x0 - from.x) * dy - (y0 - from.y) * dx) / area,
  };
}
