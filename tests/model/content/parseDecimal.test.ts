import { expect, it } from 'vitest';
import { parseDecimal, parsePair } from '@/model/content/parseDecimal';

it.each([
  ['', null],
  ['  ', null],
  [' 51.5, ', 51.5],
  ['-0.12', -0.12],
  ['.5', 0.5],
  ['+7', 7],
  ['abc', Number.NaN],
  ['1e9', Number.NaN],
  ['51.5 N', Number.NaN],
])('[LS11] reads "%s"', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value);
});

it.each([
  ['51.5, -0.12', ['51.5', '-0.12']],
  ['51.5;-0.12', ['51.5', '-0.12']],
  [' 51.5 -0.12 ', ['51.5', '-0.12']],
  ['51.5', null],
  ['51.5,', null],
  ['51.5, north', null],
  ['1, 2, 3', null],
])('[LS11] tells whether "%s" is a pair', (typed, pair) => {
  expect(parsePair(typed)).toEqual(pair);
});
