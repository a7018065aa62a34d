import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { signIn } from '@/contract/session/session';
import { createApp } from '../../../server/app';
import { DEMO_PASSWORD, type DemoOrganisations } from '../../../server/demo/accounts';
import { dependenciesOf } from '../../../server/dependencies';
import type { EventBus } from '../../../server/events/eventBus';
import { openEventBus } from '../../../server/events/openEventBus';
import { createFloorPlanReader } from '../../../server/floorPlans/createFloorPlanReader';
import type { FloorPlanReader } from '../../../server/floorPlans/floorPlanReader';
import { createBodyReader } from '../../../server/http/bodies/bodyReader';
import type { ConnectionLimits } from '../../../server/http/connectionLimits';
import type { MetricsAccess } from '../../../server/http/health/metricsAccess';
import { createReadiness } from '../../../server/http/health/readiness';
import { createRegistry } from '../../../server/http/metrics/createRegistry';
import { createOutboundClient, type OutboundClient } from '../../../server/http/outbound/outboundClient';
import { type Jobs, startJobs } from '../../../server/jobs/jobs';
import { createPublishJob } from '../../../server/jobs/publishJob';
import { sweepRegistry } from '../../../server/jobs/sweep/sweepMetrics';
import { openMailbox, type StoredEmail } from '../../../server/mail/mailbox';
import { sendDueEmails } from '../../../server/mail/mailer';
import { digestBook } from '../../../server/repositories/uploads/fileDigests';
import { createPublicationWork } from '../../../server/routes/publishing/publicationWork';
import { createComparePlans } from '../../../server/routes/uploads/comparePlans';
import { createFeedReader } from '../../../server/sources/feedReader';
import { openDiskStorage } from '../../../server/storage/diskStorage';
import { KEY_PREFIXES } from '../../../server/storage/newKey';
import { recordDigests } from '../../../server/storage/recordDigests';
import type { Storage } from '../../../server/storage/storage';
import type { Turns } from '../../../server/turns';
import { type ApiCall, apiCall } from './apiCall';
import { type TestDatabase, testDatabase } from './database';
import { testWayfinder } from './testWayfinder';

