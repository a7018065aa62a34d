import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCategories } from '@/contract/categories/categories';
import { listDestinationImports, startDestinationImport } from '@/contract/destinationImports/destinationImports';
import { wireRow } from '@/contract/destinationImports/placeRecords';
import { updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { cancelJob } from '@/contract/jobs/jobs';
import { featureId } from '@/model/access/features';
import type { PlaceMapping } from '@/model/importing/places/placeFields';
import { readPlaceRows } from '@/model/importing/places/readPlaceRows';
import type { LogoFetcher } from '../../../../server/imports/logos/logoFetcher';
import { createFileImportJob } from '../../../../server/jobs/fileImportJob';
import { fileRecords } from '../../../../server/jobs/files/allFileRecords';
import { type Jobs, startJobs } from '../../../../server/jobs/jobs';
import { placeWriter } from '../../../../server/routes/destinationImports/placeWriter';
import { promotionWriter } from '../../../../server/routes/promotionImports/promotionWriter';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';
import { testLogos } from '../../../support/service/testLogos';

let test: TestApp;
let as: string;
let uuid: string;

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const FIELDS = {
  Name: 'name',
  About: 'description',
  Kind: 'categories',
  Unit: 'unit',
  Phone: 'phone',
  Web: 'website',
  Hours: 'opening_hours',
  Id: 'external_id',
  Main: 'main_destination',
} as const satisfies PlaceMapping;

function rowsOf(head: string, lines: readonly string[]) {
  const rows = lines.map((line, at) => ({ row: at + 2, cells: line.split('|') }));
  return readPlaceRows({ columns: head.split('|'), rows }, FIELDS).map(wireRow);
}

const bodyOf = (head: string, lines: readonly string[], create_categories = true) => ({
  file: 'places.csv',
  shape: '0123456789abcdef',
  mapping: FIELDS,
  create_categories,
  rows: rowsOf(head, lines),
});

/** A worker of the service, until all imports have ended. */
async function work(writer = placeWriter, logos = testLogos(test)): Promise<void> {
  const { pool } = test.database;
  const clock = () => test.clock.now;
  const records = fileRecords({ clock, logos, places: writer, promotions: promotionWriter });
  const handler = createFileImportJob({ pool, clock, records });
  const jobs: Jobs = startJobs(pool, { 'file-import': handler }, { error: () => {}, info: () => {} });
  const active = `SELECT 1 FROM jobs WHERE kind = 'file-import' AND state IN ('queued', 'running')`;
  await expect.poll(async () => (await pool.query(active)).rowCount).toBe(0);
  await jobs.stop();
}

const start = (body: Parameters<typeof test.call<typeof startDestinationImport>>[1]['body'], token = as) =>
  test.call(startDestinationImport, { as: token, params: { uuid }, body });
const listed = async (query = {}) => (await test.call(listDestinationImports, { as, params: { uuid }, query })).data;
const destinations = async () => (await test.call(listDestinations, { as, params: { uuid }, query: {} })).data;
const named = async (name: string) => (await destinations()).filter((one) => one.name === name);
const categories = async () => (await test.call(listCategories, { as, params: { uuid } })).data.map(({ name }) => name);

async function imported(...given: Parameters<typeof bodyOf>) {
  const { uuid: id } = (await start(bodyOf(...given))).data;
  await work();
  const { imports, results } = await listed({ results: id });
  const one = imports.find((other) => other.uuid === id);
  if (!one) throw new Error('The import is not listed.');
  return { one, results };
}

const dataOf = ({ additional_data = [] }: Awaited<ReturnType<typeof destinations>>[number]) =>
  Object.fromEntries(additional_data.map(({ title, value }) => [title, value]));

it('[FI12] [FI10] [FI11] a directory arrives whole, with categories, hours, phone, website and unit', async () => {
  const { one, results } = await imported('Name|Kind|Phone|Web|Hours|Unit|Id', [
    'FI Bank|Money; Counters|+377 1|bank.example|Mo-Fr 09:00-12:00,14:00-17:00|A1|7',
    'FI Bank|money|||by appointment|B2|8',
    'FI Café|Counters|||||9',
  ]);
  expect(one).toMatchObject({ state: 'succeeded', rows: 3, added: 3, refused: 0, categories_created: 2 });
  expect(results).toEqual([]);
  const [first, second] = await named('FI Bank');
  expect(first?.categories.map(({ name }) => name)).toEqual(['Counters', 'Money']);
  expect(first && dataOf(first)).toEqual({ 'Phone number': '+377 1', Website: 'https://bank.example', Unit: 'A1' });
  expect(first?.opening_hours?.mon).toMatchObject({
    value: true,
    oh: '09:00',
    ch: '12:00',
    more: [{ oh: '14:00', ch: '17:00' }],
  });
  expect(second && dataOf(second)).toEqual({ Unit: 'B2', Note: 'Opening hours: by appointment' });
  expect(await categories()).toEqual(expect.arrayContaining(['Counters', 'Money']));
  const entries = (await test.audit()).filter(({ tag, event }) => tag === 'import' && event === 'updated');
  // One for the categories, one for the rows.
  expect(entries).toHaveLength(2);
});

it('[FI8] [FI5] the same file again changes nothing, and another one of its kind changes what differs', async () => {
  const { one } = await imported('Name|Phone|Id', ['FI Bank|+377 1|7', 'FI New name|+377 9|9']);
  expect(one).toMatchObject({ same: 1, changed: 1, added: 0 });
  expect((await named('FI New name')).map(dataOf)).toEqual([{ 'Phone number': '+377 9' }]);
  const known = await listed({ shape: '0123456789abcdef' });
  expect(known.mapping).toEqual(FIELDS);
  expect(known.links.map(({ external_id }) => external_id).toSorted()).toEqual(['7', '8', '9']);
});

it('[FI13] one call takes an import back, except for what somebody has changed since', async () => {
  const { data: own } = await test.call(createDestination, {
    as,
    params: { uuid },
    body: { name: 'FI Own', description: 'Before' },
  });
  const { one } = await imported('Name|About|Kind', ['FI Own|After|', 'FI A||FI Only here', 'FI B||', 'FI C||FI Used']);
  expect(one).toMatchObject({ added: 3, changed: 1, categories_created: 2 });
  expect(one.undo_until).not.toBeNull();
  const [used] = await named('FI C');
  const body = { name: 'FI C changed', ...(used?.revision !== undefined && { revision: used.revision }) };
  await test.call(updateDestination, { as, params: { id: String(used?.id) }, body });
  expect((await start({ undo: one.uuid })).data).toMatchObject({ is_undo: true, state: 'queued' });
  await work();
  const { imports, results } = await listed({ results: one.uuid });
  expect(imports.find((other) => other.uuid === one.uuid)).toMatchObject({ undone: 3, kept: 1, undo_until: null });
  expect(results).toEqual([{ row: 5, name: 'FI C', outcome: 'kept', reason: serviceText('import.kept'), fields: [] }]);
  const [reverted] = await named('FI Own');
  expect([reverted?.id, reverted?.description]).toEqual([own.id, 'Before']);
  expect((await destinations()).map(({ name }) => name)).not.toContain('FI A');
  expect(await categories()).toContain('FI Used');
  expect(await categories()).not.toContain('FI Only here');
  expect(await start({ undo: one.uuid })).toMatchObject({ status: 404 });
});

it('[FI14] refused rows have their reasons, and the others arrive', async () => {
  const { one, results } = await imported(
    'Name|Kind|Web',
    ['FI Good||', `${'x'.repeat(101)}||`, 'FI Shoes|Missing kind|', 'FI Web||not an address'],
    false,
  );
  expect(one).toMatchObject({ state: 'succeeded', added: 1, refused: 3 });
  expect(results.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
    [3, 'refused', 'Length should be 1 to 100'],
    [4, 'refused', 'There is no category “Missing kind”.'],
    [5, 'refused', expect.stringMatching(/address/)],
  ]);
});

