import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app';
import { allMigrations } from './database/allMigrations';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { inTransaction } from './database/transaction';
import { ACCOUNTS, DEMO_PASSWORD } from './demo/accounts';
import { DEMO_TFA_SECRET, seedDemo } from './demo/seedDemo';
import { openEventBus } from './events/openEventBus';
import { announceJob } from './events/tracedEvents';
import { createFloorPdfs } from './exports/floorPdfs';
import { assertNoDemo, firstAccountLink } from './firstAccount';
import { createFloorPlanReader } from './floorPlans/createFloorPlanReader';
import { generatedSecret } from './generatedSecret';
import { createBodyReader } from './http/bodies/bodyReader';
import { createOutboundClient } from './http/outbound/outboundClient';
import { createImportSources } from './imports/importSources';
import { createIntegrationBox } from './integrationSecrets';
import { createBuildJob } from './jobs/buildJob';
import { startContactWatch } from './jobs/contactWatch';
import { createExportJob } from './jobs/exportJob';
import { startHousekeeping } from './jobs/housekeeping';
import { createImportJob } from './jobs/importJob';
import { startImportSchedule } from './jobs/importSchedule';
import { startLanes } from './jobs/jobs';
import { startMaintenance } from './jobs/maintenance';
import { createPublishJob } from './jobs/publishJob';
import { foldersToSweep } from './jobs/sweepFolders';
import { openMailbox } from './mail/mailbox';
import { startMailer } from './mail/mailer';
import { createSmtpTransport } from './mail/smtpTransport';
import { protectDataDir } from './protectDataDir';
import { releaseLeases } from './repositories/jobs/jobs';
import { writeReferenceData } from './repositories/referenceData';
import { readSettings } from './settings';
import { openStorage } from './storage/openStorage';
import { createTwoFactorBox, sealStoredSecrets } from './twoFactorSecrets';

/** Milliseconds between SIGTERM and the end, whatever is still waited for. */
const STOP_DEADLINE = 9_000;

