import {
  listDynamicRoutes,
  type ProjectData,
  readProjectData,
  readProjectReadData,
} from '@/contract/locations/projectData';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { listDynamicRoutesOf, readProjectDataOf } from '../../repositories/locations/projectData';
import { findProjectId } from '../../repositories/locations/read';

const withoutRevision = <T extends { readonly revision?: number | undefined }>({ revision: _, ...rest }: T) => rest;

/** The data without what only editing needs. */
const toReadData = ({ revision: _, ...data }: ProjectData) => ({
  ...data,
  destinations: data.destinations.map(withoutRevision),
  screens: data.screens.map(({ uid: _uid, ...kiosk }) => kiosk),
  ...(data.meshes && { meshes: data.meshes.map(withoutRevision) }),
});

export const projectDataRoutes = () => [
  implement(readProjectData, async ({ params, principal, read, now }) => {
    const id = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    return { data: await readProjectDataOf(read, principal.organisation.id, { id, uuid: params.uuid, now }) };
  }),

  implement(readProjectReadData, async ({ params, principal, read, now }) => {
    const id = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    const data = await readProjectDataOf(read, principal.organisation.id, { id, uuid: params.uuid, now });
    return { data: toReadData(data) };
  }),

  implement(listDynamicRoutes, async ({ params, principal, read }) => {
    const id = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
    return { data: await listDynamicRoutesOf(read, principal.organisation.id, id) };
  }),
];
