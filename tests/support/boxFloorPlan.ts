import { type FloorPlan, NO_COLOUR } from '@/model/floorPlan/floorPlan';

/** Meshes that are boxes, by name. */
export function floorPlanOf(meshes: Readonly<Record<string, readonly [number, number, number, number]>>): FloorPlan {
  const boxes = Object.values(meshes);
  const count = boxes.length;
  return {
    names: Object.keys(meshes),
    colours: new Uint32Array(count).fill(NO_COLOUR),
    boxes: Float32Array.from(boxes.flat()),
    heights: Float32Array.from(boxes.flatMap(() => [0, 3])),
    anchors: Float32Array.from(boxes.flatMap(([x0, y0, x1, y1]) => [(x0 + x1) / 2, (y0 + y1) / 2, 1])),
    ringStart: Uint32Array.from({ length: count + 1 }, (_, index) => index),
    pointStart: Uint32Array.from({ length: count + 1 }, (_, index) => 4 * index),
    holes: new Uint8Array(count),
    points: Float32Array.from(boxes.flatMap(([x0, y0, x1, y1]) => [x0, y0, x1, y0, x1, y1, x0, y1])),
  };
}
