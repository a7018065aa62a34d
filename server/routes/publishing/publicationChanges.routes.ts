import { text } from 'node:stream/consumers';
import { publicationSchema } from '@/contract/locations/projectData';
import { type PublicationChanges, readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findProjectId } from '../../repositories/locations/read';
import { findPublished, type Published, readPublicationDraft } from '../../repositories/publishing/publications';
import type { Storage } from '../../storage/storage';
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
      const shown = await findPublished(read, organisationId, projectId);
      const published = shown && (await readPublished(shown.snapshotKey));
      // As it is parsed: fields that the schema does not name differ in no publication.
      const changes = changesBetween(published, publicationSchema.parse(JSON.parse(JSON.stringify(publication))));
      return {
        data: { published_at: shown?.publishedAt.toISOString() ?? null, earlier_build: earlierBuildOf(shown), changes },
      };
    }),
  ];
};

/** The published build, if it was made before that publication. */
const earlierBuildOf = (shown: Published | null): PublicationChanges['earlier_build'] =>
  shown?.build && shown.build.createdAt < shown.publishedAt
    ? { build_number: shown.build.number, created_at: shown.build.createdAt.toISOString() }
    : null;
