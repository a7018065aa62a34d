import {
  createBuilding,
  createFloor,
  deleteBuilding,
  listBuildings,
  saveBuildings,
} from '@/contract/buildings/buildings';
import {
  createPlacement,
  deletePlacement,
  listPlacements,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { createPlacements, undoPlacements } from '@/contract/destinations/placementBatches';
import { createKiosk, deleteKiosk, listKiosks, updateKiosk } from '@/contract/kiosks/kiosks';
import { createAccessKey, deleteAccessKey, listAccessKeys, updateAccessKey } from '@/contract/locations/accessKeys';
import { updateProject } from '@/contract/locations/projectChanges';
import { createProject, deleteProject, listProjects } from '@/contract/locations/projects';
import { createRouteCase, deleteRouteCase, listRouteCases, updateRouteCase } from '@/contract/network/routeCases';
import type { Place } from './place';
import type { RecordKind } from './recordLife';

const kioskBody = (name: string) => ({
  ...{ name, description: '', project_id: null, orientation: 0, lat: null, lon: null },
  ...{ is_test: false, version_id: null, project_build_id: null, internal_use: false },
});

const kiosk: RecordKind = {
  kind: 'kiosk',
  calls: [createKiosk, updateKiosk, deleteKiosk],
  create: async ({ client }, name) => (await client.write('kiosk', createKiosk, { body: kioskBody(name) })).id,
  rename: ({ client }, id, name) =>
    client.write('change of a kiosk', updateKiosk, { params: { id }, body: kioskBody(name) }),
  remove: ({ client }, id) => client.write('deletion of a kiosk', deleteKiosk, { params: { id } }),
  list: async ({ client, organisation: uuid }) =>
    (await client.call(listKiosks, { params: { uuid }, query: {} })).screens.map(({ id, name }) => ({
      id: String(id),
      name,
    })),
};

const limits = { max_metres: 100, max_seconds: null };

const routeCase: RecordKind = {
  kind: 'route case',
  calls: [createRouteCase, updateRouteCase, deleteRouteCase],
  // A location may have two hundred.
  most: 150,
  create: async ({ client, project: uuid, floor: floor_id }, name) => {
    const ends = { from: { floor_id, object_name: name }, to: { floor_id, object_name: 'exit' } };
    const body = { ...limits, ...ends, name, step_free: false };
    return (await client.write('route case', createRouteCase, { params: { uuid }, body })).id;
  },
  rename: ({ client, project: uuid }, id, name) =>
    client.write('change of a route case', updateRouteCase, { params: { uuid, id }, body: { ...limits, name } }),
  remove: ({ client, project: uuid }, id) =>
    client.write('deletion of a route case', deleteRouteCase, { params: { uuid, id } }),
  list: async ({ client, project: uuid }) =>
    (await client.call(listRouteCases, { params: { uuid } })).map(({ id, name }) => ({ id: String(id), name })),
};

/** Its key is made by the service, so it has its name from the change that follows. */
const accessKey: RecordKind = {
  kind: 'access key',
  calls: [createAccessKey, updateAccessKey, deleteAccessKey],
  // A location may have twenty, and a deletion that was disturbed may have to wait.
  most: 12,
  create: async ({ client, bench: { project: uuid } }, name) => {
    const { key } = await client.write('access key', createAccessKey, { params: { uuid }, body: {} });
    await client.write('name of an access key', updateAccessKey, {
      params: { uuid, key },
      body: { name, domains: [] },
    });
    return key;
  },
  rename: ({ client, bench: { project: uuid } }, key, name) =>
    client.write('change of an access key', updateAccessKey, { params: { uuid, key }, body: { name, domains: [] } }),
  remove: ({ client, bench: { project: uuid } }, key) =>
    client.write('deletion of an access key', deleteAccessKey, { params: { uuid, key } }),
  list: async ({ client, bench: { project: uuid } }) =>
    (await client.call(listAccessKeys, { params: { uuid } })).map(({ key, name }) => ({ id: key, name })),
};

const location: RecordKind = {
  kind: 'location',
  calls: [createProject, updateProject, deleteProject],
  create: async ({ client, organisation: uuid }, name) =>
    (await client.write('location', createProject, { params: { uuid }, body: { name } })).project.uuid,
  rename: ({ client }, uuid, name) =>
    client.write('change of a location', updateProject, { params: { uuid }, body: { name } }),
  remove: ({ client }, uuid) => client.write('deletion of a location', deleteProject, { params: { uuid } }),
  list: async ({ client, organisation: uuid }) =>
    (await client.call(listProjects, { params: { uuid }, query: {} })).map(({ uuid: id, name }) => ({ id, name })),
};

const buildingsOf = async ({ client, estate: id }: Place) =>
  (await client.call(listBuildings, { params: { id } })).buildings;

/** Each building has a floor; names of the whole list are saved at once. */
const building: RecordKind = {
  kind: 'building',
  calls: [createBuilding, createFloor, saveBuildings, deleteBuilding],
  create: async ({ client, estate: uuid }, name) => {
    const body = { name, shortname: 'B' };
    const made = await client.write('building', createBuilding, { params: { uuid }, body });
    const floor = { name: 'Ground', shortname: 'G', order: 0 };
    await client.write('floor', createFloor, { params: { uuid: made.uuid }, body: floor });
    return made.uuid;
  },
  rename: async (place, uuid, name) => {
    const buildings = (await buildingsOf(place)).map((one) => (one.uuid === uuid ? { ...one, name } : one));
    await place.client.write('names of buildings', saveBuildings, {
      params: { uuid: place.estate },
      body: { buildings },
    });
  },
  remove: ({ client }, uuid) => client.write('deletion of a building', deleteBuilding, { params: { uuid } }),
  list: async (place) => (await buildingsOf(place)).map(({ uuid: id, name }) => ({ id, name })),
};

/** A destination in a room: its name is that of the room. */
const placement: RecordKind = {
  kind: 'placement',
  calls: [createPlacement, updatePlacement, deletePlacement],
  create: async ({ client, yard: { floor: floor_id }, destination: parent_id }, object_name) =>
    (await client.write('placement', createPlacement, { body: { object_name, floor_id, parent_id } })).id,
  rename: ({ client, yard: { floor: floor_id }, destination: parent_id }, id, object_name) =>
    client.write('change of a placement', updatePlacement, {
      params: { id },
      body: { object_name, floor_id, parent_id },
    }),
  remove: ({ client }, id) => client.write('deletion of a placement', deletePlacement, { params: { id } }),
  list: async ({ client, yard: { project: uuid } }) =>
    (await client.call(listPlacements, { params: { uuid } })).map(({ id, object_name }) => ({
      id: String(id),
      name: object_name,
    })),
};

/** Rooms that one call gives a destination. */
const ROOMS = 3;

/** A new destination in several rooms by one call, taken back by another one. */
const placedAtOnce: RecordKind = {
  kind: 'placed at once',
  calls: [createPlacements, undoPlacements],
  create: async ({ client, yard: { project: uuid, floor: floor_id } }, name) => {
    const rooms = Array.from({ length: ROOMS }, (_, at) => ({ floor_id, object_name: `${name}-${at}` }));
    const body = { destinations: [{ name, rooms }] };
    return JSON.stringify(await client.write('placements at once', createPlacements, { params: { uuid }, body }));
  },
  remove: ({ client, yard: { project: uuid } }, made) =>
    client.write('undo of placements', undoPlacements, { params: { uuid }, body: JSON.parse(made) }),
  list: async ({ client, yard: { project: uuid } }) => {
    const rooms = new Map<string, number>();
    for (const { destination } of await client.call(listPlacements, { params: { uuid } }))
      rooms.set(destination.name, (rooms.get(destination.name) ?? 0) + 1);
    return [...rooms].map(([name, count]) => ({
      id: name,
      name,
      half: name.startsWith('placed at once ') && count !== ROOMS ? `it has ${count} rooms` : undefined,
    }));
  },
};

export const SITE_RECORDS: readonly RecordKind[] = [
  kiosk,
  routeCase,
  accessKey,
  location,
  building,
  placement,
  placedAtOnce,
];
