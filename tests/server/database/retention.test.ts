import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { RETENTION, sweptTables } from '../../../server/database/retention';
import { sweepTables } from '../../../server/jobs/sweep/sweepTables';
import { endTurn, takeTurn } from '../../../server/repositories/operation/housekeepingTurn';
import { type TestDatabase, testDatabase } from '../../support/service/database';

const MINUTE = 60_000;
const NOW = new Date('2026-03-01T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const query = async <R extends object>(sql: string, values: unknown[] = []): Promise<R[]> =>
  (await database.pool.query<R>(sql, values)).rows;

it('[DB44] every table of the schema says how long its rows are kept, and no other one does', async () => {
  const tables = await query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  expect(Object.keys(RETENTION).sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('[DB44] what is kept with another table is deleted with it, by a foreign key', async () => {
  const cascades = await query<{ pair: string }>(
    `SELECT conrelid::regclass || ' ' || confrelid::regclass AS pair FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`,
  );
  const pairs = new Set(cascades.map(({ pair }) => pair));
  const parts = Object.entries(RETENTION).flatMap(([table, kept]) => ('with' in kept ? [`${table} ${kept.with}`] : []));
  expect(parts.filter((pair) => !pairs.has(pair))).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
});

it('[DB44] names a module of the service for what is deleted where newer rows are written', () => {
  const modules = Object.values(RETENTION).flatMap((kept) => ('by' in kept ? [kept.by] : []));
  expect(modules.filter((path) => !existsSync(`server/${path}`))).toEqual([]);
});

it('[DB46] what is swept is found by an index that begins with its time', async () => {
  const indexes = await query<{ first: string }>(
    `SELECT i.indrelid::regclass || ' ' || a.attname AS first FROM pg_index i
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]`,
  );
  const first = new Set(indexes.map((one) => one.first));
  expect(sweptTables().filter(({ table, since }) => !first.has(`${table} ${since}`))).toEqual([]);
});

/** How a row of a table is made whose time is `$1`, with `$2` to tell rows apart. */
const ROWS: Readonly<Record<string, string>> = {
  analytics_visits: `INSERT INTO analytics_visits (project_id, environment, service, session, hour, received_at)
    SELECT id, 'live', 'map', md5($2)::uuid, '-infinity', $1 FROM projects LIMIT 1`,
  attempts: `INSERT INTO attempts (key, count, window_ends) VALUES ($2, 1, $1)`,
  commissioning_codes: `INSERT INTO commissioning_codes (kiosk_id, organisation_id, hash, expires_at)
    SELECT id, organisation_id, sha256($2::text::bytea), $1 FROM kiosks k
     WHERE NOT EXISTS (SELECT FROM commissioning_codes c WHERE c.kiosk_id = k.id) LIMIT 1`,
  deleted_destinations: `INSERT INTO deleted_destinations (id, organisation_id, deleted_at, rows)
    SELECT hashtext($2), id, $1, '{}' FROM organisations LIMIT 1`,
  idempotency_keys: `INSERT INTO idempotency_keys (user_id, key, call, fingerprint, created_at)
    SELECT id, $2, 'call', 'x', $1 FROM users LIMIT 1`,
  'jobs batch': `INSERT INTO jobs (organisation_id, kind, state, stage, updated_at)
    SELECT id, 'batch', 'failed', $2, $1 FROM organisations LIMIT 1`,
  jobs: `INSERT INTO jobs (organisation_id, kind, state, stage, updated_at)
    SELECT id, 'import', 'succeeded', $2, $1 FROM organisations LIMIT 1`,
  known_subnets: `INSERT INTO known_subnets (user_id, subnet, signed_in_at) SELECT id, $2, $1 FROM users LIMIT 1`,
  link_tokens: `INSERT INTO link_tokens (hash, purpose, organisation_id, user_id, created_at, expires_at, credentials_revision)
    SELECT sha256($2::text::bytea), 'set-password', organisation_id, id, $1, $1, 1 FROM users LIMIT 1`,
  presences: `INSERT INTO presences (user_id, tab, session_id, organisation_id, project_id, has_unsaved_changes, entered_at, seen_at)
    SELECT s.user_id, md5($2)::uuid, s.id, p.organisation_id, p.id, false, $1, $1 FROM sessions s, projects p LIMIT 1`,
  'sessions revoked': `INSERT INTO sessions (id, user_id, purpose, jti, expires_at, revoked_at, signed_in_at, credentials_revision)
    SELECT md5($2)::uuid, id, 'session', md5($2)::uuid, '2027-01-01', $1, $1, 1 FROM users LIMIT 1`,
  sessions: `INSERT INTO sessions (id, user_id, purpose, jti, expires_at, signed_in_at, credentials_revision)
    SELECT md5($2)::uuid, id, 'session', md5($2)::uuid, $1, $1, 1 FROM users LIMIT 1`,
};

/** The name in `ROWS` of what is swept. */
const nameOf = ({ table, since, where }: { table: string; since: string; where?: string }) =>
  since === 'revoked_at' ? 'sessions revoked' : where?.includes('batch') ? 'jobs batch' : table;

describe('on a database with a location, a kiosk and a session', () => {
  beforeEach(async () => {
    await database.reset('accounts');
    const { riverside } = inject('demoOrganisations');
    await query(`INSERT INTO projects (organisation_id, name) VALUES ($1, 'Mall')`, [riverside]);
    for (const at of [1, 2, 3, 4])
      await query(
        `INSERT INTO kiosks (organisation_id, project_id, name, uid) SELECT organisation_id, id, 'Kiosk', $1 FROM projects LIMIT 1`,
        [`uid ${at}`],
      );
    await query(ROWS.sessions ?? '', [new Date('2027-01-01'), 'lasting']);
  });

  it.each(sweptTables().map((one) => [nameOf(one), one] as const))(
    '[DB45] deletes old rows in slices and keeps young ones: %s',
    async (name, { table, since, age }) => {
      const insert = ROWS[name] ?? '';
      const limit = NOW.getTime() - age;
      const count = async () => (await query(`SELECT 1 FROM ${table}`)).length;
      const others = await count();
      for (const at of [1, 2, 3]) await query(insert, [new Date(limit - at * MINUTE), `old ${at}`]);
      const young = new Date(limit + MINUTE);
      await query(insert, [young, 'young']);
      expect(await count()).toBe(others + 4);
      expect(await sweepTables(database.pool, NOW, 2)).toBeGreaterThanOrEqual(3);
      const kept = await query(`SELECT 1 FROM ${table} WHERE ${since} = $1`, [young]);
      expect(kept).toHaveLength(1);
      expect(await query(`SELECT 1 FROM ${table} WHERE ${since} < $1`, [young])).toEqual([]);
    },
  );

  it('[DB45] keeps a job that waits or runs, however old it is', async () => {
    await query(
      `INSERT INTO jobs (organisation_id, kind, state, updated_at)
       SELECT id, k, s, '2020-01-01' FROM organisations o, unnest('{batch,import}'::text[]) k, unnest('{queued,running}'::text[]) s
        WHERE o.id = $1`,
      [inject('demoOrganisations').riverside],
    );
    await sweepTables(database.pool, NOW);
    expect(await query('SELECT 1 FROM jobs')).toHaveLength(4);
  });
});

it('[OP44] one instance keeps house; another one does when its turn has ended or run out', async () => {
  const take = (instance: string, seconds = 600) => takeTurn(database.pool, { instance, seconds });
  expect([await take('one'), await take('other'), await take('one')]).toEqual([true, false, true]);
  await endTurn(database.pool, 'other');
  expect(await take('other')).toBe(false);
  await endTurn(database.pool, 'one');
  expect([await take('other'), await take('one')]).toEqual([true, false]);
  await query(`UPDATE installation_marks SET marked_at = now() - interval '11 minutes' WHERE name = 'housekeeping'`);
  expect([await take('one'), await take('other')]).toEqual([true, false]);
});
