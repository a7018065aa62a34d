import type { Pool } from 'pg';
import { readPreview, readPreviewPlan } from '@/contract/projectData';
import { translate } from '@/contract/texts/translate';
import { HttpError } from '../http/httpError';
import { implementForAnyone } from '../http/implement';
import { isUuid } from '../isUuid';
import type { Principal } from '../principal';
import { findPublishedKey, readPublicationDraft } from '../repositories/projects/publications';
import { findProjectId } from '../repositories/projects/read';
import type { Storage } from '../storage/storage';
import { floorPlanAnswer } from './floorPlanAnswer';
import { createPublishedSnapshots } from './publishedSnapshots';

const notPublished = () => new HttpError(404, 'not-published', translate('preview.notPublished'));

export const previewRoutes = (storage: Storage) => {
  const readSnapshot = createPublishedSnapshots(storage);

  /** The draft, for users of the organisation; null for everyone else. */
  const findDraft = async (uuid: string, principal: Principal | null, read: Pool, now: Date) => {
    if (!isUuid(uuid)) throw notPublished();
    const projectId = principal && (await findProjectId(read, principal.organisation.id, uuid));
    if (!principal || !projectId) return null;
    return readPublicationDraft(read, principal.organisation.id, projectId, { uuid, now });
  };
  /** The last publication. */
  const findPublished = async (uuid: string, read: Pool) => {
    const key = await findPublishedKey(read, uuid);
    if (key === null) throw notPublished();
    return readSnapshot(key);
  };

  return [
    implementForAnyone(readPreview, async ({ params, principal, read, now }) => {
      const draft = await findDraft(params.id, principal, read, now);
      if (draft) return { data: { draft: true, publication: draft.publication } };
      return (await findPublished(params.id, read)).answer;
    }),

    implementForAnyone(readPreviewPlan, async ({ params, principal, read, now, ifNoneMatch }) => {
      const draft = await findDraft(params.id, principal, read, now);
      const plan = draft
        ? draft.publication.project.location.buildings
            .flatMap((building) => building.floors)
            .find(({ uuid }) => uuid === params.floor)?.plan
        : (await findPublished(params.id, read)).plans.get(params.floor);
      if (!plan) throw new HttpError(404, 'not-found', translate('failed.notFound'));
      return floorPlanAnswer(storage, plan, ifNoneMatch);
    }),
  ];
};
