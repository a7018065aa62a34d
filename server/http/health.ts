import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type DatabaseSizes, readSizes } from '../database/readSizes';
import { assertMetricsAccess, type MetricsAccess } from './metricsAccess';

/** Milliseconds in which the database gives its sizes; without them the other metrics are still answered. */
const SIZES_TIMEOUT = 2000;

/** `/healthz`: the process is alive. `/readyz`: it can answer. `/metrics`: counts, durations and the sizes of the database. */
export function serveHealth(app: FastifyInstance, pool: Pick<Pool, 'query'>, access: MetricsAccess): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route instead of the URL: a query may contain a token, which must not reach a log.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('SELECT 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  const showSizes = sizeGauges(registry);
  app.get('/metrics', async (request, reply) => {
    assertMetricsAccess(access, request);
    showSizes(await Promise.race([readSizes(pool).catch(() => null), wait(SIZES_TIMEOUT, null, { ref: false })]));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Shows the latest sizes, or none while they are unknown. */
function sizeGauges(registry: Registry): (sizes: DatabaseSizes | null) => void {
  const bytes = new Gauge({
    name: 'atrium_database_bytes',
    help: 'Bytes of the database, and of its log since the last checkpoint',
    labelNames: ['part'],
    registers: [registry],
  });
  const deadRows = new Gauge({
    name: 'atrium_database_dead_rows',
    help: 'Rows of each table that wait for a vacuum',
    labelNames: ['table'],
    registers: [registry],
  });
  return (sizes) => {
    bytes.reset();
    deadRows.reset();
    if (sizes === null) return;
    bytes.set({ part: 'tables' }, sizes.bytes);
    bytes.set({ part: 'log' }, sizes.logBytes);
    for (const { table, deadRows: count } of sizes.tables) deadRows.set({ table }, count);
  };
}
