import { test as base } from 'playwright/test';
import { type RunningService, startService } from './runningService';

/** Playwright's `test` with a service of the worker's own; `page.goto('/')` opens its console. */
export const test = base.extend<object, { service: RunningService }>({
  service: [
    // Playwright reads which fixtures it is to make from this pattern.
    async ({ playwright: _ }, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ service }, use) => use(service.address),
});
