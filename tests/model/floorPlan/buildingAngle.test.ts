import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildingAngle } from '@/model/floorPlan/buildingAngle';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { FURNITURE, ROOM } from '@/model/floorPlan/kinds/meshKind';
import { turnedFloorPlan } from '@/model/floorPlan/turnedFloorPlan';
import { toRadians } from '@/model/geometry/turns';
import { floorPlanOf } from '../../support/boxFloorPlan';

const rooms = fc.array(
  fc.tuple(
    fc.integer({ min: -400, max: 400 }),
    fc.integer({ min: -400, max: 400 }),
    fc.integer({ min: 2, max: 40 }),
    fc.integer({ min: 2, max: 40 }),
  ),
  { minLength: 1, maxLength: 30 },
);
const planOf = (boxes: readonly (readonly [number, number, number, number])[]): FloorPlan =>
  floorPlanOf(
    Object.fromEntries(
      boxes.map(([x, y, width, height], at) => [`room ${at}`, [x, y, x + width, y + height] as const]),
    ),
  );
const allOf = (floorPlan: FloorPlan, kind: number) => ({
  floorPlan,
  kinds: new Uint8Array(floorPlan.names.length).fill(kind),
});

function turned(floorPlan: FloorPlan, degrees: number): FloorPlan {
  const steps = turnedFloorPlan(floorPlan, [...floorPlan.names.keys()], toRadians(degrees));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A plan whose one mesh has this outline. */
const outlined = (points: readonly number[]): FloorPlan => ({
  ...floorPlanOf({ hall: [0, 0, 1, 1] }),
  points: Float32Array.from(points),
  pointStart: Uint32Array.of(0, points.length / 2),
});

const degreesOf = (angle: number | null): number => ((angle ?? Number.NaN) * 180) / Math.PI;
/** Walls repeat at every right angle, so that 44.99 and -45 degrees are neighbours. */
const apart = (one: number, other: number): number => {
  const by = Math.abs(one - other) % 90;
  return Math.min(by, 90 - by);
};

describe('the angle of a building', () => {
  it('[VI9] is that by which its plan was turned, to a tenth of a degree', () => {
    fc.assert(
      fc.property(rooms, fc.double({ min: -180, max: 180, noNaN: true }), (boxes, degrees) => {
        const angle = degreesOf(buildingAngle(allOf(turned(planOf(boxes), degrees), ROOM)));
        expect(apart(angle, degrees)).toBeLessThan(0.1);
        expect(Math.abs(angle)).toBeLessThanOrEqual(45.1);
      }),
    );
  });

  it('[VI9] is nothing at all for a plan that is not askew', () => {
    fc.assert(
      fc.property(rooms, (boxes) => {
        expect(buildingAngle(allOf(planOf(boxes), ROOM))).toBe(0);
      }),
    );
  });

  it('[VI9] is that of most metres of wall, not of most walls', () => {
    const few = turned(floorPlanOf({ wing: [0, 0, 200, 50] }), 12);
    const many = turned(
      floorPlanOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`kiosk ${at}`, [at, 0, at + 2, 3]]))),
      33,
    );
    const joined: FloorPlan = {
      ...few,
      names: [...few.names, ...many.names],
      points: Float32Array.of(...few.points, ...many.points),
      ringStart: Uint32Array.from({ length: 22 }, (_, at) => at),
      pointStart: Uint32Array.from({ length: 22 }, (_, at) => 4 * at),
    };
    expect(degreesOf(buildingAngle(allOf(joined, ROOM)))).toBeCloseTo(12, 1);
  });

  it('[VI9] leaves furniture out, and is unknown of a plan without walls or without a direction', () => {
    const tables = turned(planOf([[0, 0, 2, 1]]), 20);
    expect(buildingAngle(allOf(tables, FURNITURE))).toBeNull();
    const round = Array.from({ length: 360 }, (_, at) => [
      100 * Math.cos(toRadians(at)),
      100 * Math.sin(toRadians(at)),
    ]);
    expect(buildingAngle(allOf(outlined(round.flat()), ROOM))).toBeNull();
    expect(buildingAngle(allOf(outlined([]), ROOM))).toBeNull();
  });

  it('[VI9] of walls with their small unevenness is their mean', () => {
    // A square whose sides are 0.3 degrees off, half of them to either side.
    const uneven = [0, 0, 100, 0.5, 99.5, 100, 0, 100];
    expect(Math.abs(degreesOf(buildingAngle(allOf(outlined(uneven), ROOM))))).toBeLessThan(0.2);
  });
});
