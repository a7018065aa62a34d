import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { allCalls } from '@/contract/allCalls';
import type { Database } from './database/database';
import { createAuthentication } from './http/authenticate';
import { serveConsole } from './http/console';
import { answerErrors } from './http/errors';
import { serveHealth } from './http/health';
import type { Implementation } from './http/implement';
import { serveOpenApi } from './http/openapi';
import { register } from './http/register';
import { createTokens } from './http/tokens';
import type { Jobs } from './jobs/jobs';
import type { PlanReader } from './plans/planReader';
import { buildingRoutes } from './routes/buildings.routes';
import { destinationRoutes } from './routes/destinations.routes';
import { jobRoutes } from './routes/jobs.routes';
import { networkRoutes } from './routes/network.routes';
import { previewRoutes } from './routes/preview.routes';
import { projectDataRoutes } from './routes/projectData.routes';
import { projectRoutes } from './routes/projects.routes';
import { sessionRoutes } from './routes/session.routes';
import { uploadRoutes } from './routes/uploads.routes';
import { userRoutes } from './routes/users.routes';
import type { Storage } from './storage/storage';

/** Everything the application has of the world. It opens no port and keeps nothing outside of these. */
export interface World {
  readonly database: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly plans: PlanReader;
  readonly clock: () => Date;
  /** At least 32 bytes, the same on every instance. */
  readonly tokenSecret: Uint8Array;
  /** An existing folder for files while their call is answered. */
  readonly incoming: string;
  /** The built console, or null to serve the calls alone. */
  readonly consoleFolder: string | null;
  readonly trustProxy: boolean | string;
  readonly logger: FastifyBaseLogger | false;
}

const BODY_LIMIT = 1024 * 1024;

export async function createApp(world: World): Promise<FastifyInstance> {
  const app = fastify({
    ...(world.logger ? { loggerInstance: world.logger } : { logger: false }),
    bodyLimit: BODY_LIMIT,
    trustProxy: world.trustProxy,
    requestTimeout: 300_000,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 300 },
    // serveHealth logs each answer once, with the route instead of the address.
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged of a request names its id itself, and most requests log nothing: no logger is made for each.
    childLoggerFactory: (logger) => logger,
  });
  answerErrors(app);
  await app.register(multipart, { throwFileSizeLimit: false });

  const authentication = createAuthentication(world.database, createTokens(world.tokenSecret));
  const registration = { pool: world.database.pool, authentication, clock: world.clock, incoming: world.incoming };
  const implementations: readonly Implementation[] = [
    ...sessionRoutes(authentication),
    ...userRoutes(),
    ...projectRoutes(world.jobs),
    ...buildingRoutes(world.storage),
    ...uploadRoutes(world.storage, world.plans),
    ...destinationRoutes(),
    ...networkRoutes(),
    ...projectDataRoutes(),
    ...previewRoutes(world.storage),
    ...jobRoutes(world.jobs),
  ];
  refuseGaps(implementations);
  for (const implementation of implementations) register(app, implementation, registration);

  serveHealth(app, world.database.pool);
  serveOpenApi(app);
  await serveConsole(app, world.consoleFolder);
  return app;
}

/** Every call of the contract has one implementation: a service that lacks one does not start (S1). */
function refuseGaps(implementations: readonly Implementation[]): void {
  const names = implementations.map(({ endpoint }) => endpoint.name);
  const missing = allCalls.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (missing.length > 0 || twice.length > 0)
    throw new Error(
      `Calls without an implementation: ${missing.join(', ') || 'none'}; with two: ${twice.join(', ') || 'none'}.`,
    );
}
