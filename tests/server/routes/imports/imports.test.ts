import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCategory, listCategories } from '@/contract/categories/categories';
import { deleteDestination, restoreDestination, updateDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import {
  type ImportReport,
  listImportReports,
  listImports,
  readImportReport,
  readImportStatus,
  runImporter,
} from '@/contract/imports/imports';
import { cancelJob, readJob } from '@/contract/jobs/jobs';
import { readProject } from '@/contract/locations/projectDetails';
import { readProjectLog } from '@/contract/locations/projectLog';
import { importText } from '@/contract/texts/importTexts';
import { problemText } from '@/contract/texts/placeProblemText';
import { queueDueImports } from '../../../../server/jobs/importSchedule';
import { leaseJob } from '../../../../server/repositories/jobs/jobs';
import { serviceText } from '../../../../server/texts';
import { type FeedServer, feedServer } from '../../../support/feedServer';
import { jsonFeedAt } from '../../../support/jsonFeedAt';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { importHandler, setIntegrationsOf, workOnImports } from '../../../support/service/testImports';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

interface Shop {
  readonly id: number | string | null;
  readonly name?: string;
  readonly about?: string;
  readonly kinds?: readonly string[];
  readonly in?: string;
}

const mapping = {
  external_id: 'id',
  name: 'name',
  description: 'about',
  categories: 'kinds',
  main_destination: 'in',
};

let test: TestApp;
let feed: FeedServer;
let as: string;
let organisation: string;
let project: string;
beforeAll(async () => {
  test = await testApp();
  feed = await feedServer();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  await test.call(createCategory, { as, params: { uuid: organisation }, body: { name: 'Food', icon_id: 1 } });
});
beforeEach(async () => {
  await test.database.pool.query('DELETE FROM integrations');
  await test.database.pool.query('DELETE FROM destinations');
  await test.database.pool.query(`UPDATE jobs SET state = 'cancelled' WHERE state IN ('queued', 'running')`);
  project = (await makeLocation(test, as, organisation)).project;
});
afterAll(async () => {
  await feed.close();
  await test.close();
});

const shop = (at: number, change: Partial<Shop> = {}): Shop => ({
  id: `s${at}`,
  name: `Shop ${at}`,
  about: `What shop ${at} sells.`,
  kinds: ['food'],
  in: '',
  ...change,
});
const shops = (count: number): Shop[] => Array.from({ length: count }, (_, at) => shop(at + 1));
const serve = (all: readonly Shop[]) => feed.answer(JSON.stringify(all));
const integrate = (mode: 0 | 1 = 1, schedule: 'off' | 'hourly' | 'daily' = 'off') =>
  setIntegrationsOf(test, project, [
    { feed: jsonFeedAt(feed.url, { mapping, schedule: { every: schedule, at: '03:00' } }), mode },
  ]);

const ask = (body: { dry_run?: boolean } = {}) => test.call(runImporter, { as, params: { uuid: project }, body });
const work = () => workOnImports(test, importHandler(test, feed));
const reportOf = async (id: number): Promise<ImportReport> =>
  (await test.call(readImportReport, { as, params: { id: String(id) } })).data.report;
const status = async () => (await test.call(readImportStatus, { as, params: { uuid: project } })).data;
const destinations = async () =>
  (await test.call(listDestinations, { as, params: { uuid: organisation }, query: {} })).data;

/** Imports and returns the report. */
async function run(body: { dry_run?: boolean } = {}): Promise<ImportReport> {
  const { data } = await ask(body);
  await work();
  return reportOf(data.reports[0] ?? 0);
}

it('[IO6] [AL18] ten thousand rows, two hundred of them wrong, stopped half-way and resumed: the report is exact, nothing twice', async () => {
  const isWrong = (at: number) => at % 50 === 0;
  serve(shops(10_000).map((one, at) => (isWrong(at + 1) ? { ...one, name: '' } : one)));
  const [source] = await integrate();
  const { data } = await ask();
  const handler = importHandler(test, feed);
  const first = await leaseJob(test.database.pool, { worker: 'first', seconds: 20, kinds: ['import'] });
  if (!first) throw new Error('There is no job.');
  let batches = 0;
  const die = async (stage: string) => {
    if (stage.startsWith('Importing')) batches += 1;
    if (batches > 20) throw new Error('killed');
  };
  await expect(handler(first, { worker: 'first', report: die })).rejects.toThrow('killed');
  const half = await reportOf(data.reports[0] ?? 0);
  expect([half.status, half.updates]).toEqual(['running', { added: 5000 }]);
  expect((await status()).status).toBe('running');

  // The source has changed meanwhile, which is a matter of the next import.
  serve(shops(3));
  await test.database.pool.query(`UPDATE jobs SET leased_until = now() - interval '1 second' WHERE uuid = $1`, [
    data.job,
  ]);
  const second = await leaseJob(test.database.pool, { worker: 'second', seconds: 20, kinds: ['import'] });
  if (!second) throw new Error('Nobody takes the job over.');
  // The worker that was thought dead comes back, and may do nothing more.
  await expect(handler(first, { worker: 'first', report: async () => {} })).rejects.toThrow('lost');
  await handler(second, { worker: 'second', report: async () => {} });
  await test.database.pool.query(`UPDATE jobs SET state = 'succeeded' WHERE uuid = $1`, [data.job]);

  const report = await reportOf(data.reports[0] ?? 0);
  expect(report).toMatchObject({ status: 'completed', updates: { added: 9800 }, deletions: {}, error_count: 200 });
  expect(report.errors).toHaveLength(200);
  const rows = typeof report.errors === 'string' ? [] : report.errors.map(({ row, field }) => `${row} ${field}`);
  expect(rows).toEqual(Array.from({ length: 200 }, (_, at) => `${(at + 1) * 50} name`));
  const { rows: counts } = await test.database.pool.query(
    `SELECT count(*)::int AS all, count(DISTINCT d.name)::int AS names, count(DISTINCT i.external_id)::int AS ids
       FROM imported_destinations i JOIN destinations d ON d.id = i.destination_id WHERE i.source = $1`,
    [source],
  );
  expect(counts).toEqual([{ all: 9800, names: 9800, ids: 9800 }]);
  const audits = await test.database.pool.query(
    `SELECT sum(jsonb_array_length(properties -> 'attributes' -> 'added'))::int AS added,
            count(DISTINCT batch_uuid)::int AS batches, count(*) > 1 AS several, bool_and(batch_uuid IS NOT NULL) AS all
       FROM audit_entries
      WHERE tag = 'import' AND subject = $1`,
    [String(report.id)],
  );
  expect(audits.rows).toEqual([{ added: 9800, batches: 1, several: true, all: true }]);
  expect((await test.database.pool.query('SELECT 1 FROM import_steps')).rowCount).toBe(0);
}, 120_000);

it('[IO1][IO2] adds, changes and deletes by the ids of the source, and an equal feed changes nothing', async () => {
  serve([...shops(8), shop(9, { in: 's1' })]);
  await integrate();
  expect(await run()).toMatchObject({ status: 'completed', updates: { added: 9 }, deletions: {}, errors: [] });
  const before = await destinations();
  expect(before.find(({ name }) => name === 'Shop 9')?.parent_id).toBe(
    before.find(({ name }) => name === 'Shop 1')?.id,
  );
  expect(before[0]).toMatchObject({ categories: [{ name: 'Food' }], description: 'What shop 1 sells.' });
  expect(await run()).toMatchObject({ updates: {}, deletions: {}, errors: [] });

  serve([shop(1), shop(2, { name: 'Shop two' }), ...shops(7).slice(2), shop(10)]);
  const report = await run();
  expect(report).toMatchObject({ updates: { added: 1, changed: 1 }, deletions: { destinations: ['s8', 's9'] } });
  const after = await destinations();
  expect(after.map(({ name }) => name)).toEqual([
    'Shop 1',
    ...[3, 4, 5, 6, 7].map((at) => `Shop ${at}`),
    'Shop 10',
    'Shop two',
  ]);
  const changed = after.find(({ name }) => name === 'Shop two');
  expect(changed).toMatchObject({ id: before.find(({ name }) => name === 'Shop 2')?.id, revision: 2 });
});

it('[IO3] what people changed in fields that the source does not have stays, and a wrong row leaves its destination', async () => {
  serve(shops(2));
  await integrate();
  await run();
  const [one] = await destinations();
  await test.call(updateDestination, {
    as,
    params: { id: String(one?.id) },
    body: { name: 'Typed by hand', tags: ['kept'], review: 4 },
  });
  serve([shop(1), { ...shop(2), kinds: ['Toys'] }]);
  const report = await run();
  expect(report).toMatchObject({ status: 'completed', updates: { changed: 1 }, deletions: {}, error_count: 1 });
  const problem = { code: 'category-unknown', field: 'categories', value: 'Toys' } as const;
  expect(report.errors).toEqual([{ row: 2, ...problem, message: problemText(problem) }]);
  expect((await destinations()).map(({ name, tags, review }) => [name, tags, review])).toEqual([
    ['Shop 1', ['kept'], 4],
    ['Shop 2', [], 0],
  ]);
});

it('[IO21] a feed fills the fields of a file: contact, unit, hours with a note of what is no week', async () => {
  feed.answer(
    JSON.stringify([
      {
        id: 's1',
        name: 'Shop 1',
        contact: { phone: '+49 351 1234567', web: 'shop.example/a' },
        unit: 'EG 12',
        hours: { mon: '10:00-13:00, 14:00-18:00', sat: '9-12' },
      },
      { id: 's2', name: 'Shop 2', hours: 'by appointment' },
    ]),
  );
  const places = { phone: 'contact.phone', website: 'contact.web', unit: 'unit', opening_hours: 'hours' };
  await setIntegrationsOf(test, project, [
    { feed: jsonFeedAt(feed.url, { mapping: { external_id: 'id', name: 'name', ...places } }), mode: 1 },
  ]);
  expect(await run()).toMatchObject({ status: 'completed', updates: { added: 2 }, errors: [] });
  const dataOf = ({ additional_data = [] }: Awaited<ReturnType<typeof destinations>>[number]) =>
    Object.fromEntries(additional_data.map(({ title, value }) => [title, value]));
  const [one, two] = await destinations();
  expect(one && dataOf(one)).toEqual({
    Website: 'https://shop.example/a',
    'Phone number': '+49 351 1234567',
    Unit: 'EG 12',
  });
  const hours = one?.opening_hours;
  expect(hours?.mon).toMatchObject({ value: true, oh: '10:00', ch: '13:00', more: [{ oh: '14:00', ch: '18:00' }] });
  expect([hours?.sat.oh, hours?.sun.value]).toEqual(['09:00', false]);
  expect([two?.opening_hours, two && dataOf(two)]).toEqual([null, { Note: 'Opening hours: by appointment' }]);
  expect(await run()).toMatchObject({ updates: {}, deletions: {}, errors: [] });
  // A field that is empty in the source is emptied; a note that a person writes beside it stays.
  feed.answer(
    JSON.stringify([{ id: 's1', name: 'Shop 1', contact: { phone: '', web: '' }, unit: 'EG 12', hours: '' }]),
  );
  await run();
  const emptied = (await destinations()).find(({ name }) => name === 'Shop 1');
  expect([emptied?.opening_hours, emptied && Object.keys(dataOf(emptied))]).toEqual([null, ['Unit']]);
});

it('[IO22] a destination that people made is recognised by name and unit, and stays when its row ends', async () => {
  const create = (name: string, unit?: string) =>
    test.call(createDestination, {
      as,
      params: { uuid: organisation },
      body: { name, ...(unit && { additional_data: [{ title: '', type: 9, value: unit, stored_data_type: 1 }] }) },
    });
  const typed = (await create('Shop 1')).data.id;
  const upstairs = (await create('Chain', 'L1-04')).data.id;
  const downstairs = (await create('Chain', 'EG-02')).data.id;
  const mapped = { ...mapping, unit: 'unit' };
  const serveUnits = (all: readonly Shop[], unit: string) =>
    feed.answer(JSON.stringify(all.map((one) => ({ ...one, unit: one.name === 'Chain' ? unit : '' }))));
  serveUnits([shop(1), shop(2), shop(3, { name: 'Chain', about: 'Upstairs.' })], 'l1-04');
  await setIntegrationsOf(test, project, [{ feed: jsonFeedAt(feed.url, { mapping: mapped }), mode: 1 }]);
  expect(await run()).toMatchObject({ status: 'completed', updates: { added: 1, changed: 2 }, errors: [] });
  const byId = async (id: number) => (await destinations()).find((one) => one.id === id);
  expect((await byId(typed))?.description).toBe('What shop 1 sells.');
  expect([(await byId(upstairs))?.description, (await byId(downstairs))?.description]).toEqual(['Upstairs.', '']);
  // Renamed in the source: its id is known by now.
  serveUnits([shop(1, { name: 'Shop one' }), shop(2)], '');
  expect(await run()).toMatchObject({ updates: { changed: 1 }, deletions: {} });
  expect((await byId(typed))?.name).toBe('Shop one');
  expect(await byId(upstairs)).toBeDefined();
});

it('[IO22] a source recognises no destination of another source, and none that only other locations show', async () => {
  serve(shops(2));
  await integrate();
  await run();
  const other = await makeLocation(test, as, organisation);
  project = other.project;
  await integrate();
  expect(await run()).toMatchObject({ updates: { added: 2 } });
  expect(await destinations()).toHaveLength(4);
});

it('[IO4] a source that cannot be read, is empty or lacks too much changes nothing, and its report says why', async () => {
  serve(shops(40));
  await integrate();
  await run();
  feed.answer('no JSON');
  const unread = await run();
  expect([unread.status, typeof unread.errors]).toEqual(['failed', 'string']);
  serve([]);
  expect(await run()).toMatchObject({ status: 'failed', errors: importText('noRows') });
  serve(shops(29));
  expect(await run()).toMatchObject({
    status: 'failed',
    errors: importText('tooManyDeletions', { missing: 11, known: 40, most: 10 }),
    updates: {},
    deletions: {},
  });
  expect(await destinations()).toHaveLength(40);
});

it('[IO20] an import and a dry run without any row that can be used have failed, and the report lists why', async () => {
  serve([1, 2].map((at) => ({ ...shop(at), kinds: ['Toys'] })));
  await integrate();
  const report = await run();
  expect(report).toMatchObject({ status: 'failed', updates: {}, error_count: 2 });
  expect(report.errors).toMatchObject([
    { row: 1, field: 'categories' },
    { row: 2, field: 'categories' },
  ]);
  expect((await status()).status).toBe('failed');
  expect(await destinations()).toEqual([]);
  serve([shop(1, { about: '' })]);
  expect(await run()).toMatchObject({ status: 'completed', updates: { added: 1 }, errors: [] });
});

it('[LG6] the project log names the destinations of an import, and the fields that it changed', async () => {
  serve(shops(8));
  await integrate();
  await run();
  serve([shop(1, { about: 'New words.' }), shop(2, { name: 'Shop two' }), ...shops(7).slice(2), shop(20)]);
  await run();
  const { logs } = (await test.call(readProjectLog, { as, params: { uuid: project }, query: {} })).data;
  const entry = logs.find(({ description }) => description.startsWith('Imported 1 new'));
  expect(entry?.properties).toEqual({
    old: { deleted: ['Shop 8'] },
    attributes: { added: ['Shop 20'], changed: ['Shop 1: description', 'Shop two: name'] },
  });
});

it('[IO23] a logo of a feed is fetched once for its address, and one that fails is an error of its row alone', async () => {
  const asked: string[] = [];
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();
  const at = (path: string) => feed.url.replace('/feed', path);
  const rows = [
    { ...shop(1), logo: at('/good.png') },
    { ...shop(2), logo: at('/gone.png') },
  ];
  feed.answer((request, response) => {
    if (request.url === '/feed') return void response.end(JSON.stringify(rows));
    asked.push(request.url ?? '');
    return void (request.url === '/good.png' ? response.end(pixel) : response.writeHead(404).end());
  });
  await setIntegrationsOf(test, project, [
    {
      feed: jsonFeedAt(feed.url, { mapping: { ...mapping, logo: 'logo' }, schedule: { every: 'off', at: '03:00' } }),
      mode: 1,
    },
  ]);
  const error = { row: 2, field: 'logo', message: serviceText('logo.missing') };
  expect(await run()).toMatchObject({ status: 'completed', updates: { added: 2 }, errors: [error] });
  const logos = (await destinations()).map(({ name, logo }) => [name, logo !== null]);
  expect(logos).toEqual([
    ['Shop 1', true],
    ['Shop 2', false],
  ]);
  // Only the missing one is tried again, which changes nothing.
  expect(await run()).toMatchObject({ status: 'completed', updates: {}, errors: [error] });
  expect(asked.toSorted()).toEqual(['/gone.png', '/gone.png', '/good.png']);
});

it('[IO24] a feed creates missing categories where it is told to, and only who may create them tells it', async () => {
  const created = async () =>
    (await test.call(listCategories, { as, params: { uuid: organisation } })).data.filter(({ name }) =>
      ['Books', 'Toys'].includes(name),
    );
  serve([shop(1, { kinds: ['Books', 'food'] }), shop(2, { kinds: ['books', 'Toys'] })]);
  const config = { mapping, missing_categories: 'create' as const };
  await setIntegrationsOf(test, project, [{ feed: jsonFeedAt(feed.url, config), mode: 1 }]);
  expect(await run({ dry_run: true })).toMatchObject({ updates: { added: 2, categories: 2 }, error_count: 0 });
  expect(await created()).toEqual([]);
  expect(await run()).toMatchObject({ status: 'completed', updates: { added: 2, categories: 2 }, error_count: 0 });
  expect((await created()).map(({ name, icon_id }) => [name, icon_id !== null])).toEqual([
    ['Books', true],
    ['Toys', true],
  ]);
  expect(await run()).toMatchObject({ updates: {}, error_count: 0 });
});

it('[IO7] a passive integration and a dry run report what would change, and change nothing', async () => {
  serve(shops(8));
  await integrate();
  await run();
  serve([shop(1, { about: 'New words.' }), ...shops(7).slice(1), shop(20)]);
  const preview = {
    status: 'completed',
    updates: { added: 1, changed: 1 },
    deletions: { destinations: ['s8'] },
    preview: [
      { kind: 'change', external_id: 's1', name: 'Shop 1', fields: ['description'] },
      { kind: 'add', external_id: 's20', name: 'Shop 20', fields: [] },
      { kind: 'delete', external_id: 's8', name: 'Shop 8', fields: [] },
    ],
  };
  const before = await destinations();
  expect(await run({ dry_run: true })).toMatchObject({ ...preview, type: 'dry-run', mode: 'dry-run' });
  await test.database.pool.query('UPDATE integrations SET mode = 0');
  expect(await run()).toMatchObject({ ...preview, type: 'json-feed', mode: 'passive' });
  expect(await destinations()).toEqual(before);
});

it('[IO18] the status names the last dry run apart from the last import, and the report of a source that failed', async () => {
  serve(shops(2));
  await integrate();
  expect((await status()).dry_run).toBeNull();
  await run();
  const imported = await status();
  expect(imported).toMatchObject({ status: 'completed', dry_run: null });
  const good = await run({ dry_run: true });
  const dry = { report: good.id, status: 'completed', updated_at: good.updated_at };
  expect(await status()).toEqual({ ...imported, dry_run: dry });
  // Of two sources one fails; the other one has the later report.
  await setIntegrationsOf(test, project, [
    { feed: jsonFeedAt(feed.url, { mapping: { ...mapping, name: 'missing' } }), mode: 1 },
    { feed: jsonFeedAt(feed.url, { mapping }), mode: 1 },
  ]);
  serve([]);
  const { data } = await ask({ dry_run: true });
  expect((await status()).dry_run?.report).toBe(data.reports.at(-1));
  await work();
  const failed = await status();
  expect(failed.dry_run?.status).toBe('failed');
  expect((await reportOf(failed.dry_run?.report ?? 0)).status).toBe('failed');
  expect(failed.status).toBe('completed');
});

it('[LG7] the project log says of a dry run and an import that somebody asked for that they failed, and of no other', async () => {
  const logged = async () => {
    const { logs } = (await test.call(readProjectLog, { as, params: { uuid: project }, query: {} })).data;
    return logs.filter(({ action }) => action === 'failed').map(({ description }) => description);
  };
  serve([]);
  await integrate(1, 'hourly');
  await queueDueImports({ pool: test.database.pool, clock: () => test.clock.now, jobs: { wake: () => {} } });
  await work();
  expect((await status()).status).toBe('failed');
  expect(await logged()).toEqual([]);
  await run({ dry_run: true });
  await run();
  const both = await logged();
  expect(both).toHaveLength(2);
  expect(both[0]).toMatch(/^The import failed\. \S/);
  expect(both[1]).toMatch(/^The dry run failed\. \S/);
});

it('[IO8] one import of a location at a time, and none without an integration', async () => {
  const none = await ask();
  expect([none.status, none.error.message]).toEqual([422, importText('noIntegrations')]);
  expect(await status()).toEqual({
    status: 'no_integrations',
    created_at: null,
    updated_at: null,
    next_run_at: null,
    dry_run: null,
  });
  serve(shops(1));
  await integrate();
  expect((await status()).status).toBe('no_data');
  const first = await ask();
  expect([first.status, first.message]).toEqual([200, importText('requested')]);
  const second = await ask({ dry_run: true });
  expect([second.status, second.error.message]).toEqual([409, importText('running')]);
  expect((await status()).status).toBe('running');
  // Publishing does not wait for it, and the location does not seem to be published.
  expect((await test.call(readProject, { as, params: { uuid: project } })).data.is_publishing).toBe(false);
  await work();
  expect((await status()).status).toBe('completed');
});

it('[IO9][IO10] the schedule queues what is due once, and a failure sets the time of the next attempt', async () => {
  const deps = { pool: test.database.pool, clock: () => test.clock.now, jobs: { wake: () => {} } };
  serve(shops(1));
  await integrate(1, 'hourly');
  await queueDueImports(deps);
  await queueDueImports(deps);
  await work();
  const list = async () =>
    (await test.call(listImportReports, { as, params: { id: project }, query: {} })).data.reports;
  expect(await list()).toMatchObject([{ status: 'completed', user: null, type: 'json-feed' }]);
  await queueDueImports(deps);
  expect(await list()).toHaveLength(1);

  test.clock.pass(60 * 60_000);
  feed.answer('no JSON');
  await queueDueImports(deps);
  await work();
  const failed = await status();
  const minutes = (Date.parse(failed.next_run_at ?? '') - Date.parse(failed.created_at ?? '')) / 60_000;
  expect([failed.status, minutes]).toEqual(['failed', 15]);
  test.clock.pass(15 * 60_000);
  serve(shops(1));
  await queueDueImports(deps);
  await work();
  expect((await list()).map((report) => report.status)).toEqual(['completed', 'failed', 'completed']);
});

it('[IO11] an import that is cancelled stops between two batches; what is done stays', async () => {
  serve(shops(600));
  await integrate();
  const { data } = await ask();
  const handler = importHandler(test, feed);
  let isAsked = false;
  await workOnImports(test, (job, progress) =>
    handler(job, {
      ...progress,
      report: async (stage, percent) => {
        if (stage.startsWith('Importing 250') && !isAsked) {
          isAsked = true;
          await test.call(cancelJob, { as, params: { uuid: data.job } });
        }
        return progress.report(stage, percent);
      },
    }),
  );
  expect((await test.call(readJob, { as, params: { uuid: data.job } })).data.state).toBe('cancelled');
  const report = await reportOf(data.reports[0] ?? 0);
  expect(report).toMatchObject({ status: 'failed', errors: importText('stopped'), updates: { added: 250 } });
  expect(await destinations()).toHaveLength(250);
  // One that never began says the same.
  const waiting = await ask();
  await test.call(cancelJob, { as, params: { uuid: waiting.data.job } });
  expect((await reportOf(waiting.data.reports[0] ?? 0)).status).toBe('failed');
});

it('[IO12] a deletion that is taken back keeps the id of the source, so that the next import adds no second one', async () => {
  serve(shops(6));
  await integrate();
  await run();
  const [one] = await destinations();
  const params = { id: String(one?.id) };
  await test.call(deleteDestination, { as, params });
  await test.call(restoreDestination, { as, params });
  expect(await run()).toMatchObject({ updates: {}, deletions: {}, errors: [] });
  expect(await destinations()).toHaveLength(6);
});

it('[IR10] reports are listed newest first, a page at a time, for a location and for the organisation', async () => {
  serve(shops(1));
  await integrate();
  const ids: number[] = [];
  for (let times = 0; times < 3; times += 1) ids.unshift((await run()).id);
  const params = { id: project };
  const list = async (query: { limit?: number; offset?: number }) =>
    (await test.call(listImportReports, { as, params, query })).data.reports.map(({ id }) => id);
  expect([await list({}), await list({ limit: 2 }), await list({ limit: 2, offset: 2 })]).toEqual([
    ids,
    ids.slice(0, 2),
    ids.slice(2),
  ]);
  const all = (await test.call(listImports, { as, query: { limit: 3 } })).data.reports;
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(all[0]).toMatchObject({ user: { name: expect.any(String) }, project: { uuid: project } });
});
