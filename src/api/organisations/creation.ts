import { createBuilding, createFloor, listBuildings } from '@/contract/buildings/buildings';
import { createProject, listProjects } from '@/contract/locations/projects';
import { switchOrganisation } from '@/contract/organisations/organisations';
import { nextOrder } from '@/model/network/nextOrder';
import { call } from '../transport/http';

/**
 * Creation by provider staff in another organisation. Each call names that organisation; the active organisation of the
 * page stays as it is.
 */
async function actFor(organisation: string, own: string, signal?: AbortSignal): Promise<{ organisation: string }> {
  if (organisation !== own)
    await call(switchOrganisation, {
      params: { uuid: organisation },
      body: { organisation },
      ...(signal && { signal }),
    });
  return { organisation };
}

const choiceOf = ({ uuid, name }: { uuid: string; name: string }) => ({ uuid, name });

/** @param own uuid of the user's own organisation, which needs no permission */
export async function readProjectsOf(organisation: string, own: string, signal: AbortSignal) {
  const target = await actFor(organisation, own, signal);
  const { data } = await call(listProjects, { params: { uuid: organisation }, query: {}, ...target, signal });
  return data.map(choiceOf);
}

/** The buildings of a project, each with the order of its next floor: above the floors that it has. */
export async function readBuildingsOf(input: { organisation: string; project: string }, signal: AbortSignal) {
  const { organisation, project } = input;
  const { data } = await call(listBuildings, { params: { id: project }, organisation, signal });
  return data.buildings.map((building) => ({ ...choiceOf(building), nextFloor: nextOrder(building.floors) }));
}

export async function createProjectFor(
  own: string,
  input: { organisation: string; name: string; description: string },
): Promise<void> {
  const { organisation, name, description } = input;
  const target = await actFor(organisation, own);
  await call(createProject, { params: { uuid: organisation }, body: { name, description }, ...target });
}

export async function createBuildingFor(input: {
  organisation: string;
  project: string;
  name: string;
  shortname: string;
}): Promise<void> {
  const { organisation, project, name, shortname } = input;
  await call(createBuilding, { params: { uuid: project }, body: { name, shortname }, organisation });
}

/** @param given `order` is the position of the floor in its building */
export async function createFloorFor(input: {
  organisation: string;
  building: string;
  name: string;
  shortname: string;
  order: number;
}): Promise<void> {
  const { organisation, building, name, shortname, order } = input;
  await call(createFloor, { params: { uuid: building }, body: { name, shortname, order }, organisation });
}