it('[FI12] goes on after a kill, without doing anything twice', async () => {
  const { data } = await start(
    bodyOf(
      'Name',
      Array.from({ length: 120 }, (_, at) => `FI Killed ${at}`),
    ),
  );
  let written = 0;
  const dying: typeof placeWriter = {
    ...placeWriter,
    write: (...given) => {
      written += 1;
      // In the second slice, which is undone with its transaction.
      return written === 60 ? Promise.reject(new Error('killed')) : placeWriter.write(...given);
    },
  };
  await work(dying);
  expect((await listed()).imports[0]).toMatchObject({ uuid: data.uuid, state: 'succeeded', added: 120 });
  expect((await destinations()).filter(({ name }) => name.startsWith('FI Killed'))).toHaveLength(120);
});

it('[FI23] a stopped import keeps the rows that have arrived, and can be taken back', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => `FI Stopped ${at}`);
  const { data } = await start(bodyOf('Name', lines));
  const stop = () => test.call(cancelJob, { as, params: { uuid: data.job } });
  let slices = 0;
  const stopping: LogoFetcher = () => ({
    fetch: async () => {
      slices += 1;
      // Before the first rows, which are written as one.
      if (slices === 1) expect((await stop()).status).toBe(200);
      return new Map();
    },
  });
  await work(placeWriter, stopping);
  const present = async () => (await destinations()).filter(({ name }) => name.startsWith('FI Stopped')).length;
  const one = (await listed()).imports[0];
  expect(one).toMatchObject({ uuid: data.uuid, state: 'cancelled', added: 50, stopped: 70 });
  expect(await present()).toBe(50);
  await start({ undo: data.uuid });
  await work();
  expect((await listed()).imports[0]).toMatchObject({ state: 'succeeded', undone: 50, kept: 0 });
  expect(await present()).toBe(0);
});

