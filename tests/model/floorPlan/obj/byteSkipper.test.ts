import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteSkipper } from '@/model/floorPlan/obj/byteSkipper';

const isControl = (byte: number) => byte <= 13;
const isWordEnd = (byte: number) => byte <= 32 || byte === 92;

/** Bytes around those that are looked for, and others whose highest bit is set. */
const byte = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 34, max: 255 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 9, 10, 13, 14, 31, 32, 33, 91, 92, 93, 127, 128, 138, 160, 220) },
);

/** Skips, then goes on by the byte as the reader does at the end of its bytes. */
function found(
  bytes: Uint8Array,
  from: number,
  way: 'toControl' | 'toWordEnd',
  ends: (byte: number) => boolean,
): number {
  const skipper = new ByteSkipper();
  skipper.over(bytes);
  let at = skipper[way](from);
  expect(at).toBeGreaterThanOrEqual(from);
  while (at < bytes.length && !ends(bytes[at]!)) at++;
  return at;
}

describe('ByteSkipper', () => {
  it.each([
    ['toControl', isControl],
    ['toWordEnd', isWordEnd],
  ] as const)(
    '[ME2] %s goes to the same byte as one that looks at each, from wherever and in whatever buffer',
    (way, ends) => {
      const same = fc.property(
        fc.array(byte, { minLength: 1, maxLength: 40 }),
        fc.nat(5),
        fc.nat(39),
        (values, before, start) => {
          const whole = Uint8Array.from([...new Array<number>(before).fill(10), ...values, 10, 10]);
          const bytes = whole.subarray(before, before + values.length);
          const from = Math.min(start, values.length - 1);
          const expected = values.findIndex((value, at) => at >= from && ends(value));
          expect(found(bytes, from, way, ends)).toBe(expected < 0 ? values.length : expected);
        },
      );
      fc.assert(same, { seed: 4, numRuns: 2000 });
    },
  );

  it('[ME2] takes other bytes when it is given them', () => {
    const skipper = new ByteSkipper();
    skipper.over(Uint8Array.from({ length: 20 }, (_, at) => (at === 9 ? 10 : 65)));
    expect(skipper.toControl(0)).toBe(9);
    skipper.over(Uint8Array.from({ length: 30 }, (_, at) => (at === 21 ? 10 : 65)));
    expect(skipper.toControl(0)).toBe(21);
  });
});