/** The built wayfinder: beside the built service, or in `dist` when the sources run. */
function wayfinderFolder(): string {
  const [built = '', fromSource = ''] = ['../wayfinder', '../dist/wayfinder'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return existsSync(built) ? built : fromSource;
}

/** Starts settings, database, storage, jobs and HTTP in this order; SIGTERM stops them in reverse. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({
    level: settings.logLevel,
    redact: ['req.headers.authorization', '*.password', '*.token', '*.otp'],
  });
  const clock = () => new Date();
  protectDataDir(settings.dataDir, (message) => logger.warn(message));
  const incoming = join(settings.dataDir, 'incoming');
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log: logger });
  // The lock on the data folder proves that no other process receives these files.
  if (database.kind === 'pglite') await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  await migrate(database.pool, allMigrations);
  await inTransaction(database.pool, writeReferenceData);
  if (settings.mode === 'serve') await assertNoDemo(database.pool);
  const { firstAccountEmail: email, publicUrl } = settings;
  const link =
    settings.mode === 'serve' ? await firstAccountLink(database.pool, { email, publicUrl, now: clock() }) : null;
  const storage = await openStorage({ s3: settings.s3, dataDir: settings.dataDir });
  const floorPlanReader = createFloorPlanReader(new URL('./floorPlanThread.js', import.meta.url));
  const wayfinder = wayfinderFolder();
  if (settings.mode === 'demo')
    await seedDemo({ pool: database.pool, storage, floorPlanReader, incoming, clock, wayfinder, publicUrl });
  const tokenSecret = new TextEncoder().encode(settings.sessionSecret ?? generatedSecret(settings.dataDir));
  const unreadable = await sealStoredSecrets(database.pool, createTwoFactorBox(tokenSecret));
  if (unreadable > 0)
    logger.error(
      { users: unreadable },
      'SESSION_SECRET is not the one that encrypted the two-factor secrets of these users: their codes are rejected.',
    );
  // The lock on the data folder proves that no other process works on these jobs.
  if (database.kind === 'pglite') await releaseLeases(database.pool);
  const events = openEventBus(database, logger);
  const outbound = createOutboundClient({ allow: settings.outboundAllow });
  const jobDeps = { pool: database.pool, storage, clock, wayfinder, publicUrl };
  const writeFloorPdf = createFloorPdfs({ thread: new URL('./floorPdfThread.js', import.meta.url) });
  const sources = createImportSources({ pool: database.pool, outbound, box: createIntegrationBox(tokenSecret) });
  const imports = { import: createImportJob({ pool: database.pool, clock, sources }) };
  // Publishing does not wait for transfers, nor an import for one slow source.
  const jobs = startLanes(
    database.pool,
    [
      { publish: createPublishJob(jobDeps), build: createBuildJob(jobDeps) },
      { export: createExportJob({ ...jobDeps, writeFloorPdf, quota: settings.organisationQuota }) },
      imports,
      imports,
    ],
    logger,
    (job) => announceJob(events, job),
  );
  const importSchedule = startImportSchedule({ pool: database.pool, clock, jobs }, logger);
  const housekeeping = startHousekeeping(
    { pool: database.pool, storage, folders: foldersToSweep(settings.dataDir), clock },
    logger,
  );
  const contactWatch = startContactWatch({ pool: database.pool, events, clock }, logger);
  // PostgreSQL maintains itself.
  const maintenance = database.kind === 'pglite' ? startMaintenance(database.pool, logger) : null;
  if (settings.mode === 'serve' && settings.smtpUrl === undefined)
    logger.warn(
      'SMTP_URL is not set: nobody receives a mail. Mails are written to DATA_DIR/mail and deleted after a day.',
    );
  const mailbox = settings.smtpUrl === undefined ? await openMailbox(join(settings.dataDir, 'mail'), clock) : null;
  const transport = mailbox ?? createSmtpTransport(settings.smtpUrl ?? '', settings.mailFrom);
  const mailer = startMailer({ pool: database.pool, transport, clock, publicUrl: settings.publicUrl }, logger);
  const app = await createApp({
    database,
    storage,
    jobs,
    events,
    floorPlanReader,
    readLargeBody: createBodyReader(new URL('./bodyThread.js', import.meta.url)),
    outbound,
    mailer,
    mailbox: settings.mode === 'demo' ? mailbox : null,
    clock,
    tokenSecret,
    incoming,
    consoleFolder: fileURLToPath(new URL('../console', import.meta.url)),
    visualizer: settings.mode === 'demo' ? 'open' : settings.visualizer,
    publicUrl,
    signInsPerAccount: settings.signInsPerAccount,
    metrics:
      settings.metricsToken === undefined
        ? settings.mode === 'demo'
          ? 'open'
          : 'closed'
        : { token: settings.metricsToken },
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy.join(',') : false,
    uploadQuota: settings.organisationQuota,
    limits: { maxPerAddress: settings.maxConnectionsPerAddress },
    logger,
  });

  let stopping: Promise<void> | null = null;
  const stop = () => {
    // Acknowledged work is stored already; the next start or another instance repeats the rest.
    setTimeout(() => {
      logger.error('did not stop in time');
      process.exit(1);
    }, STOP_DEADLINE).unref();
    stopping ??= (async () => {
      await app.close();
      await importSchedule.stop();
      await jobs.stop();
      await housekeeping.stop();
      await contactWatch.stop();
      await maintenance?.stop();
      await mailer.stop();
      await events.close();
      await floorPlanReader.close();
      await storage.close();
      await database.close();
    })();
    stopping.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await app.listen({ host: settings.host, port: settings.port });
  announce(address, settings.mode === 'demo');
  if (link !== null) console.log(`\nSet the password of the first account here, once, within a day:\n  ${link}`);
}

function announce(address: string, isDemo: boolean): void {
  console.log(`Atrium is ready at ${address}`);
  if (!isDemo) return;
  console.log(`\nDemo accounts, password ${DEMO_PASSWORD}:`);
  for (const { email, who } of ACCOUNTS) console.log(`  ${email.padEnd(30)} ${who}`);
  console.log(`  The authenticator secret of secure@riverside.example is ${DEMO_TFA_SECRET}.`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error && error.name !== 'Error' ? error.message : error);
  process.exit(1);
});
