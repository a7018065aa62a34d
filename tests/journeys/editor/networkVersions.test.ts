import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { openMall } from '../../support/browser/openMall';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { newPerson } from '../../support/browser/people';
import { placeNode } from '../../support/browser/placeNode';

const count = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('tab', { name: /Nodes \d+/ }).textContent()) ?? '')?.[0]);
const haveNodes = (page: Page, nodes: number) =>
  expect(page.getByRole('tab', { name: new RegExp(`Nodes ${nodes}$`) })).toBeVisible();
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
};

async function restore(page: Page): Promise<void> {
  await page.keyboard.press('Shift+B');
  const dialog = page.getByRole('dialog', { name: 'Versions of the network' });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expect(dialog.getByRole('region', { name: 'Restoring changes' })).toContainText('1 node removed');
  await expect(dialog.getByTestId('plan')).toBeVisible();
  await dialog.getByRole('button', { name: /^Restore build \d+$/ }).click();
  await expect(dialog).toBeHidden();
}

test('[CF31] [CF32] the network of a publication is restored as one step, undone, restored again and saved', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  await page.getByTestId('plan').focus();
  await placeNode(page);
  await save(page);
  const published = await count(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Riverside Mall is published.')).toBeVisible({ timeout: WORK_PATIENCE });
  await page.getByTestId('plan').focus();
  await placeNode(page);
  await save(page);
  await haveNodes(page, published + 1);

  await restore(page);
  await haveNodes(page, published);
  await page.keyboard.press('Control+z');
  await haveNodes(page, published + 1);
  await restore(page);
  await save(page);
  await page.reload();
  await haveNodes(page, published);
});
