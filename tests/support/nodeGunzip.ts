import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Unpacks as the service does. */
export async function* nodeGunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  pipeline(Readable.from(packed), unpacked, () => {});
  for await (const chunk of unpacked) yield chunk as Uint8Array;
}
