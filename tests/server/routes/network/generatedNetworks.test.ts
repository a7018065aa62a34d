import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepGeneratedNetwork, readGeneratedNetworks } from '@/contract/network/generatedNetworks';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let floor: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  [floor] = (await makeLocation(test, as, await organisationOf(test, test.organisations.riverside))).floors;
});
afterAll(() => test.close());

const stateOf = (x: number) => ({
  nodes: [
    { key: 'door a', x, y: 0.125, mesh: null },
    { key: 'middle b', x: 2, y: 3, mesh: 'b' },
  ],
  links: [['door a', 'middle b']] as [string, string][],
});
const keep = (body: ReturnType<typeof stateOf>) =>
  test.call(keepGeneratedNetwork, { as, params: { uuid: floor }, body });
const read = async () => (await test.call(readGeneratedNetworks, { as, params: { uuid: floor } })).data.generations;

it('[AN15] the last three generations of a floor are kept, the newest first', async () => {
  expect(await read()).toEqual([]);
  for (const x of [1, 2, 3, 4]) await keep(stateOf(x));
  expect(await read()).toEqual([stateOf(4), stateOf(3), stateOf(2)]);
});

it('[AN15] a generation that is none is refused, and nothing is dropped', async () => {
  const before = await read();
  for (const body of [
    { nodes: [{ key: '', x: 1, y: 1, mesh: null }], links: [] },
    { nodes: [{ key: 'a', x: Number.MAX_VALUE, y: 1, mesh: null }], links: [] },
    { nodes: [], links: [['a']] },
    { nodes: [] },
  ]) {
    const answer = await test.call(keepGeneratedNetwork, { as, params: { uuid: floor }, body: body as never });
    expect(answer.status).toBe(422);
  }
  expect(await read()).toEqual(before);
});
