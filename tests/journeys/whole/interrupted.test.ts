import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { MANAGER, signIn } from '../../support/browser/people';
import { requestsDone } from '../../support/browser/requests';
import { restingBox } from '../../support/browser/restingBox';
import { type ScreenName, VISITS, visit } from '../../support/browser/visits';

/** Errors that no part of the page has caught. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(error.message));
  return errors;
}

/** Name of a script without the hash of its content. */
const nameOf = (address: string) => new URL(address).pathname.replace(/-[\w-]{7,8}\.js$/, '').slice('/assets/'.length);
const isScript = (address: string) => /\/assets\/.*\.js$/.test(new URL(address).pathname);
/** The first script has nothing before it that could request it again. */
const isFirst = (address: string) => nameOf(address) === 'index' || nameOf(address) === 'start';

/** Groups the scripts by load: all fail in one load, or with ATRIUM_TIER=full each in a load of its own. */
const inRuns = (all: readonly string[]): readonly (readonly string[])[] =>
  process.env.ATRIUM_TIER === 'full' ? all.map((one) => [one]) : [all];

/** Screens that together load most of what loads on demand. */
const SCREENS: readonly ScreenName[] = [
  'login',
  'locations',
  'buildings',
  'editor',
  'users',
  'profile',
  'organisationDetails',
];

for (const name of SCREENS) {
  test(`[NV10] each script of ${name} may fail once, and the screen comes all the same`, async ({
    browser,
    service,
  }) => {
    test.setTimeout(240_000);
    const { assertVisible } = VISITS[name];
    const scripts = new Set<string>();
    const page = await visit(browser, service.address, VISITS[name], {
      isAlone: true,
      before: async (tab) => {
        tab.on('request', (request) => isScript(request.url()) && scripts.add(request.url()));
      },
    });
    const address = page.url();
    await requestsDone(page);
    const errors = uncaught(page);
    // One handler for all: requests that are on their way while a handler is removed may stay without an answer.
    const failing = new Set<string>();
    await page.route('**/assets/**', (route) =>
      failing.delete(route.request().url()) ? route.abort('connectionreset') : route.continue(),
    );
    for (const together of inRuns([...scripts].filter((one) => !isFirst(one)))) {
      await test.step(together.map(nameOf).join(', '), async () => {
        for (const script of together) failing.add(script);
        await page.goto(address);
        await assertVisible(page);
      });
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
}

for (const name of [...SCREENS.slice(1), 'categories', 'mailbox', 'creation', 'preview'] as const)
  test(`[ER9] each call of ${name} may fail once: the page stays, says so, and goes on`, async ({
    browser,
    service,
  }) => {
    test.setTimeout(240_000);
    const { account, assertVisible } = VISITS[name];
    const asked = new Set<string>();
    const shown = { ...VISITS[name], account: account ?? MANAGER };
    const page = await visit(browser, service.address, shown, {
      isAlone: true,
      before: async (tab) => {
        tab.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.add(pathname);
        });
      },
    });
    const address = page.url();
    await requestsDone(page);
    const errors = uncaught(page);
    const failing = new Set<string>();
    const busy = { error: 'The service is busy.', message: 'The service is busy.', code: 'busy' };
    await page.route('**/api/**', (route) =>
      failing.delete(new URL(route.request().url()).pathname)
        ? route.fulfill({ status: 503, json: busy })
        : route.continue(),
    );
    for (const together of inRuns([...asked])) {
      await test.step(together.join(', '), async () => {
        for (const path of together) failing.add(path);
        await page.goto(address);
        const again = page.getByRole('button', { name: /^(Try again|Retry)$/ }).first();
        await expect(async () => {
          // Calls that follow a failed call are sent only once that is repeated.
          if (await again.isVisible()) await again.click();
          expect([...failing]).toEqual([]);
          await assertVisible(page);
        }).toPass({ timeout: WORK_PATIENCE });
      });
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });

test('[NV11] offline the page says so, and says again nothing once the network is back', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('[NV11] [KI73] a visitor and a kiosk read nothing about the edits of staff while there is no network', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service.address, VISITS.preview, { isAlone: true });
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  expect((await restingBox(page.getByRole('main'))).y).toBe(0);
  await expect(page.getByText(/offline|edits/i)).toHaveCount(0);
  await page.context().setOffline(false);
  await page.goto('/kiosk');
  await expect(page.getByRole('heading', { name: 'Set up this kiosk' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/offline|edits/i)).toHaveCount(0);
  await page.context().close();
});

test('[ER1] signing in offline says at once that it did not work, and the page stays', async ({ page, context }) => {
  const errors = uncaught(page);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill('atrium-demo');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('There was an issue with your request. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('[ER8] a form that is sent offline stops waiting, says so and keeps what was typed', async ({ page, context }) => {
  await signIn(page, MANAGER);
  await page.goto('/categories?open=new');
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill('Offline');
  await dialog.getByRole('button', { name: 'Shop', exact: true }).click();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('There was an issue with your request. Please try again later.').first()).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Offline');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('[SS9] signing out in one tab signs out the other at once; signing in signs in both', async ({
  page,
  context,
}) => {
  await signIn(page, MANAGER);
  const other = await context.newPage();
  await other.goto('/locations');
  await expect(other.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /, account and settings$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expect(other.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill('atrium-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
});

test('[NV12] [RB3] a page whose first script does not come shows the name of the product, not a white page', async ({
  page,
}) => {
  await page.route(
    (address) => isScript(address.href),
    (route) => route.abort(),
  );
  await page.goto('/login');
  await expect(page.getByText('Atrium', { exact: true })).toBeVisible();
  await expect(page.getByText('Still loading. If this stays, reload the page.')).toHaveCSS('animation-delay', '10s');
});
