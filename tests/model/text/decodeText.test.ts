import { describe, expect, it } from 'vitest';
import { decodeCsv } from '@/model/content/csv';
import { readLabels } from '@/model/floorPlan/labelsFile';
import { decodeText } from '@/model/text/decodeText';

const TEXT = 'Room 1\tBäckerei Łódź\r\nRoom 2\tКафе\r\n';

function wide(text: string, isLittle: boolean, mark = true): Uint8Array {
  const units = Array.from(mark ? `\uFEFF${text}` : text, (_, at) => (mark ? `\uFEFF${text}` : text).charCodeAt(at));
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

const ENCODED = [
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', wide(TEXT, true)],
  ['UTF-16, big end first', wide(TEXT, false)],
  ['UTF-16, little end first, without a mark', wide(TEXT, true, false)],
  ['UTF-16, big end first, without a mark', wide(TEXT, false, false)],
] as const;

describe('bytes of a text file', () => {
  it.each(ENCODED)('[ME32] are read in %s', (_name, encoded) => {
    expect(decodeText(encoded)).toBe(TEXT);
    expect(decodeCsv(encoded)).toBe(TEXT);
    expect(readLabels(encoded).labels.map(({ mesh, text }) => [mesh, text])).toEqual([
      ['Room 1', 'Bäckerei Łódź'],
      ['Room 2', 'Кафе'],
    ]);
  });

  it('[ME32] are read in Windows-1252 by a table of our own', () => {
    expect(decodeText(bytes(...ascii('Caf'), 0xe9, 0x80, 0x93, 0x9c, 0x9f, 0xff))).toBe('Café€“œŸÿ');
  });

  it.each([
    ['a byte that Windows-1252 has not', bytes(...ascii('Caf'), 0x81)],
    ['Cyrillic in Windows-1251', bytes(...ascii('Room 1\t'), 0xca, 0xe0, 0xf4, 0xe5)],
    ['half a unit of UTF-16', bytes(0xff, 0xfe, 0x41)],
    ['half a pair of UTF-16', bytes(0xff, 0xfe, 0x3d, 0xd8, 0x41, 0)],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0xff)],
  ])('[ME32] are refused in words: %s', (_name, broken) => {
    expect(decodeText(broken)).toBeNull();
    expect(() => readLabels(broken)).toThrow(expect.objectContaining({ code: 'labels-not-text' }));
  });
});

describe('a labels file of a spreadsheet', () => {
  const read = (text: string) => readLabels(new TextEncoder().encode(text));
  const pairs = (text: string) => read(text).labels.map(({ mesh, text: label, line }) => [mesh, label, line]);

  it('[ME19] has cells in quotation marks', () => {
    expect(pairs('"Room 1"\t"Joe ""Bar"" & Grill"\nRoom 2\t"Café,\r\nupper floor"\nRoom 3\tplain')).toEqual([
      ['Room 1', 'Joe "Bar" & Grill', 1],
      ['Room 2', 'Café, upper floor', 2],
      ['Room 3', 'plain', 4],
    ]);
  });

  it('[ME19] keeps quotation marks that belong to a text', () => {
    expect(pairs('Room 1\t"Bar" und Grill\nRoom 2\t"open\nRoom 3\tx\n')).toEqual([
      ['Room 1', '"Bar" und Grill', 1],
      ['Room 2', '"open', 2],
      ['Room 3', 'x', 3],
    ]);
  });
});
