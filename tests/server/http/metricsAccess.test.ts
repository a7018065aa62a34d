import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allMigrations } from '../../../server/database/allMigrations';
import type { MetricsAccess } from '../../../server/http/health/metricsAccess';
import { createRegistry } from '../../../server/http/metrics/createRegistry';
import { GAUGES } from '../../../server/http/metrics/gauges';
import { markBackup } from '../../../server/repositories/installationMarks';
import { serviceText } from '../../../server/texts';
import { testApp } from '../../support/service/testApp';
import { makeLocation, organisationOf } from '../../support/service/testLocation';

const TOKEN = 'Vb8mXw2RkLpYc7NsJdGf4uAo';

async function statuses(metrics: MetricsAccess, ...tokens: (string | undefined)[]): Promise<number[]> {
  const test = await testApp({ metrics });
  const answers = await Promise.all(
    tokens.map((authorization) =>
      test.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } }),
    ),
  );
  await test.close();
  return answers.map(({ statusCode }) => statusCode);
}

it('[HT26] metrics are missing in production without a token, whatever is sent', async () => {
  expect(await statuses('closed', undefined, `Bearer ${TOKEN}`, 'Bearer undefined')).toEqual([404, 404, 404]);
});

it('[HT26] metrics open to their token alone', async () => {
  const access = { token: TOKEN };
  expect(await statuses(access, `Bearer ${TOKEN}`, undefined, TOKEN, `Bearer ${TOKEN}x`)).toEqual([200, 401, 401, 401]);
});

