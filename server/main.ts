import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Registry } from 'prom-client';
import { createApp } from './app';
import { checkService } from './checkService';
import { allMigrations } from './database/allMigrations';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { inTransaction } from './database/transaction';
import { DEMO } from './demo/announcedAccounts';
import { seedDemo } from './demo/seedDemo';
import { dependenciesOf } from './dependencies';
import { createProcessEnd } from './endProcess';
import { openEventBus } from './events/openEventBus';
import { announceJob } from './events/tracedEvents';
import { createFloorPdfs } from './exports/floorPdfs';
import { createImdfArchives } from './exports/imdf/imdfArchives';
import { assertNoDemo, firstAccountLink } from './firstAccount';
import { createFloorPlanReader } from './floorPlans/createFloorPlanReader';
import { generatedSecret } from './generatedSecret';
import { createBodyReader } from './http/bodies/bodyReader';
import { createReadiness } from './http/health/readiness';
import { createRegistry } from './http/metrics/createRegistry';
import { createOutboundClient } from './http/outbound/outboundClient';
import { storeLogo } from './images/storeLogo';
import { createImportSources } from './imports/importSources';
import { createLogoFetcher } from './imports/logos/logoFetcher';
import { createIntegrationBox } from './integrationSecrets';
import { createBatchJob } from './jobs/batchJob';
import { createBuildJob } from './jobs/buildJob';
import { startContactWatch } from './jobs/contactWatch';
import { createExportJob } from './jobs/exportJob';
import { createFileImportJob } from './jobs/fileImportJob';
import { fileRecords } from './jobs/files/allFileRecords';
import { startHousekeeping } from './jobs/housekeeping';
import { createImportJob } from './jobs/importJob';
import { startImportSchedule } from './jobs/importSchedule';
import { jobRegistry } from './jobs/jobLimits';
import { startLanes } from './jobs/jobs';
import { startMaintenance } from './jobs/maintenance';
import { startOldPublications } from './jobs/oldPublications';
import { createPublishJob } from './jobs/publishJob';
import { startRollUps } from './jobs/rollUps';
import { startStorageCare } from './jobs/storageCare';
import { assertOwnStorage, claimStorage } from './jobs/sweep/claimStorage';
import { sweepRegistry } from './jobs/sweep/sweepMetrics';
import { foldersToSweep } from './jobs/sweepFolders';
import { startMailer } from './mail/mailer';
import { openMail } from './mail/openMail';
import { openAddress } from './openAddress';
import { announce, announceFailure } from './operations/log/announce';
import { createLogger } from './operations/log/createLogger';
import { logWarnings } from './operations/log/logWarnings';
import { catchFaults } from './processFaults';
import { protectDataDir } from './protectDataDir';
import { releaseLeases } from './repositories/jobs/jobs';
import { endEveryTurn } from './repositories/operation/housekeepingTurn';
import { writeReferenceData } from './repositories/referenceData';
import { digestBook } from './repositories/uploads/fileDigests';
import { batchedCalls } from './routes/batches/batchedCalls';
import { placeWriter } from './routes/destinationImports/placeWriter';
import { promotionWriter } from './routes/promotionImports/promotionWriter';
import { createPublicationWork } from './routes/publishing/publicationWork';
import { createComparePlans } from './routes/uploads/comparePlans';
import { readSettings } from './settings';
import { createFeedReader } from './sources/feedReader';
import { stopDeadline, stopService } from './stopService';
import { openStorage } from './storage/openStorage';
import { recordDigests } from './storage/recordDigests';
import { createTwoFactorBox, sealStoredSecrets } from './twoFactorSecrets';

/** Milliseconds between two checks of the database. */
const WATCH_INTERVAL = 5_000;

/** A built part, beside the built service. */
const builtFolder = (part: 'console' | 'embed' | 'wayfinder'): string =>
  fileURLToPath(new URL(`../${part}`, import.meta.url));

