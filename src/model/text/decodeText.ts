import { decodeWindows1252 } from './windows1252';

/**
 * The bytes of a text file as text, the same in every browser and on the service: UTF-8 or UTF-16 with or without a byte
 * order mark, which is left out, or else Windows-1252, which spreadsheets on Windows write. Null for bytes that are none
 * of these, so that nobody stores garbage.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = wideOrder(bytes);
  if (wide) return decoded(wide, bytes);
  return decoded('utf-8', bytes) ?? decodeSingleBytes(bytes);
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

function decoded(encoding: Encoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** In a sample of text in UTF-16 at least this share of the units have a zero byte: tabs, line breaks, digits, blanks. */
const ZERO_SHARE = 0.25;
const SAMPLE = 4096;
/** A stray zero byte is none of these. */
const FEWEST_ZEROS = 3;

/** The byte order of UTF-16: by its mark, or where zero bytes are on one side of the units only. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros: [number, number] = [0, 0];
  const units = Math.min(SAMPLE, bytes.length) >> 1;
  for (let at = 0; at < 2 * units; at++) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  const [high, low] = zeros;
  if (low >= Math.max(FEWEST_ZEROS, units * ZERO_SHARE) && high === 0) return 'utf-16le';
  return high >= Math.max(FEWEST_ZEROS, units * ZERO_SHARE) && low === 0 ? 'utf-16be' : null;
}

/** Four letters in a row that are no ASCII: no language that Windows-1252 is made for writes so, all others do. */
const FOREIGN = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]{4}/;

function decodeSingleBytes(bytes: Uint8Array): string | null {
  const text = decodeWindows1252(bytes);
  return text === null || text.includes('\0') || FOREIGN.test(text) ? null : text;
}
