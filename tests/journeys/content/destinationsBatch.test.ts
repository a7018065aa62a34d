import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { User } from '@/contract/users/users';
import { good, signInByApi } from '../../models/support/browser/mailbox';
import { test } from '../../support/browser/browserTest';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { DEMO_PASSWORD, MANAGER, signIn } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const dialog = (page: Page) => page.locator('[data-dialog=batch]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Import and export' }).click();

const fileImport = (page: Page) => page.locator('[data-dialog=fileImport]');

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await fileImport(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

const summary = (page: Page) => fileImport(page).getByRole('status');
const check = (page: Page) =>
  fileImport(page)
    .getByRole('button', { name: /^Check \d+ rows?$/ })
    .click();

/** Adds destinations by an import, which is the shortest way to have some. */
async function importRows(page: Page, lines: readonly string[]): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Import from file' }).click();
  await choose(page, lines);
  await check(page);
  await fileImport(page)
    .getByRole('button', { name: /^Import \d+ rows?$/ })
    .click();
  await expect(fileImport(page).getByText('The import of places.csv has ended.')).toBeVisible();
  await fileImport(page).getByRole('button', { name: 'Close' }).click();
}

test('[DE40] [DE41] [DE45] several destinations are edited and deleted at once, with a result for each, and the deletion is undone', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/destinations?view=table');
  await importRows(page, [
    'name,description,categories,tags',
    'Stall 1,A stall,Fashion,market',
    'Stall 2,A stall,Leisure,market',
    'Stall 3,A stall,Leisure,market',
  ]);
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('stall');
  await expect(page.getByText('3 shown')).toBeVisible();

  await test.step('Space selects a row, and Shift with Space all up to another', async () => {
    await row(page, 'Stall 1').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(row(page, 'Stall 2')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('categories and tags of all of them change; the last category of one stays', async () => {
    await page.getByRole('button', { name: 'Edit selected' }).click();
    const save = dialog(page).getByRole('button', { name: 'Save 3 destinations' });
    // One line, beside Cancel.
    expect((await restingBox(save)).height).toBeLessThan(40);
    await save.click();
    await expect(dialog(page).getByText('Choose at least one change.')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Remove categories' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Fashion' }).click();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('textbox', { name: 'Add tags' }).fill('summer');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Save 3 destinations' }).click();
    await expect(dialog(page).getByText('2 done, 1 failed', { exact: true })).toBeVisible();
    const results = dialog(page).getByRole('list', { name: 'Results' }).getByRole('listitem');
    await expect(results.first()).toContainText('Stall 1');
    await expect(results.first()).toContainText('Please select at least one category.');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('combobox', { name: 'Tag' }).click();
    await page.getByRole('option', { name: 'summer' }).click();
    await expect(page.getByText('2 shown')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  await test.step('one question with the number, a result for each, and Undo brings them back', async () => {
    await page.getByRole('searchbox', { name: 'Search destinations' }).fill('stall');
    await expect(page.getByText('3 shown')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Delete 3 destinations?' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Delete 3 destinations' }).click();
    await expect(dialog(page).getByText('3 done', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No destination matches “stall”.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('3 destinations restored.').first()).toBeVisible();
    await expect(row(page, 'Stall 2')).toContainText('Leisure');
  });
});

test('[DE42] [DE43] [FI9] [FI10] [FI14] [FI15] [FI21] an export is read back without a change, and an import says what it would do before it writes', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/destinations?view=table');

  await test.step('the columns with their fields, then what each row would do, by cause', async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Import from file' }).click();
    await choose(page, ['colour', '7']);
    await expect(fileImport(page).getByRole('button', { name: /^Check/ })).toHaveAttribute('aria-disabled', 'true');
    await choose(page, [
      'name;description;categories;colour;phone',
      '=SUM(1);A formula;Leisure;red;',
      `Too long ${'x'.repeat(100)};Text;;;`,
      'Alder & Finchley;Changed by an import;Fashion;;+44 20 7946 0000',
      'Mystery;Text;Never heard;;',
    ]);
    await expect(fileImport(page).getByRole('combobox', { name: 'Field of colour' })).toHaveValue('');
    await expect(fileImport(page).getByRole('combobox', { name: 'Field of phone' })).toHaveValue('phone');
    await check(page);
    await expect(summary(page)).toHaveText('1 to add, 1 to change, 2 cannot be imported');
    await expect(fileImport(page).getByRole('row', { name: /Alder & Finchley/ })).toContainText(
      'Change: Description, Phone number',
    );
    await fileImport(page).getByRole('button', { name: 'Create it' }).click();
    await expect(summary(page)).toHaveText('2 to add, 1 to change, 1 cannot be imported');
    await fileImport(page).getByRole('textbox', { name: 'Name in row 3' }).fill('Short');
    await fileImport(page).getByRole('button', { name: 'Apply corrections' }).click();
    await expect(summary(page)).toHaveText('3 to add, 1 to change');
    await expect(row(page, 'Changed by an import')).toHaveCount(0);
  });

  await test.step('the result, which can be left and taken back', async () => {
    await fileImport(page).getByRole('button', { name: 'Import 4 rows' }).click();
    await expect(summary(page)).toHaveText('3 added, 1 changed, 1 category created');
    await fileImport(page).getByRole('button', { name: 'Undo import' }).click();
    await expect(summary(page)).toHaveText('4 taken back');
    await fileImport(page).getByRole('button', { name: 'Close' }).click();
    await expect(row(page, 'Mystery')).toHaveCount(0);
    await importRows(page, [
      'name;description;categories',
      '=SUM(1);A formula;Leisure',
      'Alder & Finchley;Changed by an import;Fashion',
    ]);
    await expect(row(page, 'Alder & Finchley')).toContainText('Changed by an import');
    await expect(page.getByText('The import of places.csv has ended. 1 added, 1 changed.')).toBeVisible();
  });

  await test.step('the report of an import has its address, and each row by its result', async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).first().click();
    const report = page.locator('[data-dialog=fileImportReport]');
    await expect(report.getByRole('status')).toHaveText('1 added, 1 changed');
    await report.getByRole('button', { name: '1 added' }).click();
    await expect(report.getByText('Row 2: =SUM(1)')).toBeVisible();
    await expect(page).toHaveURL(/[?&]import=[0-9a-f-]{36}/);
    await report.getByRole('combobox', { name: 'Import' }).selectOption({ index: 1 });
    await expect(report.getByRole('status')).toHaveText('4 taken back');
    await report.getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/import=/);
  });

  await test.step('the export has what the list shows, without a formula', async () => {
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Leisure' }).click();
    await expect(row(page, '=SUM(1)')).toBeVisible();
    const download = page.waitForEvent('download');
    await openMenu(page);
    await page.getByRole('menuitem', { name: /^Export \d+ destinations as CSV$/ }).click();
    const file = await (await download).path();
    const csv = readFileSync(file, 'utf8');
    expect(csv).toContain("'=SUM(1)");
    expect(csv).not.toContain('Alder & Finchley');
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Import from file' }).click();
    await choose(page, csv.split('\n'));
    await check(page);
    await expect(summary(page)).toHaveText(/^\d+ unchanged$/);
    await expect(fileImport(page).getByRole('button', { name: /^Import/ })).toHaveAttribute('aria-disabled', 'true');
    await fileImport(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the workbook has the same', async () => {
    const download = page.waitForEvent('download');
    await openMenu(page);
    await page.getByRole('menuitem', { name: /^Export \d+ destinations as Excel$/ }).click();
    const file = await (await download).path();
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Import from file' }).click();
    await fileImport(page).locator('input[type=file]').setInputFiles(file);
    await check(page);
    await expect(summary(page)).toHaveText(/^\d+ unchanged$/);
  });
});

