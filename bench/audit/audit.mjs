/** The audit log of a million entries: milliseconds that PostgreSQL takes for any page, filter and search (EXPLAIN ANALYZE). */

import { allMigrations } from '../../server/database/allMigrations.ts';
import { createPool } from '../../server/database/createPool.ts';
import { migrate } from '../../server/database/migrate.ts';
import { countNextBlock, listParts, listTags, positionIn } from '../../server/repositories/audit/auditBlocks.ts';
import { countTrail, listTrail } from '../../server/repositories/audit/auditTrail.ts';
import { startPostgres } from '../../tests/support/service/postgres.ts';
import { median, reportRow, round, time } from '../support/rows.mjs';

const ENTRIES = 1_000_000;
const ROUNDS = 5;
const MOST = 100;
const PAGE = 20;
const BATCH = '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01';
const now = new Date();

const postgres = await startPostgres();
const pool = createPool({ host: postgres.socketFolder, user: 'postgres', database: 'postgres', max: 4 });
pool.on('error', () => undefined);

/** Explains each statement before it runs it, and adds up the milliseconds. */
function explaining() {
  let milliseconds = 0;
  const client = {
    query: async (statement, given) => {
      const { text, values } = typeof statement === 'string' ? { text: statement, values: given } : statement;
      const { rows } = await pool.query({ text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values });
      const [plan] = rows[0]['QUERY PLAN'];
      milliseconds += plan['Planning Time'] + plan['Execution Time'];
      return pool.query(statement, given);
    },
  };
  return { client, taken: () => milliseconds };
}

async function fill() {
  await migrate(pool, allMigrations);
  const { rows } = await pool.query(
    `INSERT INTO organisations (name) SELECT 'Organisation ' || n FROM generate_series(1, 41) n RETURNING id`,
  );
  const [large, ...others] = rows.map(({ id }) => id);
  const users = await pool.query(
    `INSERT INTO users (organisation_id, name, email, password_hash)
     SELECT $1, 'Person ' || n, 'person' || n || '@bench.example', 'x' FROM generate_series(1, 300) n RETURNING id`,
    [large],
  );
  const projects = await pool.query(
    `INSERT INTO projects (organisation_id, name) SELECT $1, 'Location ' || n FROM generate_series(1, 200) n RETURNING id`,
    [large],
  );
  await pool.query(
    `INSERT INTO audit_entries (organisation_id, causer_id, project_id, tag, event, subject_type, subject, description, batch_uuid, created_at)
     SELECT CASE WHEN n % 10 = 0 THEN ($2::int[])[1 + n / 10 % 40] ELSE $1::int END,
            ($3::int[])[1 + n % 300], CASE WHEN n % 3 = 0 THEN ($4::int[])[1 + n % 200] END,
            (ARRAY['destination', 'network', 'skin', 'kiosk', 'user'])[1 + n % 5], (ARRAY['updated', 'created', 'deleted'])[1 + n % 3],
            'destination', n::text, 'Changed number ' || n || CASE WHEN n % 100 = 7 THEN ' of the pharmacy' ELSE '' END,
            CASE WHEN n % 50 = 1 THEN $5::uuid END, now() - interval '2 days'
       FROM generate_series(1, $6::int) n`,
    [large, others, users.rows.map(({ id }) => id), projects.rows.map(({ id }) => id), BATCH, ENTRIES],
  );
  await pool.query('VACUUM ANALYZE');
  while (await countNextBlock(pool, now));
  return large;
}

try {
  const organisationId = await fill();
  const common = { limit: PAGE, withEmail: false, now };
  /** A page of the whole log or of a tag, as the call answers it. */
  const counted = (filter, page) => async (client) => {
    const parts = await listParts(client, { organisationId, ...filter });
    const total = parts.reduce((sum, { entries }) => sum + entries, 0);
    const offset = page === 'last' ? total - PAGE : (page - 1) * PAGE;
    const entries = await listTrail(client, { organisationId, ...filter }, { ...common, ...positionIn(parts, offset) });
    if (entries.length !== PAGE) throw new Error(`${entries.length} entries at ${offset} of ${total}.`);
    return `${total} entries`;
  };
  /** A page of a search or of a batch. */
  const searched =
    (filter, page = 1) =>
    async (client) => {
      const count = await countTrail(client, { organisationId, ...filter });
      const at = { ...common, below: null, offset: (page - 1) * PAGE };
      const entries = await listTrail(client, { organisationId, ...filter }, at);
      return `${count} found, ${entries.length} shown`;
    };
  const cases = {
    'first page': counted({}, 1),
    'page 2,000': counted({}, 2_000),
    'page 20,000': counted({}, 20_000),
    'last page': counted({}, 'last'),
    'first page of a tag': counted({ tag: 'skin' }, 1),
    'last page of a tag': counted({ tag: 'skin' }, 'last'),
    'page of a batch': searched({ batch: BATCH }),
    'far page of a batch': searched({ batch: BATCH }, 500),
    tags: async (client) => `${(await listTags(client, organisationId)).length} tags`,
    'search that all entries match': searched({ search: 'changed' }),
    'the same, its last page': searched({ search: 'changed' }, 500),
    'search that one in a hundred matches': searched({ search: 'pharmacy' }),
    'the same, a far page': searched({ search: 'pharmacy' }, 400),
    'search that one entry matches': searched({ search: 'number 777777' }),
    'search that nothing matches': searched({ search: 'zzzz' }),
    'search of two letters': searched({ search: 'qj' }),
    'search of a person': searched({ search: 'person 17' }),
    'search of a location': searched({ search: 'location 19' }),
    'search in a tag': searched({ search: 'pharmacy', tag: 'skin' }),
  };
  for (const [name, run] of Object.entries(cases)) {
    const times = [];
    let found = '';
    for (let at = 0; at < ROUNDS; at += 1) {
      const { client, taken } = explaining();
      found = await run(client);
      times.push(taken());
    }
    const value = median(times);
    reportRow({
      work: `audit log of a million entries: ${name}`,
      ours: `${time(value)}, ${found}`,
      value: round(value, 1),
      unit: 'ms',
      atMost: MOST,
    });
  }
} finally {
  await pool.end();
  await postgres.stop();
}
