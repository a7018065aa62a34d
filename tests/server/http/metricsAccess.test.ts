import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveHealth } from '../../../server/http/health';
import type { MetricsAccess } from '../../../server/http/metricsAccess';
import { testApp } from '../../support/service/testApp';

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
  const app = fastify();
  serveHealth(app, { query: () => new Promise<never>(() => {}) }, 'open');
  const { payload } = await app.inject({ url: '/metrics' });
  expect(payload).toContain('process_resident_memory_bytes ');
  expect(payload.match(SIZES)).toBeNull();
  await app.close();
});
