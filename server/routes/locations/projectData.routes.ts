import {
  listDynamicRoutes,
  type ProjectData,
  readProjectData,
  readProjectReadData,
} from '@/contract/locations/projectData';
import { forVisitors } from '@/model/content/forVisitors';
import { orNotFound } from '../../errors';
import { type HandlerTools, implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { listDynamicRoutesOf, readProjectDataOf } from '../../repositories/locations/projectData';
import { findProjectId } from '../../repositories/locations/read';
import type { DraftHead } from '../../repositories/publishing/publications';
import type { ShareDraft } from '../publishing/sharedDrafts';

type Reading = Pick<HandlerTools, 'read' | 'now'>;

const withoutRevision = <T extends { readonly revision?: number | undefined }>({ revision: _, ...rest }: T) => rest;

/** The data that visitors may see, without what only editing needs. */
const toReadData = (all: ProjectData) => {
  const { revision: _, ...data } = forVisitors(all);
  return {
    ...data,
    destinations: data.destinations.map(withoutRevision),
    screens: data.screens.map(({ uid: _uid, ...kiosk }) => kiosk),
    ...(data.meshes && { meshes: data.meshes.map(withoutRevision) }),
  };
};

export const projectDataRoutes = (shareDraft: ShareDraft) => {
  /** The data as the call shows it, packed once for all who ask while it is the same. */
  const shared =
    (call: string, shown: (data: ProjectData) => object) =>
    async ({ params, principal, read, now }: { params: { uuid: string }; principal: Principal } & Reading) => {
      const organisationId = principal.organisation.id;
      const projectId = orNotFound(await findProjectId(read, organisationId, params.uuid));
      const build = async ({ uuid, amenities }: DraftHead) =>
        shown(await readProjectDataOf(read, organisationId, { id: projectId, uuid, now, amenities }));
      return { packed: await shareDraft(read, { organisationId, projectId, now, call, build }) };
    };
  return [
    implement(
      readProjectData,
      shared(readProjectData.name, (data) => data),
    ),
    implement(readProjectReadData, shared(readProjectReadData.name, toReadData)),

    implement(listDynamicRoutes, async ({ params, principal, read }) => {
      const id = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
      return { data: await listDynamicRoutesOf(read, principal.organisation.id, id) };
    }),
  ];
};
