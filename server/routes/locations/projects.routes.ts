import type { Job } from '@/contract/jobs/jobs';
import {
  createProject,
  deleteProject,
  listProjects,
  meshesWithoutNodes,
  publishProject,
  publishProjectByPost,
} from '@/contract/locations/projects';
import { locationText } from '@/contract/texts/locationTexts';
import { translate } from '@/contract/texts/translate';
import { orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { type Answer, type HandlerTools, implement } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import type { Mailer } from '../../mail/mailer';
import type { Principal } from '../../principal';
import { insertJob, readJobOf } from '../../repositories/jobs/jobs';
import {
  findProjectId,
  listMeshesWithoutNodes,
  listProjectsOf,
  readProjectOf,
} from '../../repositories/locations/read';
import { deleteProjectOf, insertProject } from '../../repositories/locations/write';
import { queueMail } from '../../repositories/mail/queue';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

export const projectRoutes = (jobs: Jobs, mailer: Pick<Mailer, 'wake'>) => [
  listProjectsRoute,
  createProjectRoute(mailer),
  deleteProjectRoute,
  publishProjectRoute(jobs),
  publishProjectByPostRoute(jobs),
  meshesWithoutNodesRoute,
];

/** Queues a publish job, unless the location is being published already. */
async function publish(
  jobs: Jobs,
  {
    uuid,
    isDemo,
    principal,
    read,
    write,
  }: { uuid: string; isDemo: boolean; principal: Principal } & Pick<HandlerTools, 'read' | 'write'>,
): Promise<Answer<Job>> {
  const project = orNotFound(await readProjectOf(read, principal.organisation.id, uuid));
  // Publishing to all others instead would surprise.
  if (isDemo && !project.has_demo_units) throw new HttpError(422, 'no-demo-units', locationText('noDemoUnits'));
  if (!project.hasMap) throw new HttpError(422, 'nothing-to-publish', serviceText('location.nothingToPublish'));
  const answer = await write(async ({ client, audit }) => {
    const projectId = orNotFound(await findProjectId(client, principal.organisation.id, uuid));
    const job = await insertJob(client, {
      organisationId: principal.organisation.id,
      projectId,
      kind: 'publish',
      createdBy: principal.user.id,
      payload: {},
      isDemo,
    });
    if (job === null) throw new HttpError(409, 'publishing', translate('location.publishBusy'));
    audited(audit, { tag: 'publish', subjectType: 'project' }, projectId).noted(
      'requested',
      uuid,
      `Requested publishing of ${project.name}${isDemo ? ' to demo units' : ''}`,
    );
    return {
      data: orNotFound(await readJobOf(client, principal.organisation.id, job)),
      message: serviceText('location.publishRequested'),
    };
  });
  jobs.wake();
  return answer;
}

const listProjectsRoute = implement(listProjects, async ({ principal, query, read }) => ({
  data: await listProjectsOf(read, principal.organisation.id, query),
}));

const createProjectRoute = (mailer: Pick<Mailer, 'wake'>) =>
  implement(createProject, async ({ principal, body, write, now }) => {
    const answer = await write(async ({ client, audit }) => {
      const { id, uuid } = await insertProject(client, principal.organisation.id, body);
      audited(audit, 'project', id).created(uuid, body.name, {
        name: body.name,
        description: body.description ?? null,
      });
      await queueMail(client, { kind: 'confirm-location', userId: principal.user.id, projectId: id, now });
      const project = orNotFound(await readProjectOf(client, principal.organisation.id, uuid));
      return { data: { project }, message: translate('created', { name: body.name }) };
    });
    mailer.wake();
    return answer;
  });

const deleteProjectRoute = implement(deleteProject, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    const before = orNotFound(await readProjectOf(client, principal.organisation.id, params.uuid));
    await deleteProjectOf(client, principal.organisation.id, params.uuid);
    audited(audit, 'project').deleted(params.uuid, before.name, {
      name: before.name,
      description: before.description,
    });
    return { data: null, message: translate('deleted', { label: translate('location.label') }) };
  }),
);

const publishProjectRoute = (jobs: Jobs) =>
  implement(publishProject, ({ params, query, principal, read, write }) =>
    publish(jobs, { uuid: params.uuid, isDemo: query.demo === '1', principal, read, write }),
  );

const publishProjectByPostRoute = (jobs: Jobs) =>
  implement(publishProjectByPost, ({ params, query, principal, read, write }) =>
    publish(jobs, { uuid: params.uuid, isDemo: query.demo === '1', principal, read, write }),
  );

const meshesWithoutNodesRoute = implement(meshesWithoutNodes, async ({ params, principal, read }) => {
  orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
  return { data: await listMeshesWithoutNodes(read, principal.organisation.id, params.uuid) };
});
