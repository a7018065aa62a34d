import fc from 'fast-check';
import { expect, it } from 'vitest';
import { geoReference } from '@/model/geometry/geoReference';

const METRES_PER_DEGREE = (6_371_008.8 * Math.PI) / 180;

it('[EX3] a plan with north up: right is east, down is south', () => {
  const positionOf = geoReference(
    { x: 0, y: 0, lat: 0, lon: 10 },
    { x: 100, y: 0, lat: 0, lon: 10 + 100 / METRES_PER_DEGREE },
  );
  const { lat, lon } = positionOf?.({ x: 50, y: 20 }) ?? { lat: 9, lon: 9 };
  expect(lat).toBeCloseTo(-20 / METRES_PER_DEGREE, 9);
  expect(lon).toBeCloseTo(10 + 50 / METRES_PER_DEGREE, 9);
});

it('[EX3] finds the place of any point of a turned and scaled plan, and its two points themselves', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      number(-70, 70),
      number(-170, 170),
      number(0, 6.28),
      number(0.5, 2),
      number(-200, 200),
      (lat, lon, turn, size, at) => {
        const perLongitude = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
        const truth = (x: number, y: number) => ({
          lat: lat + (size * (x * Math.sin(turn) - y * Math.cos(turn))) / METRES_PER_DEGREE,
          lon: lon + (size * (x * Math.cos(turn) + y * Math.sin(turn))) / perLongitude,
        });
        const [first, second] = [truth(0, 0), truth(80, 30)];
        const positionOf = geoReference({ x: 0, y: 0, ...first }, { x: 80, y: 30, ...second });
        for (const [x, y] of [
          [0, 0],
          [80, 30],
          [at, -at / 3],
        ] as const) {
          const found = positionOf?.({ x, y }) ?? { lat: 99, lon: 999 };
          expect(found.lat).toBeCloseTo(truth(x, y).lat, 8);
          expect(found.lon).toBeCloseTo(truth(x, y).lon, 8);
        }
      },
    ),
  );
});

it('[EX3] two points at one place tell nothing', () => {
  const point = { x: 5, y: 5, lat: 51, lon: 0 };
  expect(geoReference(point, { ...point, lat: 51.001 })).toBeNull();
  expect(geoReference(point, { ...point, x: 90 })).toBeNull();
});
