import { type Fault, faultOf } from '../faults';
import { MeshError, meshError } from '../meshError';
import { type ArchiveEntry, shownName } from './archiveEntry';
import type { ByteSource } from './byteSource';
import { crc32 } from './crc32';

/**
 * Unpacks a gzip stream: DecompressionStream in the browser, node:zlib in the service. It must fail when the checksum or
 * length at the end is wrong. Each chunk is valid until the next is requested.
 */
export type Gunzip = (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

const LOCAL_HEADER = 0x04034b50;
const LOCAL_SIZE = 30;
const SLICE = 1024 * 1024;

const damaged = (entry: ArchiveEntry, cause: Fault) => meshError('entry-damaged', { file: shownName(entry), cause });

/**
 * The unpacked bytes of an entry, each chunk valid until the next is requested. Stops at the first byte beyond the
 * claimed size.
 * `onRead` is called with the number of archive bytes read.
 * @throws MeshError when the entry is damaged or has another size than claimed
 */
export async function* readEntry(
  source: ByteSource,
  entry: ArchiveEntry,
  gunzip: Gunzip,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const start = await dataStart(source, entry);
  const packed = slices(source, entry, start, onRead);
  let size = 0;
  let crc = 0;
  const stored = entry.method === 0;
  try {
    for await (const chunk of stored ? packed : gunzip(asGzip(packed, entry))) {
      size += chunk.length;
      if (size > entry.size) throw meshError('size-lies', { file: shownName(entry) });
      if (stored) crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof MeshError) throw error;
    // Any error of the platform means that the packed bytes do not match the archive's checksum.
    throw damaged(entry, faultOf('wrong-checksum'));
  }
  if (size !== entry.size) throw damaged(entry, faultOf('wrong-size', { bytes: size, claimed: entry.size }));
  if (stored && crc !== entry.crc) throw damaged(entry, faultOf('wrong-checksum'));
}

async function dataStart(source: ByteSource, entry: ArchiveEntry): Promise<number> {
  const header = await source.read(entry.offset, Math.min(source.size, entry.offset + LOCAL_SIZE));
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (header.length < LOCAL_SIZE || view.getUint32(0, true) !== LOCAL_HEADER)
    throw damaged(entry, faultOf('entry-misplaced'));
  const start = entry.offset + LOCAL_SIZE + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + entry.compressedSize > source.size) throw damaged(entry, faultOf('archive-cut'));
  return start;
}

/** The packed bytes in slices; the next is read while one is unpacked. */
async function* slices(source: ByteSource, entry: ArchiveEntry, start: number, onRead: (bytes: number) => void) {
  const end = start + entry.compressedSize;
  const ask = (from: number) => {
    const slice = source.read(from, Math.min(end, from + SLICE));
    // Nobody awaits it when the consumer stops early.
    slice.catch(() => {});
    return slice;
  };
  let coming = ask(start);
  for (let at = start; at < end; at += SLICE) {
    const slice = await coming;
    if (at + SLICE < end) coming = ask(at + SLICE);
    if (slice.length !== Math.min(end, at + SLICE) - at) throw damaged(entry, faultOf('archive-cut'));
    onRead(slice.length);
    yield slice;
  }
}

/**
 * Wraps raw deflate data as gzip, with the entry's checksum and size at the end, so that the platform's decompressor
 * verifies them: ten times as fast as JavaScript.
 */
async function* asGzip(
  packed: AsyncIterable<Uint8Array>,
  entry: ArchiveEntry,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
  yield* packed;
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, entry.crc, true);
  trailer.setUint32(4, entry.size % 2 ** 32, true);
  yield new Uint8Array(trailer.buffer);
}
