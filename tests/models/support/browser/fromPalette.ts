import type { Page } from 'playwright/test';

/** Runs a command of the page from the palette. */
export async function fromPalette(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill(label);
  await palette.getByRole('group', { name: 'This location' }).getByRole('option', { name: label }).first().click();
}
