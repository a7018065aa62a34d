import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJob } from '@/contract/jobs/jobs';
import { publishProjectByPost } from '@/contract/locations/projects';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { readNetworkOfBuild } from '@/contract/network/networkVersions';
import { startJobs } from '../../../../server/jobs/jobs';
import { createPublishJob } from '../../../../server/jobs/publishJob';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';
import { chain } from '../../../support/service/testNetwork';
import { testWayfinder } from '../../../support/service/testWayfinder';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside), { withPlan: true });
});
afterAll(() => test.close());

const params = () => ({ uuid: location.project });
const present = async () => (await test.call(readNetwork, { as, params: params() })).data;

async function publish(): Promise<void> {
  const { uuid } = (await test.call(publishProjectByPost, { as, params: params(), query: {} })).data;
  const job = async () => (await test.call(readJob, { as, params: { uuid } })).data.state;
  const { pool } = test.database;
  const clock = () => test.clock.now;
  const work = { pool, storage: test.storage, clock, wayfinder: testWayfinder(), publicUrl: 'https://atrium.test' };
  const jobs = startJobs(pool, { publish: createPublishJob(work) }, { info: () => {}, error: () => {} });
  while (['queued', 'running'].includes(await job())) jobs.wake();
  await jobs.stop();
  expect(await job()).toBe('succeeded');
}

it('[WB8] gives the network of a build as it was, however the location has changed since', async () => {
  const { revision } = await present();
  await test.call(saveNetwork, { as, params: params(), body: chain(location.floors, revision) });
  const { floors: _floors, ...published } = await present();
  await publish();
  const [first] = published.nodes;
  if (!first) throw new Error('Nothing was saved.');
  const body = {
    revision: published.revision,
    nodes: { new: [], updated: [], deleted: [first.id] },
    joins: { new: [], updated: [], deleted: [] },
    transitgroups: { new: [], updated: [], deleted: [] },
  };
  await test.call(saveNetwork, { as, params: params(), body });
  expect((await present()).nodes.map(({ id }) => id)).not.toContain(first.id);
  const { data } = await test.call(readNetworkOfBuild, { as, params: { ...params(), number: '1' } });
  expect(data).toEqual(published);
  expect(data.nodes).toHaveLength(6);
});

it('[WB8] a build that there is not, of an older release or of another organisation has no network', async () => {
  const status = async (number: string, token = as, uuid = location.project) =>
    (await test.call(readNetworkOfBuild, { as: token, params: { uuid, number } })).status;
  for (const number of ['2', '0', '01', 'x', '999999999999']) expect(await status(number)).toBe(404);
  expect(await status('1', as, randomUUID())).toBe(404);
  expect([403, 404]).toContain(await status('1', await test.signInAs('manager@harbour.example')));
  expect(await status('1')).toBe(200);
  await test.database.pool.query(
    'UPDATE builds SET snapshot_key = NULL WHERE project_id = (SELECT id FROM projects WHERE uuid = $1)',
    [location.project],
  );
  expect(await status('1')).toBe(404);
});
