import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';

test('[PV72] the focus of a visitor without a pointer is never lost', async ({ page }) => {
  await signIn(page);
  const mall = page.getByRole('article', { name: 'Riverside Mall' });
  await mall.getByRole('button', { name: 'Riverside Mall', exact: true }).click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  if (!address) throw new Error('The location has no preview.');
  await page.goto(address);
  const search = page.getByRole('combobox', { name: 'Search Riverside Mall' });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  await test.step('from the search on to the directory', async () => {
    await search.focus();
    await expect(page.getByRole('listbox', { name: 'Places' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Places' })).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('to the place, its link, and its directions', async () => {
    await search.focus();
    await page.keyboard.type('zzzz');
    await expect(page.getByRole('status').filter({ hasText: 'nothing matches that' })).toBeVisible();
    await search.fill('greenacre');
    await page.keyboard.press('Enter');
    await expect(heading('Greenacre Market')).toBeFocused();
    await press('Share');
    await expect(page.getByRole('region', { name: 'Share' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
    await press('Directions');
    await expect(heading('To Greenacre Market')).toBeFocused();
    await press('Atrium North');
    await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Greenacre Market');
    await expect(heading('To Greenacre Market')).toBeFocused();
  });

  await test.step('another start, and a stop', async () => {
    await press('Change');
    const start = page.getByRole('combobox', { name: 'Where are you?' });
    await expect(start).toBeFocused();
    await page.keyboard.type('foxglove');
    await page.keyboard.press('Enter');
    await expect(heading('To Greenacre Market')).toBeFocused();
    await press('Add a stop');
    await expect(page.getByRole('combobox', { name: 'Add a stop' })).toBeFocused();
    await page.keyboard.type('pace eleven');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Pace Eleven/ })).toBeVisible();
    await expect(heading('To Greenacre Market')).toBeFocused();
  });

  await test.step('[PV71] a stop from its card', async () => {
    await search.focus();
    await page.keyboard.type('hearth');
    await page.keyboard.press('Enter');
    await expect(heading('Hearth & Home')).toBeFocused();
    await press('Add to the directions to Greenacre Market');
    await expect(heading('To Greenacre Market')).toBeFocused();
    await expect(page.getByRole('heading', { name: /Hearth & Home/ })).toBeVisible();
  });

  await test.step('back to the directory, and what was searched for is cleared', async () => {
    await press('Close directions');
    await expect(heading('Directory')).toBeFocused();
    await search.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Clear recent searches' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Clear recent searches' })).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  await test.step('the view in three dimensions, and back', async () => {
    const button = page.getByRole('button', { name: '3D view' });
    await button.press('Enter');
    await expect(page.getByTestId('model')).toBeVisible();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(page.getByTestId('plan')).toBeVisible();
    await expect(button).toBeFocused();
  });
});
