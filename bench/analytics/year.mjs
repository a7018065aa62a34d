import assert from 'node:assert/strict';
import { allMigrations } from '../../server/database/allMigrations.ts';
import { migrate } from '../../server/database/migrate.ts';
import { sweepTables } from '../../server/jobs/sweep/sweepTables.ts';
import { readHoursOfDay, readServiceRows, readVisitors } from '../../server/repositories/analytics/read.ts';
import { countVisitEvents } from '../../server/repositories/analytics/write.ts';
import { startOfDay } from '../../src/model/analytics/offsetSpans.ts';

export const LOCATIONS = 20;
const ZONE = 'Europe/London';
const DAY = 86_400_000;
const BATCH = 20_000;
/** Batches between two times at which the service deletes the ids of visits; so rarely that its two days are kept. */
const BATCHES_BETWEEN_DELETIONS = 20;
const ENVIRONMENTS = ['live'];
const MOST = 10;
export const NOW = new Date('2026-06-30T12:00:00Z');
const START = new Date(NOW.getTime() - 365 * DAY);

/**
 * A year of events as a service without roll-ups would store them, with the index that serves these queries best: every sixth
 * event is the second one of a visit, an hour later.
 */
async function fillEvents(pool, events) {
  await pool.query(
    `CREATE UNLOGGED TABLE bench_events (project_id int NOT NULL, environment text NOT NULL, service text NOT NULL,
       session uuid NOT NULL, time timestamptz NOT NULL, is_first boolean NOT NULL)`,
  );
  await pool.query(
    `INSERT INTO bench_events
     SELECT 1 + (v * 7919) % ${LOCATIONS}, CASE WHEN v % 50 = 0 THEN 'dev' ELSE 'live' END,
            (ARRAY['web-map-1', 'web-map-ui', 'web-directory', 'mapapp'])[1 + (v / ${LOCATIONS}) % 4], md5(v::text)::uuid,
            $2::timestamptz + (v::float8 / $1) * ($3::timestamptz - $2::timestamptz - interval '1 hour') + CASE WHEN v < n THEN interval '1 hour' ELSE interval '0' END,
            v = n
       FROM generate_series(0, $1::bigint - 1) n CROSS JOIN LATERAL (SELECT n - CASE WHEN n % 6 = 5 THEN 1 ELSE 0 END AS v) visit`,
    [events, START, NOW],
  );
  await pool.query('CREATE INDEX ON bench_events (project_id, environment, time) INCLUDE (service, is_first)');
}

/** Lets the service count those of every second location as it does when they arrive. */
async function countHalf(pool, half, onBatch) {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(
    `DECLARE sent CURSOR FOR SELECT project_id AS "projectId", environment, service, session, time FROM bench_events WHERE project_id % 2 = ${half}`,
  );
  for (let batch = 0; ; batch += 1) {
    const { rows } = await client.query(`FETCH ${BATCH} FROM sent`);
    if (rows.length === 0) break;
    const now = rows.reduce((last, { time }) => (time > last ? time : last), START);
    const ofLocation = new Map();
    for (const row of rows) {
      const sent = ofLocation.get(row.projectId);
      if (sent) sent.push(row);
      else ofLocation.set(row.projectId, [row]);
    }
    await countVisitEvents(
      pool,
      [...ofLocation].map(([projectId, sent]) => ({
        location: { organisationId: 1, projectId, zone: ZONE },
        events: sent,
        now,
      })),
    );
    await onBatch(batch, now);
  }
  await client.query('COMMIT');
  client.release();
}

/** Two at a time, as two instances would; the ids of visits are deleted after their two days. */
async function rollUp(pool, events) {
  await Promise.all([
    countHalf(pool, 0, async (batch, now) => {
      if (batch % BATCHES_BETWEEN_DELETIONS !== 0) return;
      await sweepTables(pool, now);
      await pool.query('VACUUM analytics_visits');
      console.error(`  ${Math.round(((batch * BATCH * 2) / events) * 100)} % of ${events} events counted`);
    }),
    countHalf(pool, 1, async () => undefined),
  ]);
}

