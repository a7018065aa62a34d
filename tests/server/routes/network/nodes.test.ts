import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAmenity } from '@/contract/amenities/amenities';
import { listDestinationTypes, listPlacementTypes } from '@/contract/destinations/destinationRecords';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { createAutomaticGroup, type NodeBody, readNode, updateNode } from '@/contract/network/nodes';
import { createRouteCase, listRouteCases } from '@/contract/network/routeCases';
import { inTransaction } from '../../../../server/database/transaction';
import { insertKiosks } from '../../../../server/repositories/destinations/bulkInserts';
import { NODE_REFERENCES } from '../../../../server/repositories/network/absorbed';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { nodeChanges, testNode } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let ids: number[];
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  const [lower, upper] = location.floors;
  const nodes = [testNode(-1, lower, 0, 0), testNode(-2, lower, 3, 0), testNode(-3, upper, 1, 5)];
  const body = nodeChanges(0, { new: nodes });
  const { data } = await test.call(saveNetwork, { as, params: { uuid: location.project }, body });
  ids = data.nodes.new.map(({ record }) => record.id);
});
afterAll(() => test.close());

const at = (index: number) => ({ id: String(ids[index]) });
const read = async (index = 0) => (await test.call(readNode, { as, params: at(index) })).data;
const change = (body: NodeBody, index = 0) => test.call(updateNode, { as, params: at(index), body });
const amenity = async (name: string) =>
  (await test.call(createAmenity, { as, params: { uuid: organisation }, body: { name, icon_id: 1 } })).data.id;
let screens = 0;
async function screen(name: string, uuid = location.project): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: number }>('SELECT id FROM projects WHERE uuid = $1', [uuid]);
  screens += 1;
  const uid = `node-screen-${screens}`;
  const owner = { organisationId: test.organisations.riverside, projectId: rows[0]?.id ?? 0 };
  const made = { uid, name, description: '', nodeId: null, orientation: 0, isDemo: false };
  await inTransaction(test.database.pool, (client) => insertKiosks(client, owner, [made]));
  const found = await test.database.pool.query<{ id: number }>('SELECT id FROM kiosks WHERE uid = $1', [uid]);
  return found.rows[0]?.id ?? 0;
}

it('[NW16] amenities, screens and description of a node are saved and read with it', async () => {
  const [toilet, kiosk] = [await amenity('Toilet'), await screen('North')];
  const saved = await change({
    projectID: location.project,
    amenities: [{ id: toilet }],
    screens: [{ id: kiosk, name: 'North door', orientation: 90, description: 'By the door', lat: 51.5, lon: -0.1 }],
    location_description: ' Beside the north entrance ',
    revision: 1,
  });
  expect(saved.message).toBe('Node data updated successfully.');
  expect(await read()).toMatchObject({
    project_id: location.project,
    floor_id: location.floors[0],
    amenities: [{ node_id: ids[0], global_amenity: { id: toilet, name: 'Toilet' } }],
    screens: [{ id: kiosk, name: 'North door', orientation: 90, description: 'By the door', lat: 51.5, lon: -0.1 }],
    location_description: 'Beside the north entrance',
    revision: 2,
  });
});

it('[NW16] a list that is sent is complete, an absent one stays, and a screen that moves leaves its node', async () => {
  const [toilet, kiosk, other] = [await amenity('Toilet'), await screen('North'), await screen('South')];
  await change({ amenities: [{ id: toilet }], screens: [{ id: kiosk }, { id: other, lat: 1, lon: 2 }] });
  await change({ screens: [{ id: other, lat: null }] });
  expect(await read()).toMatchObject({ amenities: [{}], screens: [{ id: other, lat: null, lon: 2 }] });
  await change({ screens: [{ id: other }] }, 1);
  await change({ amenities: [] });
  expect(await read()).toMatchObject({ amenities: [], screens: [] });
  expect((await read(1)).screens.map(({ id }) => id)).toEqual([other]);
});

it('[NW16] name and state of a node advance the revision of the network; what it has does not', async () => {
  const revision = async () => (await test.call(readNetwork, { as, params: { uuid: location.project } })).data.revision;
  const before = await revision();
  await change({ location_description: 'Here' });
  expect(await revision()).toBe(before);
  await change({ name: 'Door', open: false });
  expect(await revision()).toBe(before + 1);
  expect(await read()).toMatchObject({ name: 'Door', open: false, location_description: 'Here', x: 0 });
});

