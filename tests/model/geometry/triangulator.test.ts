import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ringArea } from '@/model/geometry/outline/ring';
import { Triangulator } from '@/model/geometry/triangulator';
import { seeded } from '../../support/objWriter';

const triangulator = new Triangulator();

/** Cuts a ring; the signed areas of its triangles. */
function cut(ring: readonly number[]): { clean: boolean; areas: number[] } {
  const count = ring.length / 2;
  triangulator.reserve(count);
  triangulator.points.set(ring);
  const clean = triangulator.cut(count);
  const areas = Array.from({ length: count - 2 }, (_, i) =>
    ringArea(
      [0, 1, 2].flatMap((corner) => {
        const at = triangulator.triangles[i * 3 + corner]! * 2;
        return [ring[at]!, ring[at + 1]!];
      }),
    ),
  );
  return { clean, areas };
}

const sum = (areas: readonly number[]) => areas.reduce((all, area) => all + area, 0);

/** A ring around the origin whose corners have any distance: simple, and concave almost everywhere. */
const star = (corners: number, random: () => number): number[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const far = 1 + random() * 9;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  }).flat();

describe('Triangulator', () => {
  it.each([5, 30, 60, 300, 4000])(
    '[ME5] covers concave rings of %i corners exactly once, both ways round',
    (corners) => {
      for (let seed = 0; seed < 5; seed++) {
        const ring = star(corners, seeded(seed));
        const turned = Array.from({ length: corners }, (_, i) => [
          ring[(corners - 1 - i) * 2]!,
          ring[(corners - 1 - i) * 2 + 1]!,
        ]).flat();
        for (const [one, sign] of [
          [ring, 1],
          [turned, -1],
        ] as const) {
          const { clean, areas } = cut(one);
          expect(clean).toBe(true);
          expect(areas.every((area) => area * sign >= 0)).toBe(true);
          expect(sum(areas)).toBeCloseTo(ringArea(one), 6);
        }
      }
    },
  );

  it('[ME5] covers rings with collinear and repeated corners', () => {
    const ring = [0, 0, 2, 0, 2, 0, 4, 0, 4, 4, 2, 4, 2, 2, 2, 4, 0, 4];
    expect(sum(cut(ring).areas.map(Math.abs))).toBe(16);
  });

  it('[ME5] covers a comb of forty thousand corners', () => {
    const ring = Array.from({ length: 10_000 }, (_, i) => [i, 0, i + 0.5, 0, i + 0.5, 50, i + 1, 50]).flat();
    ring.push(10_000, -1, 0, -1);
    expect(sum(cut(ring).areas)).toBeCloseTo(ringArea(ring), 4);
  });

  it('[ME29] ends for a ring of two thousand corners that crosses itself everywhere, and counts what it took', () => {
    const random = seeded(7);
    const triangulator = new Triangulator();
    triangulator.reserve(2000);
    for (let i = 0; i < 4000; i++) triangulator.points[i] = random() * 100;
    expect(triangulator.cut(2000)).toBe(false);
    expect(triangulator.costly).toBeGreaterThan(1_000_000);
    expect(triangulator.costly).toBeLessThan(50_000_000);
    triangulator.reserve(60_000);
    for (let i = 0; i < 120_000; i++) triangulator.points[i] = random() * 100;
    expect(triangulator.cut(60_000)).toBe(false);
    expect(triangulator.costly).toBeLessThan(140_000_000);
    const before = triangulator.costly;
    triangulator.points.set([0, 0, 4, 0, 4, 4, 2, 1, 0, 4]);
    expect(triangulator.cut(5)).toBe(true);
    expect(triangulator.costly).toBe(before);
  });

  it('[ME8] ends for rings of any points, with two triangles fewer than corners', () => {
    const points = fc
      .array(fc.integer({ min: -4, max: 4 }), { minLength: 6, maxLength: 120 })
      .map((all) => all.slice(0, all.length - (all.length % 2)));
    fc.assert(
      fc.property(points, (ring) => {
        expect(cut(ring).areas.every(Number.isFinite)).toBe(true);
      }),
      { seed: 8, numRuns: 1000 },
    );
  });
});
