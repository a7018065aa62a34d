import { describe, expect, it } from 'vitest';
import {
  bringIntoView,
  fitBox,
  isInSight,
  isSameView,
  keepCentre,
  toFloor,
  toScreen,
  zoomAt,
} from '@/model/geometry/view';

const view = { scale: 10, x: 100, y: 50 };
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
  const seen = (x: number, y: number) => isInSight({ scale: 10, x, y }, size, box);
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
