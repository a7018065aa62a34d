import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { ownLocation } from '../../support/browser/ownLocation';
import { newPerson } from '../../support/browser/people';

test('[PP9] [PP42] [PP60] the bars say what is selected at every width, lead to the preview, and leave the list alone', async ({
  browser,
  service,
  request,
}) => {
  const location = await ownLocation(request, 'Barley Court');
  const context = await browser.newContext({ baseURL: service.address, viewport: { width: 390, height: 844 } });
  const page = await newPerson(context);
  const [door] = location.nodes;
  await page.goto(`${location.editor}&selected=node:${door?.id}`);
  const bar = page.locator('footer');
  await expect(bar.getByText('West door')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status', { name: 'Save state' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar.getByText(/^\d+ nodes/)).toBeVisible();
  // The floor is as much in the window as before.
  await page.setViewportSize({ width: 3840, height: 2160 });
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(page.getByRole('button', { name: 'Back to the floor plan' })).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect((await opening).getByRole('main', { name: 'Map of Barley Court' })).toBeVisible();

  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await expect(bar.getByText('Saved')).toBeVisible();
  await expect(bar.getByText(/^\d+ nodes/)).toHaveCount(0);
  await expect(bar.getByText(/%$/)).toHaveCount(0);
});
