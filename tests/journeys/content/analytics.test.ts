import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import type { ServiceRow } from '@/contract/analytics/analytics';
import type { Project } from '@/contract/locations/projects';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { demoLocation } from '../../models/support/worlds/demoLocation';
import { test } from '../../support/browser/browserTest';
import { DEMO_PASSWORD, MANAGER, newPerson, RESELLER, STAFF, signIn } from '../../support/browser/people';

const HOSTILE = '<img src=x onerror="window.hit = true">';
const totalOf = async (page: Page, service: string) => {
  const row = page.getByRole('table', { name: 'Services' }).getByRole('row', { name: new RegExp(`^${service} `) });
  return Number((await row.getByRole('cell').last().textContent())?.replaceAll(',', ''));
};

async function mallOfDemo({ request }: Page) {
  const { headers, user } = await signInByApi<User>(request, { email: MANAGER, password: DEMO_PASSWORD });
  const own = `/api/organisations/${user.organisation.uuid}/projects`;
  return { headers, mall: demoLocation(await dataOf<Project[]>(await good(request.get(own, { headers })))) };
}

/** The page begins with the first location by name, which may be one without visits that another journey has left. */
const choose = (page: Page, { uuid }: Project) => page.getByLabel('Location').selectOption(uuid);

async function showMall(page: Page): Promise<{ readonly mall: Project; readonly visits: number }> {
  const { mall } = await mallOfDemo(page);
  const answered = page.waitForResponse((response) => response.url().includes(`/analytics/web/${mall.uuid}/basic`));
  await page.goto('/web-analytics');
  await choose(page, mall);
  const { data } = (await (await answered).json()) as { data: ServiceRow[] };
  const visits = data.find(({ service }) => service === 'web-map-ui')?.total ?? 0;
  await expect.poll(() => totalOf(page, 'Web Map v2')).toBe(visits);
  return { mall, visits };
}

test('[AY9] [AY10] [AY12] [AY13] [AY18] [AY22] a manager sees how often the map was used', async ({
  page,
  browser,
}) => {
  await signIn(page, MANAGER);
  const { mall, visits } = await showMall(page);
  await expect(page.getByRole('heading', { name: 'Sessions per hour' })).toBeVisible();
  await expect(page.locator('.apexcharts-svg')).toHaveCount(2);

  await test.step('a range is loaded when both ends are set', async () => {
    await page.getByRole('button', { name: 'Shortcuts for Start' }).click();
    await page.getByRole('menuitem', { name: 'A week ago' }).click();
    await expect(page.getByText('Choose a start and an end to load a range.')).toBeVisible();
    const answered = page.waitForResponse((response) => response.url().includes('/basic?'));
    await page.getByRole('button', { name: 'Shortcuts for End' }).click();
    await page.getByRole('menuitem', { name: 'Now' }).click();
    expect((await answered).url()).toMatch(/start=\d{4}-\d\d-\d\d(\+|%20)\d\d(:|%3A)\d\d/);
    await expect.poll(() => totalOf(page, 'Web Map v2')).toBeLessThan(visits);
  });

  await test.step('what is shown is exported', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Part,Label,Today,Total');
    expect(csv).toContain('Sessions per hour,23:00,,');
  });

  await test.step('a chart has a table behind it', async () => {
    await page.getByRole('button', { name: 'Show as table: Sessions per hour' }).click();
    await expect(page.getByRole('table', { name: 'Sessions per hour' }).getByRole('row')).toHaveCount(25);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByLabel('Start: date')).toHaveValue('');
  });

  await test.step('a visit to the published map is counted', async () => {
    const before = (await showMall(page)).visits;
    const visitor = await browser.newContext();
    const map = await visitor.newPage();
    const counted = map.waitForResponse((response) => response.url().endsWith('/analytics/events'));
    await map.goto(`${new URL(page.url()).origin}/preview/${mall.uuid}`);
    expect((await counted).status()).toBe(200);
    await visitor.close();
    expect((await showMall(page)).visits).toBe(before + 1);
  });
});

test('[AY17] [AY11] a location with a hostile name is a label for the provider and runs nothing', async ({
  page,
  context,
}) => {
  const { headers, mall } = await mallOfDemo(page);
  const rename = (name: string) => good(page.request.put(`/api/projects/${mall.uuid}`, { headers, data: { name } }));
  await rename(HOSTILE);
  try {
    const staff = await newPerson(context, STAFF);
    await staff.goto('/web-analytics');
    const chart = staff.locator('section', { has: staff.getByRole('heading', { name: 'Top visitors' }) });
    await expect(chart.locator('.apexcharts-svg')).toBeVisible();
    await expect(chart.locator('.apexcharts-svg')).toContainText('<img src=x');
    await chart.locator('.apexcharts-bar-area').first().hover();
    await expect(chart.locator('.apexcharts-tooltip')).toContainText(HOSTILE);
    await expect(chart.locator('img')).toHaveCount(0);
    expect(await staff.evaluate(() => 'hit' in window)).toBe(false);
    await staff.getByRole('checkbox', { name: 'Dev' }).check();
    await expect(staff.getByRole('button', { name: 'Clear', exact: true })).toBeEnabled();
  } finally {
    await rename(mall.name);
  }
});

test('[AY14] [AY19] a reseller is told to select a project, and a failed load shows Retry in place', async ({
  page,
  browser,
}) => {
  await signIn(page, RESELLER);
  await page.goto('/web-analytics');
  await expect(page.getByRole('heading', { name: 'Please select a project to view analytics' })).toBeVisible();

  const manager = await newPerson(await browser.newContext(), MANAGER);
  await manager.route('**/api/analytics/**', (route) => route.abort());
  const { mall } = await mallOfDemo(page);
  const refused = manager.waitForEvent('requestfailed', (one) => one.url().includes(mall.uuid));
  await manager.goto('/web-analytics');
  await choose(manager, mall);
  await refused;
  await expect(manager.getByRole('heading', { name: 'The figures could not be loaded' })).toBeVisible();
  await expect(manager.getByRole('table')).toHaveCount(0);
  await manager.unroute('**/api/analytics/**');
  await manager.getByRole('button', { name: 'Retry' }).click();
  await expect(manager.getByRole('table', { name: 'Services' })).toBeVisible();
  await manager.context().close();
});
