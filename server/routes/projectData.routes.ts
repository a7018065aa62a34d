import { listDynamicRoutes, readProjectData } from '@/contract/projectData';
import { implement } from '../http/implement';
import { orNotFound } from '../http/refused';
import { listDynamicRoutesOf, readProjectDataOf } from '../repositories/projectData';
import { findProjectId } from '../repositories/projects';

export const projectDataRoutes = () => [
  implement(readProjectData, async ({ params, as, read }) => {
    const id = orNotFound(await findProjectId(read, as.organisation.id, params.uuid));
    return { data: await readProjectDataOf(read, as.organisation.id, { id, uuid: params.uuid }) };
  }),

  implement(listDynamicRoutes, async ({ params, as, read }) => {
    const id = orNotFound(await findProjectId(read, as.organisation.id, params.uuid));
    return { data: await listDynamicRoutesOf(read, as.organisation.id, id) };
  }),
];
