/**
 * The global search over a hundred thousand records of one organisation on PostgreSQL, against the same groups searched by
 * ILIKE without an index, as the product did before; the same texts in turns. Prints one JSON line a row; with `--plan` it
 * prints the query plans instead.
 */
import pg from 'pg';
import { allMigrations } from '../../server/database/allMigrations.ts';
import { migrate } from '../../server/database/migrate.ts';
import { searchIn } from '../../server/repositories/search/search.ts';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { median, reportRow, round, time } from '../support/rows.mjs';
import { COUNTS, nameOf, seeded, textsOf } from './searchWorld.mjs';

const TEXTS = 350;
const GOAL_P95 = 100;
const postgres = await startPostgres();
const pool = new pg.Pool({ host: postgres.socketFolder, user: 'postgres', database: 'postgres', max: 4 });

const INSERTS = {
  projects: 'INSERT INTO projects (organisation_id, name) SELECT 1, n FROM unnest($1::text[]) n',
  buildings: `INSERT INTO buildings (organisation_id, project_id, name, shortname)
    SELECT 1, 1 + at % ${COUNTS.projects}, n, 'B' FROM unnest($1::text[]) WITH ORDINALITY u(n, at)`,
  floors: `INSERT INTO floors (organisation_id, project_id, building_id, name, shortname)
    SELECT 1, b.project_id, b.id, n, 'F' FROM unnest($1::text[]) WITH ORDINALITY u(n, at) JOIN buildings b ON b.id = 1 + at % ${COUNTS.buildings}`,
  destinations: 'INSERT INTO destinations (organisation_id, name) SELECT 1, n FROM unnest($1::text[]) n',
  categories: 'INSERT INTO categories (organisation_id, name) SELECT 1, n FROM unnest($1::text[]) n',
  amenities: 'INSERT INTO amenities (organisation_id, name) SELECT 1, n FROM unnest($1::text[]) n',
  users: `INSERT INTO users (organisation_id, name, email, password_hash)
    SELECT 1, n, 'u' || at || '@bench.example', 'x' FROM unnest($1::text[]) WITH ORDINALITY u(n, at)`,
};

/** The query that this search replaced: it scans each group for the text and puts names that begin with it first. */
const PEER = `SELECT ${Object.keys(COUNTS)
  .map(
    (table) => `(SELECT COALESCE(jsonb_agg(f.name), '[]') FROM (SELECT name FROM ${table}
      WHERE organisation_id = $1 AND name ILIKE $2 ORDER BY name NOT ILIKE $3, lower(name) LIMIT 20) f) AS ${table}`,
  )
  .join(', ')}`;

const escaped = (text) => text.replace(/[\\%_]/g, '\\$&');
const p95 = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function fill() {
  await migrate(pool, allMigrations);
  await pool.query(`INSERT INTO organisations (name) VALUES ('Bench')`);
  const random = seeded(20261123);
  const all = [];
  for (const [table, count] of Object.entries(COUNTS)) {
    const names = Array.from({ length: count }, () => nameOf(random));
    all.push(...names);
    for (let from = 0; from < count; from += 10_000)
      await pool.query(INSERTS[table], [names.slice(from, from + 10_000)]);
  }
  await pool.query('VACUUM ANALYZE');
  return textsOf(all, TEXTS, random);
}

/** The plans of what the search asks, caught on its way to the database. */
async function printPlans() {
  const { query } = pg.Client.prototype;
  const asked = [];
  pg.Client.prototype.query = function (text, values, ...rest) {
    if (typeof text === 'string' && text.startsWith('SELECT (WITH')) asked.push([text, values]);
    return query.call(this, text, values, ...rest);
  };
  const texts = ['kalo', 'k', 'bakery kalo', 'grnaopra'];
  for (const text of texts) await searchIn(pool, 1, text, true);
  pg.Client.prototype.query = query;
  const client = await pool.connect();
  for (const [statement, values] of asked) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY ON) ${statement}`, values);
    console.log(`## ${values[1]}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`);
  }
  client.release();
}

try {
  const texts = await fill();
  if (process.argv.includes('--plan')) await printPlans();
  else {
    const [ours, peer] = [[], []];
    for (const [at, text] of texts.entries()) {
      const mine = () => searchIn(pool, 1, text, true);
      const theirs = () => pool.query(PEER, [1, `%${escaped(text)}%`, `${escaped(text)}%`]);
      // In turns, so that neither profits from what the other has read.
      const [first, second] = at % 2 === 0 ? [mine, theirs] : [theirs, mine];
      const times = [await timed(first), await timed(second)];
      ours.push(times[at % 2 === 0 ? 0 : 1]);
      peer.push(times[at % 2 === 0 ? 1 : 0]);
    }
    reportRow({
      work: 'search over 100,000 records, p95',
      ours: time(p95(ours)),
      peer: `ILIKE ${time(p95(peer))}`,
      value: round(p95(peer) / p95(ours), 1),
      atLeast: 1,
      note: `medians ${time(median(ours))} and ${time(median(peer))}; ILIKE finds neither accents nor typing errors`,
    });
    reportRow({
      work: 'search over 100,000 records, p95 absolute',
      ours: time(p95(ours)),
      value: round(p95(ours), 1),
      unit: 'ms',
      atMost: GOAL_P95,
    });
    if (process.argv.includes('--by-kind'))
      for (let kind = 0; kind < 7; kind++) {
        const pick = (times) => times.filter((_time, at) => at % 7 === kind);
        console.log(texts[kind], 'ours', time(p95(pick(ours))), 'peer', time(p95(pick(peer))));
      }
  }
} finally {
  await pool.end();
  await postgres.stop();
}
