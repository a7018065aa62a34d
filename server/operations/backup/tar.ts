/** The ustar format, as far as a backup needs it: files with names of up to 100 bytes. */
export const BLOCK = 512;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Zero bytes after a content, up to the next block. */
export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** @throws RangeError for a name that does not fit */
export function writeHeader({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`The name ${name} is too long for a backup.`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(0, 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

/** The entry of a header; null for the zero block that ends an archive, `damaged` for anything else. */
export function readHeader(header: Buffer): TarEntry | null | 'damaged' {
  if (header.every((byte) => byte === 0)) return null;
  const checksum = Number.parseInt(header.toString('latin1', 148, 154), 8);
  const blank = Buffer.from(header);
  blank.write('        ', 148);
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  if (checksum !== sumOf(blank) || !Number.isSafeInteger(size) || size < 0) return 'damaged';
  return { name: header.toString('utf8', 0, 100).replace(/\0+$/, ''), size };
}

const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);
