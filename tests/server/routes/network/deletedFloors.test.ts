import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteBuilding, deleteFloor } from '@/contract/buildings/buildings';
import { networkSchema, readNetwork, saveNetwork } from '@/contract/network/network';
import { toChangeSet, toNetwork } from '@/contract/network/networkWire';
import { conflictKey, mergeNetworks, resolveMerge, type Side } from '@/model/network/merge';
import { floorId, type Network } from '@/model/network/network';
import { randomEdit, seeded } from '../../../model/network/randomEdits';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const read = async ({ project }: TestLocation) => {
  const { data } = await test.call(readNetwork, { as, params: { uuid: project } });
  return { network: toNetwork(data), revision: data.revision, floors: data.floors ?? [] };
};

function edited(network: Network, seed: number, { floors }: TestLocation): Network {
  const random = seeded(seed);
  let next = network;
  for (let step = 0; step < 8; step++) next = randomEdit(next, random, floors)(next);
  return next;
}

it('[ET3] the network and the answer to a stale save name the floors that are left', async () => {
  const location = await makeLocation(test, as, organisation);
  const params = { uuid: location.project };
  await test.call(saveNetwork, { as, params, body: chain(location.floors) });
  expect((await read(location)).floors.toSorted()).toEqual(location.floors.toSorted());
  await test.call(deleteFloor, { as, params: { uuid: location.floors[1] } });
  const late = await test.call(saveNetwork, { as, params, body: { ...chain(location.floors), revision: 1 } });
  const current = networkSchema.parse(late.error.current);
  expect([late.status, current.revision, current.floors]).toEqual([409, 2, [location.floors[0]]]);
  await test.call(deleteBuilding, { as, params: { uuid: location.building } });
  expect(await read(location)).toMatchObject({ revision: 3, floors: [] });
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('edits %i of two people', (seed) => {
  it('[PL57] can be saved after one of them has deleted a floor, whatever is chosen', async () => {
    const location = await makeLocation(test, as, organisation);
    const params = { uuid: location.project };
    await test.call(saveNetwork, { as, params, body: chain(location.floors) });
    const base = await read(location);
    const mine = edited(base.network, seed, location);
    const changed = toChangeSet(base.network, edited(base.network, seed + 100, location), base.revision);
    expect((await test.call(saveNetwork, { as, params, body: changed })).status).toBe(200);
    const gone = location.floors[seed % 2] ?? '';
    await test.call(deleteFloor, { as, params: { uuid: gone } });
    const theirs = await read(location);
    const merge = mergeNetworks(base.network, mine, theirs.network, new Set([floorId(gone)]));
    const choices = new Map<string, Side>(
      merge.conflicts.map((one, at) => [conflictKey(one), (at + seed) % 3 === 0 ? 'theirs' : 'mine']),
    );
    const merged = resolveMerge(merge, choices);
    const answer = await test.call(saveNetwork, {
      as,
      params,
      body: toChangeSet(theirs.network, merged, theirs.revision),
    });
    expect(answer.status).toBe(200);
    const { network } = await read(location);
    expect([network.nodes.size, network.edges.size]).toEqual([merged.nodes.size, merged.edges.size]);
  });
});
