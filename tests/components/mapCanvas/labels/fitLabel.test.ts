import { describe, expect, it } from 'vitest';
import { fitLabel } from '@/components/mapCanvas/labels/fitLabel';

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length * 0.5;

/** Fits a text into a rectangle of drawn pixels. */
const fitted = (text: string, width: number, height: number, size = 12) =>
  fitLabel(text, {
    size,
    measure,
    roomFor: (strip, isUpright) => (strip <= (isUpright ? width : height) ? (isUpright ? height : width) : 0),
  });

describe('a label', () => {
  it('[CV21] takes one line where it fits', () =>
    expect(fitted('Bakery', 40, 20)).toEqual({ lines: ['Bakery'], size: 12, width: 36, isUpright: false }));

  it('[CV21] takes the two lines that are most alike', () => {
    expect(fitted('Bean Ferry Coffee', 70, 40)?.lines).toEqual(['Bean Ferry', 'Coffee']);
    expect(fitted('A Very Long Name', 60, 40)?.lines).toEqual(['A Very', 'Long Name']);
  });

  it('[CV21] shrinks to ten pixels before it is turned', () => {
    expect(fitted('Bakeries', 44, 90)).toMatchObject({ size: 10, isUpright: false });
    expect(fitted('Bakeries', 30, 90)).toMatchObject({ size: 12, isUpright: true, lines: ['Bakeries'] });
  });

  it('[CV21] is cut only where six letters remain, and never after a sign', () => {
    expect(fitted('Confectionery', 46, 14)?.lines).toEqual(['Confecti…']);
    expect(fitted('Confectionery', 35, 14)?.lines).toEqual(['Confec…']);
    expect(fitted('Confectionery', 34, 14)).toBeNull();
    expect(fitted('Salt & Sugar', 46, 14)).toBeNull();
    expect(fitted('Salt & Sugar', 55, 14)?.lines).toEqual(['Salt & Sug…']);
  });

  it('[CV21] is left out where no line is high enough', () => expect(fitted('Bakery', 400, 11)).toBeNull());
});
