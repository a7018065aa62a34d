import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { listFilesWithoutDigest, noteMissingDigest } from '../../repositories/uploads/fileDigests';
import type { Storage } from '../../storage/storage';

/** Files and bytes that one run reads at most: the rest of the service shares disk and processor. */
const MOST_FILES = 100;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Notes the digests of files that were stored before digests were noted, some at a time. Gives the key up to which it came,
 * from which the next run goes on; null at the end.
 */
export async function fillDigests(pool: Pool, storage: Storage, after: string | null): Promise<string | null> {
  const keys = await listFilesWithoutDigest(pool, after ?? '', MOST_FILES);
  let bytes = 0;
  for (const key of keys) {
    const stored = await storage.get(key);
    if (!stored) continue;
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of stored.stream as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      size += chunk.byteLength;
    }
    await noteMissingDigest(pool, { key, bytes: size, sha256: hash.digest('hex') });
    bytes += size;
    if (bytes >= MOST_BYTES) return key;
  }
  return keys.length < MOST_FILES ? null : (keys.at(-1) ?? null);
}
