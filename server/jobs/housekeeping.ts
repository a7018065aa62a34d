import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { noteAuditCheckpoint } from '../repositories/audit/auditCheckpoints';
import { endTurn, takeTurn } from '../repositories/operation/housekeepingTurn';
import { rememberSnapshotPlans, type SnapshotPlans } from '../storage/snapshotPlans';
import type { Storage } from '../storage/storage';
import { type Repeated, type RepeatLog, repeat } from './repeat';
import { fillDigests } from './sweep/fillDigests';
import type { SweepLog } from './sweep/sweepLog';
import { type EarlierSweep, sweepStorage } from './sweep/sweepStorage';
import { sweepTables } from './sweep/sweepTables';
import { type SweptFolder, sweepFolders } from './sweepFolders';

const MINUTE = 60_000;
/** A transaction that was begun so long ago has ended, so that its audit entry is there. */
const ENTRY_DELAY = 10 * MINUTE;
const INTERVAL = 5 * MINUTE;
/** Two runs and a bit: an instance that has ended without a word is replaced after its third. */
const TURN_SECONDS = 11 * 60;

/** So often all files of the storage are listed; between, those alone that were stored since. */
const WHOLE_SWEEP = 24 * 60 * MINUTE;

/** An instance keeps it in mind between two runs. */
export interface HousekeepingMemory {
  readonly plansOf: SnapshotPlans;
  /** When this instance has swept all files in its present turn; null where it has not. */
  sweptAll: Date | null;
  swept: EarlierSweep | null;
}

export const newMemory = (): HousekeepingMemory => ({ plansOf: rememberSnapshotPlans(), sweptAll: null, swept: null });

export interface HousekeepingDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly folders: readonly SweptFolder[];
  readonly clock: () => Date;
  readonly log: SweepLog;
  /** Of several instances on one database, one keeps house. */
  readonly instance: string;
}

/**
 * Sweeps the folders of this machine; then, while it is the turn of this instance, deletes the rows whose time is over,
 * counts the audit entries, and sweeps the storage. Returns whether it was its turn.
 */
export async function runHousekeeping(
  { pool, storage, folders, clock, log, instance }: HousekeepingDeps,
  memory: HousekeepingMemory = newMemory(),
): Promise<boolean> {
  const now = clock();
  await sweepFolders(folders, now);
  if (!(await takeTurn(pool, { instance, seconds: TURN_SECONDS }))) {
    memory.sweptAll = null;
    return false;
  }
  await sweepTables(pool, now);
  await inTransaction(pool, (client) => noteAuditCheckpoint(client, new Date(now.getTime() - ENTRY_DELAY)));
  const { plansOf, sweptAll, swept } = memory;
  const isWhole = sweptAll === null || now.getTime() - sweptAll.getTime() >= WHOLE_SWEEP;
  const { stored } = await sweepStorage({ client: pool, storage, now, log, plansOf, since: isWhole ? null : swept });
  memory.swept = { at: now, stored };
  if (isWhole) memory.sweptAll = now;
  return true;
}

/** Runs now and every few minutes until it is stopped, which leaves the turn to another instance. */
export function startHousekeeping(deps: HousekeepingDeps & { readonly log: RepeatLog }): Repeated {
  let filledTo: string | null = null;
  const memory = newMemory();
  const run = async () => {
    if (await runHousekeeping(deps, memory)) filledTo = await fillDigests(deps.pool, deps.storage, filledTo);
  };
  const repeated = repeat(run, INTERVAL, deps.log);
  return {
    stop: async () => {
      await repeated.stop();
      // A database that is away at the end does not make the end unclean: the turn runs out.
      await endTurn(deps.pool, deps.instance).catch(() => undefined);
    },
  };
}
