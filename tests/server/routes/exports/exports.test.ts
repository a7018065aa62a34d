import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createDestination, createPlacement } from '@/contract/destinations/destinations';
import { exportAppleCsv, exportGooglePdfs, exportImdf, imdfNotesOf, readExports } from '@/contract/exports/exports';
import { cancelJob, readJob } from '@/contract/jobs/jobs';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProjectFile } from '@/contract/locations/projectFiles';
import { listProjects, publishProjectByPost } from '@/contract/locations/projects';
import { exportNotice } from '@/contract/texts/exportNotices';
import { exportText } from '@/contract/texts/exportTexts';
import { APPLE_CATEGORIES } from '@/model/content/categories/appleCategories';
import { parseCsv } from '@/model/content/csv';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { createFloorPdfs } from '../../../../server/exports/floorPdfs';
import { createImdfArchives } from '../../../../server/exports/imdf/imdfArchives';
import { createExportJob } from '../../../../server/jobs/exportJob';
import { startJobs } from '../../../../server/jobs/jobs';
import { leaseJob } from '../../../../server/repositories/jobs/jobs';
import { readPdf } from '../../../support/service/readPdf';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { addFloorPlan, makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let organisation: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
});
beforeEach(async () => {
  await test.database.pool.query(`UPDATE jobs SET state = 'cancelled' WHERE state IN ('queued', 'running')`);
  location = await makeLocation(test, as, organisation, { withPlan: true });
});
afterAll(() => test.close());

const params = () => ({ uuid: location.project });
const job = async (uuid: string) => (await test.call(readJob, { as, params: { uuid } })).data;
const handler = (quota = 2 ** 40) =>
  createExportJob({
    pool: test.database.pool,
    storage: test.storage,
    clock: () => test.clock.now,
    writeFloorPdf: createFloorPdfs({ thread: new URL(inject('floorPdfThread')) }),
    writeImdfArchive: createImdfArchives(new URL(inject('imdfThread'))),
    quota,
  });

/** Works on the queue until the job is over; its last state. */
async function work(uuid: string, run = handler()) {
  const jobs = startJobs(test.database.pool, { export: run }, { info: () => {}, error: () => {} });
  while (['queued', 'running'].includes((await job(uuid)).state)) jobs.wake();
  await jobs.stop();
  return job(uuid);
}

const requestCsv = (should_export_all?: boolean) =>
  test.call(exportAppleCsv, {
    as,
    params: params(),
    body: { ...(should_export_all !== undefined && { should_export_all }) },
  });
const requestPdfs = () => test.call(exportGooglePdfs, { as, params: params() });
const exported = async () => (await test.call(readExports, { as, params: params() })).data;
const download = async (url: string | null | undefined) =>
  (await test.call(readProjectFile, { params: { token: (url ?? '').replace('/api/project-files/', '') } })).bytes;

/** Places a destination of each name on the rooms of the ground floor. */
async function place(destinations: readonly { name: string; primary_apple_category?: string; description?: string }[]) {
  for (const [at, body] of destinations.entries()) {
    const { data } = await test.call(createDestination, { as, params: { uuid: organisation }, body });
    await test.call(createPlacement, {
      as,
      body: { object_name: `room-${at}`, floor_id: location.floors[0], parent_id: data.id, location_id: `U${at}` },
    });
  }
}

it('[EX1] is a job of the location, one at a time; publishing goes on beside it', async () => {
  const first = await requestPdfs();
  expect(first.message).toBe('Export requested.');
  expect(first.data).toMatchObject({ kind: 'export', state: 'queued', project_uuid: location.project });
  const second = await requestCsv();
  expect([second.status, second.error.message]).toEqual([409, exportText('running')]);
  const { data } = await test.call(listProjects, { as, params: { uuid: organisation }, query: {} });
  expect(data.find(({ uuid }) => uuid === location.project)).toMatchObject({ is_publishing: false, job: null });
  expect((await test.call(publishProjectByPost, { as, params: params(), query: {} })).status).toBe(200);
  expect((await work(first.data.uuid)).state).toBe('succeeded');
  expect((await requestCsv()).message).toBe('Export requested.');
});

