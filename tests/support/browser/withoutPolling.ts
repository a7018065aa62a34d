import type { Page } from 'playwright/test';

/** From this interval on a list is loaded again without cause. */
const POLLING = 30_000;

/** Stops the polling of a page that is opened from now on: what appears in its lists was pushed. */
export const withoutPolling = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    const start = window.setInterval;
    window.setInterval = ((run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      milliseconds !== undefined && milliseconds >= least
        ? 0
        : start(run, milliseconds, ...rest)) as typeof window.setInterval;
  }, POLLING);
