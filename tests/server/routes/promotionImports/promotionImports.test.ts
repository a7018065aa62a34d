import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDestination } from '@/contract/destinations/destinations';
import { cancelJob } from '@/contract/jobs/jobs';
import { PROMOTION_IMPORT_CALLS } from '@/contract/promotionImports/promotionImports';
import { wirePromotionRow } from '@/contract/promotionImports/promotionRecords';
import { PROMOTION_CALLS, type PromotionKind } from '@/contract/promotions/promotions';
import { featureId } from '@/model/access/features';
import type { PromotionMapping } from '@/model/importing/promotions/promotionFields';
import { readPromotionRows } from '@/model/importing/promotions/readPromotionRows';
import { createFileImportJob } from '../../../../server/jobs/fileImportJob';
import { fileRecords } from '../../../../server/jobs/files/allFileRecords';
import { startJobs } from '../../../../server/jobs/jobs';
import { placeWriter } from '../../../../server/routes/destinationImports/placeWriter';
import { promotionWriter } from '../../../../server/routes/promotionImports/promotionWriter';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';
import { testLogos } from '../../../support/service/testLogos';

let test: TestApp;
let as: string;
let uuid: string;
/** A destination of this organisation, and one of another. */
const OWN = 'EV Hall';
const FOREIGN = 'EV Foreign hall';

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  await test.call(createDestination, { as, params: { uuid }, body: { name: OWN } });
  await test.database.pool.query(
    `INSERT INTO destinations (organisation_id, name) SELECT id, $2 FROM organisations WHERE id <> $1 LIMIT 1`,
    [test.organisations.riverside, FOREIGN],
  );
});
afterAll(() => test.close());

const FIELDS = {
  Title: 'name',
  About: 'short_description',
  Start: 'start:dmy',
  End: 'end:dmy',
  Rule: 'repeats',
  Where: 'destinations',
  Site: 'locations',
  All: 'everywhere',
  Id: 'external_id',
} as const satisfies PromotionMapping;

const bodyOf = (head: string, lines: readonly string[]) => ({
  file: 'events.csv',
  shape: '0123456789abcdef',
  mapping: FIELDS,
  rows: readPromotionRows(
    { columns: head.split('|'), rows: lines.map((line, at) => ({ row: at + 2, cells: line.split('|') })) },
    FIELDS,
  ).map(wirePromotionRow),
});

/** A worker of the service, until all imports have ended. @param beforeSlice is run before each slice */
async function work(writer = promotionWriter, beforeSlice = async () => {}): Promise<void> {
  const { pool } = test.database;
  const clock = () => test.clock.now;
  const records = fileRecords({ clock, logos: testLogos(test), places: placeWriter, promotions: writer });
  const slowly = Object.fromEntries(
    Object.entries(records).map(([kind, one]) => [
      kind,
      {
        ...one,
        open: (...given: Parameters<typeof one.open>) => {
          const prepare = one.open(...given);
          return async (...slice: Parameters<typeof prepare>) => {
            await beforeSlice();
            return prepare(...slice);
          };
        },
      },
    ]),
  ) as unknown as typeof records;
  const handler = createFileImportJob({ pool, clock, records: slowly });
  const jobs = startJobs(pool, { 'file-import': handler }, { error: () => {}, info: () => {} });
  const active = `SELECT 1 FROM jobs WHERE kind = 'file-import' AND state IN ('queued', 'running')`;
  await expect.poll(async () => (await pool.query(active)).rowCount).toBe(0);
  await jobs.stop();
}

type Body = Parameters<typeof test.call<(typeof PROMOTION_IMPORT_CALLS.event)['start']>>[1]['body'];
const start = (body: Body, kind: PromotionKind = 'event', token = as) =>
  test.call(PROMOTION_IMPORT_CALLS[kind].start, { as: token, params: { uuid }, body });
const listed = async (query = {}, kind: PromotionKind = 'event') =>
  (await test.call(PROMOTION_IMPORT_CALLS[kind].list, { as, params: { uuid }, query })).data;
const promotions = async (kind: PromotionKind = 'event') =>
  (await test.call(PROMOTION_CALLS[kind].list, { as, params: { uuid } })).data;
