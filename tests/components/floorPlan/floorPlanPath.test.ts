import { describe, expect, it } from 'vitest';
import { type FloorPlanPaths, floorPlanPath } from '@/components/floorPlan/floorPlanPath';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';
import { writeObj } from '../../support/objWriter';

function floorPlanOf(text: string): FloorPlan {
  const reader = new ObjReader();
  reader.push(new TextEncoder().encode(text));
  const files = { file: 'floor.obj', meshes: reader.finish(), materials: [], problems: [] };
  return readFloor(files, { up: 'y', unit: 'm', mirrored: false }).floorPlan;
}

/** A level rectangle as an object of a file, from corner to corner in metres. */
function rectangle(name: string, [left, top, right, bottom]: readonly [number, number, number, number], height = 0) {
  const corners = [
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
  ];
  return `o ${name}\n${corners.map(([x, y]) => `v ${x} ${height} ${y}\n`).join('')}f -4 -3 -2 -1\n`;
}

function make(floorPlan: FloorPlan): { paths: FloorPlanPaths | null; steps: number } {
  const work = floorPlanPath(floorPlan, MAP_COLOURS.light);
  let steps = 0;
  for (;;) {
    const { done, value } = work.next();
    steps++;
    if (done) return { paths: value, steps };
  }
}

/** The rings of a path in metres. */
function ringsOf(path: string): [number, number][][] {
  return [...path.matchAll(/M(-?\d+) (-?\d+)l([^Z]*)Z/g)].map(([, x, y, way]) => {
    const ring: [number, number][] = [[Number(x) / 10, Number(y) / 10]];
    const moves = (way ?? '').split(' ').map((one) => Number(one) / 10);
    for (let at = 0; at + 1 < moves.length; at += 2) {
      const [lastX, lastY] = ring.at(-1)!;
      ring.push([lastX + moves[at]!, lastY + moves[at + 1]!]);
    }
    return ring;
  });
}

describe('planPath', () => {
  it('[CV40] holds every outline to half a decimetre, whatever the kind of its mesh', () => {
    const floorPlan = floorPlanOf(writeObj({ seed: 12, rooms: 30 }).text);
    const { paths } = make(floorPlan);
    const rings = (paths?.layers ?? []).flatMap(({ path }) => ringsOf(path));
    expect(rings).toHaveLength(floorPlan.pointStart.length - 1);
    const drawn = rings.flat(2);
    expect(drawn).toHaveLength(floorPlan.points.length);
    // Rings are sorted by the kind of their mesh: each drawn ring has its own among those of the floor plan.
    const wanted = Array.from({ length: rings.length }, (_, ring) =>
      Array.from(floorPlan.points.subarray(floorPlan.pointStart[ring]! * 2, floorPlan.pointStart[ring + 1]! * 2)),
    );
    for (const ring of rings) {
      const flat = ring.flat();
      const isHere = (one: readonly number[]) =>
        one.length === flat.length && one.every((value, at) => Math.abs(value - flat[at]!) < 0.0501);
      expect(wanted.some(isHere)).toBe(true);
    }
  });

  it('[CV40] lays the ground below the rooms and leaves specks out', () => {
    const floorPlan = floorPlanOf(
      rectangle('ground', [0, 0, 100, 60]) +
        rectangle('room', [10, 10, 30, 20], 3) +
        rectangle('speck', [50, 50, 50.4, 50.4], 3),
    );
    const { paths } = make(floorPlan);
    const sorted = (path: string) => ringsOf(path).map((ring) => ring.map(String).toSorted());
    expect(paths?.layers.map(({ fill, path }) => [fill, sorted(path)])).toEqual([
      [MAP_COLOURS.light.floor, [['0,0', '0,60', '100,0', '100,60']]],
      [MAP_COLOURS.light.room.fill, [['10,10', '10,20', '30,10', '30,20']]],
    ]);
    expect(paths?.viewBox).toBe('-40 -40 1080 680');
  });

  it('[CV40] paints walls above rooms', () => {
    const floorPlan = floorPlanOf(
      rectangle('wall_1', [0, 0, 40, 0.8], 3) +
        rectangle('room', [0, 0, 8, 8], 3) +
        rectangle('corridor', [0, 20, 40, 30]),
    );
    const { corridor, room, wall } = MAP_COLOURS.light;
    expect(make(floorPlan).paths?.layers.map(({ fill }) => fill)).toEqual([corridor, room.fill, wall]);
  });

  it('[CV40] is made in steps, the more the larger the plan', () => {
    const few = make(floorPlanOf(writeObj({ seed: 3, rooms: 40 }).text));
    const many = make(floorPlanOf(writeObj({ seed: 3, rooms: 1000 }).text));
    expect(few.steps).toBeLessThan(5);
    expect(many.steps).toBeGreaterThanOrEqual(20);
  });

  it('[CV40] is nothing where there is nothing to draw', () => {
    const floorPlan = floorPlanOf(rectangle('room', [0, 0, 4, 4]));
    const none: FloorPlan = { ...floorPlan, names: [], boxes: new Float32Array(), ringStart: Uint32Array.of(0) };
    expect(make(none)).toEqual({ paths: null, steps: 1 });
  });
});
