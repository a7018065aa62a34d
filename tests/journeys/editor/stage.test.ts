import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { test } from '../../support/browser/browserTest';
import { boxOnStage as boxOf, type StageBox } from '../../support/browser/konvaStage';
import { openMall } from '../../support/browser/openMall';
import { newPerson } from '../../support/browser/people';
import { placeNode } from '../../support/browser/placeNode';

const middleOf = ({ x, y, width, height }: StageBox) => ({ x: x + width / 2, y: y + height / 2 });

async function found(page: Page, selector: string): Promise<StageBox> {
  await expect.poll(() => boxOf(page, selector)).not.toBeNull();
  const box = await boxOf(page, selector);
  if (!box) throw new Error(`${selector} is not on the stage.`);
  return box;
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

test('[CV70] [CV71] the stage holds the plan, and a drag of its node moves the node of the network', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const layers = await page.evaluate(() =>
    Konva.stages
      .at(-1)
      ?.getLayers()
      .map((layer) => ({
        name: layer.name(),
        isPainted: layer
          .getNativeCanvasElement()
          .getContext('2d')
          ?.getImageData(0, 0, layer.getNativeCanvasElement().width, layer.getNativeCanvasElement().height)
          .data.some((value) => value > 0),
      })),
  );
  expect(layers?.slice(0, 2)).toEqual([
    { name: 'floorPlan', isPainted: true },
    { name: 'marks', isPainted: true },
  ]);

  await page.getByTestId('plan').focus();
  await placeNode(page);
  await page.keyboard.press('v');
  const node = page.locator('li[data-kind="node"]').filter({ hasText: 'selected' });
  const id = await node.getAttribute('data-id');
  const placeOf = async () => [Number(await node.getAttribute('data-x')), Number(await node.getAttribute('data-y'))];
  const before = await placeOf();
  const handle = middleOf(await found(page, `.${id}`));
  await page.keyboard.down('Alt');
  await page.mouse.move(handle.x, handle.y);
  await page.keyboard.up('Alt');
  await page.mouse.down();
  await page.keyboard.down('Alt');
  await page.mouse.move(handle.x + 20, handle.y + 10, { steps: 3 });
  expect(await page.evaluate(() => Konva.isDragging())).toBe(true);
  await page.mouse.move(handle.x + 40, handle.y + 20, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  expect(await page.evaluate(() => Konva.isDragging())).toBe(false);
  await expect.poll(placeOf).not.toEqual(before);
  const [x = 0, y = 0] = await placeOf();
  expect([Math.round(x - (before[0] ?? 0)), Math.round(y - (before[1] ?? 0))]).toEqual([40, 20]);
  await page.getByTestId('plan').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(placeOf).toEqual(before);
});

test('[CV72] what is seen of the map is exported as a PNG file with plan, labels and network', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Map options' }).click();
  await page.getByRole('menuitem', { name: 'Export picture' }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toMatch(/^Riverside Mall .+\.png$/);
  const bytes = await readFile(await file.path());
  const plan = await page.getByTestId('plan').boundingBox();
  const picture = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const colours = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) + ((data[at + 1] ?? 0) << 8) + (data[at + 2] ?? 0);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    return { width: image.width, height: image.height, colours: [...colours].filter(([, count]) => count > 20) };
  }, bytes.toString('base64'));
  expect([picture.width, picture.height]).toEqual([Math.round(plan?.width ?? 0), Math.round(plan?.height ?? 0)]);
  const seen = new Set(picture.colours.map(([colour]) => `#${colour.toString(16).padStart(6, '0')}`));
  const { background, floor, node, label } = MAP_COLOURS.light;
  expect([background, floor, node, label].filter((colour) => !seen.has(colour))).toEqual([]);
});

test('[OL24] a finished outline is scaled, moved and bent on the map, each undone by one press', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  await page.getByRole('button', { name: 'Draw a room…' }).click();
  const plan = await page.getByTestId('plan').boundingBox();
  if (!plan) throw new Error('The plan is not shown.');
  await page.keyboard.down('Alt');
  for (const [across, down] of [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
    [0.4, 0.6],
    [0.4, 0.4],
  ] as const)
    await page.mouse.click(plan.x + plan.width * across, plan.y + plan.height * down);
  await page.keyboard.up('Alt');
  const area = page.getByRole('status', { name: 'Measurement' });
  const first = (await area.textContent()) ?? '';
  expect(first).toMatch(/m²|ft²/);
  const outline = () => boxOf(page, '.outline');
  const drawn = await found(page, '.outline');
  const undo = async () => {
    await page.getByTestId('plan').focus();
    await page.keyboard.press('Control+z');
    await expect(area).toHaveText(first);
    await expect.poll(outline).toEqual(drawn);
  };

  await drag(page, middleOf(await found(page, '.bottom-right')), { x: 60, y: 40 });
  await expect(area).not.toHaveText(first);
  await undo();

  await drag(page, middleOf(drawn), { x: 30, y: -20 });
  await expect.poll(async () => Math.round((await outline())?.x ?? 0)).toBe(Math.round(drawn.x + 30));
  await undo();

  await drag(page, middleOf(await found(page, '.corner')), { x: -40, y: -30 });
  await expect(area).not.toHaveText(first);
  await undo();

  await page.keyboard.press('Control+z');
  await expect(area).toHaveText(first);
  await page.getByRole('textbox', { name: 'Name of the room' }).fill('Stage room');
  await page.getByRole('button', { name: 'Draw room', exact: true }).click();
  await expect(page.getByText('Room drawn')).toBeVisible();
  expect(await outline()).toBeNull();
});

test('[CV35] a second click selects the object below the selected one, and a click with Alt lists them', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const plan = await page.getByTestId('plan').boundingBox();
  const node = page.locator('li[data-kind="node"]').first();
  const id = await node.getAttribute('data-id');
  const at = {
    x: (plan?.x ?? 0) + Number(await node.getAttribute('data-x')),
    y: (plan?.y ?? 0) + Number(await node.getAttribute('data-y')),
  };
  const selected = (kind: string) => page.locator(`li[data-kind="${kind}"]`).filter({ hasText: 'selected' });
  await page.mouse.click(at.x, at.y);
  await expect(selected('node')).toHaveCount(1);
  await expect(selected('node')).toHaveAttribute('data-id', id ?? '');
  // Later than a double click.
  await page.waitForTimeout(700);
  await page.mouse.click(at.x, at.y);
  await expect(selected('node').and(page.locator(`[data-id="${id}"]`))).toHaveCount(0);

  await page.keyboard.down('Alt');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.up('Alt');
  const items = page.getByRole('menuitem');
  await expect.poll(() => items.count()).toBeGreaterThan(1);
  await items.filter({ hasText: /Node$/ }).first().press('Enter');
  await expect(selected('node')).toHaveCount(1);

  await page.getByTestId('plan').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Objects here' }).press('ArrowRight');
  await page
    .getByRole('menuitem', { name: /(Path|Room)$/ })
    .first()
    .press('Enter');
  await expect(selected('node')).toHaveCount(0);
});