/** A fresh database with a year of events and what the service has made of them. Gives the seconds of counting. */
export async function fillYear(pool, events) {
  await migrate(pool, allMigrations);
  await pool.query(`INSERT INTO organisations (name) VALUES ('Bench')`);
  await pool.query(
    `INSERT INTO projects (organisation_id, name) SELECT 1, 'Location ' || n FROM generate_series(1, ${LOCATIONS}) n ORDER BY n`,
  );
  await fillEvents(pool, events);
  const begin = performance.now();
  await rollUp(pool, events);
  const seconds = (performance.now() - begin) / 1000;
  await pool.query('VACUUM ANALYZE');
  return seconds;
}

const FROM_EVENTS = 'FROM bench_events WHERE project_id = ANY ($1) AND environment = ANY ($2) AND time >= $3';

/**
 * The requests of the screen for a year of these locations, each answered from the roll-ups and from the events
 * themselves.
 */
export function figuresOf(pool, locations) {
  const asked = {
    projects: locations.map((id) => ({ id, zone: ZONE })),
    environments: ENVIRONMENTS,
    start: START,
    end: null,
  };
  const by = locations.length === 1 ? 'service' : 'location';
  const given = [locations, ENVIRONMENTS, START];
  const rows = async (text, values) => (await pool.query(text, values)).rows;
  return [
    {
      name: 'visits by service',
      ours: () => readServiceRows(pool, asked, NOW),
      peer: () =>
        rows(
          `SELECT service, (count(*) FILTER (WHERE is_first AND time >= $4))::int AS today,
                  (count(*) FILTER (WHERE is_first))::int AS total ${FROM_EVENTS} GROUP BY service ORDER BY service`,
          [...given, startOfDay(ZONE, NOW)],
        ),
    },
    {
      name: 'sessions by hour of the day',
      ours: () => readHoursOfDay(pool, asked, NOW),
      peer: async () => {
        const sums = new Array(24).fill(0);
        const found = await rows(
          `SELECT extract(hour FROM time AT TIME ZONE '${ZONE}')::int AS at, count(*)::int AS sessions ${FROM_EVENTS} GROUP BY 1`,
          given,
        );
        for (const { at, sessions } of found) sums[at] = sessions;
        return sums;
      },
    },
    {
      name: 'top visitors',
      ours: () => readVisitors(pool, asked, { by, most: MOST, now: NOW }),
      peer: () =>
        by === 'service'
          ? rows(
              `SELECT service AS label, (count(*) FILTER (WHERE is_first))::int AS data ${FROM_EVENTS}
                GROUP BY service ORDER BY data DESC, label LIMIT ${MOST}`,
              given,
            )
          : rows(
              `SELECT p.name AS label, (count(*) FILTER (WHERE is_first))::int AS data
                 FROM (SELECT project_id, is_first ${FROM_EVENTS}) e JOIN projects p ON p.id = e.project_id
                GROUP BY p.id, p.name ORDER BY data DESC, label LIMIT ${MOST}`,
              given,
            ),
    },
  ];
}

/** Times of each figure of these locations, ours and the peer's in turns, whose results must be the same. */
export async function timeFigures(pool, locations, rounds) {
  const times = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const { name, ...sides } of figuresOf(pool, locations(round))) {
      const found = {};
      for (const side of round % 2 === 0 ? ['ours', 'peer'] : ['peer', 'ours']) {
        const begin = performance.now();
        found[side] = await sides[side]();
        times[side].push(performance.now() - begin);
      }
      assert.deepEqual(found.ours, found.peer, `${name} from roll-ups and from events`);
    }
  return times;
}

/** The plan of each query of ours, as PostgreSQL ran it. */
export async function plansOf(pool, locations) {
  const plans = [];
  const asked = [];
  const recording = {
    query: (text, values) => {
      asked.push([text, values]);
      return pool.query(text, values);
    },
  };
  for (const { name, ours } of figuresOf(recording, locations)) {
    await ours();
    const [text, values] = asked.at(-1);
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) ${text}`, values);
    plans.push({ name, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
}
