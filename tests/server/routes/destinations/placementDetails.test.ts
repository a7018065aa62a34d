import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, createPlacement, updatePlacement } from '@/contract/destinations/destinations';
import { readProjectData } from '@/contract/locations/projectData';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let destination: number;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  const made = await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Café' } });
  destination = made.data.id;
});
afterAll(() => test.close());

const room = () => ({ object_name: 'room-1', floor_id: location.floors[0], parent_id: destination });
const day = { text: 'Monday', value: true, oh: '08:00', ch: '12:00' };
const WEEK = { mon: day, tue: day, wed: day, thur: day, fri: day, sat: day, sun: day };
const COLOURS = {
  override: true,
  label_normal: '#111111',
  label_hover: '#222222',
  label_selected: '#333333',
  mesh_normal: '#444444',
  mesh_hover: '#555555',
  mesh_selected: '#666666',
};

it('[PP22] a place stores what it says of itself, badges in order, and keeps what a later save does not name', async () => {
  const { data: made } = await test.call(createPlacement, {
    as,
    body: {
      ...room(),
      local_description: ' By the fountain. ',
      phone_number: '020',
      address: 'Hall 2',
      parking: 'Level 2',
      location_review: 4.5,
      badges: ['vegan', ' organic', 'vegan'],
    },
  });
  expect(made.destination).toMatchObject({
    local_description: 'By the fountain.',
    phone_number: '020',
    location_review: 4.5,
    badges: ['organic', 'vegan'],
    differs_from_mall_hours: false,
  });
  const { data: changed } = await test.call(updatePlacement, {
    as,
    params: { id: String(made.id) },
    body: { ...room(), parking: '', revision: made.revision },
  });
  expect(changed.destination).toMatchObject({ local_description: 'By the fountain.', address: 'Hall 2', parking: '' });
  const { data } = await test.call(readProjectData, { as, params: { uuid: location.project } });
  expect(data.destinations[0]?.destination).toEqual(changed.destination);
});

it('[PP22] a review beyond 5 or between halves, and a photo of nobody, store nothing', async () => {
  for (const wrong of [{ location_review: 5.5 }, { location_review: 0.3 }, { photo: '/api/images/unknown' }])
    expect((await test.call(createPlacement, { as, body: { ...room(), ...wrong } })).status).toBe(422);
  expect((await test.call(createPlacement, { as, body: room() })).status).toBe(200);
});

it('[PP23] hours of its own replace those of the destination, and go again', async () => {
  const everywhere = { ...WEEK, mon: { ...day, oh: '10:00' } };
  await test.call(updateDestination, {
    as,
    params: { id: String(destination) },
    body: { name: 'Café', opening_hours: everywhere },
  });
  const { data: made } = await test.call(createPlacement, { as, body: room() });
  expect(made.destination).toMatchObject({ opening_hours: everywhere, differs_from_mall_hours: false });
  const save = (opening_hours: typeof WEEK | null) =>
    test.call(updatePlacement, { as, params: { id: String(made.id) }, body: { ...room(), opening_hours } });
  expect((await save(WEEK)).data.destination).toMatchObject({ opening_hours: WEEK, differs_from_mall_hours: true });
  expect((await save(null)).data.destination).toMatchObject({
    opening_hours: everywhere,
    differs_from_mall_hours: false,
  });
});

it('[PP29] the colour of a room is its own, else that of its destination', async () => {
  await test.call(updateDestination, {
    as,
    params: { id: String(destination) },
    body: { name: 'Café', colour_settings: COLOURS },
  });
  const { data: made } = await test.call(createPlacement, { as, body: room() });
  expect(made.destination.colour).toBe('#444444');
  const own = { ...COLOURS, mesh_normal: '#abcdef' };
  const { data: changed } = await test.call(updatePlacement, {
    as,
    params: { id: String(made.id) },
    body: { ...room(), colour_settings: own },
  });
  expect(changed.destination).toMatchObject({ colour: '#abcdef', colour_settings: own });
});
