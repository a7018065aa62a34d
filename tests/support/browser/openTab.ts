import { expect, type Page } from 'playwright/test';

/** Chooses a tab and waits for its panel: until it is there, the fields of the former one would be filled. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}
