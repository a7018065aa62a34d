import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import { allCalls } from '@/contract/allCalls';
import type { Database } from './database/database';
import { asDatabaseCaller } from './database/fairPool';
import type { EventBus } from './events/eventBus';
import { createEventStreams } from './events/eventStreams';
import type { FloorPlanReader } from './floorPlans/floorPlanReader';
import { assertComplete } from './http/assertComplete';
import { createAuthentication } from './http/authenticate';
import { SMALL_BODY } from './http/bodies/bodyLimits';
import type { BodyReader } from './http/bodies/bodyReader';
import { answerClientError } from './http/clientErrors';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './http/connectionLimits';
import { serveConsole, type VisualizerAccess } from './http/console';
import { decodableUrl } from './http/decodableUrl';
import { serveEmbed } from './http/embed';
import { handleErrors } from './http/errorHandler';
import type { MetricsAccess } from './http/health/metricsAccess';
import type { Readiness } from './http/health/readiness';
import { serveHealth } from './http/health/serveHealth';
import { acceptJson } from './http/jsonBody';
import { serveOpenApi } from './http/openapi';
import type { OutboundClient } from './http/outbound/outboundClient';
import { createQuotas } from './http/quota';
import { register } from './http/register';
import { setSecurityHeaders } from './http/securityHeaders';
import { createTokens } from './http/tokens';
import { planSource } from './imports/planSource';
import { sampleResult } from './imports/sampleResult';
import { createIntegrationBox } from './integrationSecrets';
import type { Jobs } from './jobs/jobs';
import { createCheckIns } from './kiosks/checkIns';
import type { Mailbox } from './mail/mailbox';
import type { Mailer } from './mail/mailer';
import { advertisingRoutes } from './routes/advertising/advertising.routes';
import { analyticsRoutes } from './routes/analytics/analytics.routes';
import { auditRoutes } from './routes/audit/audit.routes';
import { batchRoutes } from './routes/batches/batches.routes';
import { buildingRoutes } from './routes/buildings/buildings.routes';
import { layerKindRoutes } from './routes/buildings/layerKinds.routes';
import { outlineRoutes } from './routes/buildings/outlines.routes';
import { underlayRoutes } from './routes/buildings/underlays.routes';
import { categoryRoutes } from './routes/categories/categories.routes';
import { destinationImportRoutes } from './routes/destinationImports/destinationImports.routes';
import { destinationFileRoutes } from './routes/destinations/destinationFiles.routes';
import { destinationRoutes } from './routes/destinations/destinations.routes';
import { globalDestinationRoutes } from './routes/destinations/globalDestinations.routes';
import { placementBatchRoutes } from './routes/destinations/placementBatches.routes';
import { eventRoutes } from './routes/events/events.routes';
import { exportRoutes } from './routes/exports/exports.routes';
import { iconRoutes } from './routes/icons/icons.routes';
import { importRoutes } from './routes/imports/imports.routes';
import { integrationRoutes } from './routes/imports/integrations.routes';
import { jobRoutes } from './routes/jobs/jobs.routes';
import { commissioningRoutes } from './routes/kiosks/commissioning.routes';
import { deviceRoutes } from './routes/kiosks/devices.routes';
import { kioskRoutes } from './routes/kiosks/kiosks.routes';
import { screensaverRoutes } from './routes/kiosks/screensavers.routes';
import { accessKeyRoutes } from './routes/locations/accessKeys.routes';
import { confirmationRoutes } from './routes/locations/confirmations.routes';
import { previewRoutes } from './routes/locations/preview.routes';
import { projectDataRoutes } from './routes/locations/projectData.routes';
import { projectDetailsRoutes } from './routes/locations/projectDetails.routes';
import { projectFileRoutes } from './routes/locations/projectFiles.routes';
import { projectLogRoutes } from './routes/locations/projectLog.routes';
import { projectRoutes } from './routes/locations/projects.routes';
import { mailboxRoutes } from './routes/mailbox/mailbox.routes';
import { generatedNetworkRoutes } from './routes/network/generatedNetworks.routes';
import { networkRoutes } from './routes/network/network.routes';
import { networkVersionRoutes } from './routes/network/networkVersions.routes';
import { nodeRoutes } from './routes/network/nodes.routes';
import { routeCaseRoutes } from './routes/network/routeCases.routes';
import { organisationRoutes } from './routes/organisations/organisations.routes';
import { storageUseRoutes } from './routes/organisations/storageUse.routes';
import { switchingRoutes } from './routes/organisations/switching.routes';
import { plainRoutes } from './routes/plainRoutes';
import { presenceRoutes } from './routes/presence/presence.routes';
import { promotionImportRoutes } from './routes/promotionImports/promotionImports.routes';
import { promotionRoutes } from './routes/promotions/promotions.routes';
import { buildRoutes } from './routes/publishing/builds.routes';
import { publicationChangesRoutes } from './routes/publishing/publicationChanges.routes';
import type { PublicationWork } from './routes/publishing/publicationWork';
import { createPublishedSnapshots } from './routes/publishing/publishedSnapshots';
import { createSharedDrafts } from './routes/publishing/sharedDrafts';
import { searchRoutes } from './routes/search/search.routes';
import { handOffRoutes } from './routes/session/handOff.routes';
import { passwordRoutes } from './routes/session/passwords.routes';
import { sessionRoutes } from './routes/session/session.routes';
import { twoFactorRoutes } from './routes/session/twoFactor.routes';
import { skinRoutes } from './routes/skins/skins.routes';
import { variableRoutes } from './routes/skins/variables.routes';
import { translationRoutes } from './routes/translations/translations.routes';
import type { ComparePlans } from './routes/uploads/comparePlans';
import { pictureRoutes } from './routes/uploads/pictures.routes';
import { uploadRoutes } from './routes/uploads/uploads.routes';
import { usageRoutes } from './routes/usage/usage.routes';
import { profileRoutes } from './routes/users/profile.routes';
import { roleRoutes } from './routes/users/roles.routes';
import { userRoutes } from './routes/users/users.routes';
import { versionRoutes } from './routes/versions/versions.routes';
import type { FeedReader } from './sources/feedReader';
import type { Storage } from './storage/storage';
import { createTurns, type Turns } from './turns';
import { createTwoFactorBox } from './twoFactorSecrets';