it('[HT24] checks of health and errors have a security policy too', async () => {
  const test = await testApp();
  for (const url of ['/healthz', '/readyz', '/metrics', '/nothing', '/api/nothing'])
    expect((await test.app.inject({ url })).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  await test.close();
});

const SIZES = /^atrium_database_\w+{.*$/gm;

it('[HT27] shows the sizes of the database, of its log and the dead rows of each table', async () => {
  const test = await testApp({ hasOwnDatabase: true, metrics: 'open' });
  await test.database.pool.query('CREATE TABLE grown (id integer)');
  const read = async () => {
    const { payload } = await test.app.inject({ url: '/metrics' });
    return new Map(
      (payload.match(SIZES) ?? []).map((line) => line.split(' ')).map(([key, value]) => [key, Number(value)]),
    );
  };
  const before = await read();
  await test.database.pool.query('INSERT INTO grown SELECT generate_series(1, 100000)');
  await test.database.pool.query('DELETE FROM grown WHERE id <= 1000');
  await test.database.pool.query('SELECT pg_stat_force_next_flush()');
  const after = await read();
  await test.close();
  expect(after.get('atrium_database_bytes{part="tables"}')).toBeGreaterThan(
    (before.get('atrium_database_bytes{part="tables"}') ?? Number.NaN) + 3_000_000,
  );
  expect(after.get('atrium_database_bytes{part="log"}')).toBeGreaterThan(1_000_000);
  expect(before.get('atrium_database_dead_rows{table="grown"}')).toBe(0);
  expect(after.get('atrium_database_dead_rows{table="grown"}')).toBe(1000);
});

it('[HT27] shows everything else while the database does not answer', async () => {
  const silent = {
    query: () => new Promise<never>(() => {}),
    totalCount: 2,
    idleCount: 1,
    waitingCount: 3,
    options: { max: 9 },
  };
  const pool = silent as unknown as Pool;
  const readiness = {
    report: async () => ({ status: 'not ready' as const, dependencies: { database: 'unreachable' } }),
  };
  const registry = createRegistry({
    database: { pool, lookups: pool, jobs: pool },
    readiness,
    quota: 1,
    counters: new Registry(),
  });
  const payload = await registry.metrics();
  expect(payload).toContain('process_resident_memory_bytes ');
  expect(payload).toContain('atrium_database_connections{pool="calls",state="waiting"} 3');
  expect(payload).toContain('atrium_dependency_up{dependency="database"} 0');
  expect(payload.match(SIZES)?.filter((line) => !line.startsWith('atrium_database_connections'))).toEqual([]);
  expect(payload).toMatch(/^atrium_schema_version Nan$/m);
});

it('[HT35] shows what an operator watches', async () => {
  const test = await testApp({ metrics: 'open', uploadQuota: 5000 });
  const { pool } = test.database;
  const as = await test.signInAs('manager@riverside.example');
  const organisation = await organisationOf(test, test.organisations.riverside);
  const { project } = await makeLocation(test, as, organisation, { withPlan: true });
  const id = (await pool.query('SELECT id, organisation_id FROM projects WHERE uuid = $1', [project])).rows[0];
  const jobs = [
    ['publish', 'queued', null, '1 hour'],
    ['export', 'running', null, '1 minute'],
    ['export', 'failed', 'An error occurred.', '1 minute'],
    ['import', 'failed', serviceText('job.workerLost'), '1 minute'],
    ['import', 'failed', 'An error occurred.', '2 days'],
  ];
  for (const [kind, state, error, age] of jobs)
    await pool.query(
      `INSERT INTO jobs (organisation_id, project_id, kind, state, error, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, now() - $6::interval, now() - $6::interval)`,
      [id.organisation_id, id.id, kind, state, error, age],
    );
  await pool.query(
    `INSERT INTO mails (kind, address, due_at, created_at, attempts) VALUES ('welcome', 'a@b.example', now(), now() - interval '2 minutes', 1),
            ('welcome', 'b@b.example', now(), now(), 0)`,
  );
  await pool.query(
    `INSERT INTO import_reports (organisation_id, project_id, source, type, mode, status, created_at, updated_at)
     VALUES ($1, $2, 'a', 'json', 'active', 'failed', now(), now())`,
    [id.organisation_id, id.id],
  );
  const client = await pool.connect();
  await markBackup(client);
  client.release();
  const { body } = await test.app.inject('/metrics');
  const value = (name: string) =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(value('atrium_jobs{kind="publish",state="queued"}')).toBe(1);
  expect(value('atrium_jobs{kind="export",state="running"}')).toBe(1);
  expect(value('atrium_job_oldest_queued_seconds{kind="publish"}')).toBeGreaterThan(3500);
  expect(value('atrium_jobs_failed_day{kind="export",reason="error"}')).toBe(1);
  expect(value('atrium_jobs_failed_day{kind="import",reason="worker-lost"}')).toBe(1);
  expect(value('atrium_jobs_failed_day{kind="import",reason="error"}')).toBe(0);
  // One is that of the new location.
  expect(value('atrium_mails_unsent{state="waiting"}')).toBe(2);
  expect(value('atrium_mails_unsent{state="retrying"}')).toBe(1);
  expect(value('atrium_mail_oldest_unsent_seconds')).toBeGreaterThan(100);
  expect(value('atrium_imports_failed_day')).toBe(1);
  expect(value('atrium_kiosks_silent')).toBe(0);
  expect(value('atrium_stored_bytes')).toBeGreaterThan(100);
  expect(value('atrium_stored_bytes_most')).toBeGreaterThan(100);
  expect(value('atrium_quota_bytes')).toBe(5000);
  expect(value('atrium_backup_age_seconds{command="backup"}')).toBeGreaterThanOrEqual(0);
  expect(value('atrium_schema_version')).toBe(allMigrations.length);
  expect(value('atrium_dependency_up{dependency="storage"}')).toBe(1);
  expect(value('atrium_database_connections{pool="calls",state="most"}')).toBeGreaterThan(0);
  await test.close();
});

it('[HT35] reads once, however many ask', async () => {
  const test = await testApp();
  let queries = 0;
  const { pool } = test.database;
  const counting = new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') queries += 1;
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  const readiness = { report: async () => ({ status: 'ready' as const, dependencies: {} }) };
  const registry = createRegistry({
    database: { pool: counting, lookups: pool, jobs: pool },
    readiness,
    quota: 1,
    counters: new Registry(),
  });
  await registry.metrics();
  const once = queries;
  await Promise.all([registry.metrics(), registry.metrics(), registry.metrics()]);
  expect([once > 0, queries]).toEqual([true, once]);
  await test.close();
});

/** The names of metrics in an expression of Prometheus. */
const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b((?:atrium|http|nodejs|process)_\w+)/g)].flatMap(([, name]) => name ?? []);

it('[DP6] the dashboard and the alerts ask for metrics and labels that the service has', async () => {
  const test = await testApp({ metrics: 'open' });
  await test.app.inject({ url: '/api/timezones' });
  const client = await test.database.pool.connect();
  await markBackup(client);
  client.release();
  const { payload } = await test.app.inject({ url: '/metrics' });
  await test.close();
  const { panels } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
    panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[];
  };
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const asked = [...rules.map(({ expr }) => expr), ...panels.flatMap((panel) => panel.targets.map(({ expr }) => expr))];
  const declared = new Set([...payload.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const isKnown = (name: string) => declared.has(name) || declared.has(name.replace(/_(bucket|count|sum)$/, ''));
  expect([...new Set(asked.flatMap(metricsIn))].filter((name) => !isKnown(name))).toEqual([]);
  // Some have samples only once there is something to count.
  const labels = new Set([
    ...[...payload.matchAll(/[{,](\w+)="/g)].map(([, name]) => name),
    ...GAUGES.flatMap(({ labelNames }) => labelNames),
  ]);
  // Prometheus adds the instance and the job.
  const named = panels.flatMap((panel) =>
    panel.targets.flatMap(({ legendFormat }) => [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)),
  );
  expect([...new Set(named)].filter((name) => name !== 'instance' && !labels.has(name))).toEqual([]);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules)
    expect(annotations).toEqual({ summary: expect.any(String), action: expect.any(String) });
});
