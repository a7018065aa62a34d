import type { Page, Request } from 'playwright/test';

interface Seen {
  readonly open: Set<Request>;
  started: number;
}

const seen = new WeakMap<Page, Seen>();

/** It is opened by fetch, since a browser sends no token with an event source. */
const isEventStream = (request: Request): boolean =>
  request.resourceType() === 'eventsource' || new URL(request.url()).pathname === '/api/events';

/** Notes the requests of a tab from now on, for `requestsDone`. */
export function noteRequests(page: Page): void {
  const now: Seen = { open: new Set(), started: 0 };
  seen.set(page, now);
  page.on('request', (request) => {
    now.started += 1;
    // A stream of events stays open for as long as the tab does.
    if (!isEventStream(request)) now.open.add(request);
  });
  page.on('requestfinished', (request) => void now.open.delete(request));
  page.on('requestfailed', (request) => void now.open.delete(request));
}

/** Waits until every request has its answer, and the page has drawn it without asking for more. @throws for a tab that is not noted */
export async function requestsDone(page: Page): Promise<void> {
  const now = seen.get(page);
  if (!now) throw new Error('The requests of this tab are not noted.');
  for (let started = -1; started !== now.started || now.open.size > 0; ) {
    started = now.started;
    await page.evaluate(async () => {
      for (const _ of ['what came is drawn', 'and what follows from it is begun'])
        await new Promise((idle) => requestIdleCallback(idle));
    });
  }
}
