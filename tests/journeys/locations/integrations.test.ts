import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';

test('[IG30] [IG31] [IG32] [IG37] [IG3] a manager adds a feed, tests it, saves it, and removes it', async ({
  page,
  service,
}) => {
  const listed = page.waitForResponse((response) => /\/organisations\/[^/]+\/projects(\?|$)/.test(response.url()));
  await signIn(page, MANAGER);
  const { data }: { data: { uuid: string; name: string }[] } = await (await listed).json();
  const id = data.find(({ name }) => name === 'Riverside Mall')?.uuid ?? '';
  service.feed.answer('{"data":{"shops":[{"id":7,"title":"Quay Café","tel":"+49 351 1234567"}]}}');
  await page.goto(`/locations/${id}/settings?tab=integrations`);

  await page.getByRole('button', { name: 'Add integration' }).click();
  await page.getByRole('menuitem', { name: 'JSON feed' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('You need to test the integration has valid config before it can be saved.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('Please map the field with the id of each row.')).toBeVisible();
  await expect(page.getByLabel('Address')).toBeFocused();

  await page.getByLabel('Address').fill(service.feed.url);
  await page.getByRole('textbox', { name: 'ID in the source' }).fill('id');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('title');
  await page.getByRole('button', { name: 'Add header' }).click();
  await page.getByLabel('Name of header 1').fill('X-Api-Key');
  await page.getByLabel('Value of header 1').fill('a key of the feed');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('The feed is no list. Enter the path to the list in it.')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('#settings-panel').analyze()).violations).toEqual([]);

  // The list and further fields are found in the first rows.
  await page.getByRole('button', { name: 'Read first rows' }).click();
  await expect(page.getByLabel('Path to the list')).toHaveValue('data.shops');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('tel');
  await expect(page.getByText('1 row, 1 to add')).toBeVisible();
  await expect(page.getByRole('row', { name: /tel/ })).toContainText('+49 351 1234567');
  await page.getByRole('combobox', { name: 'Field of tel' }).selectOption('Not imported');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveCount(0);
  expect((await new AxeBuilder({ page }).include('#settings-panel').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('Integration test succeeded')).toBeVisible();
  await expect(page.getByText('1 row, 1 to add')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Edit JSON feed: 127\.0\.0\.1/ }).click();
  await expect(page.getByLabel('Value of header 1')).toHaveValue('');
  expect(service.feed.received.at(-1)?.['x-api-key']).toBe('a key of the feed');

  await page.getByRole('button', { name: 'All integrations' }).click();
  const remove = page.getByRole('button', { name: /^Remove JSON feed: 127\.0\.0\.1/ });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove JSON feed: leasing/ })).toBeVisible();
});
