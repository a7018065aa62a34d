import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFloor,
  deleteBuilding,
  deleteFloor,
  listBuildings,
  saveBuildings,
  uploadLabels,
} from '@/contract/buildings/buildings';
import { createDestination, createPlacement, updatePlacement } from '@/contract/destinations/destinations';
import { createTransitGroup, readNetwork, saveFloorNodes, saveMesh } from '@/contract/network/network';
import { createUser } from '@/contract/users/userAdministration';
import { serviceText } from '../../../server/texts';
import { roleOf } from '../../support/service/roleOf';
import { type TestApp, testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

const ROUNDS = 10;

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const nodeOn = (floor: string, at: number) => ({
  id: -1,
  floor_id: floor,
  x: at,
  y: 1,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});
const NONE = { new: [], updated: [], deleted: [] };
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();
const rounds = <T>(work: (round: number) => Promise<T>): Promise<T[]> =>
  Array.from({ length: ROUNDS }, (_, round) => round).reduce<Promise<T[]>>(
    async (before, round) => [...(await before), await work(round)],
    Promise.resolve([]),
  );

describe('[BI6] at the same moment', () => {
  it('five users with one address: one is created, the others hear that it is in use', async () => {
    const role = await roleOf(test, 'editor', test.organisations.riverside);
    const answers = await rounds(async () => {
      const email = `${randomUUID()}@riverside.example`;
      // Who often hears that an address is in use has to wait; that is not what is tried here.
      await test.database.pool.query('DELETE FROM attempts');
      return statuses(
        Array.from({ length: 5 }, (_, at) => test.call(createUser, { as, body: { name: `Twin ${at}`, email, role } })),
      );
    });
    expect(new Set(answers.map(String))).toEqual(new Set(['200,422,422,422,422']));
  });

  it('five files of labels for one floor: each is stored whole, the last one stays', async () => {
    const { floors } = await makeLocation(test, as, organisation);
    const file = (tag: number) => ({
      name: 'labels.txt',
      bytes: Buffer.from(Array.from({ length: 50 }, (_, at) => `mesh-${at}\tlabel ${tag}`).join('\n')),
    });
    const answers = await rounds(() =>
      statuses(
        Array.from({ length: 5 }, (_, tag) =>
          test.call(uploadLabels, { as, params: { uuid: floors[0] }, file: file(tag) }),
        ),
      ),
    );
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    const { rows } = await test.database.pool.query(
      'SELECT count(*)::int AS labels, count(DISTINCT text)::int AS texts FROM floor_labels l JOIN floors f ON f.id = l.floor_id WHERE f.uuid = $1',
      [floors[0]],
    );
    expect(rows).toEqual([{ labels: 50, texts: 1 }]);
  });

  it('a floor or building that is deleted while it is written to: each call succeeds or does not find it', async () => {
    const answers = await rounds(async (round) => {
      const { project, building, floors } = await makeLocation(test, as, organisation);
      const params = { uuid: floors[0] };
      const { data } = await test.call(listBuildings, { as, params: { id: project } });
      return statuses([
        test.call(saveFloorNodes, {
          as,
          params,
          body: { nodes: { ...NONE, new: [nodeOn(floors[0], 1)] }, joins: NONE },
        }),
        test.call(saveMesh, { as, body: { floor_id: floors[0], object_name: 'a', type: 'destination' } }),
        test.call(createFloor, { as, params: { uuid: building }, body: { name: 'New', shortname: 'N', order: 5 } }),
        test.call(saveBuildings, { as, params: { uuid: project }, body: { buildings: data.buildings } }),
        round % 2 === 0
          ? test.call(deleteFloor, { as, params })
          : test.call(deleteBuilding, { as, params: { uuid: building } }),
        test.call(saveFloorNodes, {
          as,
          params,
          body: { nodes: { ...NONE, new: [nodeOn(floors[0], 2)] }, joins: NONE },
        }),
        test.call(uploadLabels, { as, params, file: { name: 'l.txt', bytes: Buffer.from('a\tb') } }),
        test.call(saveMesh, { as, body: { floor_id: floors[0], object_name: 'b', type: 'destination' } }),
      ]);
    });
    expect(answers.flat().filter((status) => ![200, 404, 409, 422].includes(status))).toEqual([]);
  });
});

describe('[BI6] what exists already', () => {
  it('a node twice in a transit group is an error of the group', async () => {
    const { project, floors } = await makeLocation(test, as, organisation);
    await test.call(saveFloorNodes, {
      as,
      params: { uuid: floors[0] },
      body: { nodes: { ...NONE, new: [nodeOn(floors[0], 1)] }, joins: NONE },
    });
    const { nodes } = (await test.call(readNetwork, { as, params: { uuid: project } })).data;
    const id = nodes[0]?.id ?? 0;
    const reply = await test.call(createTransitGroup, {
      as,
      params: { uuid: project },
      body: { name: 'Lift', travel: 'elevator', weight: 0, type: 'BI', multiplier: 1, nodes: [{ id }, { id }] },
    });
    expect(reply.status).toBe(422);
    expect(reply.error.errors).toEqual({ transitgroups: [serviceText('editor.nodeTwice')] });
  });

  it('a destination moved onto a mesh that has one is an error of the mesh; two at once: one is placed', async () => {
    const { floors } = await makeLocation(test, as, organisation);
    const destination = await test.call(createDestination, {
      as,
      params: { uuid: organisation },
      body: { name: 'Cafe', description: '', categories: [], tags: [] },
    });
    const body = (object_name: string) => ({ object_name, floor_id: floors[0], parent_id: destination.data.id });
    const placed = await Promise.all(['a', 'b'].map((mesh) => test.call(createPlacement, { as, body: body(mesh) })));
    const ids = placed.map(({ data }) => String(data.id));
    const move = (id: string, mesh: string) => test.call(updatePlacement, { as, params: { id }, body: body(mesh) });
    const refused = await move(ids[0] ?? '', 'b');
    expect(refused.status).toBe(422);
    expect(refused.error.errors).toEqual({ object_name: [serviceText('editor.meshTaken')] });
    const answers = await rounds((round) => statuses(ids.map((id) => move(id, `both-${round}`))));
    for (const [first, second] of answers) {
      expect(first).toBe(200);
      expect([409, 422]).toContain(second);
    }
  });
});
