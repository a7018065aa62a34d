import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const CHUNK = 256 * 1024;

/** Unpacks gzip with node:zlib, which checks checksum and length; it inflates in another thread while we read. */
export async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // Errors of either side end the stream that is read below.
  pipeline(Readable.from(packed), unpacked, () => {});
  for await (const chunk of unpacked) yield chunk;
}
