import type { Point } from './points';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** The point of a segment nearest to `point`; `share` is how far along it lies, 0 at `from` and 1 at `to`. */
export function nearestOnSegment(point: Point, from: Point, to: Point): Point & { readonly share: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return { x: from.x + dx * share, y: from.y + dy * share, share };
}
