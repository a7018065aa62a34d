import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { type Publication, publicationSchema, readPreview, readPreviewPlan } from '@/contract/projectData';
import { translate } from '@/contract/texts/translate';
import { orNotFound } from '../errors';
import { HttpError } from '../http/httpError';
import { implementForAnyone } from '../http/implement';
import { isUuid } from '../isUuid';
import type { Principal } from '../principal';
import { findPublishedKey, readPublicationDraft } from '../repositories/projects/publications';
import { findProjectId } from '../repositories/projects/read';
import type { Storage } from '../storage/storage';
import { floorPlanAnswer } from './floorPlanAnswer';

const notPublished = () => new HttpError(404, 'not-published', translate('preview.notPublished'));

export const previewRoutes = (storage: Storage) => {
  /** The draft for users of the organisation, the last publication for everyone else. */
  const find = async (uuid: string, principal: Principal | null, read: Pool, now: Date) => {
    if (!isUuid(uuid)) throw notPublished();
    const projectId = principal && (await findProjectId(read, principal.organisation.id, uuid));
    if (principal && projectId) {
      const draft = await readPublicationDraft(read, principal.organisation.id, projectId, { uuid, now });
      if (draft) return { draft: true, publication: draft.publication };
    }
    const key = await findPublishedKey(read, uuid);
    if (key === null) throw notPublished();
    const stored = orNotFound(await storage.get(key));
    const publication: Publication = publicationSchema.parse(JSON.parse(await text(stored.stream)));
    return { draft: false, publication };
  };

  return [
    implementForAnyone(readPreview, async ({ params, principal, read, now }) => ({
      data: await find(params.id, principal, read, now),
    })),

    implementForAnyone(readPreviewPlan, async ({ params, principal, read, now, ifNoneMatch }) => {
      const { publication } = await find(params.id, principal, read, now);
      const floors = publication.project.location.buildings.flatMap((building) => building.floors);
      const floor = floors.find((one) => one.uuid === params.floor);
      if (!floor?.plan) throw new HttpError(404, 'not-found', translate('failed.notFound'));
      return floorPlanAnswer(storage, floor.plan, ifNoneMatch);
    }),
  ];
};
