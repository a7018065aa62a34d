import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveNetwork } from '@/contract/network/network';
import { updateNode } from '@/contract/network/nodes';
import { closureText } from '../../../../server/network/closureText';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain, nodeChanges } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
});
beforeEach(async () => {
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});
afterAll(() => test.close());

const save = async (body: Parameters<typeof nodeChanges>[1] | null, revision = 0) =>
  (
    await test.call(saveNetwork, {
      as,
      params: { uuid: location.project },
      body: body === null ? chain(location.floors) : nodeChanges(revision, body),
    })
  ).data;
const lastEntry = async () => {
  const { rows } = await test.database.pool.query<{ description: string; properties: { attributes: object } }>(
    'SELECT description, properties FROM audit_entries ORDER BY id DESC LIMIT 1',
  );
  return rows[0];
};

it('[AU11] a save that closes a lift names the lift, and one that opens it too', async () => {
  const made = new Map((await save(null)).nodes.new.map(({ temporary_id, record }) => [temporary_id, record]));
  const stops = [made.get(-3), made.get(-6)].flatMap((stop) => stop ?? []);
  expect(stops).toHaveLength(2);
  await save({ updated: stops.map((stop) => ({ ...stop, open: false })) }, 1);
  expect(await lastEntry()).toMatchObject({
    description: 'Closed Lift',
    properties: { attributes: { closed: ['Lift'], nodes: { updated: 2 } } },
  });
  await save({ updated: stops }, 2);
  expect(await lastEntry()).toMatchObject({ description: 'Opened Lift' });
  await save({ updated: stops.map((stop) => ({ ...stop, x: stop.x + 1 })) }, 3);
  expect((await lastEntry())?.description).toBe('Saved nodes, paths and transit groups');
});

it('[AU11] a closed node is named by its own name, or by its number and floor', async () => {
  const made = new Map((await save(null)).nodes.new.map(({ temporary_id, record }) => [temporary_id, record]));
  const door = made.get(-1);
  if (!door) throw new Error('The chain has a first node.');
  await test.call(updateNode, { as, params: { id: String(door.id) }, body: { open: false } });
  expect((await lastEntry())?.description).toMatch(new RegExp(`^Closed node ${door.id} on .+$`));
  await save({ updated: [{ ...door, name: 'North door', open: false }] }, 2);
  await test.call(updateNode, { as, params: { id: String(door.id) }, body: { open: true } });
  expect((await lastEntry())?.description).toBe('Opened North door');
});

it('[AU11] a description lists five names, and says how many others there are', () => {
  const closed = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, closure: null }));
  expect(closureText({ closed, opened: ['G'], timeZone: 'UTC' })).toBe('Closed A, B, C, D, E and 1 more; Opened G');
  expect(closureText({ closed: [], opened: [], timeZone: 'UTC' })).toBeNull();
});

it('[NW22] a save that closes a lift says in the log why, from when and until when, in the zone of the location', async () => {
  const made = new Map((await save(null)).nodes.new.map(({ temporary_id, record }) => [temporary_id, record]));
  const stops = [made.get(-3), made.get(-6)].flatMap((stop) => stop ?? []);
  const closure = { reason: 'New ropes', from: '2027-07-01 06:00:00', until: '2027-07-03 16:00:00' };
  await save({ updated: stops.map((stop) => ({ ...stop, open: false, closure })) }, 1);
  const words = 'Lift from 2027-07-01 07:00 until 2027-07-03 17:00 (Europe/London), because: New ropes';
  expect(await lastEntry()).toMatchObject({
    description: `Closed ${words}`,
    properties: { attributes: { closed: [words] } },
  });
  await save({ updated: stops.map((stop) => ({ ...stop, open: false, closure: { ...closure, until: null } })) }, 2);
  expect((await lastEntry())?.description).toBe(
    'Closed Lift from 2027-07-01 07:00 (Europe/London), because: New ropes',
  );
  await save({ updated: stops.map((stop) => ({ ...stop, open: false, closure: { ...closure, until: null } })) }, 3);
  expect((await lastEntry())?.description).toBe('Saved nodes, paths and transit groups');
  const [stop] = stops;
  await test.call(updateNode, { as, params: { id: String(stop?.id) }, body: { closure: { ...closure, from: null } } });
  expect((await lastEntry())?.description).toMatch(/^Closed Lift until 2027-07-03 17:00 /);
  await save({ updated: stops }, 5);
  expect((await lastEntry())?.description).toBe('Opened Lift');
});