it('[EX2] [EX4] [EX5] saves a PDF of each floor, with every name as text, where the person downloads it', async () => {
  await addFloorPlan(test, as, location.floors[1], 2);
  await place([{ name: 'Łódź Żabka' }, { name: 'Marks & Spencer' }, { name: 'The Shop with a Very Long Name' }]);
  expect(await work((await requestPdfs()).data.uuid)).toMatchObject({ state: 'succeeded', progress: 100 });
  const { files, job: last } = await exported();
  expect(last?.state).toBe('succeeded');
  expect(files.map(({ path }) => path)).toEqual(['exports/Hall - First.pdf', 'exports/Hall - Ground.pdf']);
  const bytes = await download(files[1]?.url);
  expect(bytes.length).toBe(files[1]?.bytes);
  const text = (await readPdf(bytes)).join(' ');
  for (const name of ['Łódź Żabka', 'Marks & Spencer', 'The Shop with a Very Long Name', 'Test Hall Hall – Ground'])
    expect(text).toContain(name);
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/);

  const before = await test.storedKeys();
  await work((await requestPdfs()).data.uuid);
  expect((await exported()).files.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  expect((await test.storedKeys()).length).toBe(before.length);
});

it('[EX3] [EX12] writes a line for each placed destination, where it is on earth, for a program to read', async () => {
  const category = APPLE_CATEGORIES.find(({ name }) => name === 'Bakery');
  await place([
    { name: '=SUM(A1)', description: '+1' },
    { name: 'Bread', ...(category && { primary_apple_category: category.uuid }) },
  ]);
  const { rows } = await test.database.pool.query<{ plan_key: string }>('SELECT plan_key FROM floors WHERE uuid = $1', [
    location.floors[0],
  ]);
  const stored = await test.storage.get(rows[0]?.plan_key ?? '');
  if (!stored) throw new Error('The floor has no plan.');
  const plan = decodeFloorPlan(new Uint8Array(await buffer(stored.stream)));
  const mesh = plan.names.indexOf('room-1');
  const [x, y] = [plan.anchors[3 * mesh]!, plan.anchors[3 * mesh + 1]!];
  // The room is the first point itself.
  await test.call(updateProject, {
    as,
    params: params(),
    body: {
      settings: {
        address: '1 High Street, London',
        map_bounding_first_x: x,
        map_bounding_first_y: y,
        map_bounding_first_lat: 51.5,
        map_bounding_first_lon: -0.12,
        map_bounding_second_x: x + 100,
        map_bounding_second_y: y,
        map_bounding_second_lat: 51.5,
        map_bounding_second_lon: -0.1185,
      },
    },
  });
  const read = async () => {
    const [file] = (await exported()).files;
    const text = new TextDecoder().decode(await download(file?.url));
    const [head, ...lines] = parseCsv(text).filter((line) => line.length > 1);
    return { text, lines: lines.map((line) => Object.fromEntries(line.map((cell, at) => [head?.[at], cell]))) };
  };
  await work((await requestCsv(true)).data.uuid);
  const all = await read();
  expect(all.lines.map(({ name }) => name)).toEqual(['=SUM(A1)', 'Bread']);
  // The guard against formulas is for people; a service would read the apostrophe as a part of the name.
  expect(all.text).not.toContain(`'`);
  expect(all.text.charCodeAt(0)).toBe('i'.charCodeAt(0));
  expect(all.text).toContain(',-0.1200000,');
  expect(all.lines[1]).toMatchObject({
    category: 'Bakery',
    unit: 'U1',
    level: 'Ground',
    level_short_name: 'G',
    level_ordinal: '0',
    building: 'Hall',
    venue: 'Test Hall',
    address: '1 High Street, London',
    latitude: '51.5000000',
    longitude: '-0.1200000',
  });
  await work((await requestCsv()).data.uuid);
  expect((await read()).lines.map(({ name }) => name)).toEqual(['Bread']);
});

it('[EX10] says that a file has no latitude and longitude, until the location has its bounding coordinates', async () => {
  await place([{ name: 'Bread' }]);
  const exportLog = async () => (await work((await requestCsv(true)).data.uuid)).log.map(({ text }) => text);
  const setPoints = (second_x: number) =>
    test.call(updateProject, {
      as,
      params: params(),
      body: {
        settings: {
          map_bounding_first_x: 0,
          map_bounding_first_y: 0,
          map_bounding_first_lat: 51.5,
          map_bounding_first_lon: -0.12,
          map_bounding_second_x: second_x,
          map_bounding_second_y: 0,
          map_bounding_second_lat: 51.5,
          map_bounding_second_lon: -0.1185,
        },
      },
    });
  expect(await exportLog()).toEqual([exportNotice('notOnEarth'), 'Done']);
  // Points that are too near to each other tell nothing.
  await setPoints(0.2);
  expect(await exportLog()).toEqual([exportNotice('notOnEarth'), 'Done']);
  await setPoints(100);
  expect(await exportLog()).toEqual(['Done']);
});

