import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from '@/model/geometry/points';
import { turnedPoint } from '@/model/geometry/turns';
import { fittedInto, placedByLength, placedByPairs, type UnderlayPlace } from '@/model/underlay/underlay';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = (most: number) => fc.record({ x: number(-most, most), y: number(-most, most) });
const places = fc.record({ x: number(-100, 100), y: number(-100, 100), width: number(1, 500), turn: number(-3, 3) });

/** Where a point of the picture lies, in shares of its width. */
const onFloor = (place: UnderlayPlace, { x, y }: Point): Point => {
  const at = turnedPoint({ x: x * place.width, y: y * place.width }, place.turn);
  return { x: place.x + at.x, y: place.y + at.y };
};
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

it('[UL3] both points of the picture come to lie where they belong', () => {
  fc.assert(
    fc.property(places, point(1), point(1), point(500), point(500), (place, one, other, first, second) => {
      const [from, secondFrom] = [onFloor(place, one), onFloor(place, other)];
      fc.pre(distance(from, secondFrom) > 1 && distance(first, second) > 1);
      const placed = placedByPairs(place, { from, to: first }, { from: secondFrom, to: second });
      if (typeof placed === 'string') throw new Error(placed);
      expect(distance(onFloor(placed, one), first)).toBeLessThan(1e-6);
      expect(distance(onFloor(placed, other), second)).toBeLessThan(1e-6);
      expect(Math.abs(placed.turn)).toBeLessThanOrEqual(Math.PI);
    }),
  );
});

it('[UL3] points that tell nothing, or a size that is no floor, are said to be so', () => {
  const place = { x: 0, y: 0, width: 10, turn: 0 };
  const [origin, right] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  const near = { x: 0.01, y: 0 };
  expect(placedByPairs(place, { from: origin, to: origin }, { from: near, to: right })).toBe('together');
  expect(placedByPairs(place, { from: origin, to: origin }, { from: right, to: near })).toBe('together');
  const far = { x: 1e6, y: 0 };
  expect(placedByPairs(place, { from: origin, to: origin }, { from: right, to: far })).toBe('size');
});

it('[UL4] a known length scales the picture, and its first point stays', () => {
  fc.assert(
    fc.property(places, point(1), point(1), number(1, 100), (place, one, other, metres) => {
      const [from, to] = [onFloor(place, one), onFloor(place, other)];
      fc.pre(distance(from, to) > 1);
      const placed = placedByLength(place, [from, to], metres);
      if (typeof placed === 'string') throw new Error(placed);
      expect(distance(onFloor(placed, one), from)).toBeLessThan(1e-6);
      expect(distance(onFloor(placed, other), from)).toBeCloseTo(metres, 6);
      expect(placed.turn).toBeCloseTo(place.turn, 9);
    }),
  );
});

it('[UL2] a new picture lies whole and in the middle', () => {
  const box = { minX: 10, minY: 20, maxX: 50, maxY: 40 };
  expect(fittedInto(box, 0.5)).toEqual({ x: 10, y: 20, width: 40, turn: 0 });
  expect(fittedInto(box, 2)).toEqual({ x: 25, y: 20, width: 10, turn: 0 });
  expect(fittedInto(box, 0.25)).toEqual({ x: 10, y: 25, width: 40, turn: 0 });
});
