import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBuildings, readFloorPlan } from '@/contract/buildings/buildings';
import { correctOutlines, undoOutlines, type WireCorrection } from '@/contract/buildings/outlines';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { readProjectLog } from '@/contract/locations/projectLog';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { outlineText } from '@/contract/texts/outlineTexts';
import { translate } from '@/contract/texts/translate';
import { approveUpload, previewUpload, uploadMap } from '@/contract/uploads/uploads';
import type { CorrectionError } from '@/model/floorPlan/corrections/correction';
import { meshShape, shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { type FloorPlan, NO_MESHES } from '@/model/floorPlan/floorPlan';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { sweepAll } from '../../../support/service/keepHouse';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { SMALL_ROOMS, smallFloorZip } from '../../../support/smallFloor';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let uuid: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  location = await makeLocation(test, as, organisation);
  uuid = location.floors[0];
  await approve(await upload());
});
afterAll(() => test.close());

const upload = async () =>
  (
    await test.call(uploadMap, {
      as,
      params: { uuid },
      query: {},
      file: { name: 'plan.zip', bytes: smallFloorZip() },
    })
  ).data.uuid;
const approve = (id: string) => test.call(approveUpload, { as, params: { id }, body: {} });
const planKey = async () => {
  const { buildings } = (await test.call(listBuildings, { as, params: { id: location.project } })).data;
  return buildings[0]?.floors.find((floor) => floor.uuid === uuid)?.plan ?? '';
};
const plan = async (): Promise<FloorPlan> =>
  decodeFloorPlan(new Uint8Array((await test.call(readFloorPlan, { as, params: { uuid } })).bytes));
const correct = async (correction: WireCorrection, options: { plan?: string; by?: string; key?: string } = {}) =>
  test.call(correctOutlines, {
    as: options.by ?? as,
    params: { uuid },
    body: { plan: options.plan ?? (await planKey()), correction },
    ...(options.key && { idempotencyKey: options.key }),
  });
const undo = (made: string, by = as) => test.call(undoOutlines, { as: by, params: { uuid }, body: { plan: made } });
const areaOf = (floorPlan: FloorPlan, name: string) => shapeArea(meshShape(floorPlan, floorPlan.names.indexOf(name)));

const STAND = {
  kind: 'draw',
  name: 'stand',
  ring: [
    { x: 2, y: 9 },
    { x: 6, y: 9 },
    { x: 6, y: 12 },
    { x: 2, y: 12 },
  ],
} satisfies WireCorrection;
const { 'room-a': A } = SMALL_ROOMS;
const HALVES = {
  kind: 'split',
  room: 'room-a',
  line: [
    { x: 4, y: -1 },
    { x: 4, y: A.depth + 1 },
  ],
} satisfies WireCorrection;
const MERGE: WireCorrection = { kind: 'merge', rooms: ['room-a', 'room-a-2'] };

async function place(object_name: string, name: string) {
  const { id } = (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name } })).data;
  await test.call(createPlacement, { as, body: { object_name, floor_id: uuid, parent_id: id } });
}

it('[OL7] a correction becomes the floor plan of its floor, and says what is new', async () => {
  const before = await planKey();
  const drawn = await correct(STAND);
  expect([drawn.status, drawn.message]).toEqual([200, outlineText('drawn')]);
  expect(drawn.data).toEqual({
    floor_id: uuid,
    plan: await planKey(),
    room: 'stand',
    added: 'stand',
    removed: [],
    network_revision: null,
  });
  expect(drawn.data.plan).not.toBe(before);
  expect(areaOf(await plan(), 'stand')).toBe(12);
  const unnamed = await correct({ kind: 'draw', ring: STAND.ring.map(({ x, y }) => ({ x: x + 10, y })) });
  expect(unnamed.data.added).toBe('room-1');
  const split = await correct(HALVES);
  expect([split.message, split.data.room, split.data.added]).toEqual([outlineText('split'), 'room-a', 'room-a-2']);
  const merged = await correct(MERGE);
  expect([merged.message, merged.data.room, merged.data.removed]).toEqual([
    outlineText('merged'),
    'room-a',
    ['room-a-2'],
  ]);
  expect(areaOf(await plan(), 'room-a')).toBeCloseTo(A.width * A.depth, 2);
});

