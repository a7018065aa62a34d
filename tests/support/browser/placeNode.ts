import { expect, type Page } from 'playwright/test';
import { restingBox } from './restingBox';

/** Places a node on the map where no other is near. */
export async function placeNode(page: Page): Promise<void> {
  const box = await restingBox(page.getByTestId('plan'));
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
