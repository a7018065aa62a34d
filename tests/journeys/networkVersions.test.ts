import { expect, type Page } from 'playwright/test';
import { test } from '../support/browserTest';
import { newPerson } from '../support/people';

const count = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('tab', { name: /Nodes \d+/ }).textContent()) ?? '')?.[0]);
const haveNodes = (page: Page, nodes: number) =>
  expect(page.getByRole('tab', { name: new RegExp(`Nodes ${nodes}$`) })).toBeVisible();
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
};

/** Places a node on the map where no other is near. */
async function place(page: Page): Promise<void> {
  const box = await page.getByTestId('plan').boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  const taken = await page
    .locator('li[data-kind="node"]')
    .evaluateAll((items) => items.map(({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) })));
  const parts = [0.4, 0.45, 0.5, 0.55, 0.6];
  const free = parts
    .flatMap((across) => parts.map((down) => ({ x: box.width * across, y: box.height * down })))
    .find((at) => taken.every((node) => Math.hypot(node.x - at.x, node.y - at.y) > 24));
  if (!free) throw new Error('Nodes are everywhere.');
  await page.keyboard.press('n');
  await page.mouse.click(box.x + free.x, box.y + free.y);
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('unsaved');
}

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
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
  await page.getByTestId('plan').focus();
  await place(page);
  await save(page);
  const published = await count(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Riverside Mall is published.')).toBeVisible({ timeout: 30_000 });
  await page.getByTestId('plan').focus();
  await place(page);
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
