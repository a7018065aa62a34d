import type { Pool } from 'pg';
import { countNextBlock } from '../repositories/audit/auditBlocks';
import { type Repeated, type RepeatLog, repeat } from './repeat';

const INTERVAL = 10 * 60_000;

/** Counts the entries of the audit log in blocks, so that its pages are found quickly. Runs until it is stopped. */
export function startAuditCounts(
  { pool, clock }: { readonly pool: Pool; readonly clock: () => Date },
  log: RepeatLog,
): Repeated {
  let isStopping = false;
  const run = async () => {
    while (!isStopping && (await countNextBlock(pool, clock())));
  };
  const repeated = repeat(run, INTERVAL, log);
  return {
    stop: () => {
      isStopping = true;
      return repeated.stop();
    },
  };
}
