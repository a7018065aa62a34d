import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeshLabel } from '@/components/mapCanvas/floorPlanPainter';
import { LABEL_PIXELS, type LabelPlace, placeLabels } from '@/components/mapCanvas/labelPlaces';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import { type FloorPlan, NO_COLOUR } from '@/model/floorPlan/floorPlan';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A floor of rectangular rooms with the anchor in the middle of each. */
function floorOf(rooms: readonly Room[]): DrawnFloor {
  const flat = (numbersOf: (room: Room) => readonly number[]) => new Float32Array(rooms.flatMap(numbersOf));
  const floorPlan: FloorPlan = {
    names: rooms.map((_, at) => `room-${at}`),
    colours: new Uint32Array(rooms.length).fill(NO_COLOUR),
    boxes: flat(({ x, y, width, height }) => [x, y, x + width, y + height]),
    heights: flat(() => [0, 3]),
    anchors: flat(({ x, y, width, height }) => [x + width / 2, y + height / 2, height / 2]),
    ringStart: Uint32Array.from([0, ...rooms.map((_, at) => at + 1)]),
    pointStart: Uint32Array.from([0, ...rooms.map((_, at) => 4 * (at + 1))]),
    holes: new Uint8Array(rooms.length),
    points: flat(({ x, y, width, height }) => [x, y, x + width, y, x + width, y + height, x, y + height]),
  };
  return drawnFloor(floorPlan);
}

/** Every letter is seven pixels wide. */
const measure = (text: string) => text.length * 7;
const label = (text: string, isFlagship = false): MeshLabel => ({ text, colour: null, isFlagship });

function placed(rooms: readonly Room[], labels: readonly MeshLabel[], px = 1): LabelPlace[] {
  const floor = floorOf(rooms);
  const meshes = rooms.map((_, mesh) => mesh);
  const byMesh = new Map(labels.map((one, mesh) => [mesh, one]));
  return [...placeLabels({ floor, rooms: meshes, labels: byMesh, px, measure })].filter((one) => one !== null);
}

describe('labels', () => {
  it('[CV20] stand in the middle of their rooms', () => {
    const room = { x: 100, y: 50, width: 100, height: 40 };
    expect(placed([room], [label('Bakery')])).toEqual([{ text: 'Bakery', x: 150, y: 70 }]);
    expect(placed([room], [label('Bakery')], 0.1)).toEqual([{ text: 'Bakery', x: 150, y: 70 }]);
  });

  it('[CV20] give way to flagships, then to larger rooms', () => {
    const rooms = [0, 1, 2].map((at) => ({ x: 20 * at, y: 0, width: 60 + at, height: 20 }));
    const names = ['One', 'Two', 'Three'];
    expect(
      placed(
        rooms,
        names.map((name) => label(name)),
      )[0]?.text,
    ).toBe('Three');
    expect(
      placed(
        rooms,
        names.map((name) => label(name, name === 'One')),
      )[0]?.text,
    ).toBe('One');
  });

  it('[CV20] never touch each other', () => {
    const room = fc.record({
      x: fc.integer({ min: -400, max: 400 }),
      y: fc.integer({ min: -400, max: 400 }),
      width: fc.integer({ min: 5, max: 300 }),
      height: fc.integer({ min: 5, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 60 }), fc.constantFrom(0.2, 1, 3), (rooms, px) => {
        const all = placed(
          rooms,
          rooms.map((_, at) => label(`Room ${at}`)),
          px,
        );
        const boxes = all.map(({ text, x, y }) => [x / px - measure(text) / 2, y / px, measure(text)] as const);
        for (const [at, [x, y, width]] of boxes.entries())
          for (const [left, top, wide] of boxes.slice(at + 1))
            expect(x >= left + wide || left >= x + width || Math.abs(y - top) >= LABEL_PIXELS).toBe(true);
      }),
    );
  });

  it('[CV21] are cut to their rooms', () => {
    expect(placed([{ x: 0, y: 0, width: 80, height: 20 }], [label('Confectionery')])[0]?.text).toBe('Confectio…');
  });

  it('[CV21] are left out where no three letters fit', () => {
    expect(placed([{ x: 0, y: 0, width: 25, height: 25 }], [label('Bar')])).toEqual([]);
    expect(placed([{ x: 0, y: 0, width: 26, height: 25 }], [label('Bar')]).length).toBe(1);
  });
});
