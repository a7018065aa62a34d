import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, createPlacement, listPlacements } from '@/contract/destinations/destinations';
import { readJob } from '@/contract/jobs/jobs';
import { readPreview } from '@/contract/locations/preview';
import { readProjectData, readProjectReadData } from '@/contract/locations/projectData';
import { readProject } from '@/contract/locations/projectDetails';
import { publishProjectByPost } from '@/contract/locations/projects';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { PROMOTION_CALLS } from '@/contract/promotions/promotions';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { startJobs } from '../../../../server/jobs/jobs';
import { createPublishJob } from '../../../../server/jobs/publishJob';
import { readExportContent } from '../../../../server/repositories/exports/exports';
import { readVisitorTexts } from '../../../../server/repositories/locations/visitorTexts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { testWayfinder } from '../../../support/service/testWayfinder';

/** In every text of the destination for staff only, and in no other. */
const SECRET = /kestrel/i;

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
let hidden: { id: number; revision?: number | undefined };
const wayfinder = testWayfinder();

const make = async (name: string, body: object = {}) =>
  (await test.call(createDestination, { as, params: { uuid: organisation }, body: { name, ...body } })).data;
const place = (room: string, parent_id: number, body: object = {}) =>
  test.call(createPlacement, { as, body: { object_name: room, floor_id: location.floors[0], parent_id, ...body } });
const preview = (token?: string) => test.call(readPreview, { as: token, params: { id: location.project }, query: {} });
const locationId = async () =>
  (await test.database.pool.query('SELECT id FROM projects WHERE uuid = $1', [location.project])).rows[0]?.id as number;

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  location = await makeLocation(test, as, organisation, { withPlan: true });
  hidden = await make('Kestrel Records', {
    description: 'Kestrel keeps files.',
    tags: ['kestrel'],
    staff_only: true,
    additional_data: [{ title: 'Kestrel site', type: 1, value: 'https://kestrel.example' }],
  });
  const counter = await make('Kestrel Counter', { staff_only: true });
  const ward = await make('Open Ward', { related_destinations: [{ id: hidden.id }] });
  const inside = await make('Ward Desk', { parent_id: hidden.id });
  await place('room-1', hidden.id, {
    local_description: 'Kestrel, ring twice.',
    address: 'Kestrel 1',
    location_id: 'K1',
  });
  await place('room-2', ward.id, { sub_destinations: [{ id: counter.id }, { id: inside.id }] });
  await test.call(PROMOTION_CALLS.event.create, {
    as,
    params: { uuid: organisation },
    body: { name: 'Kestrel day', start: '2020-01-01 00:00:00', destinations: [{ id: hidden.id }] },
  });
  await test.database.pool.query(
    `INSERT INTO floor_labels (floor_id, organisation_id, object_name, text)
     SELECT f.id, f.organisation_id, room, text FROM floors f, (VALUES ('room-1', 'Files'), ('room-3', 'Kestrel Records')) AS l (room, text)
      WHERE f.uuid = $1
     ON CONFLICT (floor_id, object_name) DO UPDATE SET text = EXCLUDED.text`,
    [location.floors[0]],
  );
  const node = (id: number, name: string, mesh: string | null = null) => {
    const floor_id = location.floors[0] ?? '';
    return { id, floor_id, x: -id, y: 0, z: 0, name, open: true, mesh, dynamicRoute: null };
  };
  await test.call(saveNetwork, {
    as,
    params: { uuid: location.project },
    body: {
      revision: 0,
      nodes: {
        new: [node(-1, ' kestrel records'), node(-2, 'Door of Kestrel', 'room-1'), node(-3, 'Hall', 'room-2')],
        updated: [],
        deleted: [],
      },
      joins: { new: [], updated: [], deleted: [] },
      transitgroups: { new: [], updated: [], deleted: [] },
    },
  });
});
afterAll(() => test.close());

