import { expect } from 'playwright/test';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { Point } from '@/model/geometry/points';
import { differenceOf, fromHex, isPainted, type Picture } from './support/browser/canvasPage';
import { test } from './support/browser/modelTest';
import { nodeToolWorld, openNodeTool } from './support/worlds/nodeToolWorld';

const WORLD = {
  dataDir: null,
  moveClock: null,
  within: 8_000,
  heldFor: () => Promise.reject(new Error('Nothing is held.')),
};
/** Bars and buttons lie over the rim of the plan. */
const RIM = 70;
const NODE = fromHex(MAP_COLOURS.light.node);

/** Number of positions in the middle of the canvas whose colour has changed. */
function changesOf(before: Picture, now: Picture, size: Point): number {
  let count = 0;
  for (let x = RIM; x < size.x - RIM; x += 3)
    for (let y = RIM; y < size.y - RIM; y += 3) if (differenceOf(before.at({ x, y }), now.at({ x, y })) > 12) count++;
  return count;
}

test('[CV4] [CV30] a plan that was moved is painted as if afresh, and hovers what stands under the pointer then', async ({
  page,
  playwright,
  service,
}) => {
  const api = await playwright.request.newContext({ baseURL: service.address });
  const world = nodeToolWorld({ ...WORLD, page, api, address: service.address });
  await openNodeTool(world);
  const { canvasPage } = world;
  const box = await canvasPage.canvas.boundingBox();
  const size = { x: box?.width ?? 0, y: box?.height ?? 0 };
  // Where no object is, so that nothing is hovered before and after.
  const aside = { x: 4, y: 4 };
  await canvasPage.moveTo(aside);
  await canvasPage.settled();
  const first = await canvasPage.picture();
  const looksAsFirst = () => expect.poll(async () => changesOf(first, await canvasPage.picture(), size)).toBe(0);
  await looksAsFirst();

  await page.mouse.wheel(340, 260);
  await expect.poll(async () => changesOf(first, await canvasPage.picture(), size)).toBeGreaterThan(500);
  await page.mouse.wheel(-340, -260);
  await canvasPage.settled();
  await looksAsFirst();

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -110);
  await page.keyboard.up('Control');
  const closer = await canvasPage.settled();
  const nodes = closer.filter(
    ({ kind, x, y }) => kind === 'node' && x > RIM && y > RIM && x < size.x - RIM && y < size.y - RIM,
  );
  expect(nodes.length).toBeGreaterThan(0);
  const isClosed = ({ words }: { words: string }) => words.includes('closed');
  await expect
    .poll(async () => {
      const now = await canvasPage.picture();
      const colours = [MAP_COLOURS.light.node, MAP_COLOURS.light.transit, MAP_COLOURS.light.nodeClosed].map(fromHex);
      return nodes.filter((one) => !isClosed(one) && !colours.some((colour) => isPainted(now, one, colour, 5))).length;
    })
    .toBe(0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 110);
  await page.keyboard.up('Control');
  await canvasPage.settled();
  await looksAsFirst();

  // A node is hovered, the floor plan moves under the pointer, and returns.
  const node = world.gesture.listed.find(({ kind, id }) => kind === 'node' && id === world.gesture.node);
  if (!node) throw new Error('The node in the middle is not on the list.');
  const isHovered = async (at: Point) =>
    isPainted(
      await canvasPage.picture([
        { ...at, x: at.x + 20 },
        { ...at, x: at.x - 20 },
      ]),
      { x: at.x, y: at.y - 6 },
      NODE,
      0,
    );
  await canvasPage.moveTo(node);
  await expect.poll(() => isHovered(node)).toBe(true);
  await page.mouse.wheel(0, 90);
  await canvasPage.settled();
  const away = { x: node.x, y: node.y - 90 };
  await expect.poll(() => isHovered(away)).toBe(false);
  await page.mouse.wheel(0, -90);
  await expect.poll(() => isHovered(node)).toBe(true);
  await api.dispose();
});
