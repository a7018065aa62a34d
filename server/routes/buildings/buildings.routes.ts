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
} from '@/contract/buildings/buildings';
import { faultText } from '@/contract/texts/faultText';
import { translate } from '@/contract/texts/translate';
import { type Label, namedAsMeshes, readLabelsInSteps } from '@/model/floorPlan/labelsFile';
import { MeshError } from '@/model/floorPlan/meshError';
import { ConflictError, InvalidError, NotFoundError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { inSlices } from '../../inSlices';
import {
  findBuilding,
  findFloor,
  listBuildingsOf,
  listMeshNames,
  readBuildingList,
  readFloorOf,
} from '../../repositories/buildings/read';
import {
  deleteBuildingOf,
  deleteFloorOf,
  insertBuilding,
  insertFloor,
  replaceLabels,
  shiftNodeElevations,
  updateBuilding,
  updateFloor,
} from '../../repositories/buildings/write';
import { findProjectId } from '../../repositories/locations/read';
import { advanceStructure, lockProject } from '../../repositories/locations/write';
import { deleteEmptyGroups } from '../../repositories/network/transitGroups';
import { advanceNetwork } from '../../repositories/network/write';
import type { Storage } from '../../storage/storage';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { floorPlanAnswer } from '../uploads/floorPlanAnswer';

export const buildingRoutes = (storage: Storage) => [
  listBuildingsRoute,
  createBuildingRoute,
  saveBuildingsRoute,
  deleteBuildingRoute,
  createFloorRoute,
  deleteFloorRoute,
  uploadLabelsRoute,
  readFloorPlanRoute(storage),
];

const listBuildingsRoute = implement(listBuildings, async ({ params, principal, read }) => {
  const projectId = orNotFound(await findProjectId(read, principal.organisation.id, params.id));
  return { data: await readBuildingList(read, principal.organisation.id, projectId) };
});

const createBuildingRoute = implement(createBuilding, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const projectId = orNotFound(await findProjectId(client, principal.organisation.id, params.uuid));
    await advanceStructure(client, projectId, null);
    const uuid = await insertBuilding(client, principal.organisation.id, projectId, body);
    audited(audit, 'building', projectId).created(uuid, body.name, body);
    const buildings = await listBuildingsOf(client, principal.organisation.id, projectId);
    return { data: orNotFound(buildings.find((one) => one.uuid === uuid)), message: translate('building.created') };
  }),
);

const saveBuildingsRoute = implement(saveBuildings, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const projectId = orNotFound(await findProjectId(client, principal.organisation.id, params.uuid));
    const list = () => readBuildingList(client, principal.organisation.id, projectId);
    const isCurrent = (await advanceStructure(client, projectId, body.revision ?? null)) !== null;
    if (!isCurrent) throw new ConflictError(await list());
    const old = await listBuildingsOf(client, principal.organisation.id, projectId);
    let hasMoved = false;
    for (const [position, building] of body.buildings.entries()) {
      if (!(await updateBuilding(client, principal.organisation.id, projectId, { ...building, position })))
        throw new NotFoundError();
      for (const floor of building.floors) {
        // Before the order changes, since the shift is the difference to the old elevation.
        if (await shiftNodeElevations(client, principal.organisation.id, projectId, floor)) hasMoved = true;
        if (!(await updateFloor(client, principal.organisation.id, projectId, { ...floor, building: building.uuid })))
          throw new NotFoundError();
      }
    }
    if (hasMoved) await advanceNetwork(client, projectId, null);
    const saved = await list();
    audited(audit, { tag: 'building', subjectType: 'project' }, projectId).noted(
      'updated',
      params.uuid,
      'Changed buildings and floors',
      { old, attributes: saved.buildings },
    );
    return { data: saved, message: translate('updated', { label: translate('location.label') }) };
  }),
);

const deleteBuildingRoute = implement(deleteBuilding, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    const building = orNotFound(await findBuilding(client, principal.organisation.id, params.uuid));
    await advanceStructure(client, building.projectId, null);
    await advanceNetwork(client, building.projectId, null);
    if (!(await deleteBuildingOf(client, principal.organisation.id, params.uuid))) throw new NotFoundError();
    await deleteEmptyGroups(client, building.projectId);
    audited(audit, 'building', building.projectId).deleted(params.uuid, building.name);
    return { data: null, message: translate('deleted', { label: serviceText('building.label') }) };
  }),
);

const createFloorRoute = implement(createFloor, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const building = orNotFound(await findBuilding(client, principal.organisation.id, params.uuid));
    await advanceStructure(client, building.projectId, null);
    const uuid = await insertFloor(client, principal.organisation.id, building, body);
    audited(audit, 'floor', building.projectId).created(uuid, body.name, body);
    return {
      data: orNotFound(await readFloorOf(client, principal.organisation.id, uuid)),
      message: translate('floor.created'),
    };
  }),
);

const deleteFloorRoute = implement(deleteFloor, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    const floor = orNotFound(await findFloor(client, principal.organisation.id, params.uuid));
    await advanceStructure(client, floor.projectId, null);
    await advanceNetwork(client, floor.projectId, null);
    if (!(await deleteFloorOf(client, principal.organisation.id, params.uuid))) throw new NotFoundError();
    await deleteEmptyGroups(client, floor.projectId);
    audited(audit, 'floor', floor.projectId).deleted(params.uuid, floor.name);
    return { data: null, message: translate('deleted', { label: serviceText('floor.label') }) };
  }),
);

const uploadLabelsRoute = implement(uploadLabels, async ({ params, principal, file, read, write }) => {
  const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
  const uploaded = await labelsOf(await readFile(orNotFound(file).path));
  return write(async ({ client, audit }) => {
    await lockProject(client, floor.projectId);
    const meshes = new Set(await listMeshNames(client, floor.id));
    const labels = namedAsMeshes(uploaded, meshes);
    if (!(await replaceLabels(client, principal.organisation.id, floor.id, labels))) throw new NotFoundError();
    audited(audit, 'floor', floor.projectId).noted(
      'updated',
      params.uuid,
      `Uploaded ${labels.length} labels of ${floor.name}`,
    );
    const unknown = meshes.size === 0 ? [] : labels.map(({ mesh }) => mesh).filter((mesh) => !meshes.has(mesh));
    return {
      data: { labels: labels.length, unknown: unknown.slice(0, 100) },
      message: serviceText('floor.labelsSaved'),
    };
  });
});

const readFloorPlanRoute = (storage: Storage) =>
  implement(readFloorPlan, async ({ params, principal, read, ifNoneMatch }) => {
    const floor = orNotFound(await findFloor(read, principal.organisation.id, params.uuid));
    return floorPlanAnswer(storage, orNotFound(floor.planKey), ifNoneMatch);
  });

/** @throws InvalidError with the error of the file */
async function labelsOf(bytes: Uint8Array): Promise<Label[]> {
  try {
    return (await inSlices(readLabelsInSteps(bytes))).labels;
  } catch (error) {
    if (error instanceof MeshError) throw new InvalidError({ file: [faultText(error.fault)] }, 'labels-refused');
    throw error;
  }
}
