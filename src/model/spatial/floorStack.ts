import { type Box, isEmptyBox, joinBoxes } from '@/model/geometry/box';

/** Metres between two floors as a share of the smaller side of the building: each is seen under the next. */
const GAP_SHARE = 0.7;
const LEAST_GAP = 10;
/** The whole stack is at most so many times as high as the building is wide or deep. */
const MOST_STACK = 1.1;

/**
 * Heights of the floors of a building in metres, from the lowest, as a stack that is drawn apart: real storeys are so low
 * that each would hide the one below.
 * @param order the floors from below to above
 * @param box around all of them; an empty one as long as no floor plan is loaded
 */
export function floorElevations(order: readonly string[], box: Box): ReadonlyMap<string, number> {
  const [width, depth] = isEmptyBox(box) ? [0, 0] : [box.maxX - box.minX, box.maxY - box.minY];
  const most = (MOST_STACK * Math.max(width, depth)) / Math.max(1, order.length - 1);
  const gap = Math.max(LEAST_GAP, Math.min(GAP_SHARE * Math.min(width, depth), most));
  return new Map(order.map((floor, level) => [floor, level * gap]));
}

/** The box around all of these. */
export const boxAround = (boxes: Iterable<Box>, none: Box): Box => [...boxes].reduce(joinBoxes, none);
