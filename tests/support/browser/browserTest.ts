import { test as base } from 'playwright/test';
import { type FeedServer, feedServer } from '../feedServer';
import { attachOpenPages, closePages } from './openPages';
import { type RunningService, startService } from './runningService';

/** Playwright's `test` with a service of the worker's own; `page.goto('/')` opens its console. */
export const test = base.extend<{ openPages: undefined }, { service: RunningService & { readonly feed: FeedServer } }>({
  service: [
    // Playwright reads which fixtures it is to make from this pattern.
    async ({ playwright: _ }, use) => {
      const feed = await feedServer();
      const service = await startService({
        env: { OUTBOUND_ALLOW: `${feed.host.host}:${feed.host.port}` },
        hasMovableClock: true,
      });
      await use({ ...service, feed });
      await service.stop();
      await feed.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openPages: [
    async ({ browser }, use, test) => {
      await use(undefined);
      await attachOpenPages(browser, test);
      await closePages(browser);
    },
    { auto: true },
  ],
  // The page of the test is closed before the automatic fixtures end.
  context: async ({ context, browser }, use, test) => {
    await use(context);
    await attachOpenPages(browser, test);
  },
  baseURL: async ({ service }, use) => use(service.address),
});
