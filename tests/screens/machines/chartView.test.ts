import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitBox, fitChart, panChart, revealBox, zoomChart } from '@/screens/machines/chartView';

const FRAME = { width: 800, height: 600 };
const size = fc.record({ width: fc.integer({ min: 1, max: 2500 }), height: fc.integer({ min: 1, max: 2500 }) });

describe('chartView', () => {
  it('[MV14] fits any chart into the middle of its window', () => {
    fc.assert(
      fc.property(size, (chart) => {
        const { scale, x, y } = fitChart(chart, FRAME);
        const [right, bottom] = [x + chart.width * scale, y + chart.height * scale];
        expect([x >= 31, y >= 63, right <= 769, bottom <= 569]).toEqual([true, true, true, true]);
        expect(x + right).toBeCloseTo(FRAME.width);
        // The tools above the drawing cover none of it.
        expect(y + bottom).toBeCloseTo(FRAME.height + 32);
      }),
      { seed: 3 },
    );
  });

  it('[MV14] zooming keeps the point under the pointer, and ends at a least and a most', () => {
    const at = { x: 123, y: 456 };
    const pointOf = ({ scale, x, y }: ReturnType<typeof fitChart>) => [(at.x - x) / scale, (at.y - y) / scale];
    const before = panChart(fitChart({ width: 900, height: 700 }, FRAME), 17, -40);
    for (const factor of [0.01, 0.8, 1.25, 100]) {
      const [px = 0, py = 0] = pointOf(before);
      const [qx = 0, qy = 0] = pointOf(zoomChart(before, factor, at));
      expect([qx - px, qy - py].map(Math.abs).every((error) => error < 1e-6)).toBe(true);
    }
    expect(zoomChart(before, 1e6, at).scale).toBe(3);
    expect(zoomChart(before, 1e-6, at).scale).toBe(0.15);
  });

  it('[MV13] [MV33] a part that is found is in the middle and can be read, one that is reached is in view', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }), (_, x, y) => {
        const box = { x, y, width: 120, height: 60 };
        const found = fitBox(box, FRAME);
        expect(found.scale).toBeGreaterThanOrEqual(0.7);
        expect(found.x + (x + 60) * found.scale).toBeCloseTo(FRAME.width / 2);
        const { scale, x: left, y: top } = revealBox({ scale: 0.3, x: 5, y: -7 }, box, FRAME);
        const inView = [left + x * scale >= 0, top + y * scale >= 0];
        expect([...inView, left + (x + 120) * scale <= 800, top + (y + 60) * scale <= 600]).not.toContain(false);
      }),
      { seed: 5 },
    );
    const near = { scale: 1, x: 0, y: 0 };
    expect(revealBox(near, { x: 100, y: 100, width: 120, height: 60 }, FRAME)).toEqual(near);
  });
});
