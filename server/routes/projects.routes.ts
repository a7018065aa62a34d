import type { Job } from '@/contract/jobs';
import {
  createProject,
  deleteProject,
  listProjects,
  meshesWithoutNodes,
  publishProject,
  publishProjectByPost,
  readProject,
  updateProject,
} from '@/contract/projects';
import { say } from '@/contract/texts/say';
import type { Acting } from '../http/acting';
import { type Answer, implement, type Tools } from '../http/implement';
import { conflict, orNotFound, Refused } from '../http/refused';
import type { Jobs } from '../jobs/jobs';
import type { Post } from '../mail/post';
import { insertJob, readJobOf } from '../repositories/jobs';
import { queueMail } from '../repositories/mails';
import {
  deleteProjectOf,
  findProjectId,
  insertProject,
  listMeshesWithoutNodes,
  listProjectsOf,
  readProjectOf,
  updateProjectOf,
} from '../repositories/projects';

export const projectRoutes = (jobs: Jobs, post: Pick<Post, 'wake'>) => {
  /** Puts a publish job in the queue, unless the location is publishing already. */
  const publish = async ({
    uuid,
    as,
    read,
    write,
  }: { uuid: string; as: Acting } & Pick<Tools, 'read' | 'write'>): Promise<Answer<Job>> => {
    const project = orNotFound(await readProjectOf(read, as.organisation.id, uuid));
    if (!project.hasMap) throw new Refused(422, 'nothing-to-publish', say('location.nothingToPublish'));
    const answer = await write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, as.organisation.id, uuid));
      const job = await insertJob(client, {
        organisationId: as.organisation.id,
        projectId,
        kind: 'publish',
        createdBy: as.user.id,
        payload: {},
      });
      if (job === null) throw new Refused(409, 'publishing', say('location.publishBusy'));
      audit({
        tag: 'publish',
        event: 'published',
        subjectType: 'project',
        subject: uuid,
        description: `Publishing of ${project.name} requested`,
        projectId,
      });
      return {
        data: orNotFound(await readJobOf(client, as.organisation.id, job)),
        message: say('location.publishRequested'),
      };
    });
    jobs.wake();
    return answer;
  };

  return [
    implement(listProjects, async ({ as, query, read }) => ({
      data: await listProjectsOf(read, as.organisation.id, query),
    })),

    implement(createProject, async ({ as, body, write, now }) => {
      const answer = await write(async ({ client, audit }) => {
        const { id, uuid } = await insertProject(client, as.organisation.id, body);
        audit({
          tag: 'project',
          event: 'created',
          subjectType: 'project',
          subject: uuid,
          description: `Created ${body.name}`,
          projectId: id,
          properties: { attributes: { name: body.name, description: body.description ?? null } },
        });
        await queueMail(client, { kind: 'confirm-location', userId: as.user.id, projectId: id, now });
        const project = orNotFound(await readProjectOf(client, as.organisation.id, uuid));
        return { data: { project }, message: say('created', { name: body.name }) };
      });
      post.wake();
      return answer;
    }),

    implement(readProject, async ({ params, as, read }) => ({
      data: orNotFound(await readProjectOf(read, as.organisation.id, params.uuid)),
    })),

    implement(updateProject, ({ params, as, body, write }) =>
      write(async ({ client, audit }) => {
        const before = orNotFound(await readProjectOf(client, as.organisation.id, params.uuid));
        if (!(await updateProjectOf(client, as.organisation.id, params.uuid, body))) throw conflict(before);
        const after = orNotFound(await readProjectOf(client, as.organisation.id, params.uuid));
        audit({
          tag: 'project',
          event: 'updated',
          subjectType: 'project',
          subject: params.uuid,
          description: `Changed ${after.name}`,
          properties: {
            old: { name: before.name, description: before.description },
            attributes: { name: after.name, description: after.description },
          },
        });
        return { data: after, message: say('updated', { label: say('location.label') }) };
      }),
    ),

    implement(deleteProject, ({ params, as, write }) =>
      write(async ({ client, audit }) => {
        const before = orNotFound(await readProjectOf(client, as.organisation.id, params.uuid));
        await deleteProjectOf(client, as.organisation.id, params.uuid);
        audit({
          tag: 'project',
          event: 'deleted',
          subjectType: 'project',
          subject: params.uuid,
          description: `Deleted ${before.name}`,
          properties: { old: { name: before.name, description: before.description } },
        });
        return { data: null, message: say('deleted', { label: say('location.label') }) };
      }),
    ),

    implement(publishProject, ({ params, as, read, write }) => publish({ uuid: params.uuid, as, read, write })),
    implement(publishProjectByPost, ({ params, as, read, write }) => publish({ uuid: params.uuid, as, read, write })),

    implement(meshesWithoutNodes, async ({ params, as, read }) => {
      orNotFound(await findProjectId(read, as.organisation.id, params.uuid));
      return { data: await listMeshesWithoutNodes(read, as.organisation.id, params.uuid) };
    }),
  ];
};
