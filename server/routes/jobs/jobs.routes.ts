import { BATCHED_CALLS } from '@/contract/batches/batches';
import { cancelJob, type Job, readJob } from '@/contract/jobs/jobs';
import type { FeatureName } from '@/model/access/features';
import { orNotFound } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import { implement } from '../../http/implement';
import { entryOfEnd } from '../../jobs/jobEnd';
import type { Jobs } from '../../jobs/jobs';
import { findBatchedCall } from '../../repositories/batches/batches';
import { findJobSubject, readJobOf, requestCancel } from '../../repositories/jobs/jobs';
import { audited } from '../audit/audited';

const WORK = {
  publish: 'publishing',
  build: 'build',
  import: 'import',
  export: 'export',
  batch: 'change of many records',
  'file-import': 'import of a file',
} as const;

/** Whoever may start a job may stop it; a batch has the features of its call. */
const FEATURES: Readonly<Record<Job['kind'], FeatureName>> = {
  publish: 'publish',
  build: 'locations',
  import: 'locations',
  export: 'locations',
  batch: 'locations',
  'file-import': 'destinations',
};

export const jobRoutes = (jobs: Jobs) => [
  implement(readJob, async ({ params, principal, read }) => ({
    data: orNotFound(await readJobOf(read, principal.organisation.id, params.uuid)),
  })),

  implement(cancelJob, async ({ params, principal, write }) => {
    const answer = await write(async ({ client, audit }) => {
      const organisationId = principal.organisation.id;
      const { kind } = orNotFound(await readJobOf(client, organisationId, params.uuid));
      const call = kind === 'batch' ? await findBatchedCall(client, organisationId, params.uuid) : null;
      assertHoldsAny(call ? BATCHED_CALLS[call].policy.features : [FEATURES[kind]], principal);
      const wasAsked = await requestCancel(client, organisationId, params.uuid);
      const job = orNotFound(await readJobOf(client, organisationId, params.uuid));
      if (wasAsked) {
        const subject = await findJobSubject(client, organisationId, params.uuid);
        // A job that runs stops at its next report, or ends well before that; its worker writes which.
        if (subject && job.state === 'cancelled') audit(entryOfEnd(subject, null));
        else
          audited(audit, 'job', subject?.projectId).noted(
            'requested',
            params.uuid,
            `Asked to cancel the ${subject?.isDryRun ? 'dry run' : WORK[job.kind]}`,
          );
      }
      return { data: job };
    });
    jobs.wake();
    return answer;
  }),
];
