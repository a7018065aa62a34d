import type { Readable } from 'node:stream';
import { type KeyPrefix, newKey } from './newKey';
import type { Storage } from './storage';

/** A stored file. */
interface DraftFile {
  readonly key: string;
  readonly bytes: number;
}

/** Files stored before the row that references them, and deleted when the row is not written. */
export interface DraftFiles {
  /** Stores the bytes under a new key. */
  put(
    prefix: KeyPrefix,
    body: Readable | Uint8Array,
    options: { contentType: string; ending?: string },
  ): Promise<DraftFile>;
  /** Deletes the stored files; those that cannot be deleted now are removed by the sweep. */
  discard(): Promise<void>;
}

export function draftFiles(storage: Storage, now: Date): DraftFiles {
  const keys: string[] = [];
  return {
    put: async (prefix, body, { contentType, ending }) => {
      const key = newKey(prefix, now, ending);
      // One that fails leaves nothing; to delete it would make its caller wait for a silent store once more.
      const bytes = await storage.put(key, body, { contentType });
      keys.push(key);
      return { key, bytes };
    },
    discard: async () => {
      await Promise.allSettled(keys.map((key) => storage.delete(key)));
    },
  };
}
