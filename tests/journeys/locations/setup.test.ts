import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';
import { expectNoViolation } from '../../support/browser/screenChecks';
import { imdfZip } from '../../support/buildingFile';

const setup = (page: Page) => page.getByRole('region', { name: 'Setup', exact: true });
const step = (page: Page, name: string) =>
  setup(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const shows = (page: Page, name: string, state: string, words: string) =>
  test.step(`${name}: ${state}`, async () => {
    await expect(step(page, name).getByRole('img', { name: state })).toBeVisible();
    await expect(step(page, name)).toContainText(words);
  });

test('[LS24] [LS25] [LS26] the setup of a new location leads from its plans to its visitors', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await page.getByLabel('Location name').fill('Setup Quay');
  await page.getByRole('button', { name: 'Create location' }).click();
  await shows(page, 'Floor plans', 'Next', 'Add a file of the building');
  await shows(page, 'Kiosks', 'Later', 'on their phones without one');
  await expectNoViolation(page);

  await test.step('the floors of a building come in here', async () => {
    await step(page, 'Floor plans').getByRole('button', { name: 'Add from file' }).click();
    await page
      .getByLabel('File of the building', { exact: true })
      .setInputFiles({ name: 'quay.imdf', mimeType: 'application/octet-stream', buffer: Buffer.from(imdfZip()) });
    await page.getByRole('button', { name: 'Add 2 floors' }).click();
    await expect(page.getByText('2 floors were added.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await shows(page, 'Floor plans', 'Done', 'All 2 floors have a floor plan.');
  await shows(page, 'Nodes and paths', 'Next', 'can be generated from rooms and doors');

  await test.step('the network is generated, saved, and no longer the next step', async () => {
    await step(page, 'Nodes and paths').getByRole('button', { name: 'Generate network' }).click();
    const panel = page.getByRole('complementary', { name: 'Generate network' });
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).not.toHaveURL(/open=/);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
    await page.goBack();
  });
  await shows(page, 'Nodes and paths', 'Done', 'Every floor with a floor plan has paths.');

  await test.step('it is published from here', async () => {
    await step(page, 'Publishing').getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await shows(page, 'Publishing', 'Done', 'Visitors see the latest changes.');
  });
});
