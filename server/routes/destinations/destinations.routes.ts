import type { PoolClient } from 'pg';
import type { z } from 'zod';
import {
  createPlacement,
  deletePlacement,
  findPlacement,
  listPlacements,
  type Placement,
  type PlacementDetails,
  placementDetailsRule,
  type placementRule,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { findFloor } from '../../repositories/buildings/read';
import { readDestinationOf } from '../../repositories/destinations/destinations';
import { moveRoomRecords } from '../../repositories/destinations/movedPlacement';
import {
  deletePlacementOf,
  findPlacementOn,
  insertPlacement,
  listPlacementsOf,
  type PlacementFields,
  readPlacementOf,
  storePlacementDetails,
  updatePlacementOf,
} from '../../repositories/destinations/placements';
import { findProjectId } from '../../repositories/locations/read';
import { lockProject } from '../../repositories/locations/write';
import { isImageOf } from '../../repositories/uploads/images';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { meshName } from '../buildings/meshName';
import { storePlacementContent } from './placementContent';

const PLACEMENT = { tag: 'placement', subjectType: 'project-destination' } as const;

/** Resolves the references in a placement's body among the records of the active organisation. */
async function placementFields(
  client: PoolClient,
  principal: Principal,
  body: z.output<typeof placementRule>,
): Promise<PlacementFields> {
  const floor = orNotFound(await findFloor(client, principal.organisation.id, body.floor_id));
  const destination = await readDestinationOf(client, principal.organisation.id, body.parent_id);
  if (!destination) throw new InvalidError({ parent_id: [translate('editor.parentInvalid')] });
  return {
    objectName: meshName(body.object_name),
    floorId: floor.id,
    projectId: floor.projectId,
    destinationId: body.parent_id,
    locationId: body.location_id ?? null,
    locationStatus: body.location_status ?? null,
    flagship: body.flagship === 1,
  };
}

/** The details of a body. @throws InvalidError for a photo that was not uploaded for the organisation */
async function placementDetails(
  client: PoolClient,
  { organisation }: Principal,
  before: Placement | null,
  body: z.output<typeof placementRule>,
): Promise<PlacementDetails> {
  const { photo } = body;
  const isNew = typeof photo === 'string' && photo !== before?.destination.photo;
  if (isNew && !(await isImageOf(client, organisation.id, photo)))
    throw new InvalidError({ photo: [translate('destination.imageUnknown')] });
  return placementDetailsRule.parse(body);
}

export const destinationRoutes = () => [
  findPlacementRoute,
  listPlacementsRoute,
  createPlacementRoute,
  updatePlacementRoute,
  deletePlacementRoute,
];

const findPlacementRoute = implement(findPlacement, async ({ principal, body, read }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, body.floor_id));
  // An empty room is not an error.
  return { data: (await findPlacementOn(read, principal.organisation.id, floor.id, body.object_name)) ?? null };
});

const listPlacementsRoute = implement(listPlacements, async ({ params, principal, read }) => {
  const projectId = orNotFound(await findProjectId(read, principal.organisation.id, params.uuid));
  return { data: await listPlacementsOf(read, principal.organisation.id, projectId) };
});

const createPlacementRoute = implement(createPlacement, ({ principal, body, write }) =>
  write(async ({ client, audit }) => {
    const fields = await placementFields(client, principal, body);
    await lockProject(client, fields.projectId);
    const id = await insertPlacement(client, principal.organisation.id, fields);
    if (id === null)
      throw new ConflictError(
        await findPlacementOn(client, principal.organisation.id, fields.floorId, fields.objectName),
      );
    const details = await placementDetails(client, principal, null, body);
    await storePlacementDetails(client, principal.organisation.id, id, details);
    await storePlacementContent(client, principal, { id, destinationId: fields.destinationId }, null, body);
    const placement = orNotFound(await readPlacementOf(client, principal.organisation.id, id));
    audited(audit, PLACEMENT, fields.projectId).noted(
      'created',
      String(id),
      `Placed ${placement.location_name} on ${placement.object_name}`,
      { attributes: placement },
    );
    return { data: placement, message: serviceText('placement.placed', { name: placement.location_name }) };
  }),
);

const updatePlacementRoute = implement(updatePlacement, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const id = Number(params.id);
    const before = orNotFound(await readPlacementOf(client, principal.organisation.id, id));
    const fields = await placementFields(client, principal, body);
    await lockProject(client, fields.projectId);
    const there = await findPlacementOn(client, principal.organisation.id, fields.floorId, fields.objectName);
    if (there && there.id !== id) throw new InvalidError({ object_name: [serviceText('editor.meshTaken')] });
    if (!(await updatePlacementOf(client, principal.organisation.id, id, { ...fields, revision: body.revision })))
      throw new ConflictError(before);
    const details = await placementDetails(client, principal, before, body);
    await storePlacementDetails(client, principal.organisation.id, id, details);
    await storePlacementContent(client, principal, { id, destinationId: fields.destinationId }, before, body);
    const after = orNotFound(await readPlacementOf(client, principal.organisation.id, id));
    const isMoved = isOtherRoom(before, after);
    if (isMoved) await moveWith(client, principal, before, { ...fields, floor: after.floor_id });
    audited(audit, PLACEMENT, fields.projectId).noted(
      'updated',
      params.id,
      isMoved
        ? `Moved ${after.location_name} from ${before.object_name} (${before.floor_name}) to ${after.object_name} (${after.floor_name})`
        : `Changed what is placed on ${after.object_name}`,
      { old: before, attributes: after },
    );
    return {
      data: after,
      message: isMoved
        ? serviceText('placement.moved', {
            name: after.location_name,
            room: after.object_name,
            floor: after.floor_name,
          })
        : translate('updated', { label: translate('destination.label') }),
    };
  }),
);

const isOtherRoom = (one: Placement, other: Placement): boolean =>
  one.floor_id !== other.floor_id || one.object_name !== other.object_name;

/** Moves the records of a room with its destination; those of another location stay there. */
async function moveWith(
  client: PoolClient,
  { organisation }: Principal,
  before: Placement,
  { projectId, floorId, floor, objectName }: PlacementFields & { readonly floor: string },
): Promise<void> {
  const left = orNotFound(await findFloor(client, organisation.id, before.floor_id));
  if (left.projectId !== projectId) return;
  await moveRoomRecords(
    client,
    { organisationId: organisation.id, projectId },
    {
      from: { floorId: left.id, floor: left.uuid, objectName: before.object_name },
      to: { floorId, floor, objectName },
      name: before.location_name,
    },
  );
}

const deletePlacementRoute = implement(deletePlacement, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    const id = Number(params.id);
    const before = orNotFound(await readPlacementOf(client, principal.organisation.id, id));
    const floor = orNotFound(await findFloor(client, principal.organisation.id, before.floor_id));
    await lockProject(client, floor.projectId);
    await deletePlacementOf(client, principal.organisation.id, id);
    audited(audit, PLACEMENT, floor.projectId).noted(
      'deleted',
      params.id,
      `Took ${before.location_name} off ${before.object_name}`,
      { old: before },
    );
    return { data: null, message: serviceText('placement.removed', { name: before.location_name }) };
  }),
);
