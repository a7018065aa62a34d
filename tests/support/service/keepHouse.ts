import { runHousekeeping } from '../../../server/jobs/housekeeping';
import type { SweepLog } from '../../../server/jobs/sweep/sweepLog';
import { type SweepReport, sweepStorage } from '../../../server/jobs/sweep/sweepStorage';
import type { TestApp } from './testApp';

export const QUIET: SweepLog = { debug: () => {}, info: () => {}, warn: () => {} };

/** Runs the housekeeping of the service at a time. */
export const keepHouse = ({ database, storage }: Pick<TestApp, 'database' | 'storage'>, now: Date): Promise<void> =>
  runHousekeeping({ pool: database.pool, storage, folders: [], clock: () => now, log: QUIET });

/** Sweeps the storage as an operator does who allows it to move any number of files. */
export const sweepAll = (
  { database, storage }: Pick<TestApp, 'database' | 'storage'>,
  now: Date,
): Promise<SweepReport> => sweepStorage({ client: database.pool, storage, now, log: QUIET, isUnlimited: true });
