import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Bytes unpacked per step: each step switches threads, which takes as long as unpacking a few thousand bytes. */
const CHUNK = 1024 * 1024;

/** Unpacks gzip with node:zlib, which verifies checksum and length and inflates in another thread meanwhile. */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // An error of either side ends the stream that is read below.
  pipeline(Readable.from(packed), unpacked, () => {});
  // The reader uses plain Uint8Arrays: code that also meets a Buffer is compiled to slower code for both.
  for await (const chunk of unpacked) yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}
