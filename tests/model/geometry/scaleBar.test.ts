import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleBarMetres } from '@/model/geometry/scaleBar';

describe('the scale bar', () => {
  it.each([
    [1, 100],
    [6, 20],
    [12, 10],
    [20, 5],
    [120, 1],
    [121, 0.5],
    [600, 0.2],
    [0.05, 2000],
  ])('[CV57] at %d pixels a metre shows %d m', (scale, metres) =>
    expect(scaleBarMetres(scale, 120)).toBeCloseTo(metres, 9),
  );

  it('[CV57] is never wider than asked, and wider than two fifths of that', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 10_000, noNaN: true }), (scale) => {
        const width = scaleBarMetres(scale, 120) * scale;
        expect(width).toBeLessThanOrEqual(120 * (1 + 1e-6));
        expect(width).toBeGreaterThanOrEqual(120 * 0.4 * (1 - 1e-6));
      }),
    );
  });
});
