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
import { say } from '@/contract/texts/say';
import { readLabels } from '@/model/mesh/labelsFile';
import { MeshError } from '@/model/mesh/meshError';
import { implement } from '../http/implement';
import { notFound, orNotFound, Refused } from '../http/refused';
import { planAnswer } from '../plans/planAnswer';
import {
  deleteBuildingOf,
  deleteFloorOf,
  findBuilding,
  findFloor,
  insertBuilding,
  insertFloor,
  liftNodes,
  listBuildingsOf,
  listMeshNames,
  readFloorOf,
  replaceLabels,
  updateBuilding,
  updateFloor,
} from '../repositories/buildings';
import { advanceNetwork } from '../repositories/network';
import { findProjectId, touchProject } from '../repositories/projects';
import { deleteEmptyGroups } from '../repositories/transitGroups';
import type { Storage } from '../storage/storage';

export const buildingRoutes = (storage: Storage) => [
  implement(listBuildings, async ({ params, as, read }) => {
    const projectId = orNotFound(await findProjectId(read, as.organisation.id, params.id));
    return { data: { buildings: await listBuildingsOf(read, as.organisation.id, projectId) } };
  }),

  implement(createBuilding, ({ params, as, body, write }) =>
    write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, as.organisation.id, params.uuid));
      const uuid = await insertBuilding(client, as.organisation.id, projectId, body);
      await touchProject(client, projectId);
      audit({
        tag: 'building',
        event: 'created',
        subjectType: 'building',
        subject: uuid,
        description: `Created ${body.name}`,
        projectId,
        properties: { attributes: body },
      });
      const buildings = await listBuildingsOf(client, as.organisation.id, projectId);
      return { data: orNotFound(buildings.find((one) => one.uuid === uuid)), message: say('building.created') };
    }),
  ),

  implement(saveBuildings, ({ params, as, body, write }) =>
    write(async ({ client, audit }) => {
      const projectId = orNotFound(await findProjectId(client, as.organisation.id, params.uuid));
      const old = await listBuildingsOf(client, as.organisation.id, projectId);
      let hasMoved = false;
      for (const [position, building] of body.buildings.entries()) {
        if (!(await updateBuilding(client, as.organisation.id, projectId, { ...building, position }))) throw notFound();
        for (const floor of building.floors) {
          // Before the floor moves: nodes stand relative to where it was.
          if (await liftNodes(client, as.organisation.id, projectId, floor)) hasMoved = true;
          if (!(await updateFloor(client, as.organisation.id, projectId, { ...floor, building: building.uuid })))
            throw notFound();
        }
      }
      if (hasMoved) await advanceNetwork(client, projectId, null);
      await touchProject(client, projectId);
      const buildings = await listBuildingsOf(client, as.organisation.id, projectId);
      audit({
        tag: 'building',
        event: 'updated',
        subjectType: 'project',
        subject: params.uuid,
        description: 'Changed buildings and floors',
        projectId,
        properties: { old, attributes: buildings },
      });
      return { data: { buildings }, message: say('updated', { label: say('location.label') }) };
    }),
  ),

  implement(deleteBuilding, ({ params, as, write }) =>
    write(async ({ client, audit }) => {
      const building = orNotFound(await findBuilding(client, as.organisation.id, params.uuid));
      await deleteBuildingOf(client, as.organisation.id, params.uuid);
      await deleteEmptyGroups(client, building.projectId);
      await advanceNetwork(client, building.projectId, null);
      audit({
        tag: 'building',
        event: 'deleted',
        subjectType: 'building',
        subject: params.uuid,
        description: `Deleted ${building.name}`,
        projectId: building.projectId,
      });
      return { data: null, message: say('deleted', { label: say('building.label') }) };
    }),
  ),

  implement(createFloor, ({ params, as, body, write }) =>
    write(async ({ client, audit }) => {
      const building = orNotFound(await findBuilding(client, as.organisation.id, params.uuid));
      const uuid = await insertFloor(client, as.organisation.id, building, body);
      await touchProject(client, building.projectId);
      audit({
        tag: 'floor',
        event: 'created',
        subjectType: 'floor',
        subject: uuid,
        description: `Created ${body.name}`,
        projectId: building.projectId,
        properties: { attributes: body },
      });
      return { data: orNotFound(await readFloorOf(client, as.organisation.id, uuid)), message: say('floor.created') };
    }),
  ),

  implement(deleteFloor, ({ params, as, write }) =>
    write(async ({ client, audit }) => {
      const floor = orNotFound(await findFloor(client, as.organisation.id, params.uuid));
      await deleteFloorOf(client, as.organisation.id, params.uuid);
      await deleteEmptyGroups(client, floor.projectId);
      await advanceNetwork(client, floor.projectId, null);
      audit({
        tag: 'floor',
        event: 'deleted',
        subjectType: 'floor',
        subject: params.uuid,
        description: `Deleted ${floor.name}`,
        projectId: floor.projectId,
      });
      return { data: null, message: say('deleted', { label: say('floor.label') }) };
    }),
  ),

  implement(uploadLabels, async ({ params, as, file, read, write }) => {
    const floor = orNotFound(await findFloor(read, as.organisation.id, params.uuid));
    const labels = labelsOf(await readFile(orNotFound(file).path));
    return write(async ({ client, audit }) => {
      await replaceLabels(client, as.organisation.id, floor.id, labels);
      await touchProject(client, floor.projectId);
      audit({
        tag: 'floor',
        event: 'updated',
        subjectType: 'floor',
        subject: params.uuid,
        description: `Uploaded ${labels.length} labels of ${floor.name}`,
        projectId: floor.projectId,
      });
      const meshes = new Set(await listMeshNames(client, floor.id));
      const unknown = meshes.size === 0 ? [] : labels.map(({ mesh }) => mesh).filter((mesh) => !meshes.has(mesh));
      return { data: { labels: labels.length, unknown: unknown.slice(0, 100) }, message: say('floor.labelsSaved') };
    });
  }),

  implement(readFloorPlan, async ({ params, as, read, knows }) => {
    const floor = orNotFound(await findFloor(read, as.organisation.id, params.uuid));
    return planAnswer(storage, orNotFound(floor.planKey), knows);
  }),
];

/** @throws Refused 422 with what is wrong with the file */
function labelsOf(bytes: Uint8Array) {
  try {
    return readLabels(bytes).labels;
  } catch (error) {
    if (error instanceof MeshError)
      throw new Refused(422, 'labels-refused', error.message, { errors: { file: [error.message] } });
    throw error;
  }
}
