import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { entryName } from '@/model/floorPlan/archive/entryName';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));
const name = (written: Uint8Array, isUtf8 = false, extra = new Uint8Array()) =>
  entryName({ bytes: written, isUtf8, extra });

/** The field of Info-ZIP for a name in UTF-8, behind an unrelated one. */
function unicodePath(text: string, of: Uint8Array): Uint8Array<ArrayBuffer> {
  const path = new TextEncoder().encode(text);
  const field = new Uint8Array(8 + 9 + path.length);
  const view = new DataView(field.buffer);
  view.setUint16(0, 0x5455, true);
  view.setUint16(2, 4, true);
  view.setUint16(8, 0x7075, true);
  view.setUint16(10, 5 + path.length, true);
  view.setUint8(12, 1);
  view.setUint32(13, crc32(of), true);
  field.set(path, 17);
  return field;
}

describe('the name of a file in an archive', () => {
  it('[ME33] is read in UTF-8, marked or not', () => {
    expect(name(bytes('Café/Кафе.png'), true)).toBe('Café/Кафе.png');
    expect(name(bytes('Café/Кафе.png'))).toBe('Café/Кафе.png');
  });

  it('[ME33] is read in the code page of DOS', () => {
    expect(name(bytes('Caf', 0x82, '.png'))).toBe('Café.png');
    expect(name(bytes('Parkhaus S', 0x81, 'd\\', 0x8e, 0x99, 0x9a, 0xe1, '.png'))).toBe('Parkhaus Süd/ÄÖÜß.png');
  });

  it('[ME33] is read in Windows-1252 where it would be lines of tables', () => {
    expect(name(bytes('Parkhaus S', 0xfc, 'd Stra', 0xdf, 'e.png'))).toBe('Parkhaus Süd Straße.png');
  });

  it('[ME33] is the Unicode path that was made for it', () => {
    const written = bytes('Kaf?.png');
    expect(name(written, false, unicodePath('Кафе.png', written))).toBe('Кафе.png');
    expect(name(written, false, unicodePath('Кафе.png', bytes('other.png')))).toBe('Kaf?.png');
    expect(name(written, false, unicodePath('x', written).subarray(0, 12))).toBe('Kaf?.png');
  });

  it('[ME33] has composed letters', () => {
    expect(name(bytes('Cafe\u0301.png'))).toBe('Caf\u00e9.png');
  });
});
