import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, readNumber, readPair, twoWaysOf } from '@/model/content/readNumber';

describe('a typed number', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' 51.5, ', 51.5],
    ['-0.12', -0.12],
    ['.5', 0.5],
    ['+7', 7],
    ['52,5200', 52.52],
    ['0,125', 0.125],
    ['12,5', 12.5],
    ['1250', 1250],
    ['1 250', 1250],
    ['1\u202f250,75', 1250.75],
    ["1'250.5", 1250.5],
    ['1,250.5', 1250.5],
    ['1.250,5', 1250.5],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['12,34,567', 1_234_567],
    ['\u2212\u0661\u066c\u0662\u0665\u0660\u066b\u0665', -1250.5],
    ['\u096f', 9],
    ['\u200e12', 12],
    ['1,250', Number.NaN],
    ['1.250', Number.NaN],
    ['12abc', Number.NaN],
    ['abc', Number.NaN],
    ['1e9', Number.NaN],
    ['51.5 N', Number.NaN],
    ['1,2,3', Number.NaN],
    ['--1', Number.NaN],
    ['.', Number.NaN],
    [',', null],
  ])('[FM50] reads "%s" whole or not at all', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it('[FM50] that can be read in two ways says both', () => {
    expect(twoWaysOf(' -1,250 ')).toEqual({ whole: -1250, fraction: -1.25 });
    expect(twoWaysOf('1.250')).toEqual({ whole: 1250, fraction: 1.25 });
    expect(['0,125', '12,5', '1,250.5', '1250'].map(twoWaysOf)).toEqual([null, null, null, null]);
  });

  it.each(['en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'pl-PL', 'hi-IN', 'ar-EG', 'fa-IR'])(
    '[FM50] as %s prints it comes back or is refused',
    (locale) => {
      const style = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: 'always' });
      fc.assert(
        fc.property(fc.integer({ min: -2e12, max: 2e12 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
          const value = digits / 10 ** places;
          const printed = style.format(value);
          const read = readNumber(printed);
          if (Number.isNaN(read)) expect(twoWaysOf(printed), printed).not.toBeNull();
          else expect(read).toBe(Number(value.toFixed(6)));
        }),
      );
    },
  );
});

describe('degrees', () => {
  it.each([
    ['52,520', 52.52],
    ['4.899', 4.899],
    ['-0,125', -0.125],
    ['1 250', 1250],
    ['51.5 N', Number.NaN],
  ])('[LS11] have no thousands: "%s"', (typed, value) => {
    expect(readDecimal(typed)).toBe(value);
  });
});

it.each([
  ['51.5, -0.12', ['51.5', '-0.12']],
  ['51.5,-0.12', ['51.5', '-0.12']],
  ['51.5;-0.12', ['51.5', '-0.12']],
  ['51,5; -0,12', ['51,5', '-0,12']],
  [' 51.5 -0.12 ', ['51.5', '-0.12']],
  ['51.5', null],
  ['51.5,', null],
  ['52,52', null],
  ['52,5200', null],
  ['51.5, north', null],
  ['1, 2, 3', null],
])('[LS11] tells whether "%s" is a pair', (typed, pair) => {
  expect(readPair(typed)).toEqual(pair);
});
