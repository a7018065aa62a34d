import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { roomSpan } from '@/model/floorPlan/roomSpan';
import { floorPlanOf } from '../../support/boxFloorPlan';

/** One mesh with an outline of its own. */
function outlined(points: readonly number[], anchor: readonly [number, number]): FloorPlan {
  return {
    ...floorPlanOf({ room: [0, 0, 10, 10] }),
    points: Float32Array.from(points),
    pointStart: Uint32Array.of(0, points.length / 2),
    anchors: Float32Array.of(...anchor, 1),
  };
}

describe('the free part of a room', () => {
  it('[CV21] is its width where it is a rectangle', () => {
    const size = fc.float({ min: 1, max: 500, noNaN: true });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const floorPlan = floorPlanOf({ room: [2, 3, 2 + width, 3 + height] });
        const across = roomSpan(floorPlan, 0, height * 0.45);
        expect(across?.from).toBeCloseTo(2, 2);
        expect(across?.to).toBeCloseTo(2 + width, 2);
        const upright = roomSpan(floorPlan, 0, width * 0.45, true);
        expect(upright?.from).toBeCloseTo(3, 2);
        expect(upright?.to).toBeCloseTo(3 + height, 2);
        expect(roomSpan(floorPlan, 0, height * 0.55)).toBeNull();
      }),
    );
  });

  it('[CV21] ends at a notch that reaches into the strip', () => {
    // A rectangle of 10 by 6 with a notch from above, 7 to 8 along and down to 2.5.
    const notched = outlined([0, 0, 7, 0, 7, 2.5, 8, 2.5, 8, 0, 10, 0, 10, 6, 0, 6], [4, 3]);
    expect(roomSpan(notched, 0, 0.4)).toEqual({ from: 0, to: 10 });
    expect(roomSpan(notched, 0, 0.6)).toEqual({ from: 0, to: 7 });
  });
});
