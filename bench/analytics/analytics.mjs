/**
 * Web analytics: the intake of 2,000 events a second on one instance, on PostgreSQL, which syncs every commit, and on the
 * embedded database; and the figures of a year over ten million events, from the roll-ups of the service against the same
 * figures from the events. `analytics.mjs [--events N] [--only intake|year] [--plan]`; with `--plan` it writes
 * docs/analytics-plan.md too.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/project.mjs';
import { createPool } from '../../server/database/createPool.ts';
import { startService } from '../../tests/support/browser/runningService.ts';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { median, reportRow, round, time } from '../support/rows.mjs';
import { offerEvents, prepareIntake } from './intake.mjs';
import { describePlans } from './planPage.mjs';
import { fillYear, LOCATIONS, plansOf, timeFigures } from './year.mjs';

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '10000000' },
    only: { type: 'string' },
    plan: { type: 'boolean', default: false },
  },
});
const EVENTS = Number(options.events);
const PER_SECOND = 2000;
const SECONDS = 20;
/** Milliseconds. */
const MOST_P99 = 250;
/** Most requests of a page have one event; apps that were offline send many. */
const REQUESTS = [1, 20];

const p95 = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];
const urlOf = (postgres, database) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(postgres.socketFolder)}`;

async function measureIntake(where, env) {
  const service = await startService({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback', ...env } });
  try {
    const { keys, counted } = await prepareIntake(service.address);
    const target = { address: service.address, keys };
    await offerEvents(target, { perSecond: PER_SECOND / 2, perRequest: 1, seconds: 3 });
    for (const perRequest of REQUESTS) {
      const before = await counted();
      const found = await offerEvents(target, { perSecond: PER_SECOND, perRequest, seconds: SECONDS });
      const missing = PER_SECOND * SECONDS - ((await counted()) - before);
      const work = `2,000 events/s, ${perRequest} in a request, ${where}`;
      const note = `${missing} of ${PER_SECOND * SECONDS} visits were not counted; ${JSON.stringify(found.statuses)}`;
      const share = round(found.share * 100);
      reportRow({ work: `${work}: answered`, ours: `${share} %`, value: share, unit: '%', atLeast: 100, note });
      reportRow({
        work: `${work}: p99`,
        ours: `p95 ${time(found.p95)}, p99 ${time(found.p99)}`,
        value: round(found.p99, 0),
        unit: 'ms',
        atMost: MOST_P99,
        note: `median ${time(found.p50)}, from the moment at which each was due`,
      });
      if (found.share === 1 && missing !== 0) throw new Error(`${missing} visits were answered and not counted.`);
    }
  } finally {
    await service.stop();
  }
}

async function measureYear() {
  const postgres = await startPostgres();
  const pool = createPool({ connectionString: urlOf(postgres, 'postgres'), max: 6 });
  // Idle connections end with PostgreSQL.
  pool.on('error', () => undefined);
  try {
    const seconds = await fillYear(pool, EVENTS);
    const millions = `${round(EVENTS / 1e6, 1)} million events`;
    const all = Array.from({ length: LOCATIONS }, (_, at) => at + 1);
    await timeFigures(pool, (at) => [1 + (at % LOCATIONS)], 1);
    const one = await timeFigures(pool, (at) => [1 + (at % LOCATIONS)], LOCATIONS);
    const whole = await timeFigures(pool, () => all, 5);
    const rows = [
      [`a year of one of ${LOCATIONS} locations, ${millions}: a figure, p95`, one, 5],
      [`a year of all ${LOCATIONS} locations, ${millions}: a figure, p95`, whole, 5],
    ];
    for (const [work, { ours, peer }, atLeast] of rows)
      reportRow({
        work,
        ours: time(p95(ours)),
        peer: `without roll-ups ${time(p95(peer))}`,
        value: round(p95(peer) / p95(ours), 1),
        atLeast,
        note: `medians ${time(median(ours))} and ${time(median(peer))}; counted at ${round(EVENTS / seconds, 0)} events/s`,
      });
    if (options.plan) {
      const page = describePlans({
        millions,
        locations: LOCATIONS,
        one: { ours: p95(one.ours), peer: p95(one.peer) },
        whole: { ours: p95(whole.ours), peer: p95(whole.peer) },
        plans: { one: await plansOf(pool, [1]), whole: await plansOf(pool, all) },
        hours: (await pool.query('SELECT count(*)::int AS count FROM analytics_hours')).rows[0].count,
      });
      writeFileSync(join(root, 'docs/analytics-plan.md'), page);
    }
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

if (options.only !== 'year') {
  const postgres = await startPostgres({ durable: true });
  try {
    await measureIntake('PostgreSQL', { DATABASE_URL: urlOf(postgres, 'postgres') });
  } finally {
    await postgres.stop();
  }
  await measureIntake('embedded', {});
}
if (options.only !== 'intake') await measureYear();
