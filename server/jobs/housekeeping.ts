import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { deleteVisitsBefore } from '../repositories/analytics/write';
import { deleteAnswersBefore } from '../repositories/idempotency';
import { deleteCodesBefore } from '../repositories/kiosks/devices';
import { deleteExpiredPresences } from '../repositories/presence/presences';
import { deleteAttemptsBefore } from '../repositories/session/attempts';
import { deleteOldSubnets } from '../repositories/session/knownSubnets';
import { deleteLinkTokensBefore } from '../repositories/session/linkTokens';
import { deleteSessionsBefore } from '../repositories/session/sessions';
import { findUsedKeys, listLiveSnapshots } from '../repositories/uploads/storedFiles';
import { keyTime } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import { type Repeated, type RepeatLog, repeat } from './repeat';
import { type SweptFolder, sweepFolders } from './sweepFolders';

const MINUTE = 60_000;
const LEFTOVER_LIFETIME = 10 * MINUTE;
const ANSWER_LIFETIME = 24 * 60 * MINUTE;
/** An event may be a day late, so the id of a visit is kept for longer than that. */
const VISIT_LIFETIME = 48 * 60 * MINUTE;
const INTERVAL = 5 * MINUTE;

export interface HousekeepingDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly folders: readonly SweptFolder[];
  readonly clock: () => Date;
}

/**
 * Deletes leftovers of killed uploads, old mails, expired sessions, codes and presence, old counters, subnets, stored answers
 * and ids of visits.
 */
export async function runHousekeeping({ pool, storage, folders, clock }: HousekeepingDeps): Promise<void> {
  const now = clock();
  await deleteSessionsBefore(pool, now);
  await deleteAttemptsBefore(pool, now);
  await deleteLinkTokensBefore(pool, now);
  await deleteCodesBefore(pool, now);
  await deleteExpiredPresences(pool, now);
  await deleteOldSubnets(pool, now);
  await deleteAnswersBefore(pool, new Date(now.getTime() - ANSWER_LIFETIME));
  await deleteVisitsBefore(pool, new Date(now.getTime() - VISIT_LIFETIME));
  await sweepFolders(folders, now);
  await sweepStorage(pool, storage, now.getTime() - LEFTOVER_LIFETIME);
}

/** Runs now and every few minutes until it is stopped. */
export const startHousekeeping = (deps: HousekeepingDeps, log: RepeatLog): Repeated =>
  repeat(() => runHousekeeping(deps), INTERVAL, log);

/** Deletes files without a row: the service or the database failed between storing the file and writing the row. */
async function sweepStorage(pool: Pool, storage: Storage, before: number): Promise<void> {
  const old: string[] = [];
  for (const prefix of ['uploads/', 'plans/', 'publications/', 'images/', 'files/', 'attachments/', 'builds/'])
    for await (const { key } of storage.list(prefix)) if ((keyTime(key) ?? before) < before) old.push(key);
  const used = await findUsedKeys(pool, old);
  const unused = old.filter((key) => !used.has(key));
  if (unused.length === 0) return;
  // The floor plan of a floor deleted after publishing is still shown to visitors.
  const live = await Promise.all(
    (await listLiveSnapshots(pool)).map(async (key) => {
      const stored = await storage.get(key);
      return stored ? text(stored.stream) : '';
    }),
  );
  for (const key of unused) if (!live.some((snapshot) => snapshot.includes(key))) await storage.delete(key);
}
