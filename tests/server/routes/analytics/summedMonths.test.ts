import { afterAll, beforeAll, expect, it } from 'vitest';
import { readProjectWebAnalytics, readTopTimes, readTopVisitors } from '@/contract/analytics/analytics';
import { updateProject } from '@/contract/locations/projectChanges';
import { inTransaction } from '../../../../server/database/transaction';
import { readSummedUntil, sumMonths } from '../../../../server/repositories/analytics/months';
import { insertHours } from '../../../../server/repositories/analytics/write';
import { findProjectId } from '../../../../server/repositories/locations/read';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

const HOUR = 3_600_000;
const NOW = new Date('2026-03-10T12:20:00Z');

let test: TestApp;
let as: string;
beforeAll(async () => {
  test = await testApp();
  test.clock.now = NOW;
  as = await test.signInAs('manager@riverside.example');
});
afterAll(() => test.close());

/** A location with visits in hours of five months, also around the change of the clocks in London. */
async function visited(zone: string) {
  const { riverside } = test.organisations;
  const { project } = await makeLocation(test, as, await organisationOf(test, riverside));
  await test.call(updateProject, { as, params: { uuid: project }, body: { settings: { timezone: zone } } });
  const projectId = (await findProjectId(test.database.pool, riverside, project)) ?? 0;
  const from = Date.parse('2025-10-20T00:00:00Z');
  const rows = Array.from({ length: 140 * 24 }, (_, at) => ({
    environment: at % 11 === 0 ? 'dev' : 'live',
    service: at % 3 === 0 ? 'mapapp' : 'web-map-ui',
    hour: new Date(from + at * HOUR),
    sessions: 1 + ((at * 7) % 23),
    visitors: 1 + ((at * 5) % 13),
  }));
  await inTransaction(test.database.pool, (client) =>
    insertHours(client, { organisationId: riverside, projectId }, rows),
  );
  return { project, projectId };
}

const RANGES = [
  {},
  { start: '2025-11-30 23:00:00', end: '2026-03-02 01:00:00' },
  { start: '2025-12-01 00:00:00', end: '2026-02-01 00:00:00' },
  { start: '2026-01-05 10:15:00', end: '2026-01-20 11:45:00' },
];
const figures = (project: string) =>
  Promise.all(
    RANGES.map(async (range) => [
      (await test.call(readProjectWebAnalytics, { as, params: { projectUuid: project }, query: range })).data,
      (await test.call(readTopTimes, { as, body: { project, ...range } })).data,
      (await test.call(readTopVisitors, { as, body: { project, ...range } })).data,
    ]),
  );

it('[AY27] figures are the same once months are summed, and read no hour of a summed month', async () => {
  const { pool } = test.database;
  const places = [await visited('Europe/London'), await visited('America/New_York'), await visited('Asia/Kolkata')];
  const all = () => Promise.all(places.map(({ project }) => figures(project)));
  const before = await all();
  await sumMonths(pool, NOW);
  expect((await readSummedUntil(pool))?.toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(await all()).toEqual(before);
  // A second run, and one that was cut off before its end was noted, count nothing twice.
  await pool.query(`DELETE FROM installation_marks WHERE name = 'visits-summed-until'`);
  await sumMonths(pool, NOW);
  await sumMonths(pool, NOW);
  expect(await all()).toEqual(before);
  const [london] = places;
  await pool.query(
    `DELETE FROM analytics_hours WHERE project_id = $1 AND hour < '2026-02-01T00:00:00Z' AND hour >= '2025-12-01T00:00:00Z'`,
    [london?.projectId],
  );
  const [whole, , exact] = await figures(london?.project ?? '');
  expect([whole, exact]).toEqual([before[0]?.[0], before[0]?.[2]]);
});

it('[AY27] a month is summed once nothing of it can arrive any more', async () => {
  const { pool } = test.database;
  await pool.query(`DELETE FROM installation_marks WHERE name = 'visits-summed-until'; DELETE FROM analytics_months`);
  await sumMonths(pool, new Date('2026-03-03T23:00:00Z'));
  expect((await readSummedUntil(pool))?.toISOString()).toBe('2026-02-01T00:00:00.000Z');
  await sumMonths(pool, new Date('2026-03-04T01:00:00Z'));
  expect((await readSummedUntil(pool))?.toISOString()).toBe('2026-03-01T00:00:00.000Z');
});
