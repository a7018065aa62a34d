import type { Pool } from 'pg';
import { listUnknownSizes, setSize } from '../repositories/uploads/unknownSizes';
import type { Storage } from '../storage/storage';
import { type Repeated, type RepeatLog, repeat } from './repeat';
import { type PictureSweepDeps, sweepPictures } from './sweepPictures';

const INTERVAL = 6 * 60 * 60_000;
const BATCH = 100;

/** Notes the sizes of files that earlier releases have stored, so that the quota counts them. */
export async function fillSizes(pool: Pool, storage: Storage): Promise<void> {
  let keys = await listUnknownSizes(pool, BATCH);
  while (keys.length > 0) {
    for (const key of keys) {
      const stored = await storage.get(key);
      stored?.stream.destroy();
      await setSize(pool, key, stored?.size ?? 0);
    }
    keys = await listUnknownSizes(pool, BATCH);
  }
}

/** Keeps the rows of stored files up to date: their sizes, and pictures that nothing refers to. Runs until it is stopped. */
export const startStorageCare = (deps: PictureSweepDeps, log: RepeatLog): Repeated =>
  repeat(
    async () => {
      await fillSizes(deps.pool, deps.storage);
      await sweepPictures(deps);
    },
    INTERVAL,
    log,
  );
