import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveNetwork } from '@/contract/network/network';
import { createRouteCase, deleteRouteCase, listRouteCases, updateRouteCase } from '@/contract/network/routeCases';
import { routeCaseText } from '@/contract/texts/routeCaseTexts';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';
import { routeCaseOf } from '../../../support/service/testRouteCase';

let test: TestApp;
let as: string;
let uuid: string;
let floors: readonly [string, string];
let body: ReturnType<typeof routeCaseOf>;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  const organisation = await organisationOf(test, test.organisations.riverside);
  ({ project: uuid, floors } = await makeLocation(test, as, organisation));
  body = routeCaseOf((await test.call(saveNetwork, { as, params: { uuid }, body: chain(floors) })).data, floors);
});
afterAll(() => test.close());

const create = (changes: Partial<typeof body> = {}) =>
  test.call(createRouteCase, { as, params: { uuid }, body: { ...body, ...changes } });
const list = async (by = as) => (await test.call(listRouteCases, { as: by, params: { uuid } })).data;

it('[CF13] a case is stored with its location, for colleagues too, until it is deleted', async () => {
  const { data, message } = await create();
  expect(message).toBe(routeCaseText('created', { name: body.name }));
  expect(data).toEqual({ ...body, id: data.id, revision: 1 });
  const colleague = await test.signInAs('editor@riverside.example');
  expect(await list(colleague)).toEqual([data]);
  const params = { uuid, id: String(data.id) };
  await test.call(deleteRouteCase, { as, params });
  expect(await list()).toEqual([]);
  expect((await test.call(deleteRouteCase, { as, params })).status).toBe(404);
});

it('[CF13] name and limits are saved on a revision, ends never', async () => {
  const { id } = (await create()).data;
  const save = (revision: number, name: string) =>
    test.call(updateRouteCase, {
      as,
      params: { uuid, id: String(id) },
      body: { name, max_metres: 90, max_seconds: null, revision, from: { node_id: 1 } } as never,
    });
  expect((await save(1, 'Renamed')).data).toEqual({
    ...body,
    id,
    name: 'Renamed',
    max_metres: 90,
    max_seconds: null,
    revision: 2,
  });
  const stale = await save(1, 'Too late');
  expect([stale.status, stale.error.current]).toMatchObject([409, { id, name: 'Renamed', revision: 2 }]);
});

it('[CF13] a case ends at nodes and floors of its own location', async () => {
  const other = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
  for (const to of [{ node_id: NO_NUMBER }, { floor_id: other.floors[0], object_name: 'room-1' }]) {
    const reply = await create({ to });
    expect([reply.status, reply.error.errors]).toEqual([422, { to: [routeCaseText('endUnknown')] }]);
  }
});

it('[CF13] limits are whole numbers from 1, and a case has a name', async () => {
  for (const [field, value] of [
    ['max_metres', 0],
    ['max_seconds', 1.5],
    ['name', '  '],
  ] as const) {
    const reply = await create({ [field]: value });
    expect([reply.status, Object.keys(reply.error.errors ?? {})]).toEqual([422, [field]]);
  }
});
