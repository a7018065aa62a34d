import type { Point } from '@/model/geometry/points';
import { buildMeshIndex } from '../meshIndex';
import { overlapArea } from './overlapArea';
import type { MeasuredPlan } from './roomMeasures';

/** A room of the present floor plan and one of the new floor plan that lie over each other. */
export interface Overlap {
  readonly old: number;
  readonly next: number;
  /** Shares of the room before and of the room after, 0 to 1. */
  readonly ofOld: number;
  readonly ofNew: number;
  /** Intersection over union, 0 to 1. */
  readonly iou: number;
}

/** Shares below this are walls and inaccuracies. */
const LEAST = 0.05;

/** The pairs of rooms that overlap, by the order of the present floor plan, then of the new one. */
export function roomOverlaps(before: MeasuredPlan, after: MeasuredPlan, offset: Point): Overlap[] {
  const index = buildMeshIndex(after.plan);
  const { boxes, names } = before.plan;
  const found: Overlap[] = [];
  for (let old = 0; old < names.length; old++) {
    const area = before.measures.areas[old]!;
    if (area === 0) continue;
    const box = {
      minX: boxes[4 * old]! + offset.x,
      minY: boxes[4 * old + 1]! + offset.y,
      maxX: boxes[4 * old + 2]! + offset.x,
      maxY: boxes[4 * old + 3]! + offset.y,
    };
    for (const next of index.within(box)) {
      const other = after.measures.areas[next]!;
      if (other === 0) continue;
      const common = overlapArea(before.plan, old, after.plan, next, offset);
      const [ofOld, ofNew] = [Math.min(1, common / area), Math.min(1, common / other)];
      if (Math.max(ofOld, ofNew) < LEAST) continue;
      found.push({ old, next, ofOld, ofNew, iou: Math.min(1, common / (area + other - common)) });
    }
  }
  return found;
}
