import type { PoolClient } from 'pg';
import type { z } from 'zod';
import { createPlacements, type placementBatchRule, undoPlacements } from '@/contract/destinations/placementBatches';
import { translate } from '@/contract/texts/translate';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import {
  type AtRevision,
  deleteDestinationsOf,
  deletePlacementsOf,
  floorIdsOf,
  insertNamedDestinations,
  insertRoomPlacements,
  lockDestinationsOf,
  lockPlacedDestinations,
} from '../../repositories/destinations/placementBatches';
import { listPlacementsOf } from '../../repositories/destinations/placements';
import { findProjectId } from '../../repositories/locations/read';
import { lockProject } from '../../repositories/locations/write';
import { audited } from '../audit/audited';
import { undoneBatch } from '../audit/undoneBatch';

type Batch = z.output<typeof placementBatchRule>['destinations'];

/** The entry names the location, since one batch is one change of it. */
const BATCH = { tag: 'placement', subjectType: 'project' } as const;

export const placementBatchRoutes = () => [createPlacementsRoute, undoPlacementsRoute];

/** The destination of each part of the batch, and those that were created. @throws InvalidError for an unknown one */
async function destinationsOf(client: PoolClient, organisationId: number, batch: Batch) {
  const existing = batch.flatMap(({ parent_id }) => parent_id ?? []);
  const known = await lockDestinationsOf(client, organisationId, existing);
  if (!existing.every((id) => known.has(id)))
    throw new InvalidError({ destinations: [translate('editor.parentInvalid')] });
  const created = await insertNamedDestinations(
    client,
    organisationId,
    batch.flatMap(({ name }) => name ?? []),
  );
  const next = created.values();
  return { created, ids: batch.map(({ parent_id }) => parent_id ?? (next.next().value as AtRevision).id) };
}

const createPlacementsRoute = implement(createPlacements, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const projectId = orNotFound(await findProjectId(client, organisationId, params.uuid));
    const floors = await floorIdsOf(client, organisationId, projectId);
    await lockProject(client, projectId);
    const { created, ids } = await destinationsOf(client, organisationId, body.destinations);
    const wanted = body.destinations.flatMap(({ rooms }, at) =>
      rooms.map(({ floor_id, object_name }) => {
        const floorId = floors.get(floor_id);
        if (floorId === undefined) throw new NotFoundError();
        return { floorId, objectName: object_name, destinationId: ids[at] ?? 0 };
      }),
    );
    const placements = await insertRoomPlacements(client, { organisationId, projectId }, wanted);
    // Some rooms are taken: the caller sees what is placed, and nothing of this call remains.
    if (placements.length < wanted.length) {
      const own = new Set(placements.map(({ id }) => id));
      const present = await listPlacementsOf(client, organisationId, projectId);
      throw new ConflictError(present.filter(({ id }) => !own.has(id)));
    }
    audited(audit, BATCH, projectId).noted(
      'created',
      params.uuid,
      `Gave ${placements.length} rooms their destinations`,
      { attributes: { destinations: body.destinations, placements: placements.map(({ id }) => id) } },
    );
    return {
      data: { placements, destinations: created },
      message: translate('updated', { label: translate('destination.label') }),
    };
  }),
);

const undoPlacementsRoute = implement(undoPlacements, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const organisationId = principal.organisation.id;
    const projectId = orNotFound(await findProjectId(client, organisationId, params.uuid));
    await lockProject(client, projectId);
    const idsOf = (some: readonly AtRevision[]) => some.map(({ id }) => id);
    const found = await lockPlacedDestinations(client, organisationId, {
      placements: idsOf(body.placements),
      destinations: idsOf(body.destinations),
    });
    const { placements, destinations, kept } = undoneBatch(body, projectId, found);
    const removed = await deletePlacementsOf(client, organisationId, projectId, placements);
    await deleteDestinationsOf(client, organisationId, destinations);
    audited(audit, BATCH, projectId).noted('deleted', params.uuid, `Emptied ${removed} rooms again`, {
      old: { placements, destinations },
    });
    return {
      data: { removed, kept: [...kept] },
      message: translate('updated', { label: translate('destination.label') }),
    };
  }),
);
