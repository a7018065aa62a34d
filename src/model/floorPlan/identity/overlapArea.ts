import type { Point } from '@/model/geometry/points';
import type { FloorPlan } from '../floorPlan';

/** Lines across the common box: an area is true to a few per cent, which is finer than any threshold needs. */
const LINES = 32;

/** Where a horizontal line enters and leaves a mesh, in order. */
function crossings({ ringStart, pointStart, points }: FloorPlan, mesh: number, y: number, found: number[]): void {
  found.length = 0;
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const end = pointStart[ring + 1]!;
    for (let i = pointStart[ring]!, j = end - 1; i < end; j = i++) {
      const yi = points[2 * i + 1]!;
      const yj = points[2 * j + 1]!;
      if (yi > y === yj > y) continue;
      const xi = points[2 * i]!;
      found.push(((points[2 * j]! - xi) * (y - yi)) / (yj - yi) + xi);
    }
  }
  if (found.length > 2) found.sort((one, other) => one - other);
  else if (found.length === 2 && found[0]! > found[1]!) found.reverse();
}

/** The common length of two lists of spans. */
function commonLength(one: readonly number[], other: readonly number[], shift: number): number {
  let [sum, i, j] = [0, 0, 0];
  while (i + 1 < one.length && j + 1 < other.length) {
    const [end, otherEnd] = [one[i + 1]! + shift, other[j + 1]!];
    sum += Math.max(0, Math.min(end, otherEnd) - Math.max(one[i]! + shift, other[j]!));
    if (end < otherEnd) i += 2;
    else j += 2;
  }
  return sum;
}

const [inOld, inNew]: [number[], number[]] = [[], []];

/** Square metres that a mesh, shifted by x and y metres, has in common with a mesh of another floor plan. */
export function overlapArea(before: FloorPlan, old: number, after: FloorPlan, next: number, { x, y }: Point): number {
  const minY = Math.max(before.boxes[4 * old + 1]! + y, after.boxes[4 * next + 1]!);
  const maxY = Math.min(before.boxes[4 * old + 3]! + y, after.boxes[4 * next + 3]!);
  const width =
    Math.min(before.boxes[4 * old + 2]! + x, after.boxes[4 * next + 2]!) -
    Math.max(before.boxes[4 * old]! + x, after.boxes[4 * next]!);
  if (maxY <= minY || width <= 0) return 0;
  const step = (maxY - minY) / LINES;
  let sum = 0;
  for (let line = 0; line < LINES; line++) {
    const level = minY + (line + 0.5) * step;
    crossings(before, old, level - y, inOld);
    if (inOld.length === 0) continue;
    crossings(after, next, level, inNew);
    sum += commonLength(inOld, inNew, x);
  }
  return sum * step;
}
