import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { newPerson, STAFF } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

test('[NV19] [FM40] on a phone the navigation lies over the page, and a table is whole', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address, viewport: { width: 390, height: 844 } });
  const page = await newPerson(context, STAFF);
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skins' });
  const open = page.getByRole('button', { name: 'Expand navigation' });
  await expect(entry).toBeHidden();
  expect((await restingBox(page.getByRole('main'))).width).toBe(390);

  await open.click();
  await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await open.click();
  await expect(entry).toBeInViewport({ ratio: 1 });
  await page.mouse.click(370, 700);
  await expect(entry).toBeHidden();
  await open.click();
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Skins', level: 1 })).toBeVisible();
  await expect(entry).toBeHidden();

  await page.goto('/versions');
  const table = page.getByRole('grid');
  await expect(table.getByRole('row').nth(1)).toContainText('Not tested');
  expect(
    await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth <= (parentElement?.clientWidth ?? 0)),
  ).toBe(true);
});
