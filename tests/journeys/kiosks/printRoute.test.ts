import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';

test('[PV44] [PV45] [PV47] a visitor turns the map along the steps, and prints directions with the floor plan of each floor, black on white in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page);
  await page
    .getByRole('article', { name: 'Riverside Mall' })
    .getByRole('button', { name: 'Riverside Mall', exact: true })
    .click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  await page.goto(address ?? '');
  const search = page.getByRole('combobox', { name: 'Search Riverside Mall' });
  await search.fill('greenacre');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Directions' }).click();
  await page.getByRole('button', { name: 'Atrium North' }).click();
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.getByRole('button', { name: 'Turn the map with me' }).click();
  await expect(page.getByRole('button', { name: /^The map is rotated/ })).toBeVisible();
  await page.getByRole('button', { name: 'Turn the map with me' }).click();
  await expect(page.getByRole('button', { name: /^The map is rotated/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const paper = page.locator('.route-print');
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('application')).toBeHidden();
  await expect(paper.getByRole('heading', { name: 'Riverside Mall' })).toBeVisible();
  await expect(paper.getByRole('listitem').last()).toHaveText('Arrive at Greenacre Market');
  const floors = await paper.getByRole('heading', { level: 2 }).allTextContents();
  expect(floors.length).toBeGreaterThan(1);
  const pictures = paper.locator('img');
  await expect(pictures).toHaveCount(floors.length);
  for (const picture of await pictures.all()) {
    // The shares of nearly white and nearly black pixels.
    const [white, black] = await picture.evaluate((image: HTMLImageElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 220 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 360, 220);
      const pixels = context?.getImageData(0, 0, 360, 220).data ?? new Uint8ClampedArray();
      const greens = Array.from({ length: pixels.length / 4 }, (_, at) => pixels[4 * at + 1] ?? 0);
      const share = (holds: (green: number) => boolean) => greens.filter(holds).length / greens.length;
      return [share((green) => green > 230), share((green) => green < 60)] as const;
    });
    expect(white).toBeGreaterThan(0.5);
    expect(black).toBeGreaterThan(0.001);
  }
});

test('[PV48] on a phone the picture of a location leaves two thirds of its card to the directory', async ({ page }) => {
  await signIn(page);
  await page
    .getByRole('article', { name: 'Riverside Mall' })
    .getByRole('button', { name: 'Riverside Mall', exact: true })
    .click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address ?? '');
  const directory = page.getByRole('region', { name: 'Directory' });
  const banner = directory.locator('img').first();
  await expect(banner).toHaveJSProperty('complete', true);
  const heightOf = (element: Element) => element.clientHeight;
  const card = await directory.evaluate((element) => element.parentElement?.clientHeight ?? 0);
  expect(card).toBeGreaterThan(0);
  expect(await banner.evaluate(heightOf)).toBeLessThanOrEqual(card / 3);
});
