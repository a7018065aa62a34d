import pg from 'pg';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { newPerson } from '../../support/browser/people';
import { startService } from '../../support/browser/runningService';
import { startPostgres } from '../../support/service/postgres';

const RENEWALS = 10;
/** A token is renewed by the first request after fifteen minutes. */
const SIXTEEN_MINUTES = 16 * 60_000;

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('atrium.session') ?? '{}') as { token?: string }).token ?? '');
const isSignedIn = (page: Page) => expect(page.getByRole('article', { name: 'Riverside Mall' })).toBeVisible();

/** Ends the process of the tab in the middle of what it does, as no page can prevent. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash', { timeout: 60_000 });
  const ask = () => void page.goto('chrome://crash').catch(() => undefined);
  ask();
  // A reload that is under way may take the place of this navigation.
  const asking = setInterval(ask, 5000);
  await crashed.finally(() => clearInterval(asking));
}

async function reopen(context: BrowserContext, old: Page): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/locations');
  await old.close();
  return page;
}

/** A reload that a crash or another reload cuts off is no failure. */
const reloadBoth = (first: Page, second: Page) =>
  Promise.allSettled([first, second].map((page) => page.reload({ waitUntil: 'commit' })));

/** Ten renewals of two tabs of one session, each while a tab is reloaded, navigates away or crashes. */
async function surviveRenewals(context: BrowserContext, moveClock: (ahead: number) => Promise<void>) {
  let first = await newPerson(context);
  let second = await context.newPage();
  await second.goto('/locations');
  const tokens = new Set([await tokenOf(first)]);
  for (let round = 1; round <= RENEWALS; round++) {
    await moveClock(round * SIXTEEN_MINUTES);
    // Both ask with the old token at once; neither waits for its answer.
    const asking = reloadBoth(first, second);
    if (round % 3 === 0) {
      await crash(second);
      await asking;
      second = await reopen(context, second);
    } else if (round % 3 === 1) {
      await asking;
      await reloadBoth(first, second);
    } else {
      await asking;
      await crash(first);
      first = await reopen(context, first);
    }
    await Promise.all([isSignedIn(first), isSignedIn(second)]);
    expect(await tokenOf(second)).toBe(await tokenOf(first));
    tokens.add(await tokenOf(first));
  }
  expect(tokens.size).toBe(RENEWALS + 1);
}

test('[SS18] two tabs stay signed in over ten renewals with reloads and crashes, embedded', async ({ browser }) => {
  const service = await startService({ hasMovableClock: true });
  try {
    await surviveRenewals(await browser.newContext({ baseURL: service.address }), service.moveClock);
  } finally {
    await service.stop();
  }
});

test('[SS18] two tabs stay signed in over ten renewals with reloads and crashes, on PostgreSQL', async ({
  browser,
}) => {
  const postgres = await startPostgres();
  try {
    const client = new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query('CREATE DATABASE atrium');
    await client.end();
    const host = encodeURIComponent(postgres.socketFolder);
    const env = {
      DATABASE_URL: `postgres://postgres@localhost/atrium?host=${host}`,
      SESSION_SECRET: 'J8sWq2vX7nZtR4pLk9bYc3mHf6dTg1aE0uVx',
    };
    const service = await startService({ hasMovableClock: true, env });
    try {
      await surviveRenewals(await browser.newContext({ baseURL: service.address }), service.moveClock);
    } finally {
      await service.stop();
    }
  } finally {
    await postgres.stop();
  }
});
