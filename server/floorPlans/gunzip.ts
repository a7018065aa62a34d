import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Bytes unpacked in one go: each is a change of threads, which takes as long as unpacking a few thousand bytes. */
const CHUNK = 1024 * 1024;

/** Unpacks gzip with node:zlib, which checks checksum and length; it inflates in another thread while we read. */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // Errors of either side end the stream that is read below.
  pipeline(Readable.from(packed), unpacked, () => {});
  // A Buffer is another kind of object than the arrays of the reader: code that meets both is made slower for both.
  for await (const chunk of unpacked) yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
