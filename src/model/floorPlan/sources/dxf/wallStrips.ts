import { type PlanOutline, doorOutline as strip } from '../outlineOf';
import type { OpenLine } from './closeOutlines';

/** Metres of a wall that is drawn as one line, to both sides of it. */
const HALF_WALL = 0.03;

/** Walls that are drawn as lines in metres, a thin strip along each. */
export const wallStrips = (lines: readonly OpenLine[]): { readonly handle: string; readonly outline: PlanOutline }[] =>
  lines.flatMap(({ handle, points }) => {
    const rings = [];
    for (let at = 2; at < points.length; at += 2) {
      const side = strip([points[at - 2]!, points[at - 1]!], [points[at]!, points[at + 1]!], HALF_WALL);
      if (side) rings.push(...side.rings);
    }
    return rings.length > 0 ? [{ handle, outline: { rings, holes: rings.map(() => false) } }] : [];
  });
