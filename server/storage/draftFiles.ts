import type { Readable } from 'node:stream';
import { type KeyPrefix, newKey } from './newKey';
import type { Storage } from './storage';

/** Files stored before the row that points to them: kept with it, or removed when the row is not written. */
export interface DraftFiles {
  /** Stores the bytes under a new key and gives the key. */
  put(
    prefix: KeyPrefix,
    body: Readable | Uint8Array,
    options: { contentType: string; ending?: string },
  ): Promise<string>;
  /** Removes what was put; what cannot be removed now is found by the sweep. */
  discard(): Promise<void>;
}

export function draftFiles(storage: Storage, now: Date): DraftFiles {
  const keys: string[] = [];
  return {
    put: async (prefix, body, { contentType, ending }) => {
      const key = newKey(prefix, now, ending);
      keys.push(key);
      await storage.put(key, body, { contentType });
      return key;
    },
    discard: async () => {
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
    },
  };
}
