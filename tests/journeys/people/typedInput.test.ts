import { expect, type Page } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { test } from '../../support/browser/browserTest';
import { openTab } from '../../support/browser/openTab';
import { DEMO_PASSWORD, MANAGER, signIn } from '../../support/browser/people';

const BACK = 'What you typed here before is back. It is not saved yet.';

/** The session ends while the page is loaded again, and the person signs in on the page that follows. */
async function signInAgain(page: Page): Promise<void> {
  const text = translate('failed.session');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { error: text, message: text, code: 'session-over' } }),
  );
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await page.waitForURL('**/login');
  await page.unroute('**/api/**');
  await page.getByLabel('Email').fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[FM52] a form is there again, with what was typed, after the end of its session and after a reload', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/destinations');
  await page.getByRole('button', { name: 'Create new' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Heron Books');
  await signInAgain(page);
  await expect(name).toHaveValue('Heron Books');
  await expect(dialog.getByText(BACK)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Heron Books');
});

test('[FM52] so are the settings of a location', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Create new' }).first().click();
  const form = page.getByRole('dialog', { name: 'New location' });
  await form.getByLabel('Location name').fill('Quay of Herons');
  await form.getByRole('button', { name: 'Create location' }).click();
  await page.waitForURL('**/settings');
  await openTab(page, 'Details');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('7 Quay Street');
  await signInAgain(page);
  await expect(address).toHaveValue('7 Quay Street');
  await expect(page.getByText(BACK)).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(address).not.toHaveValue('7 Quay Street');
  await page.reload();
  await expect(address).not.toHaveValue('7 Quay Street');
});
