import type { Readable } from 'node:stream';

/** The bytes of `body` in parts of exactly `size`, the last one smaller; no part for an empty body. */
export async function* partsOf(body: Readable | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : (body as AsyncIterable<Uint8Array>)) {
    for (let from = 0; from < chunk.byteLength; ) {
      const piece = chunk.subarray(from, from + size - length);
      held.push(piece);
      length += piece.byteLength;
      from += piece.byteLength;
      if (length < size) continue;
      yield Buffer.concat(held);
      held = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
