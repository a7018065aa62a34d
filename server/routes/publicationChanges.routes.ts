import { text } from 'node:stream/consumers';
import { publicationSchema } from '@/contract/projectData';
import { readPublicationChanges } from '@/contract/publicationChanges';
import { orNotFound } from '../errors';
import { implement } from '../http/implement';
import { findPublishedKey, readPublicationDraft } from '../repositories/projects/publications';
import { findProjectId } from '../repositories/projects/read';
import type { Storage } from '../storage/storage';
import { changesBetween } from './publicationChanges';

export const publicationChangesRoutes = (storage: Storage) => {
  const readPublished = async (key: string) =>
    publicationSchema.parse(JSON.parse(await text(orNotFound(await storage.get(key)).stream)));

  return [
    implement(readPublicationChanges, async ({ params, principal, read, now }) => {
      const organisationId = principal.organisation.id;
      const projectId = orNotFound(await findProjectId(read, organisationId, params.uuid));
      const as = { uuid: params.uuid, now };
      const { publication } = orNotFound(await readPublicationDraft(read, organisationId, projectId, as));
      const key = await findPublishedKey(read, params.uuid);
      const published = key === null ? null : await readPublished(key);
      // As it is parsed: fields that the schema does not name differ in no publication.
      const changes = changesBetween(published, publicationSchema.parse(JSON.parse(JSON.stringify(publication))));
      return { data: { published_at: published?.published_at ?? null, changes } };
    }),
  ];
};