/** Everything that the application needs from outside. It opens no port and has no other state. */
export interface AppDeps {
  readonly database: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly events: EventBus;
  readonly floorPlanReader: FloorPlanReader;
  readonly readLargeBody: BodyReader;
  /** Reaches the sources of integrations. */
  readonly outbound: OutboundClient;
  /** Parses publications. */
  readonly publicationWork: PublicationWork;
  readonly comparePlans: ComparePlans;
  /** Parses what the sources answer. */
  readonly readFeed: FeedReader;
  /** Bytes that an organisation may have stored. */
  readonly uploadQuota: number;
  readonly mailer: Pick<Mailer, 'wake'>;
  /** Shown to provider staff in the demo; null elsewhere. */
  readonly mailbox: Mailbox | null;
  readonly clock: () => Date;
  /** At least 32 bytes, the same on every instance. */
  readonly tokenSecret: Uint8Array;
  /** An existing folder for received files while their request is answered. */
  readonly incoming: string;
  /** Folder of the built console; null serves the API alone. */
  readonly consoleFolder: string | null;
  /** Folder of the built map for pages of customers. */
  readonly embedFolder: string | null;
  readonly visualizer: VisualizerAccess;
  readonly trustProxy: boolean | string;
  /** Overrides of CONNECTION_LIMITS. */
  readonly limits?: Partial<ConnectionLimits>;
  /** Base URL of the console. Links use it and never the host of a request, which an attacker could set. */
  readonly publicUrl: string;
  /** Turns of heavy calls; those of HEAVY_CALL_TURNS by default. */
  readonly heavyCalls?: Turns;
  /** Sign-ins of one account that are accepted within fifteen minutes. */
  readonly signInsPerAccount: number;
  readonly metrics: MetricsAccess;
  readonly readiness: Readiness;
  /** The metrics that `/metrics` shows. */
  readonly registry: Registry;
  readonly logger: FastifyBaseLogger | false;
}

/** A waiting body is not read, so it takes no memory; its sender gives up or is answered in a few seconds. */
const LARGE_BODY_TURNS = { most: 2, mostOfOne: 1, maxWaiting: 10, maxWaitingOfOne: 4, timeout: 8_000 };

