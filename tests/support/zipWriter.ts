import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly stored?: boolean;
  /** False entries of the archive. */
  readonly claims?: { readonly size?: number; readonly crc?: number; readonly offset?: number };
  /** Unix mode, such as 0o120777 for a link. */
  readonly mode?: number;
  readonly flags?: number;
}

/** A zip archive as bytes; written here so that it can be wrong on purpose. */
export function writeZip(files: readonly ZipFile[], comment = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name, 'utf8');
    const packed = file.stored ? Buffer.from(file.bytes) : deflateRawSync(file.bytes);
    const crc = file.claims?.crc ?? crc32(file.bytes);
    const size = file.claims?.size ?? file.bytes.length;
    const method = file.stored ? 0 : 8;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(file.flags ?? 0x800, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x031e, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(file.flags ?? 0x800, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(((file.mode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(file.claims?.offset ?? offset, 42);
    parts.push(local, name, packed);
    directory.push(central, name);
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...parts, list, end, Buffer.from(comment, 'latin1')]));
}

/** Bytes that are read like a file. */
export const bytesSource = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (start: number, end: number) => bytes.slice(start, end),
});