export interface TestClock {
  now: Date;
  /** Puts the clock forward. */
  pass(milliseconds: number): void;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly storage: Storage;
  readonly floorPlanReader: FloorPlanReader;
  readonly clock: TestClock;
  readonly events: EventBus;
  /** The folder of the stored files. */
  readonly files: string;
  /** The folder of files whose call is being answered. */
  readonly incoming: string;
  readonly organisations: DemoOrganisations;
  readonly call: ApiCall;
  /** Signs in with the password that all accounts have, and gives the token. */
  signInAs(email: string): Promise<string>;
  /** Sends the queued emails and returns all emails so far, newest first. */
  mails(): Promise<StoredEmail[]>;
  /** Keys of all stored files, without those in the trash. */
  storedKeys(): Promise<string[]>;
  /** Entries of the audit trail, newest last. */
  audit(): Promise<{ tag: string; event: string; subject: string; organisation_id: number; causer_id: number }[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Whether jobs run; otherwise a test takes them from the table itself. */
  readonly jobs?: 'running' | 'idle';
  readonly trustProxy?: string;
  readonly limits?: Partial<ConnectionLimits>;
  /** Bytes of archives that an organisation may store. */
  readonly uploadQuota?: number;
  /** Turns of heavy calls; those of the service without it. */
  readonly heavyCalls?: Turns;
  /** Takes what the application logs. */
  readonly logger?: FastifyBaseLogger;
  /** Whether it has the mailbox of the demo world. */
  readonly mailbox?: 'shown' | 'none';
  /** Who may read the metrics; everybody without it. */
  readonly metrics?: MetricsAccess;
  /** Reaches the sources of integrations; public ones alone without it. */
  readonly outbound?: OutboundClient;
  /** Whether its database is no other's, since the test changes the schema. */
  readonly hasOwnDatabase?: boolean;
  /** A database with the accounts of the demo world, instead of one of the run. */
  readonly database?: { readonly database: TestDatabase; readonly organisations: DemoOrganisations };
  /** Wraps the storage of the application. */
  readonly wrapStorage?: (storage: Storage) => Storage;
}

/** Signs the tokens of the tests. */
export const TEST_TOKEN_SECRET = new TextEncoder().encode('a secret of the tests that is long enough');

/** The real application with the accounts of the demo world, on the database of the run and files in a folder of its own. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-app-'));
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming);
  const database = options.database?.database ?? (await testDatabase({ isOwn: options.hasOwnDatabase ?? false }));
  const { pool } = database;
  if (!options.database) await database.reset('accounts');
  const organisations = options.database?.organisations ?? inject('demoOrganisations');
  const disk = await openDiskStorage(join(folder, 'files'));
  const storage = recordDigests(options.wrapStorage?.(disk) ?? disk, digestBook(pool));
  const clock: TestClock = {
    now: new Date(),
    pass(milliseconds) {
      this.now = new Date(this.now.getTime() + milliseconds);
    },
  };
  const floorPlanReader = createFloorPlanReader(new URL(inject('floorPlanThread')));
  const mailbox = await openMailbox(join(folder, 'mail'), () => clock.now);
  const quiet = { info: () => {}, error: () => {} };
  const jobs: Jobs =
    options.jobs === 'running'
      ? startJobs(
          pool,
          {
            publish: createPublishJob({
              pool,
              storage,
              clock: () => clock.now,
              wayfinder: testWayfinder(),
              publicUrl: 'https://atrium.test',
            }),
          },
          quiet,
        )
      : { wake: () => {}, stop: async () => {}, handBack: async () => {} };
  const readiness = createReadiness({
    dependencies: dependenciesOf({ database, storage, smtp: null }),
    deadAfter: 60_000,
    isBroken: () => false,
    log: { info: () => {}, warn: () => {} },
  });
  const uploadQuota = options.uploadQuota ?? 2 ** 40;
  // The announcement of a call is heard before its answer, without a second to wait for between two calls.
  const events = openEventBus(database, undefined, 0);
  const app = await createApp({
    database,
    storage,
    jobs,
    events,
    floorPlanReader,
    readLargeBody: createBodyReader(new URL(inject('bodyThread'))),
    outbound: options.outbound ?? createOutboundClient({ allow: [] }),
    readFeed: createFeedReader(new URL(inject('feedThread'))),
    publicationWork: createPublicationWork(new URL(inject('publicationThread'))),
    comparePlans: createComparePlans(new URL(inject('comparePlansThread'))),
    mailer: { wake: () => {} },
    mailbox: options.mailbox === 'none' ? null : mailbox,
    clock: () => clock.now,
    tokenSecret: TEST_TOKEN_SECRET,
    incoming,
    consoleFolder: null,
    embedFolder: null,
    visualizer: 'closed',
    publicUrl: 'https://atrium.test',
    signInsPerAccount: 60,
    metrics: options.metrics ?? 'open',
    trustProxy: options.trustProxy ?? false,
    limits: options.limits ?? {},
    uploadQuota,
    readiness,
    registry: createRegistry({ database, readiness, quota: uploadQuota, counters: sweepRegistry, maxAge: 0 }),
    logger: options.logger ?? false,
    ...(options.heavyCalls && { heavyCalls: options.heavyCalls }),
  });
  const call = apiCall(app);
  return {
    app,
    database,
    storage,
    floorPlanReader,
    clock,
    events,
    files: join(folder, 'files'),
    incoming,
    organisations,
    call,
    signInAs: async (email) => {
      const { token } = await call(signIn, { body: { email, password: DEMO_PASSWORD } });
      if (token === null) throw new Error(`${email} could not sign in.`);
      return token;
    },
    mails: async () => {
      await sendDueEmails(
        { pool, transport: mailbox, clock: () => clock.now, publicUrl: 'https://atrium.test' },
        { error: () => {} },
      );
      return mailbox.list();
    },
    storedKeys: async () => {
      const keys: string[] = [];
      for (const prefix of KEY_PREFIXES) for await (const { key } of disk.list(`${prefix}/`)) keys.push(key);
      return keys.sort();
    },
    audit: async () =>
      (await pool.query('SELECT tag, event, subject, organisation_id, causer_id FROM audit_entries ORDER BY id')).rows,
    close: async () => {
      await app.close();
      await jobs.stop();
      await events.close();
      await floorPlanReader.close();
      await disk.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
