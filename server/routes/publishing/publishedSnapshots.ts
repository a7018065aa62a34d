import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { publicationSchema } from '@/contract/locations/projectData';
import { orNotFound } from '../../errors';
import type { PackedAnswer } from '../../http/implement';
import { packJson } from '../../http/packJson';
import type { Storage } from '../../storage/storage';

export interface PublishedSnapshot {
  /** The answer to everybody who looks at the published location. */
  readonly answer: PackedAnswer;
  /** Keys of the floor plans by floor. */
  readonly plans: ReadonlyMap<string, string>;
}

/** Bytes of packed snapshots in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads published snapshots and keeps the latest ones packed: parsing and packing one for each visitor would hold up all
 * other calls. A key never gets other content, so nothing in here becomes stale. The returned function throws
 * NotFoundError when the snapshot is missing.
 */
export function createPublishedSnapshots(storage: Storage): (key: string) => Promise<PublishedSnapshot> {
  const cache = new LRUCache<string, PublishedSnapshot>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.packed.gzip.length,
    fetchMethod: (key) => load(storage, key),
    // A snapshot that others have pushed out while it was read is still the answer.
    ignoreFetchAbort: true,
  });
  return (key) => cache.forceFetch(key);
}

async function load(storage: Storage, key: string): Promise<PublishedSnapshot> {
  const stored = orNotFound(await storage.get(key));
  const publication = publicationSchema.parse(JSON.parse(await text(stored.stream)));
  const floors = publication.project.location.buildings.flatMap((building) => building.floors);
  const packed = await packJson({ data: { draft: false, publication }, message: '' });
  const plans = floors.flatMap(({ uuid, plan }) => (plan === null ? [] : [[uuid, plan] as const]));
  return { answer: { packed }, plans: new Map(plans) };
}
