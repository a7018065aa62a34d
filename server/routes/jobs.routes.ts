import { cancelJob, readJob } from '@/contract/jobs';
import { implement } from '../http/implement';
import { orNotFound } from '../http/refused';
import type { Jobs } from '../jobs/jobs';
import { readJobOf, requestCancel } from '../repositories/jobs';

export const jobRoutes = (jobs: Jobs) => [
  implement(readJob, async ({ params, as, read }) => ({
    data: orNotFound(await readJobOf(read, as.organisation.id, params.uuid)),
  })),

  implement(cancelJob, async ({ params, as, write }) => {
    const answer = await write(async ({ client, audit }) => {
      orNotFound(await readJobOf(client, as.organisation.id, params.uuid));
      if (await requestCancel(client, as.organisation.id, params.uuid))
        audit({
          tag: 'job',
          event: 'updated',
          subjectType: 'job',
          subject: params.uuid,
          description: 'Asked a job to stop',
        });
      return { data: orNotFound(await readJobOf(client, as.organisation.id, params.uuid)) };
    });
    jobs.wake();
    return answer;
  }),
];
