import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listCategories } from '@/contract/categories/categories';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import {
  createDestination,
  createPlacement,
  deletePlacement,
  findPlacement,
  listDestinations,
  listPlacements,
  updatePlacement,
} from '@/contract/destinations/destinations';
import { readProject } from '@/contract/locations/projectDetails';
import { meshesWithoutNodes } from '@/contract/locations/projects';
import { saveNetwork } from '@/contract/network/network';
import { translate } from '@/contract/texts/translate';
import { inTransaction } from '../../../../server/database/transaction';
import { insertCategories } from '../../../../server/repositories/destinations/bulkInserts';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { nodeChanges, testNode } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let categories: number[];
let foreignCategory: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  const category = (name: string) => ({ name, description: '', color: '#117733', iconId: 1 });
  categories = await inTransaction(test.database.pool, (client) =>
    insertCategories(client, test.organisations.riverside, [category('Food'), category('Shoes')]),
  );
  [foreignCategory = 0] = await inTransaction(test.database.pool, (client) =>
    insertCategories(client, test.organisations.harbour, [category('Wards')]),
  );
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
});
afterAll(() => test.close());

const create = (body: Parameters<typeof test.call<typeof createDestination>>[1]['body']) =>
  test.call(createDestination, { as, params: { uuid: organisation }, body });
const place = (parent_id: number, object_name = 'room-1', floor_id = location.floors[0]) =>
  test.call(createPlacement, { as, body: { object_name, floor_id, parent_id } });
const list = async (search?: string) =>
  (await test.call(listDestinations, { as, params: { uuid: organisation }, query: { search } })).data;

it('[DE1] creates a destination in categories of its organisation and finds it by its name', async () => {
  const made = await create({ name: 'Corner Bakery', tags: ['bread'], categories: [{ id: categories[0] ?? 0 }] });
  expect(made.data).toMatchObject({
    name: 'Corner Bakery',
    tags: ['bread'],
    categories: [{ id: categories[0], name: 'Food' }],
    default_category_colour: '#117733',
    organisation_uuid: organisation,
    revision: 1,
  });
  expect((await list('corner')).map(({ id }) => id)).toEqual([made.data.id]);
  expect(
    (await test.call(listCategories, { as, params: { uuid: organisation } })).data.map(({ name }) => name),
  ).toEqual(['Food', 'Shoes']);
});

it('[DE2] refuses an empty name and a category of another organisation, and creates nothing', async () => {
  const before = (await list()).length;
  expect((await create({ name: ' ' })).error.errors).toEqual({ name: [translate('destination.nameMissing')] });
  const foreign = await create({ name: 'A', categories: [{ id: foreignCategory }] });
  const missing = await create({ name: 'A', categories: [{ id: NO_NUMBER }] });
  expect([foreign.status, foreign.body]).toEqual([422, missing.body]);
  expect(await list()).toHaveLength(before);
});

it('[DE2] [DB24] of many that are created at once each has its own name, categories and entry, and a wrong one is refused alone', async () => {
  const before = (await test.audit()).length;
  const wanted = (at: number) => (at % 3 === 0 ? categories : at % 3 === 1 ? categories.slice(0, 1) : []);
  const names = Array.from({ length: 30 }, (_, at) => `Kiosk ${at} of many`);
  const answers = await Promise.all(
    names.map((name, at) =>
      create({
        name,
        tags: [`t${at}`],
        categories: at === 4 ? [{ id: foreignCategory }] : wanted(at).map((id) => ({ id })),
      }),
    ),
  );
  for (const [at, one] of answers.entries()) {
    expect(one.status).toBe(at === 4 ? 422 : 200);
    if (at === 4) continue;
    const made = one.data;
    expect(made).toMatchObject({ name: names[at], tags: [`t${at}`] });
    expect(made.categories.map(({ id }) => id).toSorted()).toEqual(wanted(at));
    const entry = (await test.audit()).slice(before).filter(({ subject }) => subject === String(made.id));
    expect(entry).toMatchObject([{ tag: 'destination', event: 'created' }]);
  }
  expect((await list('of many')).map(({ name }) => name).toSorted()).toEqual(
    names.filter((_, at) => at !== 4).toSorted(),
  );
  expect(await test.audit()).toHaveLength(before + 29);
});

