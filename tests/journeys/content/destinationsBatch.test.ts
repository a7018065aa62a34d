import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const dialog = (page: Page) => page.locator('[data-dialog=batch]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Import and export' }).click();

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await dialog(page)
    .getByLabel('CSV file')
    .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}

/** Adds destinations by an import, which is the shortest way to have some. */
async function importRows(page: Page, lines: readonly string[]): Promise<void> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  await choose(page, lines);
  await dialog(page)
    .getByRole('button', { name: /^Import \d+ rows?$/ })
    .click();
  await expect(dialog(page).getByRole('list', { name: 'Results' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
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
    expect((await save.boundingBox())?.height).toBeLessThan(40);
    await save.click();
    await expect(dialog(page).getByText('Choose at least one category or tag.')).toBeVisible();
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
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('3 destinations restored.').first()).toBeVisible();
    await expect(row(page, 'Stall 2')).toContainText('Leisure');
  });
});

test('[DE42] [DE43] an export is read back without a change, and an import says what it would do before it writes', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/destinations?view=table');

  await test.step('a preview by row, then the result of each row', async () => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
    await choose(page, ['colour', 'red']);
    await expect(dialog(page).getByText(/The file has no column “name”/)).toBeVisible();
    await choose(page, [
      'name;description;categories;colour',
      '=SUM(1);A formula;Leisure;red',
      'Without category;Text;;',
      'Alder & Finchley;Changed by an import;Fashion;',
    ]);
    await expect(dialog(page).getByText('1 to add, 1 to change, 1 with errors', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('These columns are not imported: colour.')).toBeVisible();
    const preview = dialog(page).getByRole('region', { name: 'Preview of the import' }).getByRole('row');
    await expect(preview.nth(1)).toContainText('Please select at least one category.');
    await expect(preview.nth(2)).toContainText('Change: Description');
    await expect(preview.nth(3)).toContainText('Add');
    await expect(row(page, 'Changed by an import')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog(page).getByText('2 done', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(row(page, 'Alder & Finchley')).toContainText('Changed by an import');
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
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
    await choose(page, csv.split('\n'));
    await expect(dialog(page).getByText(/^\d+ unchanged$/)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^Import/ })
      .click();
    await expect(dialog(page).getByText('The file has no row to add or to change.')).toBeVisible();
  });
});
