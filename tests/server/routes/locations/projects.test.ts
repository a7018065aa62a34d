import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBuilding,
  createFloor,
  deleteBuilding,
  deleteFloor,
  listBuildings,
  saveBuildings,
} from '@/contract/buildings/buildings';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { createProject, deleteProject, listProjects, publishProjectByPost } from '@/contract/locations/projects';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { translate } from '@/contract/texts/translate';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const create = (name: string) => test.call(createProject, { as, params: { uuid: organisation }, body: { name } });
const buildings = async (id: string) => (await test.call(listBuildings, { as, params: { id } })).data.buildings;

it('[PR1] creates a location, which then stands in the list and can be read', async () => {
  const made = await create('  East Wing ');
  expect(made.message).toBe(translate('created', { name: 'East Wing' }));
  const { uuid } = made.data.project;
  expect(made.data.project).toMatchObject({
    name: 'East Wing',
    hasMap: false,
    publish_status: 1,
    is_publishing: false,
  });
  const list = await test.call(listProjects, { as, params: { uuid: organisation }, query: {} });
  expect(list.data.map((one) => one.uuid)).toContain(uuid);
  expect((await test.call(readProject, { as, params: { uuid } })).data.name).toBe('East Wing');
});

it('[PR2] refuses a name that is empty or too long, in words, and creates nothing', async () => {
  const count = async () =>
    (await test.call(listProjects, { as, params: { uuid: organisation }, query: {} })).data.length;
  const before = await count();
  for (const [name, text] of [
    ['   ', translate('location.nameMissing')],
    ['x'.repeat(101), translate('location.nameLength')],
  ] as const) {
    const reply = await create(name);
    expect([reply.status, reply.error.errors]).toEqual([422, { name: [text] }]);
  }
  expect(await count()).toBe(before);
});

it('[PR3] gives a part of the list, searched, when asked for it', async () => {
  for (const name of ['Quay One', 'Quay Two', 'Quay Three']) await create(name);
  const query = (search: string, limit?: number, offset?: number) =>
    test.call(listProjects, { as, params: { uuid: organisation }, query: { search, limit, offset } });
  const names = async (...asked: Parameters<typeof query>) => (await query(...asked)).data.map(({ name }) => name);
  const all = await test.app.inject({
    url: `/api/organisations/${organisation}/projects?search=quay&limit=1&offset=1`,
    headers: { authorization: `Bearer ${as}` },
  });
  expect(JSON.parse(all.body).data.map(({ name }: { name: string }) => name)).toEqual(['Quay Three']);
  expect(await names('100%', 10, 0)).toEqual([]);
});

it('[PR4] refuses a change that is based on an old revision with the record as it is, and takes one without', async () => {
  const { uuid } = (await create('Revised')).data.project;
  const change = (name: string, revision?: number) =>
    test.call(updateProject, { as, params: { uuid }, body: { name, ...(revision !== undefined && { revision }) } });
  expect((await change('Revised once', 1)).data).toMatchObject({ name: 'Revised once', revision: 2 });
  const stale = await change('Lost', 1);
  expect([stale.status, stale.error.current]).toMatchObject([409, { name: 'Revised once', revision: 2 }]);
  expect((await change('Revised twice')).data.revision).toBe(3);
});

