import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBatches, startBatch } from '@/contract/batches/batches';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { cancelJob } from '@/contract/jobs/jobs';
import { createBatchJob } from '../../../../server/jobs/batchJob';
import { type Jobs, startJobs } from '../../../../server/jobs/jobs';
import { batchedCalls } from '../../../../server/routes/batches/batchedCalls';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { TEST_TOKEN_SECRET, type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const deps = () => {
  const { pool } = test.database;
  const clock = () => test.clock.now;
  const calls = { pool, events: test.events, secret: TEST_TOKEN_SECRET, clock };
  return { pool, clock, makeCall: batchedCalls(test.storage, calls) };
};

/** A worker of the service, until all batches have ended. */
async function work(handler = createBatchJob(deps())): Promise<void> {
  const jobs: Jobs = startJobs(test.database.pool, { batch: handler }, { error: () => {}, info: () => {} });
  await expect
    .poll(
      async () =>
        (await test.database.pool.query(`SELECT 1 FROM jobs WHERE kind = 'batch' AND state IN ('queued', 'running')`))
          .rowCount,
      { timeout: 30_000 },
    )
    .toBe(0);
  await jobs.stop();
}

async function made(count: number, name: string) {
  const all = [];
  for (let at = 0; at < count; at++) {
    const { data } = await test.call(createDestination, { as, params: { uuid }, body: { name: `${name} ${at}` } });
    all.push({ id: data.id, name: data.name });
  }
  return all;
}
const names = async () =>
  (await test.call(listDestinations, { as, params: { uuid }, query: {} })).data.map(({ name }) => name);
const start = (body: Parameters<typeof test.call<typeof startBatch>>[1]['body'], token = as) =>
  test.call(startBatch, { as: token, params: { uuid }, body });
const listed = async (results?: string, token = as) =>
  (await test.call(listBatches, { as: token, params: { uuid }, query: results ? { results } : {} })).data;

it('[BT1] [BT2] one call deletes many, with a result for each and an audit entry for each', async () => {
  const rows = await made(25, 'Bulk');
  const batch = (await start({ call: 'deleteDestination', rows: [...rows, { id: NO_NUMBER, name: 'Gone' }] })).data;
  expect(batch).toMatchObject({ call: 'deleteDestination', state: 'queued', count: 26, done: 0 });
  await work();
  const { batches, results } = await listed(batch.uuid);
  expect(batches[0]).toMatchObject({
    uuid: batch.uuid,
    state: 'succeeded',
    count: 26,
    done: 25,
    failed: 1,
    stopped: 0,
  });
  expect(results.at(-1)).toEqual({ id: NO_NUMBER, name: 'Gone', outcome: 'failed', reason: 'Not found.' });
  expect((await names()).filter((name) => name.startsWith('Bulk'))).toEqual([]);
  const deleted = (await test.audit()).filter(({ tag, event }) => tag === 'destination' && event === 'deleted');
  expect(deleted.map(({ subject }) => Number(subject)).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

it('[BT3] all that a batch has deleted is put back by one call, once, within an hour', async () => {
  const rows = await made(12, 'Undone');
  const { uuid: batch } = (await start({ call: 'deleteDestination', rows })).data;
  await work();
  expect((await listed()).batches[0]?.undo_until).toBe(
    new Date(Date.parse((await listed()).batches[0]?.created_at ?? '') + 3_600_000).toISOString(),
  );
  expect((await start({ undo: batch })).data).toMatchObject({ call: 'restoreDestination', count: 12 });
  await work();
  expect((await names()).filter((name) => name.startsWith('Undone'))).toHaveLength(12);
  expect((await start({ undo: batch })).status).toBe(404);
});

it('[BT4] a batch that is stopped leaves the rest as it is, and says so', async () => {
  const rows = await made(40, 'Stopped');
  const { uuid: batch } = (await start({ call: 'deleteDestination', rows })).data;
  const handler = createBatchJob(deps());
  await work((job, progress) =>
    handler(job, {
      ...progress,
      report: async (stage, percent, more) => {
        if (percent > 0) await test.call(cancelJob, { as, params: { uuid: batch } });
        return progress.report(stage, percent, more);
      },
    }),
  );
  const { batches, results } = await listed(batch);
  expect(batches[0]).toMatchObject({ state: 'cancelled', done: 10, stopped: 30 });
  expect(results.filter(({ outcome }) => outcome === 'stopped')).toHaveLength(30);
  expect((await names()).filter((name) => name.startsWith('Stopped'))).toHaveLength(30);
});

it('[BT2] a worker that ends between a change and its result has one effect', async () => {
  const [row] = await made(1, 'Once');
  if (!row) throw new Error('Nothing was created.');
  const { uuid: batch } = (await start({ call: 'deleteDestination', rows: [row] })).data;
  await work();
  // As if the result had never been stored.
  const { pool } = test.database;
  await pool.query(`UPDATE batch_rows SET outcome = NULL FROM jobs WHERE jobs.id = job_id AND jobs.uuid = $1`, [batch]);
  await pool.query(`UPDATE jobs SET state = 'queued' WHERE uuid = $1`, [batch]);
  await work();
  expect((await listed(batch)).results).toMatchObject([{ outcome: 'done', reason: '' }]);
  const entries = (await test.audit()).filter(
    ({ event, subject }) => event === 'deleted' && subject === String(row.id),
  );
  expect(entries).toHaveLength(1);
});

it('[BT5] each record is changed with the rights of that moment, and others see nothing of the batch', async () => {
  const rows = await made(2, 'Rights');
  const { uuid: batch } = (await start({ call: 'deleteDestination', rows })).data;
  const { pool } = test.database;
  const kept = await pool.query(
    `DELETE FROM user_features USING users u WHERE u.id = user_id AND u.email = 'manager@riverside.example'
      RETURNING user_id, feature_id`,
  );
  await work();
  for (const { user_id, feature_id } of kept.rows)
    await pool.query('INSERT INTO user_features (user_id, feature_id) VALUES ($1, $2)', [user_id, feature_id]);
  expect((await listed(batch)).results.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect((await names()).filter((name) => name.startsWith('Rights'))).toHaveLength(2);
  const other = await test.signInAs('editor@riverside.example');
  expect(await listed(batch, other)).toEqual({ batches: [], results: [] });
});

it('[BT1] a batch is about records of the organisation alone, and about calls of its user', async () => {
  const foreign = await test.call(createDestination, {
    as: await test.signInAs('reseller@northwind.example'),
    params: { uuid: await organisationOf(test, test.organisations.northwind) },
    body: { name: 'Foreign' },
  });
  const rows = [{ id: foreign.data.id, name: 'Foreign' }];
  const { uuid: batch } = (await start({ call: 'deleteDestination', rows })).data;
  await work();
  expect((await listed(batch)).results).toMatchObject([{ outcome: 'failed', reason: 'Not found.' }]);
  expect((await start({ call: 'deleteDestination', rows: [] })).status).toBe(422);
});