it('[EX7] says what to do where nothing can be exported, and keeps what was exported before', async () => {
  await place([{ name: 'Bread' }]);
  await work((await requestCsv(true)).data.uuid);
  const before = (await exported()).files.map(({ path, bytes }) => ({ path, bytes }));
  const none = await work((await requestCsv(false)).data.uuid);
  expect([none.state, none.error]).toEqual(['failed', exportText('nothingForApple')]);
  const full = await work((await requestPdfs()).data.uuid, handler(10));
  expect(full.state).toBe('failed');
  expect(full.error).toContain('may store');
  const keys = await test.storedKeys();
  const { rows } = await test.database.pool.query<{ plan_key: string }>('SELECT plan_key FROM floors WHERE uuid = $1', [
    location.floors[0],
  ]);
  await test.storage.delete(rows[0]?.plan_key ?? '');
  const missing = await work((await requestPdfs()).data.uuid);
  expect([missing.state, missing.error]).toEqual(['failed', exportText('planMissing', { name: 'Ground' })]);
  expect((await exported()).files.map(({ path, bytes }) => ({ path, bytes }))).toEqual(before);
  expect((await test.storedKeys()).length).toBe(keys.length - 1);

  location = await makeLocation(test, as, organisation);
  const bare = await work((await requestPdfs()).data.uuid);
  expect([bare.state, bare.error]).toEqual(['failed', exportText('noPlan')]);
});

it('[EX7] a cancelled export leaves no file', async () => {
  const before = await test.storedKeys();
  const { data } = await requestPdfs();
  const leased = await leaseJob(test.database.pool, { worker: 'w', seconds: 20, kinds: ['export'] });
  if (!leased) throw new Error('There is no job.');
  await test.call(cancelJob, { as, params: { uuid: data.uuid } });
  // The worker learns at its last report that the job is to stop.
  const stopped = handler()(leased, {
    worker: 'w',
    report: async (stage) => {
      if (stage === exportText('saving')) throw new Error('cancelled');
    },
  });
  await expect(stopped).rejects.toThrow('cancelled');
  expect(await test.storedKeys()).toEqual(before);
  expect((await exported()).files).toEqual([]);
});

it('[IX1] [IX5] saves an IMDF archive once the location has a position, the same twice', async () => {
  await place([{ name: 'Bread' }]);
  const request = async () => work((await test.call(exportImdf, { as, params: params() })).data.uuid);
  const nowhere = await request();
  expect([nowhere.state, nowhere.error]).toEqual(['failed', exportText('noPosition')]);
  await test.call(updateProject, { as, params: params(), body: { settings: { lat: 51.5, lon: -0.12 } } });
  const done = await request();
  expect(done.state).toBe('succeeded');
  const notes = imdfNotesOf(done);
  expect(notes.some((note) => note.includes('with north up'))).toBe(true);
  expect(notes.some((note) => note.startsWith('1 floor has no floor plan'))).toBe(true);
  const [file] = (await exported()).files;
  expect(file?.filename).toBe('Test Hall-imdf.zip');
  const bytes = await download(file?.url);
  const files = unzipSync(bytes);
  const parts = ['manifest.json', 'venue.geojson', 'level.geojson', 'unit.geojson', 'occupant.geojson'];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(parts));
  await request();
  expect(await download((await exported()).files[0]?.url)).toEqual(bytes);
});

it('[GE3] an IMDF archive whose two points do not fit the floor plan says by how much', async () => {
  await place([{ name: 'Bread' }]);
  const request = async (lon: number) => {
    const settings = {
      map_bounding_first_x: 0,
      map_bounding_first_y: 0,
      map_bounding_first_lat: 0,
      map_bounding_first_lon: 10,
      map_bounding_second_x: 100,
      map_bounding_second_y: 0,
      map_bounding_second_lat: 0,
      map_bounding_second_lon: lon,
    };
    await test.call(updateProject, { as, params: params(), body: { settings } });
    return imdfNotesOf(await work((await test.call(exportImdf, { as, params: params() })).data.uuid));
  };
  // 111.3 m on Earth.
  expect((await request(10.001)).filter((note) => note.includes('Earth differ by 11 %'))).toHaveLength(1);
  expect((await request(10.0009)).filter((note) => note.includes('Earth differ'))).toEqual([]);
});
