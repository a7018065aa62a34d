import type { Pool } from 'pg';
import { sumMonths } from '../repositories/analytics/months';
import { countNextBlock, countNextTags } from '../repositories/audit/auditBlocks';
import { type Repeated, type RepeatLog, repeat } from './repeat';

const INTERVAL = 10 * 60_000;

/**
 * Counts what is only added to: the entries of the audit log, so that its pages and tags are found quickly, and the visits of months
 * that have ended. Runs until it is stopped.
 */
export function startRollUps(
  { pool, clock }: { readonly pool: Pool; readonly clock: () => Date },
  log: RepeatLog,
): Repeated {
  let isStopping = false;
  const run = async () => {
    while (!isStopping && (await countNextBlock(pool, clock())));
    while (!isStopping && (await countNextTags(pool, clock())));
    if (!isStopping) await sumMonths(pool, clock());
  };
  const repeated = repeat(run, INTERVAL, log);
  return {
    stop: () => {
      isStopping = true;
      return repeated.stop();
    },
  };
}
