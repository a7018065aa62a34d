import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadLabels } from '@/contract/buildings/buildings';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { readProjectData } from '@/contract/locations/projectData';
import { readNetwork, saveMesh, saveNetwork } from '@/contract/network/network';
import { createRouteCase, listRouteCases } from '@/contract/network/routeCases';
import { uploadText } from '@/contract/texts/uploadTexts';
import { approveUpload, previewUpload, uploadMap } from '@/contract/uploads/uploads';
import { keepHouse } from '../../../support/service/keepHouse';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { boxFloorZip, SMALL_ROOMS } from '../../../support/smallFloor';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let uuid: string;
let first: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  uuid = location.floors[0];
  first = await upload(SMALL_ROOMS);
  await approve(first);
});
afterAll(() => test.close());

type Rooms = Parameters<typeof boxFloorZip>[0];
type Match = { from: string; to: string | null };

const { 'room-a': A, 'room-b': B, 'room-c': C, 'room-d': D } = SMALL_ROOMS;
/** room-a has another name, room-b and room-c are one, room-d is two. */
const NEXT: Rooms = {
  bakery: A,
  hall: { x: B.x, y: B.y, width: C.x + C.width - B.x, depth: B.depth },
  'd-west': { ...D, width: 22 },
  'd-east': { ...D, x: 22, width: D.width - 22 },
};
const MATCHES: Match[] = [
  { from: 'room-a', to: 'bakery' },
  { from: 'room-b', to: 'hall' },
  { from: 'room-c', to: 'hall' },
  { from: 'room-d', to: 'd-west' },
];

const upload = async (rooms: Rooms) =>
  (
    await test.call(uploadMap, {
      as,
      params: { uuid },
      query: {},
      file: { name: 'plan.zip', bytes: boxFloorZip(rooms) },
    })
  ).data.uuid;
const approve = (id: string, matches: Match[] = [], by = as) =>
  test.call(approveUpload, { as: by, params: { id }, body: { matches } });
const preview = async (id: string) => (await test.call(previewUpload, { as, params: { id } })).data;

async function place(object_name: string, name: string): Promise<void> {
  const { id } = (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name } })).data;
  await test.call(createPlacement, { as, body: { object_name, floor_id: uuid, parent_id: id } });
}

async function addEntrances(rooms: readonly string[]): Promise<void> {
  const added = rooms.map((mesh, at) => ({
    ...{ id: -1 - at, floor_id: uuid, x: 2 + at, y: 9, z: 0, name: '', open: true, mesh, dynamicRoute: null },
  }));
  const none = { new: [], updated: [], deleted: [] };
  const body = { revision: 0, nodes: { ...none, new: added }, joins: none, transitgroups: none };
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body });
}

/** All that names a room. */
async function records() {
  const { data } = await test.call(readProjectData, { as, params: { uuid: location.project } });
  const network = (await test.call(readNetwork, { as, params: { uuid: location.project } })).data;
  const cases = (await test.call(listRouteCases, { as, params: { uuid: location.project } })).data;
  return {
    destinations: data.destinations.map(({ object_name, location_name }) => `${location_name}: ${object_name}`).sort(),
    labels: (data.labels ?? []).map(({ object_name, text }) => `${text}: ${object_name}`).sort(),
    kinds: (data.meshes ?? []).map(({ object_name, kind }) => `${kind}: ${object_name}`).sort(),
    entrances: network.nodes.map(({ mesh }) => mesh),
    cases: cases.map(({ from, to }) => [from, to].map((end) => ('object_name' in end ? end.object_name : null))),
  };
}

async function furnish(): Promise<void> {
  await place('room-a', 'Bread');
  await place('room-b', 'Books');
  await place('room-c', 'Coffee');
  await place('room-d', 'Dentist');
  await test.call(uploadLabels, {
    as,
    params: { uuid },
    file: { name: 'labels.txt', bytes: new TextEncoder().encode('room-a\tBread\nroom-d\tDental\n') },
  });
  await test.call(saveMesh, {
    as,
    body: { floor_id: uuid, object_name: 'room-d', type: 'destination', linked_floor_id: null, kind: 'service' },
  });
  await addEntrances(['room-a', 'room-b', 'room-c', 'room-d']);
  const end = (object_name: string) => ({ floor_id: uuid, object_name });
  const limits = { name: 'To the dentist', max_metres: 100, max_seconds: null, step_free: false };
  await test.call(createRouteCase, {
    as,
    params: { uuid: location.project },
    body: { ...limits, from: end('room-a'), to: end('room-d') },
  });
}

