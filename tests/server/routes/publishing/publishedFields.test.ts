import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAmenity } from '@/contract/amenities/amenities';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { readPreview } from '@/contract/locations/preview';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { saveNetwork } from '@/contract/network/network';
import { updateNode } from '@/contract/network/nodes';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { buildContent } from '../../../../server/builds/buildContent';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, organisation, { withPlan: true });
});
afterAll(() => test.close());

const DATA = [
  { title: 'Shop online', type: 1, value: 'https://bakery.example' },
  { title: 'Orders', type: 2, value: '+44 20 7946 0001' },
];
const DETAILS = {
  local_description: 'The oven is here.',
  phone_number: '+44 20 7946 0002',
  address: 'Unit 12',
  parking: 'Deck B',
  location_review: 4.5,
  badges: ['Vegan'],
};

it('[PV18] what was typed about a place, its events and its location is in the publication', async () => {
  const make = async (name: string, body: object) =>
    (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name, ...body } })).data.id;
  const friend = await make('Friend', {});
  const bakery = await make('Bakery', { review: 3, additional_data: DATA, related_destinations: [{ id: friend }] });
  await test.call(createPlacement, {
    as,
    body: { object_name: 'room-1', floor_id: location.floors[0], parent_id: bakery, ...DETAILS },
  });
  await test.call(PROMOTION_CALLS.offer.create, {
    as,
    params: { uuid: organisation },
    body: {
      name: 'Two for one',
      start: '2020-01-01 00:00:00',
      website: 'https://offer.example',
      destinations: [{ id: bakery }],
    },
  });
  const { settings } = (await test.call(readProject, { as, params: { uuid: location.project } })).data;
  await test.call(updateProject, {
    as,
    params: { uuid: location.project },
    body: {
      settings: {
        ...settings,
        address: '1 Quay Street',
        related_destinations: { automatic: true, count: 4 },
        mapapp_alternative_url: 'https://app.example/quay',
      },
    },
  });
  const { project } = (await test.call(readPreview, { as, params: { id: location.project }, query: {} })).data
    .publication;
  const { destination } = project.destinations.find(({ object_name }) => object_name === 'room-1') ?? {};
  expect(destination).toMatchObject({
    ...DETAILS,
    review: 3,
    additional_data: DATA,
    related_destinations: [friend],
  });
  expect(project.offers.find(({ name }) => name === 'Two for one')?.website).toBe('https://offer.example');
  expect(project.location).toMatchObject({ address: '1 Quay Street', banner: null });
  expect(project.settings).toMatchObject({ related_destinations: 4, mapapp_url: 'https://app.example/quay' });
  const changes = await test.call(readPublicationChanges, { as, params: { uuid: location.project } });
  expect(changes.data.changes.map(({ kind }) => kind)).toContain('details');
});

it('[PV21] the nodes of an amenity are published', async () => {
  const made = await test.call(createAmenity, {
    as,
    params: { uuid: organisation },
    body: { name: 'Prayer room', icon_id: 1 },
  });
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body: chain(location.floors) });
  const draft = await test.call(readPreview, { as, params: { id: location.project }, query: {} });
  const [node] = draft.data.publication.network.nodes;
  if (!node) throw new Error('The network has no node.');
  await test.call(updateNode, { as, params: { id: String(node.id) }, body: { amenities: [{ id: made.data.id }] } });
  const { publication } = (await test.call(readPreview, { as, params: { id: location.project }, query: {} })).data;
  expect(publication.amenity_places).toEqual([{ amenity: made.data.id, node: node.id }]);
});

it('[PV18] [PV23] a build holds the uploaded documents of its places as documents, and pictures as pictures', async () => {
  const { publication } = (await test.call(readPreview, { as, params: { id: location.project }, query: {} })).data;
  const [place] = publication.project.destinations;
  if (!place) throw new Error('The location has no place.');
  const [logo, menu] = [`/api/images/${'l'.repeat(43)}`, `/api/images/${'m'.repeat(43)}`];
  const data = [{ title: 'Menu', type: 6, value: menu }];
  const icon = { url: '/icons/standard/toilet.svg' };
  const content = buildContent(
    {
      ...publication,
      project: {
        ...publication.project,
        amenities: [{ id: 1, name: 'WC', description: '', icon_id: 14, always_show: 0, disable_search: 0, icon }],
        destinations: [{ ...place, destination: { ...place.destination, logo, additional_data: data } }],
      },
    },
    null,
  );
  const [packed] = content.publication.project.destinations;
  expect(packed?.destination.logo).toBe(`./data/images/${'l'.repeat(43)}.webp`);
  expect(packed?.destination.additional_data?.[0]?.value).toBe(`./data/documents/${'m'.repeat(43)}.pdf`);
  expect(content.publication.project.amenities[0]?.icon?.url).toBe('./icons/standard/toilet.svg');
  expect(content.icons).toEqual(['icons/standard/toilet.svg']);
  expect(content.images.map(({ path }) => path).sort()).toEqual([
    `data/documents/${'m'.repeat(43)}.pdf`,
    `data/images/${'l'.repeat(43)}.webp`,
  ]);
});
