import { expect } from 'playwright/test';
import { test } from '../support/browser/browserTest';
import { VISITS, visit } from '../support/browser/visits';

test('[TX5] English (US) of the user menu is shown after the page has loaded again, and kept', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service.address, VISITS.organisationDetails, { isAlone: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.getByRole('button', { name: /account and settings$/ }).click();
  await page.getByRole('menuitem', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'English (US)' }).click();
  await expect(page.getByRole('heading', { name: 'Organization Profile', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Organization Profile', level: 1 })).toBeVisible();
  await page.context().close();
});
