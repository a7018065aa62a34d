import type { Storage } from './storage';

/** The key of a floor plan as a snapshot has it. */
const PLAN = /(?<=")plans\/[\w.-]+(?=")/g;
/** Characters that may be the beginning of a key whose end is in the next piece of a file. */
const LONGEST_KEY = 200;

/**
 * Keys of the floor plans that a published location shows: the floor of one may have been deleted since. The snapshot is
 * read in pieces, since it may be large. Empty when it is missing or damaged.
 */
export async function listSnapshotPlans(storage: Storage, snapshotKey: string): Promise<string[]> {
  const stored = await storage.get(snapshotKey);
  if (!stored) return [];
  const found = new Set<string>();
  let rest = '';
  // Keys are ASCII: a letter that falls apart between two pieces is none of theirs.
  for await (const piece of stored.stream as AsyncIterable<Uint8Array>) {
    const text = rest + Buffer.from(piece).toString('latin1');
    for (const [key] of text.matchAll(PLAN)) found.add(key);
    rest = text.slice(-LONGEST_KEY);
  }
  return [...found];
}

/** The floor plans of the given snapshots, by the keys of these. */
export type SnapshotPlans = (storage: Storage, snapshotKeys: readonly string[]) => Promise<ReadonlySet<string>>;

/** Reads each snapshot once as long as it is asked for, since a snapshot never changes. */
export function rememberSnapshotPlans(): SnapshotPlans {
  let known = new Map<string, readonly string[]>();
  return async (storage, snapshotKeys) => {
    const now = new Map<string, readonly string[]>();
    // One at a time: all snapshots together may be larger than the memory.
    for (const key of snapshotKeys) now.set(key, known.get(key) ?? (await listSnapshotPlans(storage, key)));
    known = now;
    return new Set([...now.values()].flat());
  };
}
