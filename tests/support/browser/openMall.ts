import { expect, type Page } from 'playwright/test';

/** Opens the editor of the shopping centre from the list of locations, and waits for its network. */
export async function openMall(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
}
