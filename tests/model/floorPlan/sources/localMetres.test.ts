import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localMetres } from '@/model/floorPlan/sources/localMetres';
import { metresBetween } from '../../../support/earth';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('[GE4] [BP1] lengths between places are those on earth within a millimetre, in every latitude', () => {
  const metres = number(-0.003, 0.003);
  fc.assert(
    fc.property(number(-70, 70), number(-170, 170), metres, metres, (lat, lon, up, right) => {
      const place = { lat, lon };
      const other = { lat: lat + up, lon: lon + right };
      const [x, y] = localMetres(place)([other.lon, other.lat]);
      expect(Math.abs(Math.hypot(x, y) - metresBetween(place, other))).toBeLessThan(0.001);
      if (up > 1e-6) expect(y).toBeLessThan(0);
      if (right > 1e-6) expect(x).toBeGreaterThan(0);
    }),
  );
});

it('[GE4] a hundred metres at 60° north are a hundred metres on the floor plan', () => {
  // By the radii of the meridian and of the parallel there.
  const toMetres = localMetres({ lat: 60, lon: 25 });
  expect(toMetres([25 + 100 / 55_800.017, 60])[0]).toBeCloseTo(100, 2);
  expect(toMetres([25, 60 - 100 / 111_412.273])[1]).toBeCloseTo(100, 2);
});