it('[OL7] a refused correction changes nothing and says why', async () => {
  const before = await planKey();
  const stored = await test.storedKeys();
  for (const [correction, why] of [
    [{ ...STAND, name: 'room-a' }, 'name-taken'],
    [{ ...HALVES, room: 'gone' }, 'unknown-mesh'],
    [{ kind: 'merge', rooms: ['room-a', 'room-b'] }, 'not-touching'],
  ] satisfies [WireCorrection, CorrectionError][]) {
    const reply = await correct(correction);
    expect([reply.status, reply.error.code, reply.error.message]).toEqual([422, why, outlineText(`refused.${why}`)]);
  }
  expect([await planKey(), await test.storedKeys()]).toEqual([before, stored]);
  uuid = location.floors[1];
  const none = await correct(STAND, { plan: before });
  expect([none.status, none.error.message]).toEqual([409, outlineText('noFloorPlan')]);
});

it('[OL8] a correction of another floor plan than the present one is a conflict, also at the same moment', async () => {
  const before = await planKey();
  const replies = await Promise.all([correct(STAND, { plan: before }), correct(HALVES, { plan: before })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await correct(STAND, { plan: before });
  expect([late.status, late.error.message]).toEqual([409, translate('failed.conflict')]);
  expect(late.error.current).toMatchObject({ uuid, plan: await planKey() });
  const keys = (await test.storedKeys()).filter((key) => key.startsWith('plans/'));
  expect(keys).toContain(await planKey());
});

it('[OL8] a repeated request has one effect', async () => {
  const before = await planKey();
  const first = await correct(STAND, { plan: before, key: 'draw-the-stand-once' });
  const second = await correct(STAND, { plan: before, key: 'draw-the-stand-once' });
  expect([first.status, second.data]).toEqual([200, first.data]);
  expect((await plan()).names.filter((name) => name === 'stand')).toHaveLength(1);
});

it('[OL9] undo takes back the last correction, then the one before it; a late undo says why not', async () => {
  const [uploaded, bytes] = [await planKey(), await plan()];
  const drawn = (await correct(STAND)).data.plan;
  const split = (await correct(HALVES)).data.plan;
  const early = await undo(drawn);
  expect([early.status, early.error.message]).toEqual([409, outlineText('undo.changed')]);
  expect((await undo(split)).data).toEqual({ floor_id: uuid, plan: drawn, network_revision: null });
  const again = await undo(split);
  expect([again.status, again.error.message]).toEqual([409, outlineText('undo.changed')]);
  const undone = await undo(drawn);
  expect([undone.message, undone.data.plan]).toEqual([outlineText('undone'), uploaded]);
  expect(await plan()).toEqual(bytes);
  expect((await undo(uploaded)).status).toBe(409);
});

it('[OL9] the last twenty corrections of a floor can be undone', { timeout: 60_000 }, async () => {
  const made: string[] = [];
  for (let at = 0; at < 23; at += 1) made.push((await correct({ ...STAND, name: `stand ${at}` })).data.plan);
  const statuses: number[] = [];
  for (const key of made.toReversed()) statuses.push((await undo(key)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 409, 409, 409]);
  const [, , , , , , , , , , , , , , , , , , , , last] = made.toReversed();
  expect((await undo(last ?? '')).error.message).toBe(outlineText('undo.gone'));
  expect((await plan()).names.filter((name) => name.startsWith('stand'))).toHaveLength(3);
});

it('[OL22] a removed room leaves the floor plan with its entrances, and undo brings back both', async () => {
  const node = { id: -1, floor_id: uuid, x: 2, y: 4, z: 0, name: '', open: true, mesh: 'room-a', dynamicRoute: null };
  const none = { new: [], updated: [], deleted: [] };
  const body = { revision: 0, nodes: { ...none, new: [node] }, joins: none, transitgroups: none };
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body });
  const entrance = async () =>
    (await test.call(readNetwork, { as, params: { uuid: location.project } })).data.nodes[0]?.mesh;
  const { data, message } = await correct({ kind: 'remove', rooms: ['room-a'] });
  expect([message, data.room, data.added, data.removed]).toEqual([outlineText('removed'), null, null, ['room-a']]);
  expect([(await plan()).names.includes('room-a'), await entrance()]).toEqual([false, null]);
  await undo(data.plan);
  expect([(await plan()).names.includes('room-a'), await entrance()]).toEqual([true, 'room-a']);
});

