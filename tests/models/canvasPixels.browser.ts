import { expect } from 'playwright/test';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { Point } from '@/model/geometry/points';
import { differenceOf, fromHex, isPainted, type ListedObject, type Picture } from './support/browser/canvasPage';
import { test } from './support/browser/modelTest';
import { nodeToolWorld, openNodeTool } from './support/worlds/nodeToolWorld';

const { node, transit, nodeClosed, kiosk, path, stairs, blocked, label, floor, background } = MAP_COLOURS.light;
/** Bars and buttons lie over the rim of the plan. */
const RIM = 70;
/** Eight places around a node, in pixels, where only that of a selected node is painted. */
const RING = Array.from({ length: 8 }, (_, at) => ({
  x: Math.round(8 * Math.cos((at * Math.PI) / 4)),
  y: Math.round(8 * Math.sin((at * Math.PI) / 4)),
}));
const WORLD = {
  dataDir: null,
  moveClock: null,
  within: 8_000,
  heldFor: () => Promise.reject(new Error('Nothing is held.')),
};

const isAny = (picture: Picture, place: Point, colours: readonly string[], reach: number, tolerance?: number) =>
  colours.some((colour) => isPainted(picture, place, fromHex(colour), reach, tolerance));
const names = (objects: readonly ListedObject[]) => objects.map(({ kind, id }) => `${kind} ${id}`);

test('[MT11] every kind of object is painted where the list has it', async ({ page, playwright, service }) => {
  const api = await playwright.request.newContext({ baseURL: service.address });
  const world = nodeToolWorld({ ...WORLD, page, api, address: service.address });
  await openNodeTool(world);
  const { canvasPage } = world;
  const box = await canvasPage.canvas.boundingBox();
  await canvasPage.moveTo({ x: 2, y: 2 });
  const picture = await canvasPage.picture();
  const listed = (await canvasPage.settled()).filter(
    ({ x, y }) => x > RIM && y > RIM && x < (box?.width ?? 0) - RIM && y < (box?.height ?? 0) - RIM,
  );
  const of = (kind: string) => listed.filter((one) => one.kind === kind);
  for (const kind of ['node', 'kiosk', 'path', 'room']) expect(of(kind), `objects of kind ${kind}`).not.toEqual([]);

  const unpainted = listed.filter((one) => {
    if (one.kind === 'node') return !isAny(picture, one, [node, transit, nodeClosed], 5);
    if (one.kind === 'kiosk') return !isAny(picture, one, [kiosk], 3);
    // A path is thinner than a pixel is wide in places: its colour is blended with the ground.
    if (one.kind === 'path') return !isAny(picture, one, [path, stairs, blocked, node, kiosk], 2, 70);
    return false;
  });
  expect(names(unpainted)).toEqual([]);

  const rooms = of('room');
  const filled = rooms.filter(({ x, y }) =>
    [floor, background].every((colour) => differenceOf(picture.at({ x, y: y + 14 }), fromHex(colour)) > 3),
  );
  expect(filled.length / rooms.length).toBeGreaterThan(0.8);
  // A label that does not fit into its room is left out.
  const labelled = rooms.filter((one) => isAny(picture, one, [label], 8, 40));
  expect(labelled.length / rooms.length).toBeGreaterThan(0.3);

  const chosen = listed.find(({ kind, id }) => kind === 'node' && id === world.gesture.node);
  if (!chosen) throw new Error('The node in the middle is not on the list.');
  await canvasPage.moveTo(chosen);
  await page.mouse.down();
  await page.mouse.up();
  await canvasPage.settled((all) => all.some(({ id, words }) => id === chosen.id && words.endsWith(', selected')));
  await canvasPage.moveTo({ x: 2, y: 2 });
  await expect
    .poll(async () => {
      const now = await canvasPage.picture([chosen]);
      // The ring of the selection lies around the node on all sides.
      return RING.filter(
        ({ x, y }) =>
          differenceOf(now.at({ x: chosen.x + x, y: chosen.y + y }), picture.at({ x: chosen.x + x, y: chosen.y + y })) >
          3,
      ).length;
    })
    .toBeGreaterThanOrEqual(6);
  await api.dispose();
});

test('[MT11] the way that is previewed is painted where the list has it', async ({ page, playwright, service }) => {
  const api = await playwright.request.newContext({ baseURL: service.address });
  const world = nodeToolWorld({ ...WORLD, page, api, address: service.address });
  await openNodeTool(world);
  const { canvasPage } = world;
  await canvasPage.canvas.focus();
  await page.keyboard.press('Shift+1');
  await canvasPage.settled();
  const before = await canvasPage.picture();
  await page.getByRole('radio', { name: 'Route', exact: true }).click();
  for (const [label, name] of [
    ['From', 'Greenacre Market'],
    ['To', 'Circuit Central'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.keyboard.type(name);
    await page.getByRole('listbox').getByRole('option', { name }).first().click();
  }
  await expect(page.getByRole('status', { name: 'Route', exact: true })).toBeVisible();
  const ofWay = (all: readonly ListedObject[]) => all.filter(({ kind }) => kind === 'way');
  const way = ofWay(await canvasPage.settled((all) => ofWay(all).length > 2));
  await canvasPage.moveTo({ x: 2, y: 2 });
  const { route, routeCasing } = MAP_COLOURS.light;
  await expect
    .poll(async () => {
      const picture = await canvasPage.picture();
      return names(way.filter((one) => !isAny(picture, one, [route, routeCasing], 2, 40)));
    })
    .toEqual([]);
  expect(way.map(({ id }) => id)).toEqual(expect.arrayContaining(['start', 'end', 'stretch 0']));

  expect(way.filter((one) => isAny(before, one, [route], 0, 12))).toEqual([]);
  await api.dispose();
});
