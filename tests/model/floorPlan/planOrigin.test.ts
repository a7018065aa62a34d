import { describe, expect, it } from 'vitest';
import { mergeMeshes } from '@/model/floorPlan/corrections/mergeMeshes';
import { decodeFloorPlan, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { LengthUnit } from '@/model/floorPlan/floorShape';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';
import { ringArea } from '@/model/geometry/outline/ring';

interface Row {
  readonly x: number;
  readonly y: number;
  readonly perMetre?: number;
  readonly up?: 'y' | 'z';
  readonly stray?: boolean;
}

/** Rooms of 4 by 3.3 m with walls of 12 cm between them, as a building in a national grid is exported. */
function rowOfRooms({ x, y, perMetre = 1, up = 'z', stray = false }: Row): string {
  const lines: string[] = [];
  let count = 0;
  const box = (name: string, left: number, width: number, height: number) => {
    lines.push(`o ${name}`);
    for (const z of [0, height])
      for (const [dx, dy] of [
        [left, 0],
        [left + width, 0],
        [left + width, 3.3],
        [left, 3.3],
      ] as const) {
        const [east, north, high] = [(x + dx) * perMetre, (y + dy) * perMetre, z * perMetre].map((n) => n.toFixed(3));
        lines.push(up === 'z' ? `v ${east} ${north} ${high}` : `v ${east} ${high} ${-Number(north)}`);
      }
    for (const face of [
      [4, 3, 2, 1],
      [5, 6, 7, 8],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 4, 8, 7],
      [4, 1, 5, 8],
    ])
      lines.push(`f ${face.map((corner) => corner + count).join(' ')}`);
    count += 8;
  };
  for (let room = 0; room < 5; room++) {
    box(`room-${room}`, room * 4.12, 4, 0.05);
    box(`wall-${room}`, room * 4.12 + 4, 0.12, 2.7);
  }
  if (stray) box('stray', -x, 1, 1);
  return lines.join('\n');
}

function read(text: string, unit: LengthUnit = 'm', origin?: { x: number; y: number; isFixed: boolean }) {
  const reader = new ObjReader();
  reader.push(new TextEncoder().encode(text));
  return readFloor({ file: 'f.obj', meshes: reader.finish(), materials: [], problems: [] }, { unit }, origin);
}

const areasOf = ({ floorPlan }: ReturnType<typeof read>) =>
  floorPlan.names.map((_, mesh) => {
    const ring = floorPlan.ringStart[mesh]!;
    return ringArea(floorPlan.points.subarray(floorPlan.pointStart[ring]! * 2, floorPlan.pointStart[ring + 1]! * 2));
  });

const FAR = [
  ['UTM in metres', { x: 389_204.37, y: 5_819_431.61 }, 'm'],
  ['a national grid in millimetres', { x: 2_600_010.5, y: 1_199_999.9, perMetre: 1000 }, 'mm'],
  ['Gauss-Krüger in centimetres', { x: 4_468_503.33, y: 5_333_317.78, perMetre: 100 }, 'cm'],
  ['southern and western, y up', { x: -8_238_310.24, y: -4_970_071.58, up: 'y' }, 'm'],
  ['feet of a state plane', { x: 300_102.27, y: 60_233.91, perMetre: 1 / 0.3048 }, 'ft'],
] as const;

describe('a floor plan far from the origin of its file', () => {
  it.each(FAR)('[ME31] is as exact as near it: %s', (_name, place, unit) => {
    const floor = read(rowOfRooms(place), unit);
    for (const [mesh, area] of areasOf(floor).entries()) expect(area).toBeCloseTo(mesh % 2 === 0 ? 13.2 : 0.396, 1);
    const walls = areasOf(floor).filter((_, mesh) => mesh % 2 === 1);
    for (const area of walls) expect(Math.abs(area - 0.396)).toBeLessThan(0.01);
    const { origin } = floor.report;
    expect([origin.x % 1000, origin.y % 1000].map(Math.abs)).toEqual([0, 0]);
    expect(floor.floorPlan.origin).toEqual(origin);
    expect(Math.max(...floor.floorPlan.boxes.map(Math.abs))).toBeLessThan(1100);
    expect(floor.report.problems).toEqual([]);
  });

  it('[ME31] keeps its own origin near it, and its bytes', () => {
    const floor = read(rowOfRooms({ x: 3000, y: -2000 }));
    expect(floor.floorPlan).not.toHaveProperty('origin');
    expect(floor.report.origin).toEqual({ x: 0, y: 0 });
    expect(new TextDecoder().decode(encodeFloorPlan(floor.floorPlan))).not.toContain('origin');
  });

  it('[ME31] is not moved away by one stray mesh', () => {
    expect(read(rowOfRooms({ x: 389_204, y: 40, stray: true })).report.origin).toEqual({ x: 389_000, y: 0 });
  });

  it('[ME31] shares the origin of the other floors of its location', () => {
    const text = rowOfRooms({ x: 389_604.37, y: 5_819_431.61 });
    const shared = { x: 389_000, y: -5_819_000 };
    expect(read(text).report.origin).toEqual({ x: 390_000, y: -5_819_000 });
    expect(read(text, 'm', { ...shared, isFixed: false }).report.origin).toEqual(shared);
    expect(read(text, 'm', { x: 0, y: 0, isFixed: false }).report.origin).toEqual({ x: 390_000, y: -5_819_000 });
  });

  it('[ME31] says so where a network keeps it far away', () => {
    const { report } = read(rowOfRooms({ x: 389_604, y: 5_819_431 }), 'm', { x: 0, y: 0, isFixed: true });
    expect(report.origin).toEqual({ x: 0, y: 0 });
    expect(report.problems.map(({ code }) => code)).toContain('far-from-origin');
  });

  it('[ME31] keeps its origin when it is stored and when its outlines are corrected', () => {
    const { floorPlan } = read(rowOfRooms({ x: 389_204.37, y: 5_819_431.61 }));
    const stored = decodeFloorPlan(encodeFloorPlan(floorPlan));
    expect(stored).toEqual(floorPlan);
    const merged = mergeMeshes(stored, ['room-0', 'wall-0'], new Set());
    expect('plan' in merged && merged.plan.origin).toEqual(floorPlan.origin);
  });
});
