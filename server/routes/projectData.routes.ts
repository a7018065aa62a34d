import { listDynamicRoutes, readProjectData } from '@/contract/projectData';
import { orNotFound } from '../errors';
import { implement } from '../http/implement';
import { listDynamicRoutesOf, readProjectDataOf } from '../repositories/projects/projectData';
import { findProjectId } from '../repositories/projects/read';

export const projectDataRoutes = () => [
  implement(readProjectData, async ({ params, principal, read, now }) => {
    const id = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    return { data: await readProjectDataOf(read, principal.organisation.id, { id, uuid: params.uuid, now }) };
  }),

  implement(listDynamicRoutes, async ({ params, principal, read }) => {
    const id = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    return { data: await listDynamicRoutesOf(read, principal.organisation.id, id) };
  }),
];