const named = async (name: string) => (await promotions()).filter((one) => one.name === name);

async function imported(head: string, lines: readonly string[], kind: PromotionKind = 'event') {
  const { uuid: id } = (await start(bodyOf(head, lines), kind)).data;
  await work();
  const { imports, results } = await listed({ results: id }, kind);
  const one = imports.find((other) => other.uuid === id);
  if (!one) throw new Error('The import is not listed.');
  return { one, results };
}

it('[EV27] events of a file arrive with their times, rule and places', async () => {
  const { one, results } = await imported('Title|About|Start|End|Rule|Where|All|Id', [
    `EV Market|Fresh|03/05/2027 10:00|03/05/2027 14:00|FREQ=WEEKLY;COUNT=4|${OWN}||m`,
    'EV Sale||03.05.2027|05.05.2027|||yes|s',
  ]);
  expect(one).toMatchObject({ state: 'succeeded', rows: 2, added: 2, refused: 0 });
  expect(results).toEqual([]);
  const [market] = await named('EV Market');
  expect(market).toMatchObject({ short_desc: 'Fresh', repeats: 'FREQ=WEEKLY;COUNT=4', everywhere: false });
  expect(market?.destinations?.map(({ name }) => name)).toEqual([OWN]);
  const hours = (Date.parse(`${market?.end}Z`) - Date.parse(`${market?.start}Z`)) / 3_600_000;
  expect(hours).toBe(4);
  expect((await named('EV Sale'))[0]).toMatchObject({ everywhere: true, repeats: null });
  expect((await promotions('offer')).filter(({ name }) => name.startsWith('EV '))).toEqual([]);
  const entries = (await test.audit()).filter(({ tag, event }) => tag === 'import' && event === 'updated');
  expect(entries).toHaveLength(1);
});

it('[EV29] [FI29] the same file again changes nothing, and another one of its kind changes what differs', async () => {
  const { one } = await imported('Title|Start|Id', ['EV Market|03/05/2027 10:00|m', 'EV Big sale|03.05.2027|s']);
  expect(one).toMatchObject({ same: 1, changed: 1, added: 0 });
  expect((await named('EV Big sale'))[0]).toMatchObject({ everywhere: true });
  const known = await listed({ shape: '0123456789abcdef' });
  expect(known.mapping).toEqual(FIELDS);
  expect(known.links.map(({ external_id }) => external_id).toSorted()).toEqual(['m', 's']);
  // An offer of the same file is another record.
  expect(await listed({ shape: '0123456789abcdef' }, 'offer')).toMatchObject({ mapping: null, links: [] });
});

it('[EV31] one call takes an import back, except for what somebody has changed since', async () => {
  const { one } = await imported('Title|About|Start|All', [
    'EV Undo A||04/05/2027|yes',
    'EV Undo B||04/05/2027|yes',
    'EV Market|Changed|03/05/2027 10:00|',
  ]);
  expect(one).toMatchObject({ added: 2, changed: 1 });
  expect(one.undo_until).not.toBeNull();
  const [touched] = await named('EV Undo B');
  const { uuid: id = '', start: at = '' } = touched ?? {};
  await test.call(PROMOTION_CALLS.event.update, { as, params: { uuid: id }, body: { name: 'EV Kept', start: at } });
  expect((await start({ undo: one.uuid })).data).toMatchObject({ is_undo: true, state: 'queued' });
  await work();
  const { imports, results } = await listed({ results: one.uuid });
  expect(imports.find((other) => other.uuid === one.uuid)).toMatchObject({ undone: 2, kept: 1, undo_until: null });
  expect(results.filter(({ outcome }) => outcome === 'kept').map(({ name, reason }) => [name, reason])).toEqual([
    ['EV Undo B', serviceText('import.keptPromotion')],
  ]);
  expect(await named('EV Undo A')).toEqual([]);
  const [market] = await named('EV Market');
  expect(market).toMatchObject({ short_desc: 'Fresh', repeats: 'FREQ=WEEKLY;COUNT=4' });
  expect(market?.destinations?.map(({ name }) => name)).toEqual([OWN]);
  expect(await start({ undo: one.uuid })).toMatchObject({ status: 404 });
});

