import { arrayBuffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { orNotFound } from '../../errors';
import type { Storage } from '../../storage/storage';
import { createTurns } from '../../turns';
import type { PackedPublication, PublicationWork } from './publicationWork';

/** A published location by the key of its snapshot. @throws NotFoundError when the snapshot is missing */
export type ReadSnapshot = (key: string) => Promise<PackedPublication>;

/** Bytes of packed snapshots in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Each takes a thread with the memory of a whole location: after a start every visitor asks for one that is not packed yet. */
const PACKING = { most: 2, mostOfOne: 2, maxWaiting: 1_000, maxWaitingOfOne: 1_000, timeout: 60_000 };

/**
 * Reads published snapshots and keeps the latest ones packed: parsing and packing one for each visitor would take a thread
 * each time. A key never gets other content, so nothing in here becomes stale.
 */
export function createPublishedSnapshots(storage: Storage, work: PublicationWork): ReadSnapshot {
  const turns = createTurns(PACKING);
  const pack = async (key: string) => {
    const end = await turns.take(0);
    try {
      return await work.pack(await readSnapshotFile(storage, key));
    } finally {
      end();
    }
  };
  const cache = new LRUCache<string, PackedPublication>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ packed }) => packed.gzip.length,
    fetchMethod: pack,
    // A snapshot that others have pushed out while it was read is still the answer.
    ignoreFetchAbort: true,
  });
  return (key) => cache.forceFetch(key);
}

/** The bytes of a snapshot. @throws NotFoundError */
export const readSnapshotFile = async (storage: Storage, key: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await arrayBuffer(orNotFound(await storage.get(key)).stream));
