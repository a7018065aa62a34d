import { expect, type Page } from 'playwright/test';
import { kioskText } from '../../../src/contract/texts/kioskTexts';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('[KI10] [KI11] [KI12] [KI20] [KI24] [KI25] [KI26] a manager finds a kiosk, edits it and takes it out of service', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/kiosks');
  await expect(card(page, 'West Mall')).toContainText('Checked in');
  await expect(card(page, 'West Mall').getByText('Commissioned', { exact: true })).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeVisible();

  await test.step('states filter the list, and the table shows the same', async () => {
    await page.goto('/kiosks?view=table&state=failed');
    for (const name of ['Riverside Walk East', 'Service Yard West'])
      await expect(page.getByRole('row', { name }).getByRole('gridcell', { name: 'Failed to update' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'West Mall' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/kiosks\?view=table$/);
    await page.goto('/kiosks');
    await page.getByRole('searchbox', { name: 'Search kiosks' }).fill('WEST MALL');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('the form shows what the kiosk says and hides what is internal', async () => {
    await page.getByRole('link', { name: 'West Mall', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'West Mall' });
    await expect(form.getByText('Plus Network ID')).toBeVisible();
    await expect(form.getByText('Dev Unit')).toHaveCount(0);
    await expect(form.getByText('USD Config')).toHaveCount(0);
    await form.getByLabel('Orientation').fill('361');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(kioskText('orientation'))).toBeVisible();
    await form.getByLabel('Orientation').fill('91');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
  });

  await test.step('the code holds the unit, and the question is asked before decommissioning', async () => {
    await page.getByRole('link', { name: 'West Mall', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'West Mall' });
    await form.getByRole('button', { name: 'Generate Kiosk QR' }).click();
    await expect(form.getByRole('img', { name: 'QR code that opens the map app at this kiosk' })).toBeVisible();
    await expect(form.getByText(/\/preview\/[\da-f-]+\?unit=RVM-005&node=\d+$/)).toBeVisible();
    await form.getByRole('button', { name: 'Decommission', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Decommission West Mall?' });
    await expect(question).toContainText('Are you sure you want to decommission your kiosk?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await form.getByRole('button', { name: 'Decommission', exact: true }).click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('West Mall has been decommissioned.').first()).toBeVisible();
    await expect(card(page, 'West Mall').getByText('Not commissioned')).toBeVisible();
  });
});
