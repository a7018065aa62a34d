import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both counted from 0 and both included; without `end` to the last. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface StoredFile {
  stream: Readable;
  /** Bytes of the whole file. */
  size: number;
  /** Bytes that the stream gives: fewer than `size` for a range. */
  length: number;
}

export interface ListedFile {
  key: string;
  size: number;
}

/**
 * Keeps bytes by key, on disk or in an object store. A key is made by the service, never by a user: see `checkKey`.
 * A file is there whole or not at all, and the last of several writers of one key wins.
 */
export interface Storage {
  /** Stores all of `body`, replacing what was there; resolves with its size once it would survive a power cut. */
  put(key: string, body: Readable | Uint8Array, options: { contentType: string }): Promise<number>;
  /**
   * The file, or null when there is none. The caller reads the stream to its end or destroys it.
   * @throws RangeError when `range` begins at or after the end of the file
   */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  has(key: string): Promise<boolean>;
  /** Removes the file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** All files whose key begins with `prefix`, in the order of their keys. */
  list(prefix: string): AsyncIterable<ListedFile>;
  close(): Promise<void>;
}
