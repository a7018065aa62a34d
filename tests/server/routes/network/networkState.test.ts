import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteFloor } from '@/contract/buildings/buildings';
import { saveNetwork } from '@/contract/network/network';
import { readNetworkState } from '@/contract/network/networkState';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';
import { chain, nodeChanges } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

it('[ET30] names the revision, and who made the last ten saves, the newest first', async () => {
  const location = await makeLocation(test, as, organisation);
  const params = { uuid: location.project };
  const state = async () => (await test.call(readNetworkState, { as, params })).data;
  expect(await state()).toEqual({ revision: 0, saves: [] });
  const made = (await test.call(saveNetwork, { as, params, body: chain(location.floors) })).data;
  const [node] = made.nodes.new;
  if (!node) throw new Error('Nothing was saved.');
  for (let revision = 1; revision < 12; revision++) {
    const body = nodeChanges(revision, { updated: [{ ...node.record, x: revision }] });
    expect((await test.call(saveNetwork, { as, params, body })).status).toBe(200);
  }
  const { revision, saves } = await state();
  expect([revision, saves.map((save) => save.revision)]).toEqual([12, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]]);
  expect(new Set(saves.map(({ name }) => name)).size).toBe(1);
  // The deletion of a floor is a new revision that nobody saved.
  await test.call(deleteFloor, { as, params: { uuid: location.floors[1] } });
  expect(await state()).toMatchObject({
    revision: 13,
    saves: [{ revision: 12 }, ...saves.slice(1, 10).map(() => ({}))],
  });
});

it('[ET30] is of the own organisation alone', async () => {
  const location = await makeLocation(test, as, organisation);
  const other = await test.signInAs('reseller@northwind.example');
  const { status } = await test.call(readNetworkState, { as: other, params: { uuid: location.project } });
  expect(status).toBe(404);
});
