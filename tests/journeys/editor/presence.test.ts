import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { newPerson } from '../../support/browser/people';

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
}

test('[PE11] [PE12] who else edits a location is seen, with their floor, until they leave', async ({
  browser,
  service,
}) => {
  const context = () => browser.newContext({ baseURL: service.address });
  const page = await newPerson(await context());
  const other = await newPerson(await context(), 'editor@riverside.example');
  // A tab that an earlier test has closed may still count as the person's other tab.
  const others = page.getByRole('button', { name: /^1 other is editing/ });
  await openEditor(page);

  await openEditor(other);
  await expect(other.getByRole('button', { name: /^1 other is editing/ })).toBeVisible();
  await expect(others).toBeVisible();
  await expect(page.getByRole('status', { name: 'Arrivals' })).toContainText('Eli Marsh is editing this location too.');

  await test.step('another floor is seen, and a row leads there', async () => {
    const floor = other.getByRole('combobox', { name: 'Floor' });
    const wanted = (await floor.getByRole('option').allTextContents()).find((name) => name.includes('First')) ?? '';
    await floor.selectOption({ label: wanted });
    await others.click();
    const row = page.getByRole('menuitem', { name: /First/ });
    await expect(row).toBeVisible();
    await row.click();
    await expect(page.getByRole('combobox', { name: 'Floor' }).getByRole('option', { selected: true })).toHaveText(
      wanted,
    );
  });

  await test.step('a second tab of one person is no second person', async () => {
    const second = await other.context().newPage();
    await second.goto(other.url());
    await expect(second.getByRole('button', { name: '1 other is editing, and you in another tab' })).toBeVisible();
    await expect(others).toBeVisible();
    await second.close();
  });

  await test.step('whoever leaves the editor is gone', async () => {
    await other.goto('/locations');
    await expect(others).toHaveCount(0);
  });
});