it('[OL22] a room with a destination is not removed', async () => {
  const { data: destination } = await test.call(createDestination, {
    as,
    params: { uuid: organisation },
    body: { name: 'Removed by nobody' },
  });
  await test.call(createPlacement, { as, body: { object_name: 'room-a', floor_id: uuid, parent_id: destination.id } });
  const reply = await correct({ kind: 'remove', rooms: ['room-b', 'room-a'] });
  expect([reply.status, reply.error.code]).toEqual([422, 'has-destination']);
  expect((await plan()).names).toEqual(expect.arrayContaining(['room-a', 'room-b']));
});

it('[OL10] entrances follow: of merged rooms to the room, inside a new half to the half, and back with undo', async () => {
  const node = (id: number, x: number, mesh: string) => ({
    id,
    floor_id: uuid,
    x,
    y: 4,
    z: 0,
    name: '',
    open: true,
    mesh,
    dynamicRoute: null,
  });
  const none = { new: [], updated: [], deleted: [] };
  const body = {
    revision: 0,
    nodes: { ...none, new: [node(-1, 2, 'room-a'), node(-2, 9, 'room-a'), node(-3, 20, 'room-b')] },
    joins: none,
    transitgroups: none,
  };
  await test.call(saveNetwork, { as, params: { uuid: location.project }, body });
  const network = async () => (await test.call(readNetwork, { as, params: { uuid: location.project } })).data;
  const entrances = async () => (await network()).nodes.sort((a, b) => a.x - b.x).map(({ mesh }) => mesh);
  const { revision } = await network();
  await correct(STAND);
  expect((await network()).revision).toBe(revision);
  const { plan: split, network_revision } = (await correct(HALVES)).data;
  expect(await entrances()).toEqual(['room-a-2', 'room-a', 'room-b']);
  expect([network_revision, (await network()).revision]).toEqual([revision + 1, revision + 1]);
  const merged = (await correct(MERGE)).data.plan;
  expect(await entrances()).toEqual(['room-a', 'room-a', 'room-b']);
  await undo(merged);
  expect(await entrances()).toEqual(['room-a-2', 'room-a', 'room-b']);
  expect((await undo(split)).data.network_revision).toBe((await network()).revision);
  expect(await entrances()).toEqual(['room-a', 'room-a', 'room-b']);
});

it('[OL6] a merged room has the name of the room with the destination; two destinations are refused', async () => {
  await correct(HALVES);
  await place('room-a-2', 'Kiosk');
  expect((await correct(MERGE)).data).toMatchObject({ room: 'room-a-2', removed: ['room-a'] });
  await correct({ ...HALVES, room: 'room-b', line: HALVES.line.map(({ x, y }) => ({ x: x + 14, y })) });
  await place('room-b', 'Bakery');
  await place('room-b-2', 'Florist');
  const reply = await correct({ kind: 'merge', rooms: ['room-b', 'room-b-2'] });
  expect([reply.status, reply.error.code]).toEqual([422, 'several-destinations']);
});

