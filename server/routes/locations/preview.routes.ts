import type { Pool } from 'pg';
import { readPreview, readPreviewPlan } from '@/contract/locations/projectData';
import { translate } from '@/contract/texts/translate';
import { HttpError } from '../../http/httpError';
import { implementForAnyone } from '../../http/implement';
import { isUuid } from '../../isUuid';
import type { Principal } from '../../principal';
import { findProjectId } from '../../repositories/locations/read';
import { findPublishedKey, hasChosenBuild, readPublicationDraft } from '../../repositories/publishing/publications';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { floorPlanAnswer } from '../buildings/floorPlanAnswer';
import { createPublishedSnapshots } from '../publishing/publishedSnapshots';
import { assertAccessKey } from './assertAccessKey';

const notPublished = () => new HttpError(404, 'not-published', translate('preview.notPublished'));

export const previewRoutes = (storage: Storage) => {
  const readSnapshot = createPublishedSnapshots(storage);

  /** The draft, for users of the organisation; null for everyone else, and at a kiosk that has chosen a build. */
  const findDraft = async (
    uuid: string,
    { kiosk }: { kiosk?: string | undefined },
    { principal, read, now }: { principal: Principal | null; read: Pool; now: Date },
  ) => {
    if (!isUuid(uuid)) throw notPublished();
    if (kiosk !== undefined && (await hasChosenBuild(read, uuid, Number(kiosk)))) return null;
    const projectId = principal && (await findProjectId(read, principal.organisation.id, uuid));
    if (!principal || !projectId) return null;
    return readPublicationDraft(read, principal.organisation.id, projectId, { uuid, now });
  };
  /** The last publication; a demo unit has its own, or the build that it has chosen. */
  const findPublished = async (uuid: string, { kiosk }: { kiosk?: string | undefined }, read: Pool) => {
    const key = await findPublishedKey(read, uuid, kiosk === undefined ? null : Number(kiosk));
    if (key === null) throw notPublished();
    return readSnapshot(key);
  };

  return [
    implementForAnyone(readPreview, async ({ params, principal, query, read, write, now, origin, allowOrigin }) => {
      if (query.access_key !== undefined) {
        await assertAccessKey(params.id, query.access_key, { read, write, now, origin, allowOrigin });
        return (await findPublished(params.id, query, read)).answer;
      }
      const draft = await findDraft(params.id, query, { principal, read, now });
      if (draft) return { data: { draft: true, publication: draft.publication } };
      return (await findPublished(params.id, query, read)).answer;
    }),

    implementForAnyone(
      readPreviewPlan,
      async ({ params, principal, query, read, write, now, ifNoneMatch, origin, allowOrigin }) => {
        const isApp = query.access_key !== undefined;
        if (isApp) await assertAccessKey(params.id, query.access_key ?? '', { read, write, now, origin, allowOrigin });
        const draft = isApp ? null : await findDraft(params.id, query, { principal, read, now });
        const plan = draft
          ? draft.publication.project.location.buildings
              .flatMap((building) => building.floors)
              .find(({ uuid }) => uuid === params.floor)?.plan
          : (await findPublished(params.id, query, read)).plans.get(params.floor);
        if (!plan) throw new HttpError(404, 'not-found', serviceText('failed.notFound'));
        return floorPlanAnswer(storage, plan, ifNoneMatch);
      },
    ),
  ];
};
