import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('[SK11] [SK12] [SK13] [SK15] [SK16] [SK17] a manager copies a skin, edits its variables and deletes it', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/skins');
  await expect(row(page, 'Riverside Day')).toContainText('Published');

  await test.step('the search filters the list', async () => {
    await page.getByRole('searchbox', { name: 'Search skins' }).fill('night');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Search skins' }).fill('');
  });

  await test.step('a copy has the variables of its base', async () => {
    await page.getByRole('button', { name: 'Create skin' }).click();
    const form = dialog(page, 'New skin');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Please input Skin name')).toBeVisible();
    await expect(form.getByText('Please select base Skin')).toBeVisible();
    await form.getByLabel('Name').fill('Winter');
    await form.getByRole('combobox', { name: 'Base skin' }).click();
    await page.getByRole('option', { name: 'Riverside Day' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Winter', level: 1 })).toBeVisible();
    await expect(row(page, 'Colours')).toContainText('#0b6e6e');
    await expect(row(page, 'Colours')).toContainText('Colour');
  });

  await test.step('a variable that was never saved is dropped without a question', async () => {
    await page.getByRole('button', { name: 'Add variable' }).click();
    const form = dialog(page, 'New variable');
    await expect(form.getByLabel('Name')).toHaveValue('New Variable');
    await form.getByLabel('Description').fill('Unsaved');
    await form.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('a variable is added and deleted', async () => {
    await page.getByRole('button', { name: 'Add variable' }).click();
    const form = dialog(page, 'New variable');
    await form.getByLabel('Name').fill('Accent');
    await form.getByRole('button', { name: 'Add' }).click();
    await form.getByRole('textbox', { name: 'Key 1' }).fill('accent');
    await form.getByRole('textbox', { name: 'Value 1' }).fill('#123456');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(row(page, 'Accent')).toContainText('#123456');
    await row(page, 'Accent').hover();
    await page.getByRole('button', { name: 'Delete Accent' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This will delete this variable from the skin!!!');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Variable deleted.').first()).toBeVisible();
    await expect(row(page, 'Accent')).toHaveCount(0);
  });

  await test.step('the skin is deleted from the list', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Skins' }).click();
    await row(page, 'Winter').hover();
    await page.getByRole('button', { name: 'Delete Winter' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Successfully deleted skin').first()).toBeVisible();
    await expect(row(page, 'Winter')).toHaveCount(0);
  });
});

test('[SK20] [SK21] [SK22] [SK23] a location overrides a variable of its skin and takes it back', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'List View' }).click();
  await page.waitForURL('**/editor/**');
  const project = /editor\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await page.goto(`/locations/${project}/settings`);
  const card = page.getByRole('region', { name: 'Skin', exact: true });
  const line = card.getByRole('listitem').filter({ hasText: 'Greeting' });
  await expect(card.getByRole('listitem').filter({ hasText: 'Colours' })).toContainText('Overridden');
  await expect(line).toContainText('Inherited');
  await card.getByRole('button', { name: 'Override Greeting' }).click();
  const form = dialog(page, 'Greeting');
  await expect(form.getByLabel('Name')).toHaveAttribute('readonly', '');
  await expect(form.getByRole('textbox', { name: 'Value 1' })).toHaveValue('Welcome');
  await form.getByRole('textbox', { name: 'Value 1' }).fill('Good evening');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(line).toContainText('Overridden');
  await expect(line).toContainText('Good evening');
  await expect(card.getByRole('button', { name: 'Override Greeting' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Delete the override of Greeting' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This will delete this variable override.');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Variable override deleted.').first()).toBeVisible();
  await expect(line).toContainText('Inherited');
});
