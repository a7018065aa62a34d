import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import {
  createDestination,
  createPlacement,
  listDestinations,
  listPlacements,
  updatePlacement,
} from '@/contract/destinations/destinations';
import {
  createPlacements,
  MOST_PLACED_AT_ONCE,
  type PlacedBatch,
  undoPlacements,
} from '@/contract/destinations/placementBatches';
import { readProject } from '@/contract/locations/projectDetails';
import { translate } from '@/contract/texts/translate';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let other: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  other = await makeLocation(test, as, organisation);
});
afterAll(() => test.close());

type Part = { name?: string; parent_id?: number; rooms: { floor_id: string; object_name: string }[] };
const room = (object_name: string, floor_id = location.floors[0]) => ({ floor_id, object_name });
const create = (destinations: Part[], idempotencyKey?: string) =>
  test.call(createPlacements, {
    as,
    params: { uuid: location.project },
    body: { destinations },
    ...(idempotencyKey && { idempotencyKey }),
  });
const undo = (batch: PlacedBatch) => test.call(undoPlacements, { as, params: { uuid: location.project }, body: batch });
const placed = async (project = location.project) =>
  (await test.call(listPlacements, { as, params: { uuid: project } })).data;
const names = async () =>
  (await placed()).map(({ object_name, location_name }) => `${object_name} ${location_name}`).sort();
const named = async (search: string) =>
  (await test.call(listDestinations, { as, params: { uuid: organisation }, query: { search } })).data;

it('[DE9] gives rooms new and existing destinations in one call, with one entry of the audit', async () => {
  const { id } = (
    await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Old Café' } })
  ).data;
  const entries = (await test.audit()).length;
  const reply = await create([
    { name: ' Batch Toilets ', rooms: [room('a'), room('b', location.floors[1])] },
    { parent_id: id, rooms: [room('c')] },
  ]);
  expect(reply.data.destinations).toHaveLength(1);
  expect(reply.data.placements).toHaveLength(3);
  expect(await names()).toEqual(['a Batch Toilets', 'b Batch Toilets', 'c Old Café']);
  expect((await test.audit()).slice(entries)).toMatchObject([{ tag: 'placement', event: 'created' }]);
  expect((await test.call(readProject, { as, params: { uuid: location.project } })).data.publish_status).toBe(1);
});

it('[DE9] creates nothing when a room is taken, twice in the list, of another location, or a destination is unknown', async () => {
  await create([{ name: 'Here first', rooms: [room('taken')] }]);
  const taken = await create([{ name: 'Never one', rooms: [room('free'), room('taken')] }]);
  expect([taken.status, taken.error.current]).toMatchObject([409, [{ object_name: 'taken' }]]);
  expect((await create([{ name: 'Never two', rooms: [room('x'), room('x')] }])).status).toBe(409);
  expect((await create([{ name: 'Never three', rooms: [room('x', other.floors[0])] }])).status).toBe(404);
  const unknown = await create([
    { name: 'Never four', rooms: [room('x')] },
    { parent_id: NO_NUMBER, rooms: [room('y')] },
  ]);
  expect([unknown.status, unknown.error.errors]).toEqual([422, { destinations: [translate('editor.parentInvalid')] }]);
  expect([await names(), await named('Never')]).toEqual([['taken Here first'], []]);
});

it('[DE9] takes a name or a destination, and at most 500 rooms', async () => {
  const many = Array.from({ length: MOST_PLACED_AT_ONCE }, (_, at) => room(`room-${at}`));
  for (const wrong of [
    [],
    [{ rooms: [room('x')] }],
    [{ name: 'Both', parent_id: 1, rooms: [room('x')] }],
    [{ name: ' ', rooms: [room('x')] }],
    [{ name: 'None', rooms: [] }],
    [
      { name: 'Many', rooms: many },
      { name: 'More', rooms: [room('x')] },
    ],
  ])
    expect((await create(wrong)).status).toBe(422);
  expect((await create([{ name: 'Many', rooms: many }])).data.placements).toHaveLength(MOST_PLACED_AT_ONCE);
});

it('[DE9] has one effect when it is repeated under its key', async () => {
  const twice = [
    await create([{ name: 'Once only', rooms: [room('a')] }], 'placed-once-1'),
    await create([{ name: 'Once only', rooms: [room('a')] }], 'placed-once-1'),
  ];
  expect(twice[1]?.data).toEqual(twice[0]?.data);
  expect(await named('Once only')).toHaveLength(1);
});

it('[DE10] undo deletes exactly what the call made', async () => {
  const { id } = (
    await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Undo Bar' } })
  ).data;
  await test.call(createPlacement, { as, body: { ...room('before'), parent_id: id } });
  const batch = (
    await create([
      { name: 'Undo Toilets', rooms: [room('a'), room('b')] },
      { parent_id: id, rooms: [room('c')] },
    ])
  ).data;
  expect((await undo(batch)).data).toEqual({ removed: 3, kept: [] });
  expect([await names(), (await named('Undo')).map(({ name }) => name)]).toEqual([['before Undo Bar'], ['Undo Bar']]);
  expect((await undo(batch)).data).toEqual({ removed: 0, kept: [] });
});

it('[DE10] undo keeps and names what was changed since, and what is placed elsewhere too', async () => {
  const batch = (
    await create([
      { name: 'Kept renamed', rooms: [room('a'), room('b')] },
      { name: 'Kept moved', rooms: [room('c')] },
      { name: 'Kept elsewhere', rooms: [room('d')] },
      { name: 'Gone again', rooms: [room('e')] },
    ])
  ).data;
  const [renamed, , elsewhere] = batch.destinations.map(({ id }) => id);
  await test.call(updateDestination, { as, params: { id: String(renamed) }, body: { name: 'Kept newer' } });
  const moved = (await placed()).find(({ object_name }) => object_name === 'c');
  await test.call(updatePlacement, {
    as,
    params: { id: String(moved?.id) },
    body: { ...room('f'), parent_id: moved?.destination.parent_id ?? 0 },
  });
  const far = await test.call(createPlacement, {
    as,
    body: { ...room('far', other.floors[0]), parent_id: elsewhere ?? 0 },
  });
  // Not even a caller who names it may empty a room of another location.
  const placements = [...batch.placements, { id: far.data.id, revision: far.data.revision ?? 1 }];
  expect((await undo({ ...batch, placements })).data).toEqual({
    removed: 1,
    kept: ['Kept newer', 'Kept moved', 'Kept elsewhere'],
  });
  expect(await names()).toEqual(['a Kept newer', 'b Kept newer', 'd Kept elsewhere', 'f Kept moved']);
  expect(await placed(other.project)).toHaveLength(1);
  expect(await named('Gone again')).toEqual([]);
});
