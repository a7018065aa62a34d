import { text } from 'node:stream/consumers';
import type { Storage } from '../../storage/storage';

/**
 * Keys of the floor plans that a published location shows: the floor of one may have been deleted since. Empty when the
 * snapshot is missing or damaged.
 */
export async function listSnapshotPlans(storage: Storage, snapshotKey: string): Promise<string[]> {
  const stored = await storage.get(snapshotKey);
  if (!stored) return [];
  return [...new Set((await text(stored.stream)).match(/(?<=")plans\/[\w.-]+(?=")/g) ?? [])];
}
