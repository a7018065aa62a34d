import type { Point } from '@/model/geometry/points';

const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y);

/** Whether two segments have a point in common, an end included. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [cSide, dSide, aSide, bSide] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (cSide !== dSide && aSide !== bSide && cSide * dSide <= 0 && aSide * bSide <= 0) return true;
  return (
    (cSide === 0 && isBetween(a, b, c)) ||
    (dSide === 0 && isBetween(a, b, d)) ||
    (aSide === 0 && isBetween(c, d, a)) ||
    (bSide === 0 && isBetween(c, d, b))
  );
}

/** Whether one segment of a line runs back over the one before it. */
function runsBack(a: Point, b: Point, c: Point): boolean {
  return side(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
}

/** Whether a line, or a ring that `isClosed` joins at its ends, crosses, touches or runs back over itself. */
export function crossesItself(points: readonly Point[], isClosed: boolean): boolean {
  const count = points.length;
  const sides = isClosed ? count : count - 1;
  const at = (index: number): Point => points[index % count]!;
  for (let i = 0; i < sides; i++) {
    const hasNext = isClosed || i + 1 < sides;
    if (hasNext && runsBack(at(i), at(i + 1), at(i + 2))) return true;
    for (let j = i + 2; j < sides; j++) {
      if (isClosed && i === 0 && j === sides - 1) continue;
      if (meet(at(i), at(i + 1), at(j), at(j + 1))) return true;
    }
  }
  return false;
}
