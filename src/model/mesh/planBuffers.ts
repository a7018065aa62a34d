import type { FloorPlan } from './floorPlan';

/** The buffers of a plan, to be handed over to another thread instead of copied. */
export const planBuffers = (plan: FloorPlan): ArrayBuffer[] =>
  [plan.colours, plan.boxes, plan.heights, plan.anchors, plan.ringStart, plan.pointStart, plan.holes, plan.points].map(
    (array) => array.buffer as ArrayBuffer,
  );
