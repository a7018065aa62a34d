import type { Pool } from 'pg';
import type { BatchedCall } from '@/contract/batches/batches';
import { translate } from '@/contract/texts/translate';
import type { Principal } from '../principal';
import { type BatchPayload, countBatchRows, nextBatchRows, setRowOutcome } from '../repositories/batches/batches';
import type { LeasedJob } from '../repositories/jobs/jobs';
import { findPrincipal } from '../repositories/session/principals';
import { JobFailed, type JobHandler } from './jobs';

export interface BatchJobDeps {
  readonly pool: Pool;
  readonly clock: () => Date;
  /** Makes the call of a batch for one record, with one effect for each key. Returns null, or why it was rejected. */
  readonly makeCall: (
    call: BatchedCall,
    row: { readonly principal: Principal; readonly key: string; readonly id: number; readonly body: object | null },
  ) => Promise<string | null>;
}

/** Records between two reports. */
const SLICE = 10;

/**
 * Makes the call of a batch for one record after the other, and stores the result of each. A job that was killed goes on with
 * the first record without a result; if the call had been made, its key keeps it from having a second effect.
 */
export const createBatchJob =
  (deps: BatchJobDeps): JobHandler =>
  async (job, progress) => {
    const { call } = job.payload as BatchPayload;
    let { ended, count } = await countBatchRows(deps.pool, job.id);
    for (;;) {
      await progress.report(`${ended} of ${count}`, (100 * ended) / Math.max(count, 1));
      const rows = await nextBatchRows(deps.pool, job.id, SLICE);
      if (rows.length === 0) return;
      // The rights of now: the batch outlives the session that has started it.
      const principal = await findStarter(deps, job);
      for (const { id, position, body } of rows) {
        const key = `batch-${job.uuid}-${position}`;
        const rejection = await deps.makeCall(call, { principal, key, id, body: body ?? null });
        const outcome = rejection === null ? 'done' : 'failed';
        await setRowOutcome(deps.pool, job.id, { position, outcome, reason: rejection ?? '' });
        ended += 1;
      }
    }
  };

async function findStarter({ pool, clock }: BatchJobDeps, { createdBy, organisationId }: LeasedJob) {
  const principal =
    createdBy === null ? null : await findPrincipal(pool, { userId: createdBy, organisationId, startedAt: clock() });
  if (!principal) throw new JobFailed(translate('failed.denied'));
  return principal;
}
