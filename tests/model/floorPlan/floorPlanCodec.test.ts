import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedPlanError, decodeFloorPlan, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';
import { writeObj } from '../../support/objWriter';

function sampleNetwork() {
  const reader = new ObjReader();
  reader.push(writeObj({ seed: 9, rooms: 5, name: (i) => `Räum ${i} 🛗` }).bytes);
  return readFloor({ file: 'a.obj', meshes: reader.finish(), materials: [], problems: [] }).floorPlan;
}

describe('floorPlanCodec', () => {
  it('[ME18] reads what it wrote, wherever the bytes lie', () => {
    const floorPlan = sampleNetwork();
    const bytes = encodeFloorPlan(floorPlan);
    expect(decodeFloorPlan(bytes)).toEqual(floorPlan);
    const moved = new Uint8Array(bytes.length + 3);
    moved.set(bytes, 3);
    expect(decodeFloorPlan(moved.subarray(3))).toEqual(floorPlan);
  });

  it('[ME18] refuses what is cut short or has something behind it', () => {
    const bytes = encodeFloorPlan(sampleNetwork());
    for (let length = 0; length < bytes.length; length += 7) {
      expect(() => decodeFloorPlan(bytes.subarray(0, length))).toThrow(DamagedPlanError);
    }
    expect(() => decodeFloorPlan(Uint8Array.from([...bytes, 0]))).toThrow(/too many/);
  });

  it('[ME18] gives a plan without loose ends or a DamagedPlanError for changed bytes', () => {
    const bytes = encodeFloorPlan(sampleNetwork());
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = bytes.slice();
        for (const [at, value] of changes) changed[at] = value;
        try {
          const floorPlan = decodeFloorPlan(changed);
          expect(floorPlan.ringStart.at(-1)).toBe(floorPlan.holes.length);
          expect(floorPlan.pointStart.at(-1)).toBe(floorPlan.points.length / 2);
          expect(floorPlan.boxes).toHaveLength(floorPlan.names.length * 4);
          expect(floorPlan.points.every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedPlanError);
        }
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});
