import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { type Publication, publicationSchema, readPreview, readPreviewPlan } from '@/contract/projectData';
import { say } from '@/contract/texts/say';
import type { Acting } from '../http/acting';
import { implementForAnyone } from '../http/implement';
import { orNotFound, Refused } from '../http/refused';
import { isUuid } from '../isUuid';
import { planAnswer } from '../plans/planAnswer';
import { findProjectId } from '../repositories/projects';
import { findPublishedKey, readDraft } from '../repositories/publications';
import type { Storage } from '../storage/storage';

const notPublished = () => new Refused(404, 'not-published', say('preview.notPublished'));

export const previewRoutes = (storage: Storage) => {
  /** The draft for people of the organisation, what was last published for everyone else. */
  const find = async (uuid: string, as: Acting | null, read: Pool, now: Date) => {
    if (!isUuid(uuid)) throw notPublished();
    const projectId = as && (await findProjectId(read, as.organisation.id, uuid));
    if (as && projectId) {
      const draft = await readDraft(read, as.organisation.id, projectId, { uuid, now });
      if (draft) return { draft: true, publication: draft.publication };
    }
    const key = await findPublishedKey(read, uuid);
    if (key === null) throw notPublished();
    const stored = orNotFound(await storage.get(key));
    const publication: Publication = publicationSchema.parse(JSON.parse(await text(stored.stream)));
    return { draft: false, publication };
  };

  return [
    implementForAnyone(readPreview, async ({ params, as, read, now }) => ({
      data: await find(params.id, as, read, now),
    })),

    implementForAnyone(readPreviewPlan, async ({ params, as, read, now, knows }) => {
      const { publication } = await find(params.id, as, read, now);
      const floors = publication.project.location.buildings.flatMap((building) => building.floors);
      const floor = floors.find((one) => one.uuid === params.floor);
      if (!floor?.plan) throw new Refused(404, 'not-found', say('failed.notFound'));
      return planAnswer(storage, floor.plan, knows);
    }),
  ];
};
