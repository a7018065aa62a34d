import { cancelJob, readJob } from '@/contract/jobs';
import { orNotFound } from '../errors';
import { implement } from '../http/implement';
import { entryOfEnd } from '../jobs/jobEnd';
import type { Jobs } from '../jobs/jobs';
import { readJobOf, requestCancel } from '../repositories/jobs';
import { findProjectId } from '../repositories/projects/read';
import { audited } from './audited';

const WORK = { publish: 'publishing', build: 'build', import: 'import', export: 'export' } as const;

export const jobRoutes = (jobs: Jobs) => [
  implement(readJob, async ({ params, principal, read }) => ({
    data: orNotFound(await readJobOf(read, principal.organisation.id, params.uuid)),
  })),

  implement(cancelJob, async ({ params, principal, write }) => {
    const answer = await write(async ({ client, audit }) => {
      const organisationId = principal.organisation.id;
      orNotFound(await readJobOf(client, organisationId, params.uuid));
      const wasAsked = await requestCancel(client, organisationId, params.uuid);
      const job = orNotFound(await readJobOf(client, organisationId, params.uuid));
      if (wasAsked) {
        const { kind, is_demo: isDemo, project_uuid: projectUuid } = job;
        const projectId = projectUuid && (await findProjectId(client, organisationId, projectUuid));
        // A job that runs stops at its next report, or ends well before that; its worker writes which.
        if (projectId && job.state === 'cancelled') audit(entryOfEnd({ kind, isDemo, projectId, projectUuid }, null));
        else
          audited(audit, 'job', projectId || undefined).noted(
            'requested',
            params.uuid,
            `Asked to cancel the ${WORK[kind]}`,
          );
      }
      return { data: job };
    });
    jobs.wake();
    return answer;
  }),
];
