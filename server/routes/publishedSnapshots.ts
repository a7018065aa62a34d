import { text } from 'node:stream/consumers';
import { publicationSchema } from '@/contract/projectData';
import { orNotFound } from '../errors';
import type { PackedAnswer } from '../http/implement';
import { packJson } from '../http/packJson';
import type { Storage } from '../storage/storage';

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
 * other calls. A key never gets other content, so nothing in here becomes stale.
 */
export function createPublishedSnapshots(storage: Storage, maxBytes = MAX_BYTES) {
  const kept = new Map<string, Promise<PublishedSnapshot>>();
  const sizes = new Map<string, number>();

  const drop = (key: string) => {
    kept.delete(key);
    sizes.delete(key);
  };

  const load = async (key: string): Promise<PublishedSnapshot> => {
    const stored = orNotFound(await storage.get(key));
    const publication = publicationSchema.parse(JSON.parse(await text(stored.stream)));
    const floors = publication.project.location.buildings.flatMap((building) => building.floors);
    const packed = await packJson({ data: { draft: false, publication }, message: '' });
    sizes.set(key, packed.gzip.length);
    for (const oldest of kept.keys()) {
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      if (total <= maxBytes) break;
      drop(oldest);
    }
    const plans = floors.flatMap(({ uuid, plan }) => (plan === null ? [] : [[uuid, plan] as const]));
    return { answer: { packed }, plans: new Map(plans) };
  };

  return async (key: string): Promise<PublishedSnapshot> => {
    const known = kept.get(key) ?? load(key);
    // The most recently used one is last.
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => drop(key));
    return known;
  };
}
