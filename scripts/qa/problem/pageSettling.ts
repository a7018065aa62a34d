import type { Page } from 'playwright';

/** Milliseconds without a request on its way, after which a page has what it asked for. */
const QUIET = 300;
/** Milliseconds after which a page that asks all the time is taken as it is. */
const MOST = 6_000;
const POLL_INTERVAL = 50;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d+/g;

/** The page of an address, whatever the records in it: another service has other ids. */
export const pageOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(ID, ':id');

/** How a page comes to rest, also where a press has led to another page without loading anew. */
export interface PageSettling {
  /** Resolves when nothing has been on its way for a while and the browser is idle. */
  settled(): Promise<void>;
  /** Resolves when the page is that of an address, or does not become it in time, and has settled. */
  settledAt(address: string): Promise<void>;
}

export function watchSettling(page: Page): PageSettling {
  const open = new Set<unknown>();
  let since = Date.now();
  const end = (request: unknown) => {
    open.delete(request);
    since = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    since = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const settled = async () => {
    const latest = Date.now() + MOST;
    while (Date.now() < latest && (open.size > 0 || Date.now() - since < QUIET))
      await page.waitForTimeout(POLL_INTERVAL);
    await page
      .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
      .catch(() => undefined);
  };
  return {
    settled,
    settledAt: async (address) => {
      const wanted = pageOf(address);
      await page
        .waitForURL(({ pathname }) => pageOf(pathname) === wanted, { timeout: MOST, waitUntil: 'commit' })
        .catch(() => undefined);
      await settled();
    },
  };
}