/** Starts settings, database, storage, jobs and HTTP in this order; SIGTERM stops them in reverse. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  logWarnings(logger);
  const clock = () => new Date();
  protectDataDir(settings.dataDir, (message) => logger.warn(message));
  const incoming = join(settings.dataDir, 'incoming');
  const { databaseUrl, dataDir, socketParent, databaseTimeouts: timeouts } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, socketParent, timeouts, log: logger });
  // The lock on the data folder proves that no other process receives these files.
  if (database.kind === 'pglite') await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const files = await openStorage({ s3: settings.s3, dataDir: settings.dataDir });
  const { adoptStorage: adopt } = settings;
  // Before the database is changed: it may be that of another installation, with an earlier release.
  await assertOwnStorage({ client: database.pool, storage: files, adopt });
  await migrate(database.jobs, allMigrations);
  await inTransaction(database.pool, writeReferenceData);
  if (settings.mode === 'serve') await assertNoDemo(database.pool);
  const { firstAccountEmail: email, publicUrl } = settings;
  const tokenSecret = new TextEncoder().encode(settings.sessionSecret ?? generatedSecret(settings.dataDir));
  const link =
    settings.mode === 'serve'
      ? await firstAccountLink(database.pool, { email, publicUrl, now: clock(), secret: tokenSecret })
      : null;
  // Before anything is stored or swept: the files may be those of another database.
  await claimStorage({ client: database.pool, storage: files, now: clock(), log: logger, adopt });
  const storage = recordDigests(files, digestBook(database.pool));
  const floorPlanReader = createFloorPlanReader(new URL('./floorPlanThread.js', import.meta.url));
  const wayfinder = builtFolder('wayfinder');
  if (settings.mode === 'demo')
    await seedDemo({ pool: database.pool, storage, floorPlanReader, incoming, clock, wayfinder, publicUrl });
  const unreadable = await sealStoredSecrets(database.pool, createTwoFactorBox(tokenSecret));
  if (unreadable > 0)
    logger.error(
      { users: unreadable },
      'SESSION_SECRET is not the one that encrypted the two-factor secrets of these users: their codes are rejected.',
    );
  // The lock on the data folder proves that no other process works on these jobs.
  if (database.kind === 'pglite') {
    await releaseLeases(database.pool);
    await endEveryTurn(database.pool);
  }
  const events = openEventBus(database, { log: logger, listenUrl: settings.databaseListenUrl });
  const outbound = createOutboundClient({ allow: settings.outboundAllow });
  const jobDeps = { pool: database.jobs, storage, clock, wayfinder, publicUrl };
  const writeFloorPdf = createFloorPdfs({ thread: new URL('./floorPdfThread.js', import.meta.url) });
  const writeImdfArchive = createImdfArchives(new URL('./imdfThread.js', import.meta.url));
  const readFeed = createFeedReader(new URL('./feedThread.js', import.meta.url));
  const box = createIntegrationBox(tokenSecret);
  const sources = createImportSources({ pool: database.jobs, outbound, readFeed, box });
  const logos = createLogoFetcher({
    ...{ pool: database.jobs, outbound, quota: settings.organisationQuota },
    store: storeLogo(storage, clock),
  });
  const imports = { import: createImportJob({ pool: database.jobs, clock, sources, logos, ...placeWriter }) };
  // A start that fails, on a port that is taken, uses up no attempt of a job.
  let beginJobs: () => void = () => undefined;
  const listening = new Promise<void>((begin) => {
    beginJobs = begin;
  });
  // Publishing does not wait for transfers, nor an import for one slow source.
  const jobs = startLanes(
    database.jobs,
    [
      { publish: createPublishJob(jobDeps), build: createBuildJob(jobDeps) },
      {
        export: createExportJob({ ...jobDeps, writeFloorPdf, writeImdfArchive, quota: settings.organisationQuota }),
      },
      imports,
      imports,
      {
        'file-import': createFileImportJob({
          pool: database.jobs,
          clock,
          records: fileRecords({ clock, logos, places: placeWriter, promotions: promotionWriter }),
        }),
      },
      {
        batch: createBatchJob({
          pool: database.jobs,
          clock,
          makeCall: batchedCalls(storage, { pool: database.jobs, events, secret: tokenSecret, clock }),
        }),
      },
    ],
    logger,
    (job) => announceJob(events, job),
    listening,
  );
  const importSchedule = startImportSchedule({ pool: database.pool, clock, jobs }, logger);
  const folders = foldersToSweep(settings.dataDir);
  const housekeeping = startHousekeeping({
    ...{ pool: database.jobs, storage, folders, clock, log: logger },
    instance: randomUUID(),
  });
  const publicationWork = createPublicationWork(new URL('./publicationThread.js', import.meta.url));
  const oldPublications = startOldPublications({ ...jobDeps, unpack: publicationWork.unpack }, logger);
  const storageCare = startStorageCare({ pool: database.jobs, storage, clock }, logger);
  const rollUps = startRollUps({ pool: database.jobs, clock }, logger);
  const contactWatch = startContactWatch({ pool: database.pool, events, clock }, logger);
  // PostgreSQL maintains itself.
  const maintenance = database.kind === 'pglite' ? startMaintenance(database.pool, logger) : null;
  if (settings.mode === 'serve' && settings.smtpUrl === undefined)
    logger.warn(
      'SMTP_URL is not set: nobody receives a mail. Mails are written to DATA_DIR/mail and deleted after a day.',
    );
  const { smtpUrl, mailFrom } = settings;
  const { transport, mailbox, smtp } = await openMail({ smtpUrl, mailFrom, folder: join(dataDir, 'mail'), clock });
  const mailer = startMailer({ pool: database.pool, transport, clock, publicUrl: settings.publicUrl }, logger);
  const readiness = createReadiness({
    dependencies: dependenciesOf({ database, storage, smtp }),
    deadAfter: settings.databaseDeadAfter,
    isBroken: database.isBroken,
    log: logger,
    watchInterval: WATCH_INTERVAL,
  });
  const counters = Registry.merge([sweepRegistry, jobRegistry]);
  const registry = createRegistry({ database, readiness, quota: settings.organisationQuota, counters });
  const app = await createApp({
    database,
    storage,
    jobs,
    events,
    floorPlanReader,
    readLargeBody: createBodyReader(new URL('./bodyThread.js', import.meta.url)),
    outbound,
    publicationWork,
    comparePlans: createComparePlans(new URL('./comparePlansThread.js', import.meta.url)),
    readFeed,
    mailer,
    mailbox: settings.mode === 'demo' ? mailbox : null,
    clock,
    tokenSecret,
    incoming,
    consoleFolder: builtFolder('console'),
    embedFolder: builtFolder('embed'),
    visualizer: settings.mode === 'demo' ? 'open' : settings.visualizer,
    publicUrl,
    signInsPerAccount: settings.signInsPerAccount,
    metrics:
      settings.metricsToken === undefined
        ? settings.mode === 'demo'
          ? 'open'
          : 'closed'
        : { token: settings.metricsToken },
    readiness,
    registry,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy.join(',') : false,
    uploadQuota: settings.organisationQuota,
    limits: { maxPerAddress: settings.maxConnectionsPerAddress },
    logger,
  });

  const end = createProcessEnd(
    (hurry) =>
      stopService(
        {
          app,
          readiness,
          delay: settings.stopDelay,
          jobs,
          background: [
            importSchedule,
            housekeeping,
            storageCare,
            oldPublications,
            rollUps,
            contactWatch,
            mailer,
            ...(maintenance ? [maintenance] : []),
          ],
          resources: [events, floorPlanReader, storage, database],
          log: logger,
        },
        hurry,
      ),
    { deadline: stopDeadline(settings.stopDelay), log: logger },
  );
  process.on('SIGTERM', () => end('signal'));
  process.on('SIGINT', () => end('signal'));
  catchFaults({ log: logger, end: () => end('fault') });

  await app.listen({ host: settings.host, port: settings.port });
  beginJobs();
  // The port may be chosen by the system.
  const bound = app.server.address();
  const address = openAddress(settings.host, typeof bound === 'object' && bound ? bound.port : settings.port);
  const demo = settings.mode === 'demo' ? DEMO : { fields: {}, lines: [] };
  announce({ address, ...demo.fields }, [`Atrium is ready at ${address}`, ...demo.lines]);
  if (link !== null)
    announce({ link }, ['', 'Set the password of the first account here, once, within a day:', `  ${link}`]);
  // The launcher starts a service again that has been ready once.
  process.send?.('ready');
}

const isCheck = process.argv.includes('--check');
(isCheck ? checkService(process.env).then((code) => process.exit(code)) : start()).catch((error: unknown) => {
  announceFailure(error);
  process.exit(1);
});
