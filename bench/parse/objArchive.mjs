import { closeSync, openSync, writeSync } from 'node:fs';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Ends a deflate stream: an empty last block. */
const END = Buffer.from([0x03, 0x00]);
const HEAD = 30;
const ENTRY = 46;
const DIRECTORY_END = 22;

/** Packs text without ending the stream, so that it can stand in an archive several times over. */
export const pack = (bytes) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });

/** Writes a zip archive of one file that holds the packed text so many times. */
export function writeArchive(file, name, bytes, packed, copies = 1) {
  let crc = 0;
  for (let copy = 0; copy < copies; copy++) crc = crc32(bytes, crc);
  const title = Buffer.from(name);
  const packedSize = packed.length * copies + END.length;
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packedSize, 18);
  head.writeUInt32LE(bytes.length * copies, 22);
  head.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(ENTRY);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  head.copy(entry, 6, 4);
  const end = Buffer.alloc(DIRECTORY_END);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(ENTRY + title.length, 12);
  end.writeUInt32LE(HEAD + title.length + packedSize, 16);
  const target = openSync(file, 'w');
  for (const part of [head, title, ...Array(copies).fill(packed), END, entry, title, end]) writeSync(target, part);
  closeSync(target);
}
