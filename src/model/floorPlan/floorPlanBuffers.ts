import type { FloorPlan } from './floorPlan';

/** The buffers of a floor plan, to be transferred to another thread instead of copied. */
export const floorPlanBuffers = (floorPlan: FloorPlan): ArrayBuffer[] =>
  [
    floorPlan.colours,
    floorPlan.boxes,
    floorPlan.heights,
    floorPlan.anchors,
    floorPlan.ringStart,
    floorPlan.pointStart,
    floorPlan.holes,
    floorPlan.points,
  ].map((array) => array.buffer as ArrayBuffer);