it('[DE3] changes a destination everywhere, and refuses a stale change with the record as it is', async () => {
  const { id } = (await create({ name: 'Shoe Box' })).data;
  await place(id);
  const change = (name: string, revision: number) =>
    test.call(updateDestination, { as, params: { id: String(id) }, body: { name, revision } });
  expect((await change('Shoe Palace', 1)).data.revision).toBe(2);
  const stale = await change('Shoe Hut', 1);
  expect([stale.status, stale.error.current]).toMatchObject([409, { name: 'Shoe Palace', revision: 2 }]);
  const [placed] = (await test.call(listPlacements, { as, params: { uuid: location.project } })).data;
  expect(placed?.destination.name).toBe('Shoe Palace');
});

it('[DE4] [RT16] places a destination on a mesh, finds it there, moves it and takes it off', async () => {
  const { id } = (await create({ name: 'Book Nook' })).data;
  const { data: placed, message } = await place(id);
  expect(message).toBe('Book Nook was placed in the room.');
  expect(placed).toMatchObject({
    object_name: 'room-1',
    location_name: 'Book Nook',
    destination: { parent_id: id, flagship: 0 },
  });
  const found = () => test.call(findPlacement, { as, body: { object_name: 'room-2', floor_id: location.floors[0] } });
  // The console asks for each room that is selected: an empty one is an ordinary answer.
  expect([(await found()).status, (await found()).data]).toEqual([200, null]);
  const moved = await test.call(updatePlacement, {
    as,
    params: { id: String(placed.id) },
    body: {
      object_name: 'room-2',
      floor_id: location.floors[0],
      parent_id: id,
      location_id: 'G2',
      location_status: 'NEW',
      flagship: 1,
      revision: 1,
    },
  });
  expect(moved.data).toMatchObject({
    location_id: 'G2',
    location_status: 'NEW',
    destination: { flagship: 1 },
    revision: 2,
  });
  expect((await found()).data?.id).toBe(placed.id);
  const taken = await test.call(deletePlacement, { as, params: { id: String(placed.id) } });
  expect(taken.message).toBe('Book Nook was taken out of the room. The destination is kept.');
  expect((await found()).data).toBeNull();
  expect((await list('Book Nook')).map((one) => one.id)).toEqual([id]);
});

it('[DE5] lets a mesh carry one destination: of two placed at once one is refused with the other', async () => {
  const [one, other] = [(await create({ name: 'One' })).data.id, (await create({ name: 'Other' })).data.id];
  const replies = await Promise.all([place(one), place(other)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, loser] = replies[0]?.status === 200 ? replies : [replies[1], replies[0]];
  expect(loser?.error.current).toMatchObject({ id: winner?.data.id });
});

it('[DE6] refuses a destination that is not there, in the words of the editor', async () => {
  const reply = await place(NO_NUMBER);
  expect([reply.status, reply.error.errors]).toEqual([422, { parent_id: [translate('editor.parentInvalid')] }]);
});

it('[DE7] names the meshes with a destination that no node leads into', async () => {
  await place((await create({ name: 'Far Away' })).data.id, 'room-3');
  await place((await create({ name: 'Close By' })).data.id, 'room-4');
  const node = { ...testNode(-1, location.floors[0], 1, 0), mesh: 'room-4' };
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body: nodeChanges(0, { new: [node] }) });
  const missing = (await test.call(meshesWithoutNodes, { as, params: { uuid: location.project } })).data;
  expect(missing).toEqual([
    { object_name: 'room-3', floor_id: location.floors[0], floor_name: 'Ground', name: 'Far Away' },
  ]);
});

it('[DE8] a change of what is placed is a change to publish', async () => {
  const status = async () =>
    (await test.call(readProject, { as, params: { uuid: location.project } })).data.publish_status;
  await test.database.pool.query('UPDATE projects SET published_revision = content_revision, publication_id = NULL');
  const current = () =>
    test.database.pool.query('SELECT 1 FROM projects WHERE uuid = $1 AND content_revision = published_revision', [
      location.project,
    ]);
  expect((await current()).rowCount).toBe(1);
  const { id } = (await create({ name: 'Anything' })).data;
  expect((await current()).rowCount).toBe(1);
  await place(id);
  expect((await current()).rowCount).toBe(0);
  expect(await status()).toBe(1);
});