it('[EV28] [EV30] refused rows have their reasons, and places of other organisations are never found', async () => {
  const { one, results } = await imported('Title|Start|End|Rule|Where', [
    'EV Fine|05/05/2027|||',
    'EV Backwards|05/05/2027|04/05/2027||',
    'EV Rule|05/05/2027|05/05/2027|FREQ=HOURLY|',
    `EV Elsewhere|05/05/2027|||${FOREIGN}`,
    '|05/05/2027|||',
  ]);
  expect(one).toMatchObject({ state: 'succeeded', added: 1, refused: 4 });
  expect(results.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'added'],
    ...[3, 4, 5, 6].map((row) => [row, 'refused']),
  ]);
  expect(results.map(({ reason }) => reason)).toEqual([
    'No place is named. Visitors see it once you choose where it is shown.',
    expect.stringMatching(/end/i),
    expect.stringContaining('FREQ=WEEKLY'),
    `There is no destination “${FOREIGN}”.`,
    'The row has no name.',
  ]);
});

const many = (name: string) => Array.from({ length: 120 }, (_, at) => `${name} ${at}|06/05/2027|yes`);

it('[EV31] goes on after a kill, without doing anything twice', async () => {
  const { data } = await start(bodyOf('Title|Start|All', many('EV Killed')), 'offer');
  let written = 0;
  await work({
    ...promotionWriter,
    write: (...given) => {
      written += 1;
      // In the second slice, which is undone with its transaction.
      return written === 60 ? Promise.reject(new Error('killed')) : promotionWriter.write(...given);
    },
  });
  expect((await listed({}, 'offer')).imports[0]).toMatchObject({ uuid: data.uuid, state: 'succeeded', added: 120 });
  expect((await promotions('offer')).filter(({ name }) => name.startsWith('EV Killed'))).toHaveLength(120);
});

it('[EV31] a stopped import keeps the rows that have arrived, and can be taken back', async () => {
  const { data } = await start(bodyOf('Title|Start|All', many('EV Stopped')));
  let slices = 0;
  await work(promotionWriter, async () => {
    slices += 1;
    // Before the first rows, which are written as one.
    if (slices === 1) expect((await test.call(cancelJob, { as, params: { uuid: data.job } })).status).toBe(200);
  });
  const present = async () => (await promotions()).filter(({ name }) => name.startsWith('EV Stopped')).length;
  const one = (await listed()).imports.find((other) => other.uuid === data.uuid);
  expect(one).toMatchObject({ state: 'cancelled', added: 50, stopped: 70 });
  expect(await present()).toBe(50);
  await start({ undo: data.uuid });
  await work();
  const undone = (await listed()).imports.find((other) => other.uuid === data.uuid);
  expect(undone).toMatchObject({ state: 'succeeded', undone: 50, kept: 0 });
  expect(await present()).toBe(0);
});

it('[EV30] nobody imports events who may not change them, also where the right is taken away meanwhile', async () => {
  const editor = await test.signInAs('editor@riverside.example');
  const body = bodyOf('Title|Start|All', ['EV Right|07/05/2027|yes']);
  const queued = (await start(body, 'event', editor)).data;
  await test.database.pool.query(
    `DELETE FROM user_features WHERE feature_id = $1
        AND user_id = (SELECT id FROM users WHERE email = 'editor@riverside.example')`,
    [featureId('events')],
  );
  await work();
  const one = (await listed()).imports.find((other) => other.uuid === queued.uuid);
  expect(one).toMatchObject({ state: 'failed', added: 0 });
  expect((await start(body, 'event', editor)).status).toBe(403);
  expect(await named('EV Right')).toEqual([]);
});

it('[FI29] a row that cannot be written leaves nothing behind', async () => {
  const { data } = await start(bodyOf('Title|Start|Where', [`EV Gone place|08/05/2027|${OWN}`]));
  await work(promotionWriter, async () => {
    await test.database.pool.query('DELETE FROM destinations WHERE name = $1', [OWN]);
  });
  const one = (await listed()).imports.find((other) => other.uuid === data.uuid);
  expect(one).toMatchObject({ state: 'succeeded', added: 0, refused: 1 });
  expect(await named('EV Gone place')).toEqual([]);
});
