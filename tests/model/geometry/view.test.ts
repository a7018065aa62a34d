import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersOf } from '@/model/geometry/turns';
import {
  boxInView,
  bringIntoView,
  fitBox,
  isInSight,
  isSameView,
  keepCentre,
  toFloor,
  toScreen,
  turnAround,
  wayOnFloor,
  zoomAt,
} from '@/model/geometry/view';

const view = { scale: 10, x: 100, y: 50, turn: 0 };
const window = { width: 800, height: 600 };

describe('view', () => {
  it('[VI1] zooming keeps the point under the pointer, however often', () => {
    const at = { x: 320, y: 240 };
    const under = toFloor(view, at);
    for (const factor of [1.25, 0.1, 7, 1e9, 1e-9]) {
      const zoomed = zoomAt(view, at, factor);
      expect(toScreen(zoomed, under).x).toBeCloseTo(at.x, 6);
      expect(toScreen(zoomed, under).y).toBeCloseTo(at.y, 6);
    }
    expect(zoomAt(view, at, 1e9).scale).toBe(zoomAt(view, at, 1e12).scale);
  });

  it('[VI2] fitting shows all of a box in the middle', () => {
    const box = { minX: -20, minY: 5, maxX: 180, maxY: 45 };
    const fitted = fitBox(box, window);
    const from = toScreen(fitted, { x: box.minX, y: box.minY });
    const to = toScreen(fitted, { x: box.maxX, y: box.maxY });
    expect([from.x, to.x]).toEqual([40, 760]);
    expect((from.y + to.y) / 2).toBeCloseTo(300, 6);
    const speck = fitBox({ minX: 3, minY: 3, maxX: 3, maxY: 3 }, window);
    expect(toScreen(speck, { x: 3, y: 3 })).toEqual({ x: 400, y: 300 });
    expect(Number.isFinite(speck.scale)).toBe(true);
  });

  it('[VI3] a window of another size keeps its middle', () => {
    const after = { width: 500, height: 700 };
    const kept = keepCentre(view, window, after);
    expect(toFloor(kept, { x: 250, y: 350 })).toEqual(toFloor(view, { x: 400, y: 300 }));
    expect([isSameView(kept, view), isSameView(keepCentre(kept, after, window), view)]).toEqual([false, true]);
  });

  it('[VI4] what is seen already does not move the plan; the rest comes to the middle at the same scale', () => {
    expect(bringIntoView(view, window, toFloor(view, { x: 400, y: 300 }))).toBe(view);
    expect(bringIntoView(view, window, toFloor(view, { x: 81, y: 61 }))).toBe(view);
    for (const hidden of [
      { x: 10, y: 300 },
      { x: 400, y: 590 },
      { x: -4000, y: 9000 },
    ]) {
      const place = toFloor(view, hidden);
      const shown = bringIntoView(view, window, place);
      expect(shown.scale).toBe(view.scale);
      expect(toScreen(shown, place).x).toBeCloseTo(400, 6);
      expect(toScreen(shown, place).y).toBeCloseTo(300, 6);
    }
  });
});

it('[VI7] a box is in sight while a part of it is in the window', () => {
  const size = { width: 800, height: 600 };
  const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  const seen = (x: number, y: number) => isInSight({ scale: 10, x, y, turn: 0 }, size, box);
  expect([seen(0, 0), seen(-75, 0), seen(-80, 0), seen(770, 0), seen(780, 0), seen(0, 580), seen(0, -90)]).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

describe('a turned view', () => {
  const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  const points = fc.record({ x: number(500), y: number(500) });
  const views = fc.record({
    scale: fc.double({ min: 0.05, max: 200, noNaN: true }),
    x: number(2000),
    y: number(2000),
    turn: number(Math.PI),
  });

  it('[VI8] shows a floor point where the pointer finds it', () => {
    fc.assert(
      fc.property(views, points, (shown, point) => {
        const found = toFloor(shown, toScreen(shown, point));
        expect(Math.hypot(found.x - point.x, found.y - point.y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('[VI8] keeps the point around which it is turned, and counts its turn up to half a turn either way', () => {
    fc.assert(
      fc.property(views, points, number(7), (shown, at, by) => {
        const turned = turnAround(shown, at, by);
        const kept = toScreen(turned, toFloor(shown, at));
        expect(Math.hypot(kept.x - at.x, kept.y - at.y)).toBeLessThan(1e-5);
        expect(turned.turn > -Math.PI && turned.turn <= Math.PI).toBe(true);
      }),
    );
    for (const half of [Math.PI, -Math.PI, 3 * Math.PI])
      expect(turnAround(view, { x: 0, y: 0 }, half).turn).toBe(Math.PI);
    expect(turnAround(turnAround(view, { x: 3, y: 4 }, 1.5), { x: 3, y: 4 }, -1.5).turn).toBe(0);
  });

  it('[VI8] turns clockwise, and an arrow key moves along the screen', () => {
    const turned = turnAround(view, { x: 0, y: 0 }, Math.PI / 2);
    const way = wayOnFloor(turned, 20, 0);
    expect([way.x, way.y]).toEqual([expect.closeTo(0), expect.closeTo(-2)]);
    const from = toScreen(turned, { x: 0, y: 0 });
    const east = toScreen(turned, { x: 1, y: 0 });
    expect([east.x - from.x, east.y - from.y]).toEqual([expect.closeTo(0), expect.closeTo(10)]);
  });

  it('[VI1] [VI2] [VI8] zooms at the pointer, fits whole boxes, and finds what is in the window', () => {
    const box = { minX: -20, minY: 5, maxX: 180, maxY: 45 };
    fc.assert(
      fc.property(views, points, fc.double({ min: 0.2, max: 5, noNaN: true }), (shown, at, factor) => {
        const zoomed = toScreen(zoomAt(shown, at, factor), toFloor(shown, at));
        expect(Math.hypot(zoomed.x - at.x, zoomed.y - at.y)).toBeLessThan(1e-5);
        const fitted = fitBox(box, window, 40, shown.turn);
        for (const corner of cornersOf(box)) {
          const { x, y } = toScreen(fitted, corner);
          expect(x > 39.9 && x < 760.1 && y > 39.9 && y < 560.1).toBe(true);
        }
        const seen = boxInView(shown, window);
        const inWindow = toFloor(shown, { x: 799, y: 1 });
        expect(inWindow.x >= seen.minX && inWindow.x <= seen.maxX).toBe(true);
        expect(isInSight(fitted, window, box)).toBe(true);
      }),
    );
  });
});
