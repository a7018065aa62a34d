import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

/** The sentence for people with rights about the map that they see. */
const DRAFT =
  /Draft: visitors see the last published version|Nothing has changed since the publication: visitors see the same/;

test('[VW1] [VW2] [VW6] [VW8] a visitor without an account finds a place and is shown the way', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page
    .getByRole('article', { name: 'Riverside Mall' })
    .getByRole('button', { name: 'Riverside Mall', exact: true })
    .click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  if (!address) throw new Error('The location has no preview.');

  // People with rights see the draft and are told so.
  await page.goto(address);
  await expect(page.getByText(DRAFT)).toBeVisible();

  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const scripts: string[] = [];
  visitor.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visitor.goto(address);
  const search = visitor.getByRole('combobox', { name: 'Search Riverside Mall' });
  await search.fill('greenacre');
  await search.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Greenacre Market' })).toBeVisible();
  await expect(visitor.getByText(DRAFT)).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Directions' }).click();
  await visitor.getByRole('button', { name: 'Atrium North' }).click();
  await expect(visitor.getByText(/^You are here/)).toBeVisible();
  const steps = visitor.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('Arrive at Greenacre Market');
  await visitor.getByRole('switch', { name: 'Step-free' }).check();
  await expect(steps).toContainText(/Take Lift/);
  await expect(steps.getByRole('button', { name: /^Take .*(escalator|stairs)/i })).toHaveCount(0);
  await steps.getByRole('button', { name: /^Take Lift/ }).click();
  await expect(visitor.getByRole('button', { name: /Lower Ground$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(scripts.filter((path) => /Shell|Editor/.test(path))).toEqual([]);
});

test('[PV21] [PV24] [PV25] a visitor finds the nearest lift, goes back, and sends the way to somebody else', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const projects = page.getByRole('article', { name: 'Riverside Mall' });
  await projects.getByRole('button', { name: 'Riverside Mall', exact: true }).click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  if (!address) throw new Error('The location has no preview.');
  await page.goto(address);
  const search = page.getByRole('combobox', { name: 'Search Riverside Mall' });
  await search.fill('ascenseur');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lift', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Directions to the nearest' }).click();
  await page.getByRole('button', { name: 'Atrium North' }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Lift');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('region', { name: 'Share' });
  await expect(link.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  const shared = (await link.getByText(/^http/).textContent()) ?? '';

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await other.goto(shared);
  await expect(other.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Lift');
  await expect(other.getByText('You are here · Atrium North')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lift', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Directory' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Lift', exact: true })).toBeVisible();
  await page.goto(`${address}?place=999999`);
  await expect(page.getByText('The place of this link is not on the map any more.')).toBeVisible();
});

const MALL = 'Riverside Mall';

test('[VW9] [VW10] [VW13] [PV36] a kiosk shows the directory below the map, and directions begin at it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.getByRole('article', { name: MALL }).getByRole('button', { name: MALL, exact: true }).click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  if (!address) throw new Error('The location has no preview.');
  const project = address.split('/').at(-1);
  const viewport = { width: 1080, height: 1920 };
  const kiosk = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage();
  const published = kiosk.waitForResponse((response) => response.url().includes(`/api/preview/${project}`));
  await kiosk.goto(address);
  const { data } = await (await published).json();
  const { id, name } = data.publication.project.screens[0];
  await kiosk.goto(`${address}?kiosk=${id}`);
  await expect(kiosk.getByRole('button', { name: /Ground$/ }).and(kiosk.locator('[aria-pressed="true"]'))).toHaveCount(
    1,
  );

  await test.step('the whole floor stays in view when the screen is turned, until somebody moves the map', async () => {
    const pixelsPerMetre = () =>
      kiosk.getByTestId('scale-bar').evaluate((bar) => {
        const [, length, unit] = /([\d.]+) ?(c?m)/.exec(bar.textContent ?? '') ?? [];
        return bar.clientWidth / (Number(length) * (unit === 'cm' ? 0.01 : 1));
      });
    const upright = await pixelsPerMetre();
    await kiosk.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(pixelsPerMetre).toBeGreaterThan(upright * 1.2);
    await kiosk.setViewportSize(viewport);
    await expect.poll(pixelsPerMetre).toBeCloseTo(upright, 1);
    await kiosk.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(pixelsPerMetre).toBeGreaterThan(upright * 1.3);
    const closer = await pixelsPerMetre();
    await kiosk.setViewportSize({ width: 1920, height: 1080 });
    const plan = kiosk.getByTestId('plan');
    await expect.poll(() => plan.evaluate((element) => element.clientWidth)).toBe(1920);
    // Effects of the new size are done by then.
    await plan.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await pixelsPerMetre()).toBeCloseTo(closer, 1);
    await kiosk.setViewportSize(viewport);
  });

  const rightEdge = (name: string) =>
    kiosk.getByRole('group', { name }).evaluate((one) => one.getBoundingClientRect().right);
  await kiosk.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Math.abs((await rightEdge('Floors')) - (await rightEdge('View')))).toBeLessThan(1);
  await kiosk.setViewportSize(viewport);
  const isLow = (one: Element) => one.getBoundingClientRect().top >= window.innerHeight / 2;
  for (const name of ['Floors', 'View'])
    await expect.poll(() => kiosk.getByRole('group', { name }).evaluate(isLow), name).toBe(true);
  const buttons = await kiosk.locator('button:visible, input:visible, select:visible').all();
  expect(buttons.length).toBeGreaterThan(10);
  for (const button of buttons) await expect.poll(() => button.evaluate(isLow), await button.innerText()).toBe(true);

  const directory = kiosk.getByRole('region', { name: 'Directory' });
  const places = directory.getByRole('listitem');
  await expect(places.first()).toBeVisible();
  const all = await places.count();
  await directory.getByRole('button', { name: 'Fashion', exact: true }).click();
  await expect.poll(() => places.count()).toBeLessThan(all);
  // The list is one stop of the Tab key.
  await places.first().getByRole('button').focus();
  await kiosk.keyboard.press('ArrowDown');
  await expect(places.nth(1).getByRole('button')).toBeFocused();
  await kiosk.keyboard.press('Home');
  await expect(places.first().getByRole('button')).toBeFocused();
  const target = await restingBox(places.first().getByRole('button'));
  expect(target.height).toBeGreaterThanOrEqual(80);
  expect(target.y).toBeGreaterThan(viewport.height / 2);
  await places.first().getByRole('button').click();
  await kiosk.getByRole('button', { name: 'Directions' }).click();
  await expect(kiosk.getByText(`You are here · ${name}`)).toBeVisible();
});

test('[VW8] a map that was never published says so', async ({ page }) => {
  await page.goto('/preview/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
});
