import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { deleteVisitsBefore } from '../repositories/analytics/write';
import { noteAuditCheckpoint } from '../repositories/audit/auditCheckpoints';
import { deleteBatchesBefore } from '../repositories/batches/batches';
import { deleteAnswersBefore } from '../repositories/idempotency';
import { deleteCodesBefore } from '../repositories/kiosks/devices';
import { deleteExpiredPresences } from '../repositories/presence/presences';
import { deleteAttemptsBefore } from '../repositories/session/attempts';
import { deleteOldSubnets } from '../repositories/session/knownSubnets';
import { deleteLinkTokensBefore } from '../repositories/session/linkTokens';
import { deleteSessionsBefore } from '../repositories/session/sessions';
import { rememberSnapshotPlans, type SnapshotPlans } from '../storage/snapshotPlans';
import type { Storage } from '../storage/storage';
import { type Repeated, type RepeatLog, repeat } from './repeat';
import { fillDigests } from './sweep/fillDigests';
import type { SweepLog } from './sweep/sweepLog';
import { sweepStorage } from './sweep/sweepStorage';
import { type SweptFolder, sweepFolders } from './sweepFolders';

const MINUTE = 60_000;
const ANSWER_LIFETIME = 24 * 60 * MINUTE;
/** The console shows batches for a day. */
const BATCH_LIFETIME = 7 * 24 * 60 * MINUTE;
/** An event may be a day late, so the id of a visit is kept for longer than that. */
const VISIT_LIFETIME = 48 * 60 * MINUTE;
/** A transaction that was begun so long ago has ended, so that its audit entry is there. */
const ENTRY_DELAY = 10 * MINUTE;
const INTERVAL = 5 * MINUTE;

export interface HousekeepingDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly folders: readonly SweptFolder[];
  readonly clock: () => Date;
  readonly log: SweepLog;
}

/**
 * Deletes old mails, expired sessions, codes and presence, old counters, subnets, stored answers and ids of visits, counts
 * the audit entries, and sweeps the storage.
 */
export async function runHousekeeping(
  { pool, storage, folders, clock, log }: HousekeepingDeps,
  plansOf: SnapshotPlans = rememberSnapshotPlans(),
): Promise<void> {
  const now = clock();
  await deleteSessionsBefore(pool, now);
  await deleteAttemptsBefore(pool, now);
  await deleteLinkTokensBefore(pool, now);
  await deleteCodesBefore(pool, now);
  await deleteExpiredPresences(pool, now);
  await deleteOldSubnets(pool, now);
  await deleteAnswersBefore(pool, new Date(now.getTime() - ANSWER_LIFETIME));
  await deleteVisitsBefore(pool, new Date(now.getTime() - VISIT_LIFETIME));
  await deleteBatchesBefore(pool, new Date(now.getTime() - BATCH_LIFETIME));
  await sweepFolders(folders, now);
  await inTransaction(pool, (client) => noteAuditCheckpoint(client, new Date(now.getTime() - ENTRY_DELAY)));
  await sweepStorage({ client: pool, storage, now, log, plansOf });
}

/** Runs now and every few minutes until it is stopped. */
export function startHousekeeping(deps: HousekeepingDeps & { readonly log: RepeatLog }): Repeated {
  let filledTo: string | null = null;
  const plansOf = rememberSnapshotPlans();
  const run = async () => {
    await runHousekeeping(deps, plansOf);
    filledTo = await fillDigests(deps.pool, deps.storage, filledTo);
  };
  return repeat(run, INTERVAL, deps.log);
}
