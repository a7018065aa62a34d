import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLayerKinds, saveLayerKinds } from '@/contract/buildings/layerKinds';
import type { LayerKinds } from '@/model/floorPlan/sources/dxf/layerKind';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let project: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  project = (await makeLocation(test, as, await organisationOf(test, test.organisations.riverside))).project;
});
afterAll(() => test.close());

const read = async (uuid = project) => (await test.call(readLayerKinds, { as, params: { uuid } })).data.kinds;
const save = (kinds: LayerKinds) => test.call(saveLayerKinds, { as, params: { uuid: project }, body: { kinds } });

it('[BP27] the use of layers is remembered by name, for every location of the organisation', async () => {
  expect(await read()).toEqual({});
  await save({ 'A-WALL': 'wall', Räume: 'room', __proto: 'none' });
  await save({ 'A-WALL': 'none', 'A-DOOR': 'door' });
  expect(await read()).toEqual({ 'A-WALL': 'none', 'A-DOOR': 'door', Räume: 'room', __proto: 'none' });
  const other = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  expect((await read(other.project))['A-DOOR']).toBe('door');
});

it('[BP27] a use that there is not, a name that is too long, and too many layers are refused', async () => {
  const before = await read();
  const refused = [
    { kinds: { A: 'castle' } },
    { kinds: { ['x'.repeat(256)]: 'wall' } },
    { kinds: { '': 'wall' } },
    { kinds: Object.fromEntries(Array.from({ length: 2001 }, (_one, at) => [`L${at}`, 'wall'])) },
  ];
  for (const body of refused) {
    const answer = await test.call(saveLayerKinds, { as, params: { uuid: project }, body: body as never });
    expect(answer.status).toBe(422);
  }
  expect(await read()).toEqual(before);
});

it('[BP27] the layers that were chosen longest ago are dropped beyond five thousand', async () => {
  const many = (letter: string, count: number): LayerKinds =>
    Object.fromEntries(Array.from({ length: count }, (_one, at) => [`${letter}${at}`, 'room' as const]));
  for (const letter of ['a', 'b', 'c']) {
    test.clock.pass(1000);
    await save(many(letter, 2000));
  }
  const kept = await read();
  expect(Object.keys(kept)).toHaveLength(5000);
  expect([kept['A-WALL'], kept.c1999, kept.b0]).toEqual([undefined, 'room', 'room']);
});