it('[NW16] a stale change of a node is rejected with the node as it is, and changes nothing', async () => {
  await change({ location_description: 'First', revision: 1 });
  const stale = await change({ location_description: 'Second', revision: 1 });
  expect([stale.status, stale.error.current]).toMatchObject([409, { location_description: 'First', revision: 2 }]);
  expect(await read()).toMatchObject({ location_description: 'First', revision: 2 });
});

it('[NW20] what hangs on a node goes to the node that absorbs it in the save that deletes it', async () => {
  const [toilet, lift, kiosk] = [await amenity('Toilet'), await amenity('Lift'), await screen('North')];
  await change({ amenities: [{ id: toilet }], location_description: 'By the door' });
  await change(
    { amenities: [{ id: toilet }, { id: lift }], screens: [{ id: kiosk }], location_description: 'North' },
    1,
  );
  const params = { uuid: location.project };
  const [kept, gone] = ids.map((id) => id);
  const made = await test.call(createRouteCase, {
    as,
    params,
    body: {
      name: 'From the north',
      from: { node_id: gone! },
      to: { node_id: ids[2]! },
      step_free: true,
      max_metres: 50,
      max_seconds: null,
    },
  });
  expect(made.status).toBe(200);
  const before = await read();
  const node = { ...testNode(kept!, location.floors[0], 0, 0), absorbed: [gone!, ids[2]!, NO_NUMBER] };
  const body = nodeChanges(1, { updated: [node], deleted: [gone!] });
  const saved = await test.call(saveNetwork, { as, params, body });
  expect(saved.data.nodes.updated).toEqual([testNode(kept!, location.floors[0], 0, 0)]);
  const after = await read();
  expect(after).toMatchObject({ screens: [{ id: kiosk }], location_description: 'By the door\nNorth' });
  expect(after.amenities.map(({ global_amenity }) => global_amenity.id).sort()).toEqual([toilet, lift].sort());
  expect(after.revision).toBeGreaterThan(before.revision);
  const cases = await test.call(listRouteCases, { as, params });
  expect(cases.data).toMatchObject([{ from: { node_id: kept }, to: { node_id: ids[2] } }]);
});

it('[NW20] every column that refers to a node says what becomes of it when its node is absorbed', async () => {
  const { rows } = await test.database.pool.query<{ reference: string }>(
    `SELECT c.conrelid::regclass || '.' || a.attname AS reference
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND c.confrelid = 'nodes'::regclass`,
  );
  expect(Object.keys(NODE_REFERENCES)).toEqual(expect.arrayContaining(rows.map(({ reference }) => reference)));
});

it('[NW16] amenities of others, screens and delays of other locations and another location are rejected', async () => {
  const elsewhere = await makeLocation(test, as, organisation);
  const kiosk = await screen('Elsewhere', elsewhere.project);
  for (const body of [
    { amenities: [{ id: NO_NUMBER }] },
    { screens: [{ id: kiosk }] },
    { screens: [{ id: NO_NUMBER }] },
    { dynamicRoute: NO_NUMBER },
    { projectID: elsewhere.project },
  ])
    expect([body, (await change({ ...body, location_description: 'Not stored' })).status]).toEqual([body, 422]);
  for (const orientation of [-1, 361])
    expect((await change({ screens: [{ id: kiosk, orientation }] })).status).toBe(422);
  expect(await read()).toMatchObject({ amenities: [], screens: [], location_description: '', revision: 1 });
});

it('[NW17] an automatic group takes the nearest free nodes above and below the node', async () => {
  const create = (node: number) =>
    test.call(createAutomaticGroup, { as, params: { uuid: location.project, nodeId: String(node) }, body: undefined });
  const [, near = 0, above = 0] = ids;
  expect((await create(near)).data).toMatchObject({
    name: 'New Transit Group',
    type: 'BI',
    weight: 0,
    multiplier: 1,
    nodes: [{ id: near }, { id: above }],
  });
  expect([(await create(near)).status, (await create(ids[0] ?? 0)).status, (await create(NO_NUMBER)).status]).toEqual([
    422, 422, 404,
  ]);
});

it('[NW18] the types of additional data of placements are those of destinations', async () => {
  const types = (await test.call(listPlacementTypes, { as })).data;
  expect(types.length).toBeGreaterThan(0);
  expect(types).toEqual((await test.call(listDestinationTypes, { as })).data);
});
