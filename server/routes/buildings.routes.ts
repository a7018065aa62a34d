import { readFile } from 'node:fs/promises';
import {
  createBuilding,
  createFloor,
  deleteBuilding,
  deleteFloor,
  listBuildings,
  readFloorPlan,
  saveBuildings,
  uploadLabels,
} from '@/contract/buildings';
import { translate } from '@/contract/texts/translate';
import { readLabels } from '@/model/floorPlan/labelsFile';
import { MeshError } from '@/model/floorPlan/meshError';
import { floorPlanAnswer } from '../floorPlans/floorPlanAnswer';
import { HttpError, notFound, orNotFound } from '../http/httpError';
import { implement } from '../http/implement';
import {
  deleteBuildingOf,
  deleteFloorOf,
  findBuilding,
  findFloor,
  insertBuilding,
  insertFloor,
  listBuildingsOf,
  listMeshNames,
  readFloorOf,
  replaceLabels,
  shiftNodeElevations,
  updateBuilding,
  updateFloor,
} from '../repositories/buildings/buildings';
import { advanceNetwork } from '../repositories/network/read';
import { deleteEmptyGroups } from '../repositories/network/transitGroups';
import { findProjectId, touchProject } from '../repositories/projects/projects';
import type { Storage } from '../storage/storage';
import { audited } from './audited';

export const buildingRoutes = (storage: Storage) => [
  implement(listBuildings, async ({ params, principal, read }) => {
    const projectId = orNotFound(await findProjectId(read, principal.organisation.id, params.id));
    return { data: { buildings: await listBuildingsOf(read, principal.organisation.id, projectId) } };
  }),

  implement(createBuilding, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, principal.organisation.id, params.uuid));
      const uuid = await insertBuilding(client, principal.organisation.id, projectId, body);
      await touchProject(client, projectId);
      audited(audit, 'building', projectId).created(uuid, body.name, body);
      const buildings = await listBuildingsOf(client, principal.organisation.id, projectId);
      return { data: orNotFound(buildings.find((one) => one.uuid === uuid)), message: translate('building.created') };
    }),
  ),

  implement(saveBuildings, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, principal.organisation.id, params.uuid));
      const old = await listBuildingsOf(client, principal.organisation.id, projectId);
      let hasMoved = false;
      for (const [position, building] of body.buildings.entries()) {
        if (!(await updateBuilding(client, principal.organisation.id, projectId, { ...building, position })))
          throw notFound();
        for (const floor of building.floors) {
          // Before the floor moves: nodes stand relative to where it was.
          if (await shiftNodeElevations(client, principal.organisation.id, projectId, floor)) hasMoved = true;
          if (!(await updateFloor(client, principal.organisation.id, projectId, { ...floor, building: building.uuid })))
            throw notFound();
        }
      }
      if (hasMoved) await advanceNetwork(client, projectId, null);
      await touchProject(client, projectId);
      const buildings = await listBuildingsOf(client, principal.organisation.id, projectId);
      audited(audit, { tag: 'building', subjectType: 'project' }, projectId).noted(
        'updated',
        params.uuid,
        'Changed buildings and floors',
        { old, attributes: buildings },
      );
      return { data: { buildings }, message: translate('updated', { label: translate('location.label') }) };
    }),
  ),

  implement(deleteBuilding, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const building = orNotFound(await findBuilding(client, principal.organisation.id, params.uuid));
      await deleteBuildingOf(client, principal.organisation.id, params.uuid);
      await deleteEmptyGroups(client, building.projectId);
      await advanceNetwork(client, building.projectId, null);
      audited(audit, 'building', building.projectId).deleted(params.uuid, building.name);
      return { data: null, message: translate('deleted', { label: translate('building.label') }) };
    }),
  ),

  implement(createFloor, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const building = orNotFound(await findBuilding(client, principal.organisation.id, params.uuid));
      const uuid = await insertFloor(client, principal.organisation.id, building, body);
      await touchProject(client, building.projectId);
      audited(audit, 'floor', building.projectId).created(uuid, body.name, body);
      return {
        data: orNotFound(await readFloorOf(client, principal.organisation.id, uuid)),
        message: translate('floor.created'),
      };
    }),
  ),

  implement(deleteFloor, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const floor = orNotFound(await findFloor(client, principal.organisation.id, params.uuid));
      await deleteFloorOf(client, principal.organisation.id, params.uuid);
      await deleteEmptyGroups(client, floor.projectId);
      await advanceNetwork(client, floor.projectId, null);
      audited(audit, 'floor', floor.projectId).deleted(params.uuid, floor.name);
      return { data: null, message: translate('deleted', { label: translate('floor.label') }) };
    }),
  ),

  implement(uploadLabels, async ({ params, principal, file, read, write }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    const labels = labelsOf(await readFile(orNotFound(file).path));
    return write(async ({ client, audit }) => {
      await replaceLabels(client, principal.organisation.id, floor.id, labels);
      await touchProject(client, floor.projectId);
      audited(audit, 'floor', floor.projectId).noted(
        'updated',
        params.uuid,
        `Uploaded ${labels.length} labels of ${floor.name}`,
      );
      const meshes = new Set(await listMeshNames(client, floor.id));
      const unknown = meshes.size === 0 ? [] : labels.map(({ mesh }) => mesh).filter((mesh) => !meshes.has(mesh));
      return {
        data: { labels: labels.length, unknown: unknown.slice(0, 100) },
        message: translate('floor.labelsSaved'),
      };
    });
  }),

  implement(readFloorPlan, async ({ params, principal, read, ifNoneMatch }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return floorPlanAnswer(storage, orNotFound(floor.planKey), ifNoneMatch);
  }),
];

/** @throws HttpError 422 with what is wrong with the file */
function labelsOf(bytes: Uint8Array) {
  try {
    return readLabels(bytes).labels;
  } catch (error) {
    if (error instanceof MeshError)
      throw new HttpError(422, 'labels-refused', error.message, { errors: { file: [error.message] } });
    throw error;
  }
}
