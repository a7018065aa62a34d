import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('[AM10] [AM11] [AM12] [AM13] a manager adds an amenity, edits and deletes it', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/amenities');
  await expect(page.getByRole('heading', { name: 'Amenities', level: 1 })).toBeVisible();
  await expect(card(page, 'Toilets')).toContainText('With a step-free cabin on every floor.');
  await expect(card(page, 'Toilets').getByText('Always show')).toBeVisible();
  await expect(card(page, 'Stairs').getByText('Search disabled')).toBeVisible();

  await test.step('Add New asks for what is missing', async () => {
    await page.getByRole('button', { name: 'Add New' }).click();
    await expect(page).toHaveURL(/\/amenities\?open=new$/);
    const form = page.getByRole('dialog', { name: 'New amenity' });
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Please input amenity name')).toBeVisible();
    await expect(form.getByText('Please select amenity icon')).toBeVisible();
    await expect(page.getByText('Please ensure all required fields are complete.').first()).toBeVisible();
    await form.getByLabel('Name').fill('Left luggage');
    await form.getByRole('button', { name: 'Suitcase' }).click();
    await form.getByRole('switch', { name: 'Always show' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Left luggage created successfully.').first()).toBeVisible();
    await expect(card(page, 'Left luggage').getByText('Always show')).toBeVisible();
  });

  await test.step('the search filters the cards', async () => {
    await page.getByRole('searchbox', { name: 'Search amenities' }).fill('luggage');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('the menu of a card edits and deletes', async () => {
    await page.getByRole('button', { name: 'Options of Left luggage' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Left luggage' });
    await form.getByRole('switch', { name: 'Disable search' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'Left luggage').getByText('Search disabled')).toBeVisible();
    await page.getByRole('button', { name: 'Options of Left luggage' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete Left luggage?' })
      .getByRole('button', { name: 'Confirm' })
      .click();
    await expect(page.getByText('Amenity deleted successfully.').first()).toBeVisible();
    await expect(card(page, 'Left luggage')).toHaveCount(0);
  });

  await test.step('the question says how many nodes lose the amenity', async () => {
    await page.getByRole('searchbox', { name: 'Search amenities' }).fill('');
    await page.getByRole('button', { name: 'Options of Toilets' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Toilets?' });
    await expect(question.getByText(/\d+ nodes lose Toilets\./)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Toilets')).toBeVisible();
  });
});
