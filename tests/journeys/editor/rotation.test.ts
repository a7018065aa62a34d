import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { openMall } from '../../support/browser/openMall';
import { newPerson } from '../../support/browser/people';

const canvas = (page: Page) => page.getByTestId('plan');
const nodes = (page: Page) => page.locator('li[data-kind="node"]');

/** Where nodes are on the screen, once the list of objects, which follows the view with a delay, is at rest. */
async function placesAtRest(page: Page): Promise<ReadonlyMap<string, { x: number; y: number }>> {
  const read = () =>
    nodes(page).evaluateAll((items) =>
      items.map(({ dataset: { id = '', x, y } }) => [id, { x: Number(x), y: Number(y) }] as const),
    );
  let last = '';
  let places = await read();
  await expect
    .poll(
      async () => {
        places = await read();
        const now = JSON.stringify(places);
        const isAtRest = now === last && places.length > 0;
        last = now;
        return isAtRest;
      },
      { intervals: [300] },
    )
    .toBe(true);
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  return new Map(places.map(([id, { x, y }]) => [id, { x: box.x + x, y: box.y + y }]));
}

test('[VI8] [VI10] [VI11] a node of a turned map is selected and moved where it is seen, and the compass resets the turn', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  await canvas(page).focus();
  for (const key of ['+', '+', '+', '+', '+', 'e', 'e']) await page.keyboard.press(key);
  const rotation = page.getByRole('status', { name: 'Rotation' });
  await expect(rotation).toHaveText('The map is rotated 30° to the right.');

  const before = await placesAtRest(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const alone = [...before].find(
    ([id, { x, y }]) =>
      Math.abs(x - width / 2) < width / 5 &&
      Math.abs(y - height / 2) < height / 4 &&
      [...before].every(([other, at]) => other === id || Math.hypot(at.x - x, at.y - y) > 40),
  );
  if (!alone) throw new Error('No node is alone.');
  const [node, at] = alone;
  await page.mouse.click(at.x, at.y);
  await expect(page.locator(`li[data-kind="node"][data-id="${node}"]`)).toContainText('selected');

  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 15, at.y + 12);
  // At the press Alt would copy the node; now it stops snapping.
  await page.keyboard.down('Alt');
  await page.mouse.move(at.x + 31, at.y + 24);
  await page.mouse.move(at.x + 30, at.y + 24);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  const moved = (await placesAtRest(page)).get(node);
  expect([Math.round((moved?.x ?? 0) - at.x), Math.round((moved?.y ?? 0) - at.y)]).toEqual([30, 24]);

  await page.getByRole('button', { name: 'The map is rotated 30° to the right. Reset the rotation' }).click();
  await expect(rotation).toHaveText('The map is not rotated.');
  await expect(canvas(page)).toBeFocused();
  const reset = (await placesAtRest(page)).get(node);
  expect(Math.hypot((reset?.x ?? 0) - (moved?.x ?? 0), (reset?.y ?? 0) - (moved?.y ?? 0))).toBeGreaterThan(5);
});
