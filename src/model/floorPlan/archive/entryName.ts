import { decodeCodePage437, hasTableLines } from '@/model/text/codePage437';
import { decodeWindows1252 } from '@/model/text/windows1252';
import { crc32 } from './crc32';

/** The extra field of Info-ZIP that holds the name in UTF-8. */
const UNICODE_PATH = 0x7075;
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface WrittenName {
  readonly bytes: Uint8Array;
  /** The extra fields of the entry. */
  readonly extra: Uint8Array;
  readonly isUtf8: boolean;
}

/**
 * The path of an entry, in composed letters and with `/` between folders. The name in UTF-8 counts; without one, bytes
 * that are no UTF-8 are in the code page of DOS, as the format says, unless they would be lines of tables there.
 */
export function entryName({ bytes, extra, isUtf8 }: WrittenName): string {
  const name = unicodePath(bytes, extra) ?? utf8(bytes) ?? (isUtf8 ? null : singleBytes(bytes));
  return (name ?? decodeCodePage437(bytes)).normalize('NFC').replaceAll('\\', '/');
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

function singleBytes(bytes: Uint8Array): string | null {
  const name = decodeCodePage437(bytes);
  return hasTableLines(name) ? decodeWindows1252(bytes) : name;
}

/** It counts only for the name that it was made from: programs that rename an entry leave it behind. */
function unicodePath(name: Uint8Array, extra: Uint8Array): string | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === UNICODE_PATH && end <= extra.length && end - at >= 9)
      return view.getUint32(at + 5, true) === crc32(name) ? utf8(extra.subarray(at + 9, end)) : null;
    at = end;
  }
  return null;
}
