import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { OutboundError } from './outboundError';

/**
 * The bytes of an answer, unpacked. Packed and unpacked bytes are both counted, so that a small answer cannot grow in
 * memory.
 * @throws OutboundError
 */
export async function readBody(response: IncomingMessage, most: number): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > most) throw new OutboundError('too-large');
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity' && coding !== 'gzip') throw new OutboundError('unexpected');
  try {
    const received = limited(response, most);
    return Buffer.concat(await listed(coding === 'gzip' ? limited(unpacked(received), most) : received));
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    throw new OutboundError('broken', { cause });
  }
}

async function* limited(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new OutboundError('too-large');
    yield chunk;
  }
}

async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const writing = (async () => {
    try {
      for await (const chunk of chunks)
        if (!gunzip.write(chunk)) await new Promise<void>((resume) => gunzip.once('drain', resume));
      gunzip.end();
    } catch (error) {
      gunzip.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  try {
    yield* gunzip;
    await writing;
  } finally {
    gunzip.destroy();
  }
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
