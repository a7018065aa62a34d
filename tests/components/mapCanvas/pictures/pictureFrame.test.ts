import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coversView,
  growthOf,
  isSharp,
  layoutFrame,
  type PictureWindow,
  placeOf,
} from '@/components/mapCanvas/pictures/pictureFrame';
import { EMPTY_BOX } from '@/model/geometry/box';
import { panBy, zoomAt } from '@/model/geometry/view';

const SIZE = { width: 640, height: 600 };
const windowAt = (scale: number, x: number, y: number, pixelRatio = 1): PictureWindow => ({
  view: { scale, x, y, turn: 0 },
  size: SIZE,
  pixelRatio,
  growth: growthOf(SIZE),
});
const pan = (window: PictureWindow, dx: number, dy: number) => ({ ...window, view: panBy(window.view, dx, dy) });
/** Much more than fits into the window at a scale of 20. */
const LARGE = { minX: 0, minY: 0, maxX: 1000, maxY: 1000 };
const SMALL = { minX: 0, minY: 0, maxX: 10, maxY: 10 };

const windows = fc
  .record({
    scale: fc.double({ min: 0.05, max: 200, noNaN: true }),
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 5000, noNaN: true }),
    pixelRatio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  })
  .map(({ scale, x, y, pixelRatio }) => windowAt(scale, x, y, pixelRatio));

describe('what is painted', () => {
  it('[CV1] is the window with a margin where the contents go on', () => {
    const { frame, width, height } = layoutFrame(windowAt(20, -5000, -5000), LARGE);
    expect(width).toBe(640 + 2 * 224);
    expect(height).toBe(600 + 2 * 210);
    expect(frame.box.minX).toBeCloseTo((5000 - 224) / 20, 6);
  });

  it('[CV1] ends a little beyond the contents, where labels and nodes stand out', () => {
    const { width, height } = layoutFrame(windowAt(20, 100, 100), SMALL);
    expect([width, height]).toEqual([200 + 2 * 28, 200 + 2 * 28]);
  });

  it('[CV1] is next to nothing where there is nothing', () => {
    expect(layoutFrame(windowAt(20, 0, 0), EMPTY_BOX)).toMatchObject({ width: 1, height: 1 });
    expect(coversView(layoutFrame(windowAt(20, 0, 0), EMPTY_BOX).frame, windowAt(20, 0, 0), EMPTY_BOX)).toBe(true);
  });

  it('[CV1] begins and ends on whole device pixels of its window', () => {
    fc.assert(
      fc.property(windows, (window) => {
        const { frame, width } = layoutFrame(window, LARGE);
        fc.pre(width > 1);
        const zoom = window.view.scale * window.pixelRatio;
        const left = frame.box.minX * zoom + window.view.x * window.pixelRatio;
        expect(Math.abs(left - Math.round(left))).toBeLessThan(1e-6);
        expect((frame.box.maxX - frame.box.minX) * zoom).toBeCloseTo(width, 5);
      }),
    );
  });

  it('[CV2] is enough for the window that it was painted for', () => {
    fc.assert(
      fc.property(windows, (window) => {
        const { frame } = layoutFrame(window, LARGE);
        expect(coversView(frame, window, LARGE) && isSharp(frame, window)).toBe(true);
      }),
    );
  });
});

describe('a pan', () => {
  it('[CV2] paints anew before the edge of the picture comes into sight', () => {
    const window = windowAt(20, -5000, -5000);
    const { frame } = layoutFrame(window, LARGE);
    expect(coversView(frame, pan(window, 110, 0), LARGE)).toBe(true);
    expect(coversView(frame, pan(window, 114, 0), LARGE)).toBe(false);
    expect(coversView(frame, pan(window, 0, -106), LARGE)).toBe(false);
  });

  it('[CV2] of everything there is never paints', () => {
    const window = windowAt(20, 100, 100);
    const { frame } = layoutFrame(window, SMALL);
    for (const [dx, dy] of [
      [300, 0],
      [-4000, 200],
      [0, 9000],
    ] as const)
      expect(coversView(frame, pan(window, dx, dy), SMALL)).toBe(true);
  });

  it('[CV2] to the end of the contents paints nothing beyond it', () => {
    const window = windowAt(20, 50, 50);
    const { frame } = layoutFrame(window, LARGE);
    expect(coversView(frame, pan(window, 500, 500), LARGE)).toBe(true);
    expect(coversView(frame, pan(window, -200, 0), LARGE)).toBe(false);
  });
});

describe('a picture in another view', () => {
  const window = windowAt(20, -5000.3, -5000.7);
  const { frame } = layoutFrame(window, LARGE);

  it('[CV3] is not sharp at another scale, density or size of letters', () => {
    expect(isSharp(frame, pan(window, 40, 2))).toBe(true);
    expect(isSharp(frame, { ...window, view: zoomAt(window.view, { x: 1, y: 1 }, 1.01) })).toBe(false);
    expect(isSharp(frame, { ...window, pixelRatio: 2 })).toBe(false);
    expect(isSharp(frame, { ...window, growth: growthOf({ width: 3840, height: 2000 }) })).toBe(false);
  });

  it('[CV3] of its own scale stands on whole device pixels', () => {
    const place = placeOf(frame, pan(window, 12.4, -7.7));
    expect(place).toEqual({ x: Math.round(place.x), y: Math.round(place.y), ratio: 1, turn: 0 });
    const dense = layoutFrame({ ...window, pixelRatio: 2 }, LARGE).frame;
    expect((placeOf(dense, pan({ ...window, pixelRatio: 2 }, 12.4, 0)).x * 2) % 1).toBeCloseTo(0, 9);
  });

  it('[CV4] keeps every point of the floor where the view has it', () => {
    fc.assert(
      fc.property(windows, fc.double({ min: 0.2, max: 5, noNaN: true }), (from, factor) => {
        const { frame: painted } = layoutFrame(from, LARGE);
        const to = { ...from, view: zoomAt(from.view, { x: 200, y: 100 }, factor) };
        const { x, ratio } = placeOf(painted, to);
        const metre = painted.box.minX + 1;
        const shown = x + (metre - painted.box.minX) * painted.scale * ratio;
        expect(Math.abs(shown - (metre * to.view.scale + to.view.x))).toBeLessThan(0.51);
      }),
    );
  });
});

describe('sizes', () => {
  it('[CV5] letters grow from 12 to 16 pixels with the window, in whole pixels', () => {
    const letters = [600, 1080, 1600, 2100, 3120, 5000].map((width) => growthOf({ width, height: 900 }) * 12);
    expect(letters).toEqual([12, 12, 13, 14, 16, 16]);
  });

  it('[VW10] letters are half as large again on a standing kiosk, but not on a phone', () => {
    expect(growthOf({ width: 1080, height: 1920 })).toBe(1.5);
    expect(growthOf({ width: 390, height: 844 })).toBe(1);
  });

  it('[CV5] a drawn pixel takes fewer metres the closer one is', () => {
    const px = [1, 10, 100].map((scale) => layoutFrame(windowAt(scale, 0, 0), LARGE).frame.px * scale);
    expect(px).toEqual([1, 1, 1]);
  });
});

it('[CV5] a picture has the growth of its map, whatever the size of the window is', () => {
  const wide = { ...windowAt(10, 0, 0), size: { width: 3840, height: 2160 } };
  expect(layoutFrame({ ...wide, growth: 1 }, SMALL).frame.px).toBe(0.1);
  expect(layoutFrame({ ...wide, growth: growthOf(wide.size) }, SMALL).frame.px).toBeCloseTo(0.1333);
});