it('[PR4] lets one of two changes on the same revision win', async () => {
  const { uuid } = (await create('Raced')).data.project;
  const replies = await Promise.all(
    ['One', 'Other'].map((name) => test.call(updateProject, { as, params: { uuid }, body: { name, revision: 1 } })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('[PR5] deletes a location with all that it holds', async () => {
  const { project, floors } = await makeLocation(test, as, organisation);
  expect((await test.call(deleteProject, { as, params: { uuid: project } })).status).toBe(200);
  expect((await test.call(readProject, { as, params: { uuid: project } })).status).toBe(404);
  expect((await test.call(deleteFloor, { as, params: { uuid: floors[0] } })).status).toBe(404);
});

it('[BF1] creates buildings and floors, listed from the lowest floor to the highest', async () => {
  const { project, building } = await makeLocation(test, as, organisation);
  await test.call(createFloor, { as, params: { uuid: building }, body: { name: 'Cellar', shortname: 'C', order: -1 } });
  const [found] = await buildings(project);
  expect(found?.floors.map(({ name, elevation }) => [name, elevation])).toEqual([
    ['Cellar', -5],
    ['Ground', 0],
    ['First', 5],
  ]);
});

it('[BF2] refuses a building or floor without a name or short name', async () => {
  const { project, building } = await makeLocation(test, as, organisation);
  const noBuilding = await test.call(createBuilding, {
    as,
    params: { uuid: project },
    body: { name: '', shortname: '' },
  });
  expect(noBuilding.error.errors).toEqual({
    name: [translate('building.nameMissing')],
    shortname: [translate('building.shortnameMissing')],
  });
  const noFloor = await test.call(createFloor, {
    as,
    params: { uuid: building },
    body: { name: ' ', shortname: 'X', order: 1 },
  });
  expect(noFloor.error.errors).toEqual({ name: [translate('floor.nameMissing')] });
});

it('[BF3] saves names and order of all buildings at once, or nothing when one of them is not of the location', async () => {
  const { project, building, floors } = await makeLocation(test, as, organisation);
  const other = await makeLocation(test, as, organisation);
  const floor = (uuid: string, name: string, order: number) => ({ uuid, name, shortname: 'F', order });
  const body = (second: string) => ({
    buildings: [
      {
        uuid: building,
        name: 'Renamed',
        shortname: 'R',
        floors: [floor(floors[0], 'Up', 3), floor(second, 'Down', -2)],
      },
    ],
  });
  const refused = await test.call(saveBuildings, { as, params: { uuid: project }, body: body(other.floors[0]) });
  expect(refused.status).toBe(404);
  expect((await buildings(project))[0]?.name).toBe('Hall');
  const saved = await test.call(saveBuildings, { as, params: { uuid: project }, body: body(floors[1]) });
  expect(saved.data.buildings[0]).toMatchObject({
    name: 'Renamed',
    floors: [{ name: 'Down' }, { name: 'Up', elevation: 15 }],
  });
});

it('[BF8] saves on one revision: one is stored, the others get the list as it is now and overwrite nothing', async () => {
  const { project, building } = await makeLocation(test, as, organisation);
  const list = async () => (await test.call(listBuildings, { as, params: { id: project } })).data;
  const before = await list();
  const rename = (floor: number, name: string, revision = before.revision) =>
    test.call(saveBuildings, {
      as,
      params: { uuid: project },
      body: {
        revision,
        buildings: before.buildings.map((one) => ({
          ...one,
          floors: one.floors.map((other, at) => (at === floor ? { ...other, name } : other)),
        })),
      },
    });
  const answers = await Promise.all([rename(0, 'Cellar'), rename(1, 'Attic'), rename(0, 'Vault')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const now = await list();
  expect(now.buildings).toEqual(answers.find(({ status }) => status === 200)?.data.buildings);
  for (const { error } of answers.filter(({ status }) => status === 409)) expect(error.current).toEqual(now);
  await test.call(createFloor, {
    as,
    params: { uuid: building },
    body: { name: 'Roof', shortname: 'R', order: 2 },
  });
  expect((await rename(1, 'Attic', now.revision)).status).toBe(409);
});

it('[BF6] lifts the nodes of a floor with it, as a revision of the network of its own', async () => {
  const { project, building, floors } = await makeLocation(test, as, organisation);
  await test.call(saveNetwork, { as, params: { uuid: project }, body: chain(floors) });
  const heights = async () => {
    const { data } = await test.call(readNetwork, { as, params: { uuid: project } });
    const of = (floor: string) => data.nodes.filter(({ floor_id }) => floor_id === floor).map(({ z }) => z);
    return { lower: of(floors[0]), upper: of(floors[1]), revision: data.revision };
  };
  const before = await heights();
  const floor = (uuid: string, name: string, order: number) => ({ uuid, name, shortname: 'F', order });
  const swapped = [floor(floors[0], 'Ground', 1), floor(floors[1], 'First', 0)];
  const body = { buildings: [{ uuid: building, name: 'Hall', shortname: 'H', floors: swapped }] };
  await test.call(saveBuildings, { as, params: { uuid: project }, body });
  const after = await heights();
  expect(after.lower).toEqual(before.lower.map((z) => z + 5));
  expect(after.upper).toEqual(before.upper.map((z) => z - 5));
  expect(after.revision).toBe(before.revision + 1);
  await test.call(saveBuildings, { as, params: { uuid: project }, body });
  expect(await heights()).toEqual(after);
});

it('[BF4] takes the network of a deleted floor along, as a revision of its own', async () => {
  const { project, floors } = await makeLocation(test, as, organisation);
  const network = chain(floors);
  await test.call(saveNetwork, { as, params: { uuid: project }, body: network });
  await test.call(deleteFloor, { as, params: { uuid: floors[1] } });
  const left = (await test.call(readNetwork, { as, params: { uuid: project } })).data;
  expect(left.revision).toBe(2);
  expect(left.nodes.every(({ floor_id }) => floor_id === floors[0])).toBe(true);
  await test.call(deleteFloor, { as, params: { uuid: floors[0] } });
  const empty = (await test.call(readNetwork, { as, params: { uuid: project } })).data;
  expect(empty).toEqual({ revision: 3, nodes: [], joins: [], transitgroups: [], floors: [] });
  const stale = await test.call(saveNetwork, { as, params: { uuid: project }, body: { ...network, revision: 2 } });
  expect(stale.status).toBe(409);
});

it('[BF5] deletes a building with its floors', async () => {
  const { project, building, floors } = await makeLocation(test, as, organisation);
  await test.call(deleteBuilding, { as, params: { uuid: building } });
  expect(await buildings(project)).toEqual([]);
  expect((await test.call(deleteFloor, { as, params: { uuid: floors[0] } })).status).toBe(404);
});

it('[LO9] publishes nothing to demo units where there is none', async () => {
  const { project } = await makeLocation(test, as, organisation, { withPlan: true });
  const reply = await test.call(publishProjectByPost, { as, params: { uuid: project }, query: { demo: '1' } });
  expect([reply.status, reply.error.code]).toEqual([422, 'no-demo-units']);
  expect((await test.call(readProject, { as, params: { uuid: project } })).data.is_publishing).toBe(false);
});