/** The next one begins when an answer is written; whoever waits for longer asks again. */
const HEAVY_CALL_TURNS = { most: 4, mostOfOne: 2, maxWaiting: 100, maxWaitingOfOne: 20, timeout: 5_000 };
/** The embedded database has one session: half of its time is left to other calls. */
const EMBEDDED_REST = 1;

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const limits = { ...CONNECTION_LIMITS, ...deps.limits };
  const app = fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    // Of addresses that are no call.
    bodyLimit: SMALL_BODY,
    trustProxy: deps.trustProxy,
    requestTimeout: limits.requestTimeout,
    http: { headersTimeout: limits.headersTimeout, connectionsCheckingInterval: limits.checkingInterval },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 300 },
    // serveHealth logs each answer once, with the route instead of the address.
    logController: new LogController({ disableRequestLogging: true }),
    // Log entries name the request id themselves, so no logger per request is needed.
    childLoggerFactory: (logger) => logger,
  });
  // All callers of a proxy share its address: it limits them itself.
  if (!deps.trustProxy) limitConnections(app, limits.maxPerAddress);
  setSecurityHeaders(app, { isEncrypted: deps.publicUrl.startsWith('https:') });
  handleErrors(app);
  acceptJson(app, deps.readLargeBody);
  await app.register(multipart, { throwFileSizeLimit: false });

  const box = createTwoFactorBox(deps.tokenSecret);
  const integrationBox = createIntegrationBox(deps.tokenSecret);
  const authentication = createAuthentication(deps.database, createTokens(deps.tokenSecret));
  const streams = createEventStreams({
    events: deps.events,
    areOpen: (sessions) => authentication.areOpen(sessions, deps.clock()),
  });
  // Until the organisation of a token is known, callers are told apart by their addresses: anybody can invent a token.
  app.addHook('onRequest', (request, _reply, done) => asDatabaseCaller(request.ip, done));
  // Closing waits for all answers, and these would not end.
  app.addHook('preClose', async () => streams.close());
  const registration = {
    pool: deps.database.pool,
    events: deps.events,
    authentication,
    clock: deps.clock,
    incoming: deps.incoming,
    secret: deps.tokenSecret,
    limits,
    quotaOf: createQuotas(deps.uploadQuota),
    largeBodies: createTurns(LARGE_BODY_TURNS),
    heavyCalls:
      deps.heavyCalls ??
      createTurns({ ...HEAVY_CALL_TURNS, rest: deps.database.kind === 'pglite' ? EMBEDDED_REST : 0 }),
  };
  const readSnapshot = createPublishedSnapshots(deps.storage, deps.publicationWork);
  const shareDraft = createSharedDrafts();
  const implementations = [
    ...sessionRoutes(authentication, {
      log: app.log,
      box,
      signInsPerAccount: deps.signInsPerAccount,
      events: deps.events,
    }),
    ...handOffRoutes(authentication, deps.publicUrl),
    ...passwordRoutes(deps.mailer, box),
    ...twoFactorRoutes(deps.mailer, box),
    ...confirmationRoutes(),
    ...profileRoutes(deps.storage),
    ...mailboxRoutes(deps.mailbox),
    ...userRoutes(deps.mailer),
    ...organisationRoutes(deps.storage),
    ...storageUseRoutes(deps.uploadQuota),
    ...roleRoutes(),
    ...switchingRoutes(),
    ...searchRoutes(),
    ...projectRoutes(deps.jobs, deps.mailer),
    ...buildRoutes(deps.jobs, deps.storage),
    ...projectDetailsRoutes(integrationBox),
    ...integrationRoutes({
      outbound: deps.outbound,
      readFeed: deps.readFeed,
      box: integrationBox,
      compare: async (source, read) => sampleResult(await planSource(deps.database.pool, source, read)),
    }),
    ...importRoutes(deps.jobs),
    ...exportRoutes(deps.jobs, deps.tokenSecret),
    ...screensaverRoutes(deps.storage),
    ...versionRoutes(),
    ...kioskRoutes(),
    ...commissioningRoutes(deps.events),
    ...deviceRoutes(
      createCheckIns({ pool: deps.database.pool, events: deps.events, clock: deps.clock }),
      deps.storage,
      readSnapshot,
    ),
    ...accessKeyRoutes(),
    ...projectLogRoutes(),
    ...auditRoutes(),
    ...analyticsRoutes(deps.publicUrl, deps.database.pool),
    ...projectFileRoutes({ storage: deps.storage, secret: deps.tokenSecret }),
    ...buildingRoutes(deps.storage),
    ...layerKindRoutes(),
    ...underlayRoutes(),
    ...generatedNetworkRoutes(),
    ...outlineRoutes(deps.storage),
    ...uploadRoutes(deps.storage, deps.floorPlanReader, deps.comparePlans, deps.incoming),
    ...destinationRoutes(),
    ...globalDestinationRoutes(),
    ...destinationFileRoutes(deps.storage),
    ...placementBatchRoutes(),
    ...categoryRoutes(),
    ...usageRoutes(),
    ...advertisingRoutes(),
    ...plainRoutes(),
    ...skinRoutes(deps.jobs),
    ...variableRoutes(),
    ...pictureRoutes(deps.storage),
    ...iconRoutes(deps.storage),
    ...promotionRoutes(deps.storage),
    ...networkRoutes(),
    ...networkVersionRoutes(deps.storage, deps.publicationWork),
    ...routeCaseRoutes(),
    ...presenceRoutes(deps.events),
    ...translationRoutes,
    ...nodeRoutes(),
    ...projectDataRoutes(shareDraft),
    ...previewRoutes(deps.storage, readSnapshot, shareDraft),
    ...publicationChangesRoutes(deps.storage, deps.publicationWork, shareDraft),
    ...jobRoutes(deps.jobs),
    ...batchRoutes(deps.jobs),
    ...destinationImportRoutes(deps.jobs),
    ...promotionImportRoutes(deps.jobs),
    ...eventRoutes(streams),
  ];
  assertComplete(
    allCalls,
    implementations.map(({ endpoint }) => endpoint),
  );
  for (const implementation of implementations) register(app, implementation, registration);

  serveHealth(app, { readiness: deps.readiness, registry: deps.registry, access: deps.metrics });
  serveOpenApi(app);
  await serveEmbed(app, deps.embedFolder);
  await serveConsole(app, deps.consoleFolder, deps.visualizer);
  return app;
}
