import { type PublicationChanges, readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { countStaffOnly } from '../../repositories/destinations/placements';
import { findProjectId } from '../../repositories/locations/read';
import {
  type DraftHead,
  findPublished,
  type Published,
  readPublicationOf,
} from '../../repositories/publishing/publications';
import type { Storage } from '../../storage/storage';
import { stringifyInSlices } from '../../stringifyInSlices';
import type { PublicationWork } from './publicationWork';
import { readSnapshotFile } from './publishedSnapshots';
import type { ShareDraft } from './sharedDrafts';

export const publicationChangesRoutes = (storage: Storage, work: PublicationWork, shareDraft: ShareDraft) => [
  implement(readPublicationChanges, async ({ params, principal, read, now }) => {
    const organisationId = principal.organisation.id;
    const projectId = orNotFound(await findProjectId(read, organisationId, params.uuid));
    // An event that ends is no difference, whichever end either side has: within a minute all see the same.
    const scope = { organisationId, projectId, now: startOfMinute(now) };
    const shown = await findPublished(read, organisationId, projectId);
    const build = async (head: DraftHead) => {
      const publication = await readPublicationOf(read, scope, { head, uuid: head.uuid });
      const published = shown && (await readSnapshotFile(storage, shown.snapshotKey));
      const changes = await work.compare(published, await stringifyInSlices(publication));
      return {
        published_at: shown?.publishedAt.toISOString() ?? null,
        earlier_build: earlierBuildOf(shown),
        staff_only: await countStaffOnly(read, organisationId, projectId),
        changes,
      };
    };
    const beside = JSON.stringify([scope.now, shown]);
    return { packed: await shareDraft(read, { ...scope, call: readPublicationChanges.name, beside, build }) };
  }),
];

const MINUTE = 60_000;
const startOfMinute = (now: Date) => new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);

/** The published build, if it was made before that publication. */
const earlierBuildOf = (shown: Published | null): PublicationChanges['earlier_build'] =>
  shown?.build && shown.build.createdAt < shown.publishedAt
    ? { build_number: shown.build.number, created_at: shown.build.createdAt.toISOString() }
    : null;
