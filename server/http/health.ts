import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { assertMetricsAccess, type MetricsAccess } from './metricsAccess';

/** `/healthz`: the process is alive. `/readyz`: it can answer. `/metrics`: counts and durations. */
export function serveHealth(app: FastifyInstance, pool: Pool, access: MetricsAccess): void {
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
  app.get('/metrics', async (request, reply) => {
    assertMetricsAccess(access, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