it('[PI6] the preview names rooms that are not the same, with all that follows them', async () => {
  await furnish();
  const { comparison } = await preview(await upload(NEXT));
  expect(comparison).toMatchObject({ same: 1, added: [] });
  expect(comparison?.rooms.map(({ kind, from, to, destinations }) => [kind, from, to, destinations]).sort()).toEqual([
    ['merged', 'room-b', ['hall'], ['Books']],
    ['merged', 'room-c', ['hall'], ['Coffee']],
    ['renamed', 'room-a', ['bakery'], ['Bread']],
    ['split', 'room-d', ['d-west', 'd-east'], ['Dentist']],
  ]);
  expect(comparison?.rooms[0]).toMatchObject({ entrances: 1, kiosks: 0, route_cases: 1 });
});

it('[PI6] there is no comparison for a first floor plan, nor for the present one', async () => {
  expect((await preview(first)).comparison).toBeUndefined();
  uuid = location.floors[1];
  expect((await preview(await upload(NEXT))).comparison).toBeUndefined();
});

it('[PI8] [PI9] [PI10] an approval carries over all that follows rooms, and the former one takes it back', async () => {
  await furnish();
  const before = await records();
  const next = await upload(NEXT);
  expect((await approve(next, MATCHES)).status).toBe(200);
  const after = await records();
  expect(after).toEqual({
    // The hall has the destination of the room that was named first.
    destinations: ['Books: hall', 'Bread: bakery', 'Coffee: room-c', 'Dentist: d-west'],
    labels: ['Bread: bakery', 'Dental: d-west'],
    kinds: ['service: d-west'],
    entrances: ['bakery', 'hall', 'hall', 'd-west'],
    cases: [['bakery', 'd-west']],
  });
  expect((await preview(next)).missing_meshes.map(({ name }) => name)).toEqual(['Coffee']);
  await approve(first);
  expect(await records()).toEqual(before);
  // And forward again, without any match.
  await approve(next);
  expect(await records()).toEqual(after);
  await keepHouse(test, test.clock.now);
});

it('[PI13] the log names the file, the floor and the destinations that an approval leaves without a room', async () => {
  await furnish();
  const next = await upload(NEXT);
  await approve(next, MATCHES);
  const { rows } = await test.database.pool.query(
    "SELECT description, properties FROM audit_entries WHERE event = 'approved' ORDER BY id DESC LIMIT 1",
  );
  expect(rows).toMatchObject([
    {
      description: expect.stringMatching(/^Approved the floor plan plan\.zip of .+; 1 place has no room in it$/),
      properties: { attributes: { rooms: 4, without_room: ['Coffee'] } },
    },
  ]);
});

it('[PI8] names that are exchanged are exchanged everywhere, and back', async () => {
  await furnish();
  const before = await records();
  const next = await upload({ ...SMALL_ROOMS, 'room-a': B, 'room-b': A });
  const exchanged = [
    { from: 'room-a', to: 'room-b' },
    { from: 'room-b', to: 'room-a' },
  ];
  await approve(next, exchanged);
  expect((await records()).destinations).toEqual([
    'Books: room-a',
    'Bread: room-b',
    'Coffee: room-c',
    'Dentist: room-d',
  ]);
  await approve(first, exchanged);
  expect(await records()).toEqual(before);
});

it('[PI11] a match of an unknown room, or two of one room, are rejected and change nothing', async () => {
  await furnish();
  const before = await records();
  const next = await upload(NEXT);
  for (const [matches, reason] of [
    [[{ from: 'room-x', to: 'hall' }], uploadText('matchFromUnknown', { name: 'room-x' })],
    [[{ from: 'room-a', to: 'room-a' }], uploadText('matchToUnknown', { name: 'room-a' })],
    [[...MATCHES, { from: 'room-a', to: null }], uploadText('matchTwice', { name: 'room-a' })],
  ] satisfies [Match[], string][]) {
    const reply = await approve(next, matches);
    expect([reply.status, reply.error.errors]).toEqual([422, { matches: [reason] }]);
  }
  expect((await preview(next)).upload.current).toBe(false);
  expect(await records()).toEqual(before);
});

it('[PI11] people of another organisation match nothing', async () => {
  const next = await upload(NEXT);
  const other = await test.signInAs('reseller@northwind.example');
  expect((await approve(next, MATCHES, other)).status).toBe(404);
});

it('[PI9] an entrance without a room does not lead to another room that has its name now', async () => {
  await addEntrances(['room-a', 'room-b']);
  // room-a is gone, and room-b has its name.
  const { 'room-a': _, 'room-b': __, ...others } = SMALL_ROOMS;
  const next = await upload({ ...others, 'room-a': B });
  await approve(next, [
    { from: 'room-a', to: null },
    { from: 'room-b', to: 'room-a' },
  ]);
  expect((await records()).entrances).toEqual(['room-b', 'room-a']);
});
