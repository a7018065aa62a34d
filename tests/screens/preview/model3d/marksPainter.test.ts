import { expect, it } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Orbit } from '@/model/spatial/orbit';
import { createMarksPainter, type ModelMarks } from '@/screens/preview/model3d/marksPainter';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { recordingContext } from '../../../support/dom/recordingContext';

const floor = drawnFloor(floorPlanOf({ large: [0, 0, 60, 40], small: [62, 0, 64, 2], other: [0, 42, 60, 80] }));
const label = (text: string, isFlagship = false) => ({ text, colour: null, isFlagship, isDestination: true });
const marks: ModelMarks = {
  picture: {
    floor,
    labels: new Map([
      [0, label('Bakery')],
      [1, label('Kiosk of newspapers')],
      [2, label('Bookshop')],
    ]),
    colours: MAP_COLOURS.light,
    hasShadows: false,
    hasMaterials: true,
  },
  heights: Float32Array.of(3, 3, 3),
  elevation: 0,
  symbols: [],
  standpoint: null,
  selectedMesh: null,
  ends: null,
  plates: [],
};
const orbit: Orbit = { target: { x: 32, y: 40, z: 0 }, distance: 250, turn: 0, tilt: 0.8 };
const lens = { width: 800, height: 600, centre: { x: 400, y: 300 } };

function paint(painter: ReturnType<typeof createMarksPainter>, at: Orbit, isMoving = false, what = marks) {
  const { context, calls } = recordingContext();
  painter.paint(context, what, { orbit: at, lens, growth: 1 }, isMoving);
  const texts = calls.flatMap(({ method, args }) => (method === 'fillText' ? [String(args[0])] : []));
  return { calls, texts };
}

it('[PV64] rooms are named as on the plan, as many as fit into their tilted tops', () => {
  expect(paint(createMarksPainter(), orbit).texts.toSorted()).toEqual(['Bakery', 'Bookshop']);
});

it('[PV64] while the map moves its names stay and follow their rooms; at rest they are chosen anew', () => {
  const painter = createMarksPainter();
  paint(painter, orbit);
  const far = { ...orbit, distance: 4000 };
  expect(paint(painter, far, true).texts.toSorted()).toEqual(['Bakery', 'Bookshop']);
  expect(paint(painter, far).texts).toEqual([]);
});

it('[PV64] a symbol hides no name, and of symbols that overlap one is drawn: the selected one', () => {
  const symbol = { picture: null, isAlwaysDrawn: true };
  const symbols = [
    { ...symbol, at: { x: 30, y: 20 }, isSelected: false },
    { ...symbol, at: { x: 30.2, y: 20 }, isSelected: true },
  ];
  const { calls, texts } = paint(createMarksPainter(), orbit, false, { ...marks, symbols });
  const rings = calls.filter(
    ({ method, strokeStyle }) => method === 'stroke' && strokeStyle === MAP_COLOURS.light.accent,
  );
  expect(rings.length).toBe(1);
  expect(calls.filter(({ method, fillStyle }) => method === 'fill' && fillStyle === '#ffffff').length).toBe(1);
  expect(texts).toContain('Bookshop');
});

it('[PV65] the selected room has a double ring', () => {
  const { calls } = paint(createMarksPainter(), orbit, false, { ...marks, selectedMesh: 0 });
  const widths = calls.flatMap(({ method, lineWidth }) => (method === 'stroke' ? [lineWidth] : []));
  expect(widths).toEqual(expect.arrayContaining([6, 3.5, 1.5]));
});

it('[PV63] the floors of the stack have their names beside them, and a route its ends and changes', () => {
  const place = (z: number) => ({ x: 10, y: 10, z });
  const { texts } = paint(createMarksPainter(), orbit, false, {
    ...marks,
    plates: [{ at: place(0), text: 'Ground' }],
    ends: { start: place(1), end: place(1), stops: [place(1)], changes: [{ at: place(1), number: 1 }] },
  });
  expect(texts).toEqual(expect.arrayContaining(['Ground', '1']));
});
