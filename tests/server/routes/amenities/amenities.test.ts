import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAmenity, deleteAmenity, listAmenities, updateAmenity } from '@/contract/amenities/amenities';
import { readProjectData } from '@/contract/locations/projectData';
import { readPoints } from '@/contract/network/network';
import { searchOrganisation } from '@/contract/search/search';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let location: TestLocation;
let nodes: number[];
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, uuid);
  const { rows } = await test.database.pool.query<{ id: number }>(
    `INSERT INTO nodes (organisation_id, project_id, floor_id, x, y, z)
     SELECT organisation_id, project_id, id, 1, 1, 0 FROM floors WHERE uuid = ANY ($1)
     ORDER BY array_position($1, uuid) RETURNING id`,
    [location.floors],
  );
  nodes = rows.map(({ id }) => id);
});
afterAll(() => test.close());

type Body = Parameters<typeof test.call<typeof createAmenity>>[1]['body'];
const create = (body: Body) => test.call(createAmenity, { as, params: { uuid }, body });
const save = (id: number, body: Body & { revision?: number }) =>
  test.call(updateAmenity, { as, params: { id: String(id) }, body });
const remove = (id: number) => test.call(deleteAmenity, { as, params: { id: String(id) } });
const list = async () => (await test.call(listAmenities, { as, params: { uuid } })).data;
const placeAt = (amenity: number, node: number | undefined) =>
  test.database.pool.query('INSERT INTO node_amenities (node_id, amenity_id) VALUES ($1, $2)', [node, amenity]);
const contentRevision = async () =>
  (
    await test.database.pool.query<{ content_revision: number }>(
      'SELECT content_revision FROM projects WHERE uuid = $1',
      [location.project],
    )
  ).rows[0]?.content_revision;

it('[AM1] [AM2] creates, changes and deletes an amenity, each with an audit entry', async () => {
  const made = await create({ name: '  Toilets ', icon_id: 14 });
  expect(made.message).toBe('Toilets created successfully.');
  const toilets = {
    id: made.data.id,
    uuid: made.data.uuid,
    name: 'Toilets',
    description: '',
    icon_id: 14,
    always_show: 0,
    disable_search: 0,
    organisation_id: test.organisations.riverside,
    logo: null,
    icon: { url: '/icons/standard/toilet.svg' },
    revision: 1,
    nodes: 0,
  };
  expect(made.data).toEqual(toilets);
  const cash = (await create({ name: 'Cash machine', icon_id: 10, always_show: 1 })).data;
  expect((await list()).map(({ name, always_show }) => [name, always_show])).toEqual([
    ['Cash machine', 1],
    ['Toilets', 0],
  ]);
  const changed = await save(toilets.id, {
    name: 'WC',
    description: 'Clean',
    icon_id: 14,
    disable_search: 1,
    revision: 1,
  });
  expect([changed.message, changed.data]).toEqual([
    'Amenity updated successfully.',
    { ...toilets, name: 'WC', description: 'Clean', disable_search: 1, revision: 2 },
  ]);
  for (const { id } of [toilets, cash]) expect((await remove(id)).message).toBe('Amenity deleted successfully.');
  expect(await list()).toEqual([]);
  const { rows } = await test.database.pool.query<{ event: string }>(
    "SELECT event FROM audit_entries WHERE tag = 'amenity' AND subject = $1 ORDER BY id",
    [String(toilets.id)],
  );
  expect(rows.map(({ event }) => event)).toEqual(['created', 'updated', 'deleted']);
});

it('[AM2] rejects a save that is based on an older revision with the present record', async () => {
  const { data } = await create({ name: 'Lift', icon_id: 41 });
  await save(data.id, { name: 'Lifts', icon_id: 41, revision: 1 });
  const stale = await save(data.id, { name: 'Elevator', icon_id: 41, revision: 1 });
  expect([stale.status, stale.error?.current]).toMatchObject([409, { name: 'Lifts', revision: 2 }]);
  await remove(data.id);
});

it.each([
  [{ name: ' ', icon_id: 1 }, 'name', 'Please input amenity name'],
  [{ name: 'x'.repeat(101), icon_id: 1 }, 'name', 'Length should be 1 to 100'],
  [{ name: 'A', icon_id: 0 }, 'icon_id', 'Please select amenity icon'],
  [{ name: 'A', icon_id: 99_999 }, 'icon_id', 'Please select amenity icon'],
] satisfies [Body, string, string][])('[AM3] rejects %j at its field and stores nothing', async (body, field, text) => {
  const { status, error } = await create(body);
  expect([status, error?.errors?.[field]]).toEqual([422, [text]]);
  expect(await list()).toEqual([]);
});

it('[AM4] [AM5] an amenity is deleted at its nodes too, and their location has unpublished changes', async () => {
  const { data } = await create({ name: 'Toilets', icon_id: 14 });
  for (const node of nodes) await placeAt(data.id, node);
  expect((await list()).map((one) => one.nodes)).toEqual([nodes.length]);
  const project = await test.call(readProjectData, { as, params: { uuid: location.project } });
  expect(project.data.amenities).toMatchObject([{ id: data.id, name: 'Toilets' }]);
  const points = async () => (await test.call(readPoints, { as, params: { uuid: location.floors[0] } })).data.amenities;
  expect(await points()).toMatchObject([
    {
      node_id: nodes[0],
      global_amenity: { id: data.id, name: 'Toilets', icon: { url: '/icons/standard/toilet.svg' } },
    },
  ]);
  const before = await contentRevision();
  await save(data.id, { name: 'WC', icon_id: 14 });
  expect(await contentRevision()).toBe((before ?? 0) + 1);
  await remove(data.id);
  expect(await contentRevision()).toBe((before ?? 0) + 2);
  expect(await points()).toEqual([]);
});

it('[AM6] the global search finds an amenity', async () => {
  const { data } = await create({ name: 'Phone charging', icon_id: 38 });
  const found = await test.call(searchOrganisation, { as, params: { uuid }, query: { s: 'charg' } });
  expect(found.data.globalAmenities).toEqual([{ id: data.id, name: 'Phone charging' }]);
  await remove(data.id);
});
