import type { Pool } from 'pg';
import { readPreview, readPreviewPlan } from '@/contract/locations/preview';
import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { isUuid } from '@/model/content/isUuid';
import { HttpError } from '../../http/httpError';
import { type HandlerTools, implementForAnyone } from '../../http/implement';
import type { Principal } from '../../principal';
import { findPlanKey } from '../../repositories/buildings/read';
import { asksForKey } from '../../repositories/locations/accessKeys';
import { findProjectId } from '../../repositories/locations/read';
import {
  type DraftHead,
  findKioskOfUnit,
  findPublishedKey,
  hasChosenBuild,
  readPublicationOf,
} from '../../repositories/publishing/publications';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import type { PackedPublication } from '../publishing/publicationWork';
import type { ReadSnapshot } from '../publishing/publishedSnapshots';
import type { ShareDraft } from '../publishing/sharedDrafts';
import { floorPlanAnswer } from '../uploads/floorPlanAnswer';
import { assertAccessKey } from './assertAccessKey';

type Tools = Pick<HandlerTools, 'read' | 'write' | 'now' | 'origin' | 'allowOrigin' | 'isOwnPage'> & {
  readonly principal: Principal | null;
};
/** How a request says who asks and where they stand. */
interface Named {
  readonly access_key?: string | undefined;
  readonly embedder?: string | undefined;
  readonly unit?: string | undefined;
  readonly kiosk?: string | undefined;
}
/** The location of a draft, or what is published. */
type Found =
  | { readonly draftOf: { readonly organisationId: number; readonly projectId: number } }
  | { readonly published: PackedPublication };

const notPublished = () => new HttpError(404, 'not-published', serviceText('preview.notPublished'));

export const previewRoutes = (storage: Storage, readSnapshot: ReadSnapshot, shareDraft: ShareDraft) => {
  /**
   * The kiosk that a request is about: the one whose UID it names, or, for people of the organisation, whose number. A number
   * can be counted, so a stranger's says where they stand and nothing else.
   */
  const findKiosk = async (uuid: string, { unit, kiosk }: Named, projectId: number | null, read: Pool) => {
    if (unit !== undefined) return findKioskOfUnit(read, uuid, unit);
    return projectId !== null && kiosk !== undefined ? Number(kiosk) : null;
  };

  /** The draft, for users of the organisation, but not at a kiosk that has chosen a build; else the last publication. */
  const find = async (uuid: string, named: Named, tools: Tools): Promise<Found> => {
    const { principal, read } = tools;
    if (!isUuid(uuid)) throw notPublished();
    const isApp = named.access_key !== undefined;
    if (isApp) await assertAccessKey(uuid, { key: named.access_key ?? '', embedder: named.embedder }, tools);
    const organisationId = principal?.organisation.id;
    const projectId = isApp || organisationId === undefined ? null : await findProjectId(read, organisationId, uuid);
    const kiosk = await findKiosk(uuid, named, projectId, read);
    if (projectId !== null && organisationId !== undefined) {
      const isChosen = kiosk !== null && (await hasChosenBuild(read, uuid, kiosk));
      if (!isChosen) return { draftOf: { organisationId, projectId } };
    }
    const mayRead = isApp || projectId !== null || kiosk !== null || tools.isOwnPage;
    if (!mayRead && (await asksForKey(read, uuid))) throw new HttpError(403, 'access-key', accessKeyText('needed'));
    const key = await findPublishedKey(read, uuid, kiosk);
    if (key === null) throw notPublished();
    return { published: await readSnapshot(key) };
  };

  return [
    implementForAnyone(readPreview, async (tools) => {
      const { params, query, read, now } = tools;
      const found = await find(params.id, query, tools);
      if ('published' in found) return { packed: found.published.packed };
      const scope = { ...found.draftOf, now };
      const build = async (head: DraftHead) => ({
        draft: true,
        published: head.published,
        publication: await readPublicationOf(read, scope, { head, uuid: head.uuid }),
      });
      return { packed: await shareDraft(read, { ...scope, call: readPreview.name, build }) };
    }),

    implementForAnyone(readPreviewPlan, async (tools) => {
      const { params, query, read } = tools;
      const found = await find(params.id, query, tools);
      const plan =
        'published' in found
          ? found.published.plans.get(params.floor)
          : await findPlanKey(read, found.draftOf.organisationId, found.draftOf.projectId, params.floor);
      if (!plan) throw new HttpError(404, 'not-found', serviceText('failed.notFound'));
      return floorPlanAnswer(storage, plan, tools.ifNoneMatch);
    }),
  ];
};