it('[DE52] staff see a destination for staff only with its room and all of its fields', async () => {
  const all = (await test.call(listPlacements, { as, params: { uuid: location.project } })).data;
  const ours = all.find(({ object_name }) => object_name === 'room-1');
  expect(ours).toMatchObject({
    location_name: 'Kestrel Records',
    destination: { staff_only: true, tags: ['kestrel'] },
  });
  expect(all.find(({ object_name }) => object_name === 'room-2')?.destination).not.toHaveProperty('staff_only');
  const { data } = await test.call(readProjectData, { as, params: { uuid: location.project } });
  expect(JSON.stringify(data)).toMatch(SECRET);
  const network = (await test.call(readNetwork, { as, params: { uuid: location.project } })).data;
  expect(network.nodes.map(({ name }) => name).sort()).toEqual([' kestrel records', 'Door of Kestrel', 'Hall']);
});

it('[DE52] neither the draft that is previewed nor the data for programs that show it has a trace of it', async () => {
  const { data: shown } = await preview(as);
  expect(shown.publication.network.nodes.map(({ name }) => name).sort()).toEqual(['', '', 'Hall']);
  const draft = JSON.stringify(shown);
  const { data } = await test.call(readProjectReadData, { as, params: { uuid: location.project } });
  for (const text of [draft, JSON.stringify(data)]) {
    expect(text).toContain('Open Ward');
    expect(text).not.toMatch(SECRET);
    expect(text).not.toContain('staff_only');
  }
  // The main destination of what is inside of the ward is one of those.
  const ward = data.destinations.find(({ object_name }) => object_name === 'room-2');
  expect(ward?.sub_destinations).toMatchObject([{ name: 'Ward Desk', parent: null }]);
  expect(ward?.destination.related_destinations).toEqual([]);
  expect(data.labels?.map(({ object_name }) => object_name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^room-[13]$/)]),
  );
});

it('[DE52] the exports for maps and the texts to translate have no trace of it', async () => {
  const scope = [test.organisations.riverside, await locationId()] as const;
  const content = await readExportContent(test.database.pool, ...scope, test.clock.now);
  expect(JSON.stringify(content?.data)).toContain('Open Ward');
  expect(JSON.stringify({ ...content, destinations: [...(content?.destinations ?? [])] })).not.toMatch(SECRET);
  const [organisationId, id] = scope;
  const texts = await readVisitorTexts(test.database.pool, organisationId, {
    id,
    uuid: location.project,
    now: test.clock.now,
  });
  expect(texts.filter(({ kind, text }) => kind !== 'category' && SECRET.test(text))).toEqual([]);
});

it('[DE52] [PU35] a publication has no trace of it, the question before counts it, and taking the mark off changes the location', async () => {
  const changes = async () =>
    (await test.call(readPublicationChanges, { as, params: { uuid: location.project } })).data;
  expect((await changes()).staff_only).toBe(1);
  const { uuid } = (await test.call(publishProjectByPost, { as, params: { uuid: location.project }, query: {} })).data;
  const publish = createPublishJob({
    pool: test.database.pool,
    storage: test.storage,
    clock: () => test.clock.now,
    wayfinder,
    publicUrl: 'https://atrium.test',
  });
  const jobs = startJobs(test.database.pool, { publish }, { info: () => {}, error: () => {} });
  const state = async () => (await test.call(readJob, { as, params: { uuid } })).data.state;
  while (['queued', 'running'].includes(await state())) jobs.wake();
  await jobs.stop();
  expect(await state()).toBe('succeeded');
  const published = JSON.stringify((await preview()).data);
  expect(published).toContain('Open Ward');
  expect(published).not.toMatch(SECRET);
  expect((await changes()).changes).toEqual([]);
  const name = 'Kestrel Records';
  await test.call(updateDestination, { as, params: { id: String(hidden.id) }, body: { name, staff_only: false } });
  const { publish_status } = (await test.call(readProject, { as, params: { uuid: location.project } })).data;
  const after = await changes();
  expect([publish_status, after.staff_only]).toEqual([1, 0]);
  expect(after.changes.find(({ kind }) => kind === 'destinations')?.added).toBe(1);
  expect(JSON.stringify((await preview()).data)).not.toMatch(SECRET);
});

it('[DE52] a save that does not mention the mark keeps it', async () => {
  const guarded = await make('Guarded', { staff_only: true });
  const { data } = await test.call(updateDestination, {
    as,
    params: { id: String(guarded.id) },
    body: { name: 'Guarded again' },
  });
  expect(data).toMatchObject({ name: 'Guarded again', staff_only: true });
});
