import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GeoPosition } from '@/model/geometry/geoPosition';
import { geoReference, referenceLengths } from '@/model/geometry/geoReference';
import type { Point } from '@/model/geometry/points';
import { metresBetween } from '../../support/earth';

const DEGREE = Math.PI / 180;
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-500, 500), y: number(-500, 500) });
const apart = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);
/** About so many metres from a place. */
const moved = ({ lat, lon }: GeoPosition, { x, y }: Point): GeoPosition => ({
  lat: lat - y / 111_195,
  lon: lon + x / (111_195 * Math.cos(lat * DEGREE)),
});

it('[EX3] a plan with north up: right is east, down is south', () => {
  const positionOf = geoReference({ x: 0, y: 0, lat: 0, lon: 10 }, { x: 100, y: 0, lat: 0, lon: 10.0009 });
  const { lat, lon } = positionOf?.({ x: 50, y: 20 }) ?? { lat: 9, lon: 9 };
  expect(lat).toBeLessThan(0);
  expect(lon).toBeCloseTo(10.000_45, 9);
});

it('[EX3] [GE1] distances of a turned and scaled plan are those on earth within a centimetre over a kilometre', () => {
  fc.assert(
    fc.property(
      number(-70, 70),
      number(-170, 170),
      point,
      point,
      point,
      point,
      number(0.5, 2),
      (lat, lon, first, second, one, other, size) => {
        fc.pre(apart(first, second) > 20);
        const [from, to] = [moved({ lat, lon }, first), moved({ lat, lon }, second)];
        const scale = metresBetween(from, to) / apart(first, second) / size;
        const onPlan = ({ x, y }: Point) => ({ x: x * size, y: y * size });
        const positionOf = geoReference({ ...onPlan(first), ...from }, { ...onPlan(second), ...to });
        if (!positionOf) throw new Error('The points are apart.');
        expect(metresBetween(positionOf(onPlan(first)), from)).toBeLessThan(1e-3);
        expect(metresBetween(positionOf(onPlan(second)), to)).toBeLessThan(1e-3);
        // Within a kilometre of the points on earth too.
        fc.pre(scale * size < 1.5);
        const length = metresBetween(positionOf(onPlan(one)), positionOf(onPlan(other)));
        expect(Math.abs(length - apart(one, other) * size * scale)).toBeLessThan(0.01);
      },
    ),
  );
});

it('[GE1] a turned plan stays on its side: down of right is clockwise on earth', () => {
  fc.assert(
    fc.property(number(-70, 70), number(0, 6.28), (lat, turn) => {
      const from = { lat, lon: 20 };
      const to = moved(from, { x: 100 * Math.cos(turn), y: 100 * Math.sin(turn) });
      const below = geoReference({ x: 0, y: 0, ...from }, { x: 100, y: 0, ...to })?.({ x: 0, y: 100 });
      if (!below) throw new Error('The points are apart.');
      const wanted = moved(from, { x: -100 * Math.sin(turn), y: 100 * Math.cos(turn) });
      expect(metresBetween(below, wanted)).toBeLessThan(2);
    }),
  );
});

it('[EX3] [GE2] two points at one place tell nothing', () => {
  const at = { x: 5, y: 5, lat: 51, lon: 0 };
  for (const other of [
    { ...at, lat: 51.001 },
    { ...at, x: 90 },
  ]) {
    expect(geoReference(at, other)).toBeNull();
    expect(referenceLengths(at, other)).toBeNull();
  }
});

it('[GE2] lengths on the plan and on earth are those that a surveyor would measure', () => {
  const from = { lat: 48.137, lon: 11.575 };
  const to = { lat: 48.138, lon: 11.577 };
  const lengths = referenceLengths({ x: 0, y: 0, ...from }, { x: 120, y: 160, ...to });
  expect(lengths?.plan).toBe(200);
  expect(lengths?.earth).toBeCloseTo(metresBetween(from, to), 3);
  expect(lengths?.deviation).toBeCloseTo(metresBetween(from, to) / 200 - 1, 6);
});
