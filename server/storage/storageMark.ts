import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { KEY_PREFIXES } from './newKey';
import type { Storage } from './storage';
import { withDamagedMark } from './storageMismatch';
import { TRASH } from './trash';

/** The key of the mark: no file of the service has one without a folder. */
const MARK_KEY = 'atrium-storage.json';

const storageMarkSchema = z.object({
  /** Id of the database whose rows name the files; null while a backup is being restored. */
  database: z.nullable(z.string()),
  /** Time of the last sweep, which the database notes too: one that has an earlier time was put back to an earlier state. */
  swept: z.nullable(z.iso.datetime()),
  /** Files stored after `after` are not swept before `until`, although no row names them. */
  held: z.nullable(z.object({ after: z.iso.datetime(), until: z.iso.datetime() })),
  /** Digest of the backup that is being restored into the storage. */
  restoring: z.nullable(z.string()),
});

/** The mark in a storage, which says whose files it holds. */
export type StorageMark = z.infer<typeof storageMarkSchema>;

export const NEW_MARK: StorageMark = { database: null, swept: null, held: null, restoring: null };

const DAY = 24 * 60 * 60_000;
/** How long files stay although no row names them, after the database was put back or the storage adopted. */
const HOLD = 7 * DAY;

export const heldSince = (after: Date, now: Date): NonNullable<StorageMark['held']> => ({
  after: after.toISOString(),
  until: new Date(now.getTime() + HOLD).toISOString(),
});

/** @throws {StorageMismatchError} when the mark cannot be read: a storage of unknown owner is not touched */
export async function readMark(storage: Storage): Promise<StorageMark | null> {
  const stored = await storage.get(MARK_KEY);
  if (stored === null) return null;
  const content = await text(stored.stream);
  try {
    return storageMarkSchema.parse(JSON.parse(content));
  } catch (error) {
    throw withDamagedMark(MARK_KEY, error);
  }
}

export async function writeMark(storage: Storage, mark: StorageMark): Promise<void> {
  await storage.put(MARK_KEY, Buffer.from(`${JSON.stringify(mark)}\n`), { contentType: 'application/json' });
}

/** Id of a storage without a mark, by which it can be adopted; null for one without files. It differs for each storage. */
export async function unmarkedId(storage: Storage): Promise<string | null> {
  const first = await firstKey(storage);
  return first === null ? null : `unmarked-${createHash('sha256').update(first).digest('hex').slice(0, 12)}`;
}

async function firstKey(storage: Storage): Promise<string | null> {
  for (const prefix of [...KEY_PREFIXES.map((kind) => `${kind}/`), TRASH])
    for await (const { key } of storage.list(prefix)) return key;
  return null;
}
