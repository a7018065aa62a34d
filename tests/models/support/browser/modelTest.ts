import { test as base } from 'playwright/test';
import { type RunningService, startService } from '../../../support/browser/runningService';
import { type FeedServer, feedServer } from '../../../support/feedServer';
import { type S3Double, startS3Double } from '../../../support/s3Double';

export interface ModelService extends RunningService {
  /** The object store of the service, which a test can empty or block. */
  readonly store: S3Double;
  /** A source of destinations that the service reaches. */
  readonly feed: FeedServer;
}

/** Playwright's `test` with a service per worker, and a client address per test. */
export const test = base.extend<object, { service: ModelService }>({
  service: [
    // Playwright reads the required fixtures from this pattern.
    async ({ playwright: _ }, use) => {
      const store = await startS3Double();
      const feed = await feedServer();
      const service = await startService({
        env: { TRUST_PROXY: 'loopback', OUTBOUND_ALLOW: `${feed.host.host}:${feed.host.port}` },
        store,
        hasMovableClock: true,
      });
      await use({ ...service, store, feed });
      store.release();
      await service.stop();
      await store.close();
      await feed.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ service }, use) => use(service.address),
  // Sign-ins are limited by address, and all walks run on one machine.
  extraHTTPHeaders: async ({ playwright: _ }, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
});

/** An address of the private network 10.0.0.0/8 for a test. */
const addressOf = (id: string): string => {
  let hash = 7;
  for (const sign of id) hash = (hash * 31 + sign.charCodeAt(0)) % 2 ** 24;
  return `10.${hash >> 16}.${(hash >> 8) & 255}.${hash & 255}`;
};