it('[FI21] the report of an import has every row with its result, also of earlier days', async () => {
  await imported('Name|Phone', ['FI Report|1']);
  const { one } = await imported('Name|Phone|Kind', ['FI Report|2|', 'FI New report|1|', '|1|'], false);
  const { results } = await listed({ results: one.uuid, rows: 'all' });
  expect(results.map(({ row, outcome, fields }) => [row, outcome, fields])).toEqual([
    [2, 'changed', ['phone']],
    [3, 'added', []],
    [4, 'refused', []],
  ]);
  await test.database.pool.query(`UPDATE destination_imports SET created_at = created_at - interval '3 days'`);
  expect((await listed()).imports).toEqual([]);
  expect((await listed({ kept: 'all' })).imports[0]).toMatchObject({ uuid: one.uuid, added: 1, changed: 1 });
});

it('[FI8] sub-destinations are written after their main ones', async () => {
  const { one } = await imported('Name|Main|Id', ['FI Stall|h|s', 'FI Hall||h']);
  expect(one).toMatchObject({ added: 2, refused: 0 });
  const [[stall], [hall]] = [await named('FI Stall'), await named('FI Hall')];
  expect(stall?.parent_id).toBe(hall?.id);
});

it('[FI18] translations are written with their rows, taken back with them, and an equal file changes nothing', async () => {
  const fields = { Name: 'name', DE: 'name:de', FR: 'description:fr' } as const satisfies PlaceMapping;
  const run = async (lines: readonly string[]) => {
    const rows = lines.map((line, at) => ({ row: at + 2, cells: line.split('|') }));
    const body = {
      ...bodyOf('Name', ['x']),
      mapping: fields,
      rows: readPlaceRows({ columns: Object.keys(fields), rows }, fields).map(wireRow),
    };
    const { uuid: id } = (await start(body)).data;
    await work();
    return (await listed()).imports.find((one) => one.uuid === id);
  };
  const texts = async () => {
    const [one] = await named('FI Translated');
    return (await listed({ translations: 'all' })).translations.find(({ id }) => id === one?.id)?.texts;
  };
  expect(await run(['FI Translated|FI Übersetzt|'])).toMatchObject({ added: 1 });
  expect(await texts()).toEqual({ 'name:de': 'FI Übersetzt' });
  expect(await run(['FI Translated|FI Übersetzt|'])).toMatchObject({ added: 0, changed: 0, same: 1 });
  const changed = await run(['FI Translated|FI Neu|Décrit']);
  expect(changed).toMatchObject({ changed: 1 });
  expect(await texts()).toEqual({ 'name:de': 'FI Neu', 'description:fr': 'Décrit' });
  await start({ undo: changed?.uuid ?? '' });
  await work();
  expect(await texts()).toEqual({ 'name:de': 'FI Übersetzt' });
});

it('[FI18] a column of an unknown language is rejected', async () => {
  const body = {
    ...bodyOf('Name', ['FI Lang']),
    rows: [{ row: 2, values: { name: 'FI Lang', translations: { 'name:x': 'y' } } }],
  };
  expect((await start(body as Parameters<typeof start>[0])).status).toBe(422);
});

it('[FI12] an organisation imports one file at a time', async () => {
  const body = bodyOf('Name', ['FI Once']);
  await start(body);
  expect(await start(body)).toMatchObject({ status: 409, error: { code: 'importing' } });
  await work();
  expect(await named('FI Once')).toHaveLength(1);
});

it('[FI16] nobody creates categories by a file who may not, also where the right is taken away meanwhile', async () => {
  const editor = await test.signInAs('editor@riverside.example');
  const body = bodyOf('Name|Kind', ['FI E|FI y']);
  const queued = (await start(body, editor)).data;
  await test.database.pool.query(
    `DELETE FROM user_features WHERE feature_id = $1
        AND user_id = (SELECT id FROM users WHERE email = 'editor@riverside.example')`,
    [featureId('categories')],
  );
  await work();
  expect((await listed()).imports.find((one) => one.uuid === queued.uuid)).toMatchObject({ state: 'failed', added: 0 });
  expect((await start(body, editor)).status).toBe(403);
  expect(await categories()).not.toContain('FI y');
  expect(await named('FI E')).toEqual([]);
});
