import { runHousekeeping } from '../../../server/jobs/housekeeping';
import type { SweepLog } from '../../../server/jobs/sweep/sweepLog';
import { type SweepReport, sweepStorage } from '../../../server/jobs/sweep/sweepStorage';
import type { TestApp } from './testApp';

export const QUIET: SweepLog = { debug: () => {}, info: () => {}, warn: () => {} };

/** Runs the housekeeping of the service at a time. */
export const keepHouse = async (
  { database, storage }: Pick<TestApp, 'database' | 'storage'>,
  now: Date,
): Promise<void> => {
  const deps = { storage, folders: [], clock: () => now, log: QUIET, instance: 'the only one' };
  await runHousekeeping({ pool: database.pool, ...deps });
};

/** Sweeps the storage as an operator does who allows it to move any number of files. */
export const sweepAll = (
  { database, storage }: Pick<TestApp, 'database' | 'storage'>,
  now: Date,
): Promise<SweepReport> => sweepStorage({ client: database.pool, storage, now, log: QUIET, isUnlimited: true });
