import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAmenity } from '@/contract/amenities/amenities';
import { createCategory } from '@/contract/categories/categories';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { createAccessKey } from '@/contract/locations/accessKeys';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { USAGE_CALLS, type UsageKind } from '@/contract/usage/usage';
import { NO_NUMBER } from '../../support/service/noNumber';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, uuid);
});
afterAll(() => test.close());

const used = async (kind: UsageKind, id: string | number, by = as) => {
  const params = { id: String(id), uuid: String(id) };
  const answer = await test.call(USAGE_CALLS[kind], { as: by, params } as never);
  return answer.status === 200 ? answer.data : answer.status;
};
const category = async (name: string, parent_id = 0) =>
  (await test.call(createCategory, { as, params: { uuid }, body: { name, icon_id: 2, parent_id } })).data.id;
const shop = async (name: string, more: object = {}) =>
  (await test.call(createDestination, { as, params: { uuid }, body: { name, ...more } })).data.id;
const place = (object_name: string, parent_id: number) =>
  test.call(createPlacement, { as, body: { object_name, floor_id: location.floors[0], parent_id } });

it('[FM39] a category names its destinations, those that have it alone, and its sub-categories', async () => {
  const [fashion, other] = [await category('Fashion'), await category('Other')];
  const shoes = await category('Shoes', fashion);
  for (const name of ['b', 'A', 'c', 'd', 'e', 'f']) await shop(`Shop ${name}`, { categories: [{ id: fashion }] });
  await shop('Both', { categories: [{ id: shoes }, { id: other }] });
  expect(await used('category', fashion)).toEqual([
    { part: 'subCategories', count: 1, names: ['Shoes'] },
    { part: 'destinations', count: 7, names: ['Both', 'Shop A', 'Shop b', 'Shop c', 'Shop d'] },
    { part: 'destinationsOnlyHere', count: 6, names: ['Shop A', 'Shop b', 'Shop c', 'Shop d', 'Shop e'] },
  ]);
  expect(await used('category', other)).toEqual([{ part: 'destinations', count: 1, names: ['Both'] }]);
});

it('[FM39] a destination names its rooms, and the events that no visitor sees without it', async () => {
  const [climbing, cinema] = [await shop('Climbing'), await shop('Cinema')];
  await shop('Climbing wall', { parent_id: climbing });
  await place('room-1', climbing);
  const promote = (name: string, ...ids: number[]) =>
    test.call(PROMOTION_CALLS.offer.create, {
      as,
      params: { uuid },
      body: { name, destinations: ids.map((id) => ({ id })) },
    });
  await promote('Only there', climbing);
  await promote('At both', climbing, cinema);
  expect(await used('destination', climbing)).toMatchObject([
    { part: 'rooms', count: 1 },
    { part: 'subDestinations', count: 1, names: ['Climbing wall'] },
    { part: 'promotions', count: 2, names: ['At both', 'Only there'] },
    { part: 'promotionsLeft', count: 1, names: ['Only there'] },
  ]);
  expect(await used('destination', cinema)).toEqual([{ part: 'promotions', count: 1, names: ['At both'] }]);
});

it('[FM39] a location, a building and a floor name what is in them', async () => {
  await place('room-2', await shop('Bookshop'));
  await test.call(createAccessKey, { as, params: { uuid: location.project }, body: {} });
  const parts = async (kind: UsageKind, id: string) => {
    const usage = await used(kind, id);
    return Array.isArray(usage) ? usage.map(({ part }) => part) : usage;
  };
  expect(await parts('project', location.project)).toEqual(['buildings', 'floors', 'rooms', 'accessKeys']);
  expect(await parts('building', location.building)).toEqual(['floors', 'rooms']);
  expect(await parts('floor', location.floors[0])).toEqual(['rooms']);
  expect(await parts('floor', location.floors[1])).toEqual([]);
});

it('[FM39] what nothing uses answers an empty list, and another organisation gets that of a missing record', async () => {
  const body = { name: 'Unused', description: '', icon_id: 2 };
  const { data } = await test.call(createAmenity, { as, params: { uuid }, body: { ...body } as never });
  expect(await used('amenity', data.id)).toEqual([]);
  const stranger = await test.signInAs('manager@harbour.example');
  expect([await used('amenity', data.id, stranger), await used('amenity', NO_NUMBER, stranger)]).toEqual([404, 404]);
  expect(await used('project', location.project, stranger)).toBe(404);
});
