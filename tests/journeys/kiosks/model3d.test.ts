import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';

test('[PV61] [PV63] [PV65] [PV67] [PV68] a visitor tilts the map, follows a route through its floors, and sends the link', async ({
  page,
}) => {
  await signIn(page);
  const mall = page.getByRole('article', { name: 'Riverside Mall' });
  await mall.getByRole('button', { name: 'Riverside Mall', exact: true }).click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  if (!address) throw new Error('The location has no preview.');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const loaded = () => scripts.filter((path) => path.includes('/ModelVie'));
  await page.goto(address);
  const plan = page.getByTestId('plan');
  const model = page.getByTestId('model');
  const button = page.getByRole('button', { name: '3D view' });
  await expect(plan).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(loaded()).toEqual([]);

  await button.click();
  await expect(model).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).searchParams.get('view')).toBe('3d');
  // Fetched, then imported: one script, whose name is cut in the console.
  expect(new Set(loaded()).size).toBe(1);
  await expect.poll(async () => Number(await model.getAttribute('data-draw-calls'))).toBeGreaterThan(1);

  await test.step('a tap on a room in the middle of the map opens a place', async () => {
    const box = await model.boundingBox();
    if (!box) throw new Error('The model has no box.');
    const card = page.getByRole('button', { name: 'Directions', exact: true });
    // The rooms are beside the corridor, wherever that is.
    for (const share of [0.42, 0.46, 0.38, 0.5, 0.54, 0.34]) {
      await page.mouse.click(box.x + 0.8 * box.width, box.y + share * box.height);
      if (await card.isVisible()) break;
    }
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await page.getByRole('combobox', { name: 'Search Riverside Mall' }).fill('greenacre');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Directions', exact: true }).click();
  await page.getByRole('button', { name: 'Atrium North' }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Greenacre Market');
  // All floors of the route, and the route itself.
  await expect.poll(async () => Number(await model.getAttribute('data-draw-calls'))).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = (await page.getByRole('region', { name: 'Share' }).getByText(/^http/).textContent()) ?? '';
  expect(new URL(shared).searchParams.get('view')).toBe('3d');

  await page.goto(shared);
  await expect(model).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Greenacre Market');
  await button.click();
  await expect(plan).toBeVisible();
  await page.goBack();
  await expect(model).toBeVisible();

  await test.step('a graphics processor that drops its memory leaves place and route', async () => {
    await model
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no canvas.');
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      });
    await expect(plan).toBeVisible();
    await expect(page.getByText('The 3D view cannot be shown on this device at the moment.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Greenacre Market');
    expect(new URL(page.url()).searchParams.get('view')).toBeNull();
  });
});
