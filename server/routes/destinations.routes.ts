import type { PoolClient } from 'pg';
import type { z } from 'zod';
import {
  createDestination,
  createPlacement,
  deletePlacement,
  type destinationRule,
  findPlacement,
  listCategories,
  listDestinations,
  listPlacements,
  type placementRule,
  updateDestination,
  updatePlacement,
} from '@/contract/destinations';
import { say } from '@/contract/texts/say';
import type { Acting } from '../http/acting';
import { implement } from '../http/implement';
import { conflict, invalid, orNotFound } from '../http/refused';
import { findFloor } from '../repositories/buildings';
import {
  creating,
  type DestinationFields,
  listCategoriesOf,
  listDestinationsOf,
  readDestinationOf,
  updateDestinationOf,
} from '../repositories/destinations';
import {
  deletePlacementOf,
  findPlacementOn,
  insertPlacement,
  listPlacementsOf,
  type PlacementFields,
  readPlacementOf,
  updatePlacementOf,
} from '../repositories/placements';
import { findProjectId, touchProject } from '../repositories/projects';

/** What the body of a placement names, looked up in the caller's own records. */
async function placementFields(
  client: PoolClient,
  as: Acting,
  body: z.output<typeof placementRule>,
): Promise<PlacementFields> {
  const floor = orNotFound(await findFloor(client, as.organisation.id, body.floor_id));
  const destination = await readDestinationOf(client, as.organisation.id, body.parent_id);
  if (!destination) throw invalid({ parent_id: [say('editor.parentInvalid')] });
  return {
    objectName: body.object_name,
    floorId: floor.id,
    projectId: floor.projectId,
    destinationId: body.parent_id,
    locationId: body.location_id ?? null,
    locationStatus: body.location_status ?? null,
    flagship: body.flagship === 1,
  };
}

const destinationFields = (body: z.output<typeof destinationRule>): DestinationFields => ({
  ...body,
  categories: [...new Set(body.categories.map(({ id }) => id))],
});

const foreignCategory = () => invalid({ categories: [say('failed.notFound')] });

export const destinationRoutes = () => [
  implement(listCategories, async ({ as, read }) => ({ data: await listCategoriesOf(read, as.organisation.id) })),

  implement(listDestinations, async ({ as, query, read }) => ({
    data: await listDestinationsOf(read, as.organisation.id, query),
  })),

  implement(createDestination, ({ body, writeAtOnce }) =>
    writeAtOnce(async ({ by, run }) => {
      const entry = {
        tag: 'destination',
        event: 'created',
        subjectType: 'destination',
        description: `Created ${body.name}`,
        properties: { attributes: body },
      } as const;
      const made = await run(creating, { by, fields: destinationFields(body), entry });
      if (!made) throw foreignCategory();
      return { data: made, message: say('created', { name: body.name }) };
    }),
  ),

  implement(updateDestination, ({ params, as, body, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const before = orNotFound(await readDestinationOf(client, as.organisation.id, id));
      const fields = destinationFields(body);
      const after = await updateDestinationOf(client, as.organisation.id, id, { ...fields, revision: body.revision });
      if (!after) throw conflict(await readDestinationOf(client, as.organisation.id, id));
      if (after.categories.length !== fields.categories.length) throw foreignCategory();
      audit({
        tag: 'destination',
        event: 'updated',
        subjectType: 'destination',
        subject: params.id,
        description: `Changed ${after.name}`,
        properties: { old: before, attributes: after },
      });
      return { data: after, message: say('updated', { label: say('destination.label') }) };
    }),
  ),

  implement(findPlacement, async ({ as, body, read }) => {
    const floor = orNotFound(await findFloor(read, as.organisation.id, body.floor_id));
    return { data: orNotFound(await findPlacementOn(read, as.organisation.id, floor.id, body.object_name)) };
  }),

  implement(listPlacements, async ({ params, as, read }) => {
    const projectId = orNotFound(await findProjectId(read, as.organisation.id, params.uuid));
    return { data: await listPlacementsOf(read, as.organisation.id, projectId) };
  }),

  implement(createPlacement, ({ as, body, write }) =>
    write(async ({ client, audit }) => {
      const fields = await placementFields(client, as, body);
      const id = await insertPlacement(client, as.organisation.id, fields);
      if (id === null)
        throw conflict(await findPlacementOn(client, as.organisation.id, fields.floorId, fields.objectName));
      await touchProject(client, fields.projectId);
      const placement = orNotFound(await readPlacementOf(client, as.organisation.id, id));
      audit({
        tag: 'placement',
        event: 'created',
        subjectType: 'project-destination',
        subject: String(id),
        description: `Placed ${placement.location_name} on ${placement.object_name}`,
        projectId: fields.projectId,
        properties: { attributes: placement },
      });
      return { data: placement, message: say('created', { name: placement.location_name }) };
    }),
  ),

  implement(updatePlacement, ({ params, as, body, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const before = orNotFound(await readPlacementOf(client, as.organisation.id, id));
      const fields = await placementFields(client, as, body);
      if (!(await updatePlacementOf(client, as.organisation.id, id, { ...fields, revision: body.revision })))
        throw conflict(before);
      await touchProject(client, fields.projectId);
      const after = orNotFound(await readPlacementOf(client, as.organisation.id, id));
      audit({
        tag: 'placement',
        event: 'updated',
        subjectType: 'project-destination',
        subject: params.id,
        description: `Changed what is placed on ${after.object_name}`,
        projectId: fields.projectId,
        properties: { old: before, attributes: after },
      });
      return { data: after, message: say('updated', { label: say('destination.label') }) };
    }),
  ),

  implement(deletePlacement, ({ params, as, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const before = orNotFound(await readPlacementOf(client, as.organisation.id, id));
      const floor = orNotFound(await findFloor(client, as.organisation.id, before.floor_id));
      await deletePlacementOf(client, as.organisation.id, id);
      await touchProject(client, floor.projectId);
      audit({
        tag: 'placement',
        event: 'deleted',
        subjectType: 'project-destination',
        subject: params.id,
        description: `Took ${before.location_name} off ${before.object_name}`,
        projectId: floor.projectId,
        properties: { old: before },
      });
      return { data: null, message: say('deleted', { label: say('destination.label') }) };
    }),
  ),
];
