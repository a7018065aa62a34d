import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { assertMetricsAccess, type MetricsAccess } from './metricsAccess';
import type { Readiness } from './readiness';

/** Addresses that a supervisor asks for every few seconds. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

interface HealthDeps {
  readonly readiness: Readiness;
  readonly registry: Registry;
  readonly access: MetricsAccess;
}

/**
 * `/healthz`: a new start would not help. `/readyz`: it can answer, with a line for each dependency. `/metrics`: what the
 * registry knows.
 */
export function serveHealth(app: FastifyInstance, { readiness, registry, access }: HealthDeps): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook('onSend', async (_request, reply) => {
    // A caller whose connection ends with this answer asks another instance next.
    if (readiness.isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route instead of the URL: a query may contain a token, which must not reach a log.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log[PROBES.has(route) ? 'debug' : 'info'](
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
  app.get('/healthz', async (_request, reply) =>
    readiness.isDead() ? reply.code(503).send({ status: 'dead', cause: 'database' }) : { status: 'ok' },
  );
  app.get('/readyz', async (_request, reply) => {
    const report = await readiness.report();
    if (report.status !== 'ready') reply.code(503).header('retry-after', 2);
    return report;
  });
  app.get('/metrics', async (request, reply) => {
    assertMetricsAccess(access, request);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
