import { type PublicationChanges, readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { findProjectId } from '../../repositories/locations/read';
import { findPublished, type Published, readPublicationDraft } from '../../repositories/publishing/publications';
import type { Storage } from '../../storage/storage';
import { stringifyInSlices } from '../../stringifyInSlices';
import type { PublicationWork } from './publicationWork';
import { readSnapshotFile } from './publishedSnapshots';

export const publicationChangesRoutes = (storage: Storage, work: PublicationWork) => [
  implement(readPublicationChanges, async ({ params, principal, read, now }) => {
    const organisationId = principal.organisation.id;
    const projectId = orNotFound(await findProjectId(read, organisationId, params.uuid));
    const as = { uuid: params.uuid, now };
    const { publication } = orNotFound(await readPublicationDraft(read, organisationId, projectId, as));
    const shown = await findPublished(read, organisationId, projectId);
    const published = shown && (await readSnapshotFile(storage, shown.snapshotKey));
    const changes = await work.compare(published, await stringifyInSlices(publication));
    return {
      data: { published_at: shown?.publishedAt.toISOString() ?? null, earlier_build: earlierBuildOf(shown), changes },
    };
  }),
];

/** The published build, if it was made before that publication. */
const earlierBuildOf = (shown: Published | null): PublicationChanges['earlier_build'] =>
  shown?.build && shown.build.createdAt < shown.publishedAt
    ? { build_number: shown.build.number, created_at: shown.build.createdAt.toISOString() }
    : null;