test('[BT2] [BT3] [DE40] a deletion of many goes on when the browser is closed, is found again and is taken back', async ({
  page,
  browser,
}) => {
  const { headers, user } = await signInByApi<User>(page.request, { email: MANAGER, password: DEMO_PASSWORD });
  const path = `/api/organisations/${user.organisation.uuid}/destinations`;
  for (let at = 1; at <= 60; at++)
    await good(page.request.post(path, { headers, data: { name: `Booth ${at}`, description: 'A booth' } }));
  await signIn(page, MANAGER);
  await page.goto('/destinations?view=table&search=booth');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(dialog(page).getByText(/You can undo this for an hour/)).toBeVisible();
  const started = page.waitForResponse((answer) => answer.url().endsWith('/batches') && answer.status() === 200);
  await dialog(page).getByRole('button', { name: 'Delete 60 destinations' }).click();
  await started;
  await page.close();

  const context = await browser.newContext();
  const later = await context.newPage();
  await signIn(later, MANAGER);
  await later.goto('/destinations?view=table&search=booth');
  const back = later.getByRole('button', { name: 'Put back 60 destinations' });
  await expect(back).toBeVisible({ timeout: WORK_PATIENCE });
  await expect(later.getByText(/^60 destinations deleted\. You can put them back until /)).toBeVisible();
  await expect(later.getByText('No destination matches “booth”.')).toBeVisible();
  await back.click();
  await expect(later.getByText('60 destinations restored.').first()).toBeVisible({ timeout: WORK_PATIENCE });
  await expect(row(later, 'Booth 60')).toBeVisible();
  await expect(back).toHaveCount(0);
  await context.close();
});
