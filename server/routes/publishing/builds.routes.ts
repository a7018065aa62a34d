import { randomBytes } from 'node:crypto';
import type { Job } from '@/contract/jobs/jobs';
import {
  buildProject,
  buildProjectByPost,
  downloadBuild,
  listBuilds,
  publishBuild,
  readBuild,
} from '@/contract/publishing/builds';
import { locationText } from '@/contract/texts/locationTexts';
import { translate } from '@/contract/texts/translate';
import { orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { type Answer, type HandlerTools, implement, implementForAnyone } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import type { Principal } from '../../principal';
import { insertJob, isBusy, readJobOf } from '../../repositories/jobs/jobs';
import { findProjectId } from '../../repositories/locations/read';
import {
  allowDownload,
  findBuild,
  findDownload,
  listBuildsOf,
  releaseBuild,
} from '../../repositories/publishing/builds';
import { insertPublication } from '../../repositories/publishing/publications';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

/** How long the address of a download is open, in milliseconds. */
const DOWNLOAD_TIME = 5 * 60_000;
const KEY = /^[\w-]{43}$/;
const NUMBER = /^[1-9]\d{0,8}$/;

export const buildRoutes = (jobs: Jobs, storage: Storage) => [
  implement(buildProject, ({ params, principal, write }) => build(jobs, { uuid: params.uuid, principal, write })),
  implement(buildProjectByPost, ({ params, principal, write }) => build(jobs, { uuid: params.uuid, principal, write })),

  implement(listBuilds, async ({ params, principal, read }) => {
    orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    const builds = await listBuildsOf(read, principal.organisation.id, params.uuid);
    return { data: builds.map(({ created_at, ...build }) => ({ ...build, created_at: created_at.toISOString() })) };
  }),

  implement(publishBuild, ({ params, principal, write, now }) =>
    write(async ({ client, audit }) => {
      const organisationId = principal.organisation.id;
      const number = NUMBER.test(params.number) ? Number(params.number) : 0;
      const build = orNotFound(await findBuild(client, organisationId, params.uuid, number));
      if (await isBusy(client, build.projectId))
        throw new HttpError(409, 'publishing', translate('location.publishBusy'));
      const createdBy = principal.user.id;
      await insertPublication(client, { ...build, organisationId, buildId: build.id, createdBy, isDemo: false, now });
      await releaseBuild(client, build.projectId, build.id);
      const text = locationText('buildPublished', { number: String(number) });
      audited(audit, { tag: 'publish', subjectType: 'project' }, build.projectId).noted(
        'published',
        params.uuid,
        `Published build ${number} again`,
      );
      return { data: null, message: text };
    }),
  ),

  implement(downloadBuild, ({ params, query, principal, write, now }) =>
    write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, principal.organisation.id, params.uuid));
      const number = query.number ?? null;
      const key = randomBytes(32).toString('base64url');
      const until = new Date(now.getTime() + DOWNLOAD_TIME);
      if (!(await allowDownload(client, principal.organisation.id, params.uuid, { key, until, number })))
        throw new HttpError(
          404,
          'not-built',
          serviceText(number === null ? 'location.notBuilt' : 'location.noSuchBuild'),
        );
      audited(audit, { tag: 'publish', subjectType: 'project' }, projectId).noted(
        'downloaded',
        params.uuid,
        number === null ? 'Downloaded a build' : `Downloaded build ${number}`,
      );
      return { data: { url: `/api/builds/${key}` } };
    }),
  ),

  implementForAnyone(readBuild, async ({ params, read, now }) => {
    const build = orNotFound(KEY.test(params.key) ? await findDownload(read, params.key, now) : null);
    const { stream, size } = orNotFound(await storage.get(build.zipKey));
    return {
      stream,
      bytes: size,
      contentType: 'application/zip',
      etag: `"${build.zipKey}"`,
      filename: `${safeName(build.name)}-build-${build.number}.zip`,
    };
  }),
];

/** Queues a build, unless the location is being published or built already. */
async function build(
  jobs: Jobs,
  { uuid, principal, write }: { uuid: string; principal: Principal } & Pick<HandlerTools, 'write'>,
): Promise<Answer<Job>> {
  const answer = await write(async ({ client, audit }) => {
    const projectId = orNotFound(await findProjectId(client, principal.organisation.id, uuid));
    const job = await insertJob(client, {
      organisationId: principal.organisation.id,
      projectId,
      kind: 'build',
      createdBy: principal.user.id,
      payload: {},
    });
    if (job === null) throw new HttpError(409, 'publishing', translate('location.publishBusy'));
    audited(audit, { tag: 'publish', subjectType: 'project' }, projectId).noted('requested', uuid, 'Requested a build');
    return {
      data: orNotFound(await readJobOf(client, principal.organisation.id, job)),
      message: serviceText('location.buildRequested'),
    };
  });
  jobs.wake();
  return answer;
}

/** Letters, digits and dashes, so that every system takes it as the name of a file. */
const safeName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'location';
