import {
  EXPORT_FOLDER,
  type ExportRequest,
  exportAppleCsv,
  exportGooglePdfs,
  exportImdf,
  readExports,
} from '@/contract/exports/exports';
import type { Job } from '@/contract/jobs/jobs';
import { exportText } from '@/contract/texts/exportTexts';
import { orNotFound } from '../../errors';
import { createFileLinks } from '../../http/fileLinks';
import { HttpError } from '../../http/httpError';
import { type Answer, type HandlerTools, implement } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import type { Principal } from '../../principal';
import { insertJob, readJobOf, readLastJobOf } from '../../repositories/jobs/jobs';
import { listFilesBelow } from '../../repositories/locations/projectFiles';
import { findProjectId } from '../../repositories/locations/read';
import { audited } from '../audit/audited';
import { projectFileAnswer } from '../locations/projectFileAnswer';

/** `secret` signs the links of project files. */
export const exportRoutes = (jobs: Jobs, secret: Uint8Array) => {
  const links = createFileLinks(secret);
  return [
    implement(exportAppleCsv, ({ params, principal, body, write }) =>
      queue(jobs, { format: 'apple-csv', shouldExportAll: body.should_export_all }, { params, principal, write }),
    ),
    implement(exportGooglePdfs, ({ params, principal, write }) =>
      queue(jobs, { format: 'google-pdf' }, { params, principal, write }),
    ),
    implement(exportImdf, ({ params, principal, write }) =>
      queue(jobs, { format: 'imdf' }, { params, principal, write }),
    ),
    implement(readExports, async ({ params, principal, read, now }) => {
      const { id } = principal.organisation;
      const projectId = orNotFound(await findProjectId(read, id, params.uuid));
      const files = await listFilesBelow(read, id, projectId, EXPORT_FOLDER);
      return {
        data: {
          job: await readLastJobOf(read, id, { project: params.uuid, kind: 'export' }),
          files: files.map((file) => projectFileAnswer(file, links, now)),
        },
      };
    }),
  ];
};

/** Queues an export, unless the location is being exported already. */
async function queue(
  jobs: Jobs,
  request: ExportRequest,
  { params, principal, write }: { params: { uuid: string }; principal: Principal } & Pick<HandlerTools, 'write'>,
): Promise<Answer<Job>> {
  const answer = await write(async ({ client, audit }) => {
    const projectId = orNotFound(await findProjectId(client, principal.organisation.id, params.uuid));
    const job = await insertJob(client, {
      organisationId: principal.organisation.id,
      projectId,
      kind: 'export',
      createdBy: principal.user.id,
      payload: request,
    });
    if (job === null) throw new HttpError(409, 'exporting', exportText('running'));
    audited(audit, 'project', projectId).noted('requested', params.uuid, 'Requested an export');
    return {
      data: orNotFound(await readJobOf(client, principal.organisation.id, job)),
      message: exportText('requested'),
    };
  });
  jobs.wake();
  return answer;
}
