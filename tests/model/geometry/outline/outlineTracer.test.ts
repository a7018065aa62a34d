import { describe, expect, it } from 'vitest';
import { OutlineTracer } from '@/model/geometry/outline/outlineTracer';
import { rasterise, rasterOutline } from '@/model/geometry/outline/rasterOutline';
import { ringArea } from '@/model/geometry/outline/ring';
import { seeded } from '../../../support/objWriter';
import { closedBody } from './closedBodies';
import { outlineArea } from './outlineArea';

type Triangle = readonly [number, number, number, number, number, number];

const tracer = new OutlineTracer();
const trace = (triangles: readonly Triangle[], level = Number.NaN) =>
  tracer.trace(Float64Array.from(triangles.flat()), new Float64Array(triangles.length).fill(level), triangles.length);

const box = (x: number, y: number, width: number, depth: number): Triangle[] => [
  [x, y, x + width, y, x + width, y + depth],
  // The second half turned about, as the underside of a slab is.
  [x, y, x, y + depth, x + width, y + depth],
];

/** The area that the triangles cover, counted on a fine raster. */
function coveredArea(triangles: readonly Triangle[]): number {
  const raster = rasterise(Float64Array.from(triangles.flat()), triangles.length, 3000);
  return raster ? raster.cells.reduce((sum, cell) => sum + cell, 0) * raster.step ** 2 : 0;
}

describe('OutlineTracer', () => {
  it('[ME11] traces a U, a ring and parts that lie apart', () => {
    const u = trace([...box(0, 0, 4, 1), ...box(0, 0, 1, 4), ...box(3, 0, 1, 4)]);
    expect(u.holes).toEqual([false]);
    expect(outlineArea(u)).toBeCloseTo(10, 6);
    expect(u.rings[0]).toHaveLength(16);
    const ring = trace([...box(0, 0, 6, 2), ...box(0, 4, 6, 2), ...box(0, 0, 2, 6), ...box(4, 0, 2, 6)]);
    expect(ring.holes).toEqual([false, true]);
    expect(outlineArea(ring)).toBeCloseTo(32, 6);
    const apart = trace([...box(0, 0, 1, 1), ...box(3, 0, 1, 1), ...box(1, 1, 1, 1)]);
    expect(apart.holes).toEqual([false, false, false]);
    expect(outlineArea(apart)).toBeCloseTo(3, 6);
  });

  it('[ME11] puts an island in a courtyard beside the hole that it stands in', () => {
    const outline = trace([
      ...box(0, 0, 9, 1),
      ...box(0, 8, 9, 1),
      ...box(0, 0, 1, 9),
      ...box(8, 0, 1, 9),
      ...box(4, 4, 1, 1),
    ]);
    expect(outline.rings.map((ring) => Math.round(ringArea(ring)))).toEqual([81, -49, 1]);
    expect(outline.holes).toEqual([false, true, false]);
  });

  it('[ME11] sees nothing in upright triangles and NaN', () => {
    expect(
      trace([
        [0, 0, 1, 1, 2, 2],
        [0, 0, Number.NaN, 1, 1, 0],
      ]).rings,
    ).toEqual([]);
    expect(outlineArea(trace([[0, 0, 1, 1, 2, 2], [0, 0, Number.NaN, 1, 1, 0], ...box(0, 0, 1, 1)]))).toBeCloseTo(1, 6);
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed))('[ME11] covers what thrown triangles cover: %i', (seed) => {
    const random = seeded(seed);
    const count = 3 + Math.floor(random() * 120);
    const size = 1 + random() * 20;
    const triangles = Array.from({ length: count }, (): Triangle => {
      const [x, y] = [random() * 50, random() * 50];
      const near = () => (random() - 0.5) * size;
      return [x, y, x + near(), y + near(), x + near(), y + near()];
    });
    const expected = coveredArea(triangles);
    expect(Math.abs(outlineArea(trace(triangles)) - expected)).toBeLessThan(expected * 0.01);
    expect(Math.abs(outlineArea(rasterOutline(Float64Array.from(triangles.flat()), count)) - expected)).toBeLessThan(
      expected * 0.05,
    );
  });

  it.each(Array.from({ length: 10 }, (_, seed) => seed))(
    '[ME11] leaves out nothing beside a slab that hides most things: %i',
    (seed) => {
      const random = seeded(seed);
      const slab = [...box(0, 0, 20, 8), ...box(0, 8, 7, 12)];
      const things = Array.from({ length: 100 }, () => box(random() * 20, random() * 20, random(), random())).flat();
      const triangles = [...slab, ...things];
      const levels = Float64Array.from(triangles, (_, i) => (i < slab.length ? 0 : i));
      const outline = tracer.trace(Float64Array.from(triangles.flat()), levels, triangles.length);
      const expected = coveredArea(triangles);
      expect(Math.abs(outlineArea(outline) - expected)).toBeLessThan(expected * 0.005);
    },
  );

  it('[ME11] draws a circle of a thousand corners within a thousandth', () => {
    const corner = (i: number) =>
      [Math.cos((i / 1000) * 2 * Math.PI) * 10, Math.sin((i / 1000) * 2 * Math.PI) * 10] as const;
    const fan = Array.from({ length: 1000 }, (_, i): Triangle => [0, 0, ...corner(i), ...corner(i + 1)]);
    expect(Math.abs(outlineArea(trace(fan)) - Math.PI * 100)).toBeLessThan(0.3);
  });

  it.each(Array.from({ length: 10 }, (_, part) => part))(
    '[ME27] loses no closed body, however narrow it is from above: %i',
    (part) => {
      const off: string[] = [];
      for (let seed = part * 200; seed < (part + 1) * 200; seed++) {
        const { corners, levels, triangles, area } = closedBody(seed);
        const found = outlineArea(tracer.trace(corners, levels, triangles));
        if (!(Math.abs(found - area) <= area * 0.01)) off.push(`seed ${seed}: ${found} instead of ${area}`);
      }
      expect(off).toEqual([]);
    },
  );

  it('[ME29] draws what crosses itself too often from a raster, and says when a whole plan took too much', () => {
    const random = seeded(3);
    const corners = Float64Array.from({ length: 6 * 3000 }, () => random() * 100);
    const levels = new Float64Array(3000).fill(Number.NaN);
    const one = new OutlineTracer(100_000_000);
    const outline = one.trace(corners, levels, 3000);
    expect(outlineArea(outline)).toBeGreaterThan(9000);
    expect(one.isExhausted).toBe(false);
    one.trace(corners, levels, 3000);
    expect(one.isExhausted).toBe(true);
  });
});
