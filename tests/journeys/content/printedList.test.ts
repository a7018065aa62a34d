import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';

/** Sheets of paper in a file as browsers write it. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('[FM53] a printed list has all of its rows, without the bars around it', async ({ page }) => {
  await signIn(page);
  await page.goto('/destinations?view=table');
  await expect(page.getByRole('gridcell', { name: 'Bean Ferry Coffee', exact: true })).toBeVisible();
  const count = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  const row = (await page.getByRole('row', { name: /Bean Ferry Coffee/ }).boundingBox())?.height ?? 0;
  expect(count * row).toBeGreaterThan(2 * (page.viewportSize()?.height ?? 0));
  // Sheets of one height, so that their number follows from the rows.
  expect(sheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(Math.floor((count * row) / 1200));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});
