import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { KEY_PREFIXES } from './newKey';
import type { Storage } from './storage';

/** A file as it was written. */
export interface FileDigest {
  readonly key: string;
  readonly bytes: number;
  /** Of the content, in hexadecimal. */
  readonly sha256: string;
}

/** Where the digests of stored files are kept. */
export interface DigestBook {
  note(digest: FileDigest): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The storage, which notes the SHA-256 of each file while it is written, before anybody can name the file in a row. */
export const recordDigests = (storage: Storage, book: DigestBook): Storage => ({
  ...storage,
  put: async (key, body, options) => {
    if (!isFile(key)) return storage.put(key, body, options);
    const hash = createHash('sha256');
    const bytes = await storage.put(key, hashing(body, hash), options);
    await book.note({ key, bytes, sha256: hash.digest('hex') });
    return bytes;
  },
  delete: async (key) => {
    await storage.delete(key);
    if (isFile(key)) await book.remove(key);
  },
});

const isFile = (key: string): boolean => KEY_PREFIXES.some((prefix) => key.startsWith(`${prefix}/`));

type Hash = ReturnType<typeof createHash>;

function hashing(body: Readable | Uint8Array, hash: Hash): Readable | Uint8Array {
  if (body instanceof Uint8Array) {
    hash.update(body);
    return body;
  }
  const read = Readable.from(hashed(body, hash), { objectMode: false });
  // A storage that gives up destroys what it reads, and so must what that reads from.
  read.once('close', () => body.destroy());
  return read;
}

async function* hashed(body: Readable, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
}
