import { cancelJob, readJob } from '@/contract/jobs';
import { orNotFound } from '../http/httpError';
import { implement } from '../http/implement';
import type { Jobs } from '../jobs/jobs';
import { readJobOf, requestCancel } from '../repositories/jobs';
import { audited } from './audited';

export const jobRoutes = (jobs: Jobs) => [
  implement(readJob, async ({ params, principal, read }) => ({
    data: orNotFound(await readJobOf(read, principal.organisation.id, params.uuid)),
  })),

  implement(cancelJob, async ({ params, principal, write }) => {
    const answer = await write(async ({ client, audit }) => {
      orNotFound(await readJobOf(client, principal.organisation.id, params.uuid));
      if (await requestCancel(client, principal.organisation.id, params.uuid))
        audited(audit, 'job').noted('updated', params.uuid, 'Asked a job to stop');
      return { data: orNotFound(await readJobOf(client, principal.organisation.id, params.uuid)) };
    });
    jobs.wake();
    return answer;
  }),
];
