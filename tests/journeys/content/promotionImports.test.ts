import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';

const fileImport = (page: Page) => page.locator('[data-dialog=fileImport]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Import and export' }).click();
const summary = (page: Page) => fileImport(page).getByRole('status');
const check = (page: Page) =>
  fileImport(page)
    .getByRole('button', { name: /^Check \d+ rows?$/ })
    .click();
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Import from file' }).click();
  await fileImport(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'events.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

const LINES = [
  'Titel;Beschreibung;Beginn;Ende;Wiederholung;Überall',
  'EI Weekly market;Fresh fruit;03/05/2099 10:00;03/05/2099 14:00;FREQ=WEEKLY;ja',
  'EI Concert;Live music;04/05/2099 20:00;04/05/2099 23:00;;ja',
  'EI Reading;A new book;05/05/2099;;;ja',
  'EI Workshop;For children;06/05/2099;07/05/2099;;ja',
  'EI Night;Late opening;at dusk;;;ja',
];

test('[EV27] [EV28] [EV29] [EV31] [FI28] events arrive from a file: the order of days is asked, a refused row is corrected, and all is taken back', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/events');
  await choose(page, LINES);
  await expect(fileImport(page).getByRole('heading', { name: 'Import events' })).toBeVisible();
  await expect(fileImport(page).getByRole('combobox', { name: 'Field of Beginn' })).toHaveValue('start');

  await test.step('nothing is checked before the order of day and month is chosen', async () => {
    await expect(fileImport(page).getByRole('button', { name: /^Check/ })).toHaveAttribute('aria-disabled', 'true');
    for (const column of ['Beginn', 'Ende'])
      await fileImport(page)
        .getByRole('combobox', { name: `Order of day and month in ${column}` })
        .selectOption('Day first: 03/04 is 3 April');
    await check(page);
    await expect(summary(page)).toHaveText('4 to add, 1 cannot be imported');
  });

  await test.step('the refused row is corrected on the spot', async () => {
    await fileImport(page).getByRole('textbox', { name: 'Start in row 6' }).fill('2099-05-08 21:00');
    await fileImport(page).getByRole('button', { name: 'Apply corrections' }).click();
    await expect(summary(page)).toHaveText('5 to add');
    await fileImport(page).getByRole('button', { name: 'Import 5 rows' }).click();
    await expect(summary(page)).toHaveText('5 added');
    await fileImport(page).getByRole('button', { name: 'Close' }).click();
    await expect(card(page, 'EI Weekly market')).toContainText('Weekly');
    await expect(card(page, 'EI Night')).toContainText('2099-05-08');
  });

  await test.step('the same file again finds them, with the order that was chosen', async () => {
    await choose(page, LINES.slice(0, -1));
    await expect(fileImport(page).getByText('The fields are those that you chose')).toBeVisible();
    await check(page);
    await expect(summary(page)).toHaveText('4 unchanged');
    await fileImport(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the import is taken back from its report', async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Reports of imports' }).click();
    const report = page.locator('[data-dialog=fileImportReport]');
    await expect(report.getByRole('status')).toHaveText('5 added');
    await report.getByRole('button', { name: 'Undo import' }).click();
    await expect(report.getByRole('status')).toHaveText('5 taken back');
    await report.getByRole('button', { name: 'Close' }).click();
    await expect(card(page, 'EI Concert')).toHaveCount(0);
  });
});

test('[EV32] an export of offers is read back without a change', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/offers');
  await openMenu(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Export \d+ offers as CSV$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('offers.csv');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Import from file' }).click();
  await fileImport(page)
    .locator('input[type=file]')
    .setInputFiles(await download.path());
  await check(page);
  await expect(summary(page)).toHaveText(/^\d+ unchanged$/);
});
