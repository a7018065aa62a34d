import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { inTransaction } from '../../../server/database/transaction';
import { type SeedDeps, seedDemo } from '../../../server/demo/seedDemo';
import { MALL_DRAWINGS } from '../../../server/demo/seedMall';
import { WHARF_DRAWINGS } from '../../../server/demo/seedWharf';
import { positionsOf } from '../../../server/exports/occupants';
import { createFloorPlanReader } from '../../../server/floorPlans/createFloorPlanReader';
import { completeSettings, type StoredSettings } from '../../../server/repositories/locations/settings';
import { writeReferenceData } from '../../../server/repositories/referenceData';
import { openDiskStorage } from '../../../server/storage/diskStorage';
import { metresPerDegree } from '../../support/earth';
import { type TestDatabase, testDatabase } from '../../support/service/database';
import { testWayfinder } from '../../support/service/testWayfinder';

let database: TestDatabase;
let world: SeedDeps;
let folder: string;
/** A first try whose rows are refused, and the files that it left. */
let refused: unknown;
let leftOver: readonly string[];

const filesIn = async (path: string) =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^(plans|files|uploads)$/.test(basename(entry.parentPath)))
    .map(({ name }) => name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-demo-'));
  mkdirSync(join(folder, 'incoming'));
  database = await testDatabase();
  await inTransaction(database.pool, writeReferenceData);
  world = {
    pool: database.pool,
    storage: await openDiskStorage(join(folder, 'files')),
    floorPlanReader: createFloorPlanReader(new URL(inject('floorPlanThread'))),
    incoming: join(folder, 'incoming'),
    clock: () => new Date(),
    wayfinder: testWayfinder(),
    publicUrl: 'https://atrium.test',
  };
  await database.pool.query('ALTER TABLE skins ADD CONSTRAINT refused CHECK (false)');
  refused = await seedDemo(world).catch((error: Error) => error);
  leftOver = await filesIn(join(folder, 'files'));
  await database.pool.query('ALTER TABLE skins DROP CONSTRAINT refused');
  expect(await seedDemo(world)).toBe(true);
});
afterAll(async () => {
  await world.floorPlanReader.close();
  await world.storage.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async <T extends object>(sql: string) => (await database.pool.query<T>(sql)).rows;

it('[ST25] a demo whose rows are refused leaves no file behind', async () => {
  expect(refused).toBeInstanceOf(Error);
  expect(leftOver).toEqual([]);
  expect((await filesIn(join(folder, 'files'))).length).toBeGreaterThan(10);
});

it('[DW8] gives every row of a location to the organisation that owns it', async () => {
  const tables = await rows<{ name: string }>(
    `SELECT a.table_name AS name FROM information_schema.columns a
       JOIN information_schema.columns b ON b.table_name = a.table_name AND b.column_name = 'project_id'
      WHERE a.table_schema = 'public' AND b.table_schema = 'public' AND a.column_name = 'organisation_id'`,
  );
  expect(tables.length).toBeGreaterThan(8);
  for (const { name } of tables) {
    const strays = await rows(
      `SELECT 1 FROM ${name} t JOIN projects p ON p.id = t.project_id WHERE t.organisation_id <> p.organisation_id`,
    );
    expect([name, strays]).toEqual([name, []]);
  }
  const placed = await rows(
    `SELECT 1 FROM project_destinations d JOIN destinations g ON g.id = d.destination_id
       JOIN destination_categories h ON h.destination_id = g.id JOIN categories c ON c.id = h.category_id
      WHERE d.organisation_id <> g.organisation_id OR c.organisation_id <> g.organisation_id`,
  );
  expect(placed).toEqual([]);
  expect(
    await rows(
      'SELECT o.name AS owner, p.name FROM projects p JOIN organisations o ON o.id = p.organisation_id ORDER BY p.id',
    ),
  ).toEqual([
    { owner: 'Riverside', name: 'Riverside Mall' },
    { owner: 'Harbour Hospital Trust', name: 'Harbour Hospital' },
    { owner: 'Lakeside Airport', name: 'Lakeside Pier B' },
    { owner: 'Riverside', name: 'Riverside Wharf' },
  ]);
});

it('[DW14] ties the floor plans of every location to the Earth, north up and to scale', async () => {
  const locations = await rows<{ name: string; settings: StoredSettings }>('SELECT name, settings FROM projects');
  expect(locations).toHaveLength(4);
  for (const { name, settings } of locations) {
    const onEarth = positionsOf(completeSettings(settings));
    const [from, east, south] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ].map((point) => onEarth?.(point));
    if (!from || !east || !south) throw new Error(`${name} has no bounding coordinates.`);
    const metres = metresPerDegree(from.lat);
    expect((east.lon - from.lon) * metres.lon).toBeCloseTo(10, 1);
    expect((south.lat - from.lat) * metres.lat).toBeCloseTo(-10, 1);
    expect(east.lat).toBeCloseTo(from.lat, 5);
    expect(Math.abs(from.lat - (settings.lat ?? 0))).toBeLessThan(0.01);
  }
});

it('[KI30] gives its first organisation forty kiosks in every state', async () => {
  const kiosks = await rows<{ state: number; last_contact: Date | null; plus_id: string | null }>(
    "SELECT s.state, s.last_contact, s.plus_id FROM kiosks s JOIN projects p ON p.id = s.project_id WHERE p.name = 'Riverside Mall'",
  );
  expect(kiosks).toHaveLength(40);
  expect([...new Set(kiosks.map(({ state }) => state))].sort((one, other) => one - other)).toEqual([
    2, 3, 4, 5, 96, 97, 98, 99,
  ]);
  const begin = Date.now();
  for (const { state, last_contact, plus_id } of kiosks) {
    expect([last_contact === null, plus_id === null]).toEqual([state === 96, state === 96]);
    expect(last_contact?.getTime() ?? 0).toBeLessThan(begin);
  }
});

it('[KI31] lets its kiosks say which of two builds they show', async () => {
  const kiosks = await rows<{ state: number; build: number | null }>(
    `SELECT DISTINCT s.state, s.running_build AS build FROM kiosks s JOIN projects p ON p.id = s.running_project_id OR s.running_project_id IS NULL
      WHERE s.project_id = p.id AND p.name = 'Riverside Mall' ORDER BY s.state`,
  );
  expect(kiosks.map(({ state, build }) => [state, build])).toEqual([
    [2, 2],
    [3, 2],
    [4, 1],
    [5, 1],
    [96, null],
    [97, 1],
    [98, 1],
    [99, 1],
  ]);
  expect(
    await rows(`SELECT b.build_number AS number FROM builds b JOIN projects p ON p.id = b.project_id
    WHERE p.name = 'Riverside Mall' ORDER BY 1`),
  ).toEqual([{ number: 1 }, { number: 2 }]);
});

it('[DW9] stores the plan of each floor as an approved upload that can be read', async () => {
  const floors = await rows<{ plan_key: string; mesh_names: string[]; approved: boolean }>(
    `SELECT f.plan_key, u.mesh_names, u.approved_at IS NOT NULL AS approved
       FROM floors f JOIN uploaded_map_files u ON u.id = f.upload_id AND u.plan_key = f.plan_key`,
  );
  expect(floors).toHaveLength(7);
  for (const { plan_key, mesh_names, approved } of floors) {
    const stored = await world.storage.get(plan_key);
    const bytes = Buffer.concat(await stored!.stream.toArray());
    expect([[...decodeFloorPlan(new Uint8Array(bytes)).names], approved]).toEqual([mesh_names, true]);
  }
  expect(await readdir(world.incoming)).toEqual([]);
});

it('[DW10] is published and up to date', async () => {
  const projects = await rows<{ current: boolean; snapshot_key: string }>(
    `SELECT p.content_revision = p.published_revision AS current, b.snapshot_key
       FROM projects p JOIN publications b ON b.id = p.publication_id`,
  );
  expect(projects.map(({ current }) => current)).toEqual([true, true, true, true]);
  for (const { snapshot_key } of projects) expect(await world.storage.has(snapshot_key)).toBe(true);
  expect(await rows(`SELECT DISTINCT state FROM jobs`)).toEqual([{ state: 'succeeded' }]);
});

it('[DW12] has what a location has beside its map', async () => {
  const [mall] = await rows<Record<string, unknown>>(
    `SELECT p.logo IS NOT NULL AND p.banner IS NOT NULL AS pictures, p.opening_hours -> 'sun' ->> 'oh' AS sunday,
            p.settings ->> 'address' AS address,
            (SELECT count(*)::int FROM access_keys k JOIN access_key_activity a ON a.access_key_id = k.id
              WHERE k.project_id = p.id) AS activity,
            (SELECT array_agg(path ORDER BY path) FROM project_files f WHERE f.project_id = p.id) AS files
       FROM projects p WHERE p.name = 'Riverside Mall'`,
  );
  expect(mall).toEqual({
    pictures: true,
    sunday: '11:00',
    address: '1 Riverside Walk, London SE1 9PP',
    activity: 4,
    files: ['handover/contacts.txt', 'handover/opening-notes.txt', 'kiosks/cabling.csv', 'readme.txt'],
  });
});

it('[DW13] has a second location of the same organisation, which brings no name twice', async () => {
  const [wharf] = await rows<Record<string, unknown>>(
    `SELECT p.logo IS NOT NULL AND p.banner IS NOT NULL AS pictures, p.opening_hours -> 'mon' ->> 'ch' AS monday,
            (SELECT count(*)::int FROM floors f JOIN buildings b ON b.id = f.building_id WHERE b.project_id = p.id) AS floors,
            (SELECT count(*)::int FROM project_destinations d WHERE d.project_id = p.id) AS placed,
            (SELECT count(*)::int FROM floor_labels m JOIN floors f ON f.id = m.floor_id JOIN buildings b ON b.id = f.building_id
              WHERE b.project_id = p.id) AS labels
       FROM projects p WHERE p.name = 'Riverside Wharf'`,
  );
  expect(wharf).toEqual({ pictures: true, monday: '23:00', floors: 1, placed: 14, labels: 14 });
  for (const table of ['categories', 'destinations', 'amenities'])
    expect([
      table,
      await rows(`SELECT organisation_id, name FROM ${table} GROUP BY organisation_id, name HAVING count(*) > 1`),
    ]).toEqual([table, []]);
});

it('[DW11] leaves a database alone that holds anything, and stores no file', async () => {
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of world.storage.list('')) found.push(key);
    return found;
  };
  const before = await keys();
  expect(await seedDemo(world)).toBe(false);
  expect(await keys()).toEqual(before);
});

it('[DW11] of several starts at once one makes the world, and the others leave no file', async () => {
  await database.reset();
  await inTransaction(database.pool, writeReferenceData);
  const files = new Map<string, number>();
  for await (const { key, size } of world.storage.list('')) files.set(key, size);
  const seeded = await Promise.all([seedDemo(world), seedDemo(world)]);
  expect(seeded.sort()).toEqual([false, true]);
  let added = 0;
  for await (const { key } of world.storage.list('')) if (!files.has(key)) added++;
  // Logo, banner, two pictures of the advertisement, and four project files.
  const extras = 4 + 4;
  // Seven floors have an archive and a plan; each of the four locations has a snapshot and a build, and the first one two.
  expect(added).toBe(7 + 7 + 5 + 5 + MALL_DRAWINGS.length + WHARF_DRAWINGS.length + extras);
});
