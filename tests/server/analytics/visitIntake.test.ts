import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { VisitEvent } from '@/contract/analytics/analytics';
import { createVisitIntake } from '../../../server/analytics/visitIntake';
import { BusyError } from '../../../server/errors';
import { type TestDatabase, testDatabase } from '../../support/service/database';

const NOW = new Date('2026-03-10T12:20:00Z');

let database: TestDatabase;
let organisationId: number;
let projects: number[];
beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.pool.query<{ id: number; organisation_id: number }>(
    `WITH o AS (INSERT INTO organisations (name) VALUES ('Riverside') RETURNING id)
     INSERT INTO projects (organisation_id, name) SELECT o.id, 'Hall ' || n FROM o, generate_series(1, 3) n
     RETURNING id, organisation_id`,
  );
  projects = rows.map(({ id }) => id);
  organisationId = rows[0]?.organisation_id ?? 0;
});
beforeEach(() => database.pool.query('DELETE FROM analytics_hours'));
afterAll(() => database.close());

const event = (given: Partial<VisitEvent> = {}): VisitEvent => ({
  service: 'mapapp',
  environment: 'live',
  time: NOW.toISOString(),
  session: randomUUID(),
  ...given,
});
const sent = (projectId: number, ...events: VisitEvent[]) => ({
  location: { organisationId, projectId, zone: 'Europe/London' },
  events,
  now: NOW,
});

/** The database of the test, whose statements are counted. */
function countedPool() {
  let count = 0;
  const pool = {
    query: (text: string, values: unknown[]) => {
      count += 1;
      return database.pool.query(text, values);
    },
  } as unknown as Pool;
  return { pool, statements: () => count };
}

const hours = async () =>
  (
    await database.pool.query<{ project_id: number; sessions: number; visitors: number }>(
      'SELECT project_id, sum(sessions)::int AS sessions, sum(visitors)::int AS visitors FROM analytics_hours GROUP BY 1 ORDER BY 1',
    )
  ).rows;

it('[AY1] [AY23] counts what many pages send at once in few statements, a visit once', async () => {
  const { pool, statements } = countedPool();
  const intake = createVisitIntake(pool, 60);
  const session = randomUUID();
  const [first = 0, second = 0, third = 0] = projects;
  const twoHours = [event({ session }), event({ session, time: '2026-03-10T11:00:00Z' })];
  await Promise.all([
    ...Array.from({ length: 100 }, () => intake.add(sent(first, event()))),
    ...Array.from({ length: 100 }, () => intake.add(sent(second, ...twoHours))),
    ...Array.from({ length: 100 }, () => intake.add(sent(third, event({ session }), event()))),
  ]);
  expect(statements()).toBe(2);
  expect(await hours()).toEqual([
    { project_id: first, sessions: 100, visitors: 100 },
    { project_id: second, sessions: 2, visitors: 1 },
    { project_id: third, sessions: 101, visitors: 101 },
  ]);
});

it('[AY23] a location that was deleted fails alone', async () => {
  const intake = createVisitIntake(database.pool, 60);
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => intake.add(sent(at === 7 ? 2_000_000_000 : (projects[0] ?? 0), event()))),
  );
  expect(settled.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))).toEqual([7]);
  expect(await hours()).toEqual([{ project_id: projects[0], sessions: 19, visitors: 19 }]);
});

it('[AY23] refuses more than five thousand that wait, and goes on afterwards', async () => {
  const intake = createVisitIntake(database.pool, 60);
  const waiting = Array.from({ length: 5_000 }, () => intake.add(sent(projects[0] ?? 0, event())));
  await expect(intake.add(sent(projects[0] ?? 0, event()))).rejects.toBeInstanceOf(BusyError);
  await Promise.all(waiting);
  await intake.add(sent(projects[0] ?? 0, event()));
  expect(await hours()).toMatchObject([{ visitors: 5_001 }]);
});

it('[AY4] [AY23] counts the requests of each key exactly, and anew when the minute is over', async () => {
  const { pool, statements } = countedPool();
  const intake = createVisitIntake(pool, 60);
  const count = (key: string, now = NOW) => intake.countRequest({ key, now });
  const counted = await Promise.all(Array.from({ length: 60 }, (_, at) => count(at % 3 === 0 ? 'one' : 'two')));
  const of = (isOf: (at: number) => boolean) => counted.filter((_, at) => isOf(at)).map((one) => one.count);
  expect(of((at) => at % 3 === 0)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(of((at) => at % 3 !== 0)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(statements()).toBe(1);
  expect((await count('one', new Date(NOW.getTime() + 59_000))).count).toBe(21);
  const later = await count('one', new Date(NOW.getTime() + 60_000));
  expect([later.count, later.windowEnds]).toEqual([1, new Date(NOW.getTime() + 120_000)]);
});
