import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction } from '@/model/floorPlan/corrections/correction';
import { drawMesh, nameOfDrawn } from '@/model/floorPlan/corrections/drawMesh';
import { mergeMeshes } from '@/model/floorPlan/corrections/mergeMeshes';
import { meshShape, shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { removeMeshes } from '@/model/floorPlan/corrections/removeMeshes';
import { splitMesh } from '@/model/floorPlan/corrections/splitMesh';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { decodeFloorPlan, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { containsPoint } from '@/model/floorPlan/meshContains';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const shapeOf = (plan: FloorPlan, name: string) => meshShape(plan, plan.names.indexOf(name));
const areaOf = (plan: FloorPlan, name: string) => shapeArea(shapeOf(plan, name));
const done = (correction: Correction) => {
  if ('refused' in correction) throw new Error(`refused: ${correction.refused}`);
  // The stored plan can be read again.
  expect(decodeFloorPlan(encodeFloorPlan(correction.plan))).toEqual(correction.plan);
  return correction;
};
const refusal = (correction: Correction) => ('refused' in correction ? correction.refused : null);
const NONE = new Set<string>();

const floor = floorPlanOf({
  hall: [0, 0, 40, 30],
  'shop-1': [0, 0, 10, 8],
  'shop-2': [10, 0, 20, 8],
  'shop-3': [20.2, 0, 30, 8],
  far: [35, 0, 40, 8],
});
/** An L: the square from 0 to 10 without its lower right quarter. */
const bent = done(drawMesh(floorPlanOf({}), 'bent', points([0, 0], [10, 0], [10, 5], [5, 5], [5, 10], [0, 10]))).plan;

describe('drawing', () => {
  const ring = points([22, 12], [26, 12], [26, 15], [22, 15]);

  it('[OL1] adds the room with its corners and leaves all others as they are', () => {
    const { plan, room, added } = done(drawMesh(floor, '  stand ', ring));
    expect([room, added, plan.names]).toEqual(['stand', 'stand', [...floor.names, 'stand']]);
    expect(shapeOf(plan, 'stand').rings).toEqual([[22, 12, 26, 12, 26, 15, 22, 15]]);
    for (const name of floor.names) expect(shapeOf(plan, name)).toEqual(shapeOf(floor, name));
    expect([...plan.boxes.subarray(20)]).toEqual([22, 12, 26, 15]);
    expect(containsPoint(plan, 5, plan.anchors[15]!, plan.anchors[16]!)).toBe(true);
  });

  it('[OL2] refuses what is no room, and a name that cannot be one', () => {
    const cases: [string, ReturnType<typeof points>, string | null][] = [
      ['a', points([0, 0], [1, 0]), 'too-few-corners'],
      ['a', points([0, 0], [1, 0], [1, 0], [0, 0.0001]), 'too-few-corners'],
      ['a', points([0, 0], [4, 4], [4, 0], [0, 4]), 'crosses-itself'],
      ['a', points([0, 0], [4, 0], [2, 0], [4, 4]), 'crosses-itself'],
      ['a', points([0, 0], [0.4, 0], [0.4, 0.4], [0, 0.4]), 'too-small'],
      [
        'a',
        Array.from({ length: 501 }, (_, at) => ({ x: Math.cos(at / 80) * 9, y: Math.sin(at / 80) * 9 })),
        'too-many-corners',
      ],
      ['shop-1', ring, 'name-taken'],
      [' ', ring, 'name-invalid'],
      ['create-new', ring, 'name-invalid'],
      ['a\nb', ring, 'name-invalid'],
      ['x'.repeat(101), ring, 'name-invalid'],
      ['x'.repeat(100), ring, null],
    ];
    for (const [name, corners, why] of cases)
      expect([name, refusal(drawMesh(floor, name, corners))]).toEqual([name, why]);
  });

  it('[OL2] proposes the first name that is free', () => {
    expect(nameOfDrawn(floor.names)).toBe('room-1');
    expect(nameOfDrawn(['room-1', 'room-3'])).toBe('room-2');
  });
});

describe('splitting', () => {
  it('[OL3] the larger half keeps the name, the other takes the next free one', () => {
    const { plan, room, added } = done(splitMesh(floor, 'shop-1', points([4, 0], [4, 8])));
    expect([room, added, plan.names.at(-1)]).toEqual(['shop-1', 'shop-1-2', 'shop-1-2']);
    expect(areaOf(plan, 'shop-1')).toBeCloseTo(48);
    expect(areaOf(plan, 'shop-1-2')).toBeCloseTo(32);
    const again = done(splitMesh(plan, 'shop-1', points([4, 3], [10, 3])));
    expect(again.added).toBe('shop-1-3');
  });

  it('[OL3] a line may bend, end at a corner, or stop up to 0.3 m short of the outline', () => {
    const bend = done(splitMesh(floor, 'shop-1', points([3, -1], [3, 5], [12, 5])));
    expect(areaOf(bend.plan, 'shop-1-2')).toBeCloseTo(35);
    const corners = done(splitMesh(floor, 'shop-1', points([0, 0], [10, 8])));
    expect([areaOf(corners.plan, 'shop-1'), areaOf(corners.plan, 'shop-1-2')]).toEqual([40, 40]);
    expect(shapeOf(corners.plan, 'shop-1').rings[0]).toHaveLength(6);
    expect(done(splitMesh(floor, 'shop-1', points([4, 0.25], [4, 7.8]))).added).toBe('shop-1-2');
  });

  it('[OL3] a hole stays in the half that it is in', () => {
    const ring = { ...floorPlanOf({ room: [0, 0, 10, 8] }) };
    const plan: FloorPlan = {
      ...ring,
      ringStart: Uint32Array.of(0, 2),
      pointStart: Uint32Array.of(0, 4, 8),
      holes: Uint8Array.of(0, 1),
      points: Float32Array.from([0, 0, 10, 0, 10, 8, 0, 8, 1, 1, 2, 1, 2, 2, 1, 2]),
    };
    const { plan: split } = done(splitMesh(plan, 'room', points([4, 0], [4, 8])));
    expect(areaOf(split, 'room')).toBeCloseTo(48);
    expect(areaOf(split, 'room-2')).toBeCloseTo(31);
    expect(refusal(splitMesh(plan, 'room', points([1.5, 0], [1.5, 8])))).toBe('line-crosses-again');
    expect(refusal(splitMesh(plan, 'room', points([1.4, 1.5], [1.6, 1.5])))).toBe('line-misses');
  });

  it('[OL4] refuses a line that does not divide the room in two', () => {
    const cases: [FloorPlan, string, ReturnType<typeof points>, string][] = [
      [floor, 'nowhere', points([4, 0], [4, 8]), 'unknown-mesh'],
      [floor, 'shop-1', points([4, 0]), 'line-misses'],
      [floor, 'shop-1', points([4, 0], [4, 5]), 'line-misses'],
      [floor, 'shop-1', points([4, 20], [8, 20]), 'line-misses'],
      [floor, 'shop-1', points([4, -1], [4, 9], [6, 9], [6, -1]), 'line-crosses-again'],
      [floor, 'shop-1', points([4, -1], [4, 6], [2, 4], [6, 4], [6, 9]), 'crosses-itself'],
      [floor, 'shop-1', points([0.02, 0], [0.02, 8]), 'too-small'],
      [bent, 'bent', points([7, -1], [3, 11]), 'line-crosses-again'],
    ];
    for (const [plan, name, line, why] of cases)
      expect([line, refusal(splitMesh(plan, name, line))]).toEqual([line, why]);
  });

  it('[OL3] the halves of any split have the area of the room together, and the plan can be split on', () => {
    const random = fc.record({
      corners: fc.integer({ min: 3, max: 24 }),
      radii: fc.array(fc.double({ min: 3, max: 9, noNaN: true }), { minLength: 24, maxLength: 24 }),
      angle: fc.double({ min: 0, max: Math.PI, noNaN: true }),
      bend: fc.double({ min: -1, max: 1, noNaN: true }),
    });
    let splits = 0;
    fc.assert(
      fc.property(random, ({ corners, radii, angle, bend }) => {
        const star = Array.from({ length: corners }, (_, at) => {
          const turn = (2 * Math.PI * at) / corners;
          return { x: 50 + radii[at]! * Math.cos(turn), y: 50 + radii[at]! * Math.sin(turn) };
        });
        const { plan } = done(drawMesh(floorPlanOf({}), 'star', star));
        const line = [-12, 0, 12].map((far, at) => ({
          x: 50 + far * Math.cos(angle) + (at === 1 ? bend : 0),
          y: 50 + far * Math.sin(angle),
        }));
        const split = splitMesh(plan, 'star', line);
        if ('refused' in split) return;
        splits += 1;
        const [larger, smaller] = [areaOf(done(split).plan, 'star'), areaOf(split.plan, 'star-2')];
        expect(larger).toBeGreaterThanOrEqual(smaller);
        expect(Math.abs(larger + smaller - areaOf(plan, 'star'))).toBeLessThan(0.01);
      }),
      { seed: 20261125, numRuns: 400 },
    );
    expect(splits).toBeGreaterThan(300);
  });
});

describe('merging', () => {
  it('[OL5] joins rooms that touch, and rooms with a wall of up to 0.3 m between them', () => {
    const touching = done(mergeMeshes(floor, ['shop-1', 'shop-2'], NONE));
    expect(touching.plan.names).toEqual(['hall', 'shop-1', 'shop-3', 'far']);
    expect([touching.room, touching.removed, areaOf(touching.plan, 'shop-1')]).toEqual(['shop-1', ['shop-2'], 160]);
    expect(shapeOf(touching.plan, 'shop-1').rings).toHaveLength(1);
    expect(shapeOf(touching.plan, 'shop-1').rings[0]).toHaveLength(8);
    const walled = done(mergeMeshes(floor, ['shop-3', 'shop-2'], NONE));
    expect(areaOf(walled.plan, 'shop-2')).toBeCloseTo(160, 1);
    expect(shapeOf(walled.plan, 'shop-2').rings).toHaveLength(1);
    const all = done(mergeMeshes(floor, ['shop-1', 'shop-2', 'shop-3'], NONE));
    expect(areaOf(all.plan, all.room ?? '')).toBeCloseTo(240, 1);
  });

  it('[OL6] keeps the name of the room with the destination, else of the largest', () => {
    expect(done(mergeMeshes(floor, ['shop-2', 'shop-3'], NONE)).room).toBe('shop-2');
    const placed = done(mergeMeshes(floor, ['shop-2', 'shop-3'], new Set(['shop-3', 'far'])));
    expect([placed.room, placed.removed]).toEqual(['shop-3', ['shop-2']]);
  });

  it('[OL6] refuses several destinations, rooms apart and rooms that are not there', () => {
    const merge = (names: string[], placed: string[] = []) => refusal(mergeMeshes(floor, names, new Set(placed)));
    expect(merge(['shop-1', 'shop-2'], ['shop-1', 'shop-2'])).toBe('several-destinations');
    expect(merge(['shop-3', 'far'])).toBe('not-touching');
    expect(merge(['shop-1', 'shop-2', 'far'])).toBe('not-touching');
    expect(merge(['shop-1', 'gone'])).toBe('unknown-mesh');
    expect(merge(['shop-1', 'shop-1'])).toBe('too-few-rooms');
    const corner = floorPlanOf({ a: [0, 0, 4, 4], b: [4, 4, 8, 8], c: [4.31, 0, 8, 4] });
    expect(refusal(mergeMeshes(corner, ['a', 'b'], NONE))).toBe('not-touching');
    expect(refusal(mergeMeshes(corner, ['a', 'c'], NONE))).toBe('not-touching');
  });

  it('[OL22] rooms are removed together, and every other room keeps its outline and its place in the order', () => {
    const { plan, room, removed, added } = done(removeMeshes(floor, ['shop-1', 'far', 'shop-1'], NONE));
    expect([plan.names, room, removed, added]).toEqual([['hall', 'shop-2', 'shop-3'], null, ['shop-1', 'far'], null]);
    for (const name of plan.names) expect(shapeOf(plan, name)).toEqual(shapeOf(floor, name));
  });

  it('[OL22] rooms that are not there, and rooms with a destination, are not removed', () => {
    expect(refusal(removeMeshes(floor, ['shop-1', 'gone'], NONE))).toBe('unknown-mesh');
    expect(refusal(removeMeshes(floor, [], NONE))).toBe('unknown-mesh');
    expect(refusal(removeMeshes(floor, ['shop-1', 'far'], new Set(['far'])))).toBe('has-destination');
  });

  it('[OL5] the area of any two overlapping rooms is their sum without the overlap', () => {
    const side = fc.double({ min: 1, max: 12, noNaN: true });
    const offset = fc.double({ min: -6, max: 6, noNaN: true });
    let merged = 0;
    fc.assert(
      fc.property(side, side, side, side, offset, offset, (w1, h1, w2, h2, dx, dy) => {
        const plan = floorPlanOf({ a: [20, 20, 20 + w1, 20 + h1], b: [20 + dx, 20 + dy, 20 + dx + w2, 20 + dy + h2] });
        const [across, down] = [Math.min(w1, dx + w2) - Math.max(0, dx), Math.min(h1, dy + h2) - Math.max(0, dy)];
        if (across < 0.5 || down < 0.5) return;
        merged += 1;
        const { plan: one, room } = done(mergeMeshes(plan, ['a', 'b'], NONE));
        const expected = areaOf(plan, 'a') + areaOf(plan, 'b') - across * down;
        // Sides closer than a wall are joined: at most 0.3 m along each of them.
        expect(areaOf(one, room ?? '')).toBeGreaterThan(expected - 0.1);
        expect(areaOf(one, room ?? '')).toBeLessThan(expected + 0.3 * (w1 + h1 + w2 + h2));
      }),
      { seed: 20261125, numRuns: 300 },
    );
    expect(merged).toBeGreaterThan(80);
  });

  it('[OL5] two halves of a split become the room again', () => {
    const line = points([7, -1], [6, 3], [4, 4], [-1, 4.5]);
    const split = done(splitMesh(bent, 'bent', line));
    const { plan } = done(mergeMeshes(split.plan, ['bent', 'bent-2'], NONE));
    expect(areaOf(plan, 'bent')).toBeCloseTo(75, 1);
    expect(shapeOf(plan, 'bent').rings).toHaveLength(1);
  });
});