it('[OL11] who corrects needs the right to edit nodes; the log of the location says who did what', async () => {
  const made = (await correct(STAND)).data.plan;
  await undo(made);
  const { logs } = (await test.call(readProjectLog, { as, params: { uuid: location.project }, query: {} })).data;
  expect(logs.map(({ description }) => description).slice(0, 2)).toEqual([
    'Took back the last correction of outlines on Ground',
    'Drew stand on Ground',
  ]);
  await test.database.pool.query(
    'DELETE FROM user_features f USING users u WHERE u.id = f.user_id AND u.email = $1 AND f.feature_id = 14',
    ['editor@riverside.example'],
  );
  const editor = await test.signInAs('editor@riverside.example');
  const denied = [await correct(STAND, { by: editor }), await undo(made, editor)];
  expect(denied.map(({ status }) => status)).toEqual([403, 403]);
});

it('[OL12] the stored floor plans of corrections outlive the sweep, and go with an approved upload', async () => {
  const corrected = (await correct(STAND)).data.plan;
  const next = (await correct(HALVES)).data.plan;
  const sweep = () => sweepAll(test, new Date(test.clock.now.getTime() + 3_600_000));
  await sweep();
  expect(await test.storedKeys()).toEqual(expect.arrayContaining([corrected, next]));
  expect((await undo(next)).status).toBe(200);
  const id = await upload();
  const { data } = await test.call(previewUpload, { as, params: { id } });
  // The stand is in the floor plan that would be replaced, and not in the upload.
  expect([data.kept_meshes, data.new_meshes]).toEqual([5, 0]);
  await approve(id);
  expect((await plan()).names).not.toContain('stand');
  expect((await undo(corrected)).status).toBe(409);
  await sweep();
  expect(await test.storedKeys()).not.toContain(corrected);
});

it('[OL26] a floor without a floor plan gets one by hand, which the undo takes away again', async () => {
  const bare = location.floors[1];
  const begin = (plan: string | null = null) =>
    test.call(correctOutlines, { as, params: { uuid: bare }, body: { plan, correction: { kind: 'begin' } } });
  const shown = async () => {
    const { buildings } = (await test.call(listBuildings, { as, params: { id: location.project } })).data;
    return buildings[0]?.floors.find((floor) => floor.uuid === bare)?.plan;
  };
  const early = await test.call(correctOutlines, {
    as,
    params: { uuid: bare },
    body: { plan: null, correction: STAND },
  });
  expect([early.status, early.message]).toEqual([409, outlineText('noFloorPlan')]);
  const begun = await begin();
  expect([begun.status, begun.message]).toEqual([200, outlineText('begun')]);
  expect(begun.data).toEqual({
    floor_id: bare,
    plan: await shown(),
    room: null,
    added: null,
    removed: [],
    network_revision: null,
  });
  expect(
    decodeFloorPlan(new Uint8Array((await test.call(readFloorPlan, { as, params: { uuid: bare } })).bytes)),
  ).toEqual(NO_MESHES);
  const second = await begin();
  expect(second.status).toBe(409);
  const again = await begin(begun.data.plan);
  expect(again.status).toBe(409);

  const drawn = await test.call(correctOutlines, {
    as,
    params: { uuid: bare },
    body: { plan: begun.data.plan, correction: STAND },
  });
  expect(drawn.data.added).toBe('stand');
  const { id } = (
    await test.call(createDestination, { as, params: { uuid: organisation }, body: { name: 'Drawn by hand' } })
  ).data;
  const placed = { object_name: 'stand', floor_id: bare, parent_id: id };
  expect((await test.call(createPlacement, { as, body: placed })).status).toBe(200);
  await sweepAll(test, new Date(test.clock.now.getTime() + 3_600_000));

  const takeBack = (plan: string) => test.call(undoOutlines, { as, params: { uuid: bare }, body: { plan } });
  expect((await takeBack(drawn.data.plan)).data.plan).toBe(begun.data.plan);
  const last = await takeBack(begun.data.plan);
  expect([last.message, last.data.plan]).toEqual([outlineText('unbegun'), null]);
  expect(await shown()).toBeNull();
});

it('[OL26] of two that begin a floor plan at the same moment one is told of the other', async () => {
  const body = { plan: null, correction: { kind: 'begin' as const } };
  const both = await Promise.all(
    [1, 2].map(() => test.call(correctOutlines, { as, params: { uuid: location.floors[1] }, body })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
