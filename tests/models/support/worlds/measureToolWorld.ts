import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { measureToolMachine } from '@/machines/editor/measureTool.machine';
import type { Point } from '@/model/geometry/points';
import type { ListedObject } from '../browser/canvasPage';
import { centre, emptySpot } from './canvasSpots';
import { assertPanning, FAR, LITTLE, type NodeToolWorld, nodeToolWorld, openTool, settle } from './nodeToolWorld';
import type { World } from './world';

type Snapshot = SnapshotFrom<typeof measureToolMachine>;

/** The editor with the measure tool, and where the samples point. */
export interface MeasureToolWorld extends NodeToolWorld {
  readonly line: { here: Point };
}

export const measureToolWorld = (world: World): MeasureToolWorld => ({
  ...nodeToolWorld(world),
  line: { here: { x: 0, y: 0 } },
});

export async function openMeasureTool(world: MeasureToolWorld): Promise<void> {
  await openTool(world, ['m']);
  world.line.here = emptySpot(world.gesture.listed, await centre(world.canvasPage));
}

/** The samples left of 110 pixels are here, the others are there. */
const spotOf = ({ line: { here } }: MeasureToolWorld, event: AnyEventObject): Point =>
  event.screen.x < 110 ? here : { x: here.x + FAR.x, y: here.y + FAR.y };

/** How far the map of a sample is moved, in CSS pixels. */
const MAP_MOVE = 90;

/** A sample that points at another place of the floor than the others at its pixel. */
const isOnMovedMap = ({ at, screen }: AnyEventObject): boolean => at.x !== screen.x / 10;

/** Turns the wheel, and waits until the map has moved. */
async function moveMap({ page, canvasPage }: MeasureToolWorld, by: number): Promise<void> {
  // The list of objects follows the view with a delay.
  const [first] = await canvasPage.settled();
  if (!first) throw new Error('Nothing is on the plan.');
  await page.mouse.wheel(0, by);
  const isFirst = ({ kind, id }: ListedObject) => kind === first.kind && id === first.id;
  await expect.poll(async () => (await canvasPage.objects()).find(isFirst)?.y).toBeCloseTo(first.y - by, 0);
}

/** Moves the mouse without snapping. */
export async function point({ page, canvasPage, gesture }: MeasureToolWorld, spot: Point): Promise<void> {
  await page.keyboard.down('Alt');
  await canvasPage.moveTo(spot);
  await page.keyboard.up('Alt');
  gesture.pointer = spot;
}

export async function press(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  await settle(world);
  const spot = spotOf(world, event);
  await point(world, spot);
  await world.page.mouse.down();
  world.gesture.press = spot;
}

export async function move(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  const from = world.gesture.press ?? world.line.here;
  const by = event.screen.x < 110 ? LITTLE : FAR;
  await point(world, { x: from.x + by.x, y: from.y + by.y });
}

/** Where nothing is pressed yet, a point of the line is clicked. */
export async function release(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  const { page, gesture } = world;
  await point(world, spotOf(world, event));
  if (isOnMovedMap(event)) await moveMap(world, MAP_MOVE);
  await page.keyboard.down('Alt');
  if (gesture.press === null) await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.up('Alt');
  gesture.press = null;
  if (isOnMovedMap(event)) await moveMap(world, -MAP_MOVE);
}

export const finish = (world: MeasureToolWorld): Promise<void> => world.page.keyboard.press('Enter');

/** Escape in an idle editor gives the tool away, so it is taken again. */
export async function cancel(world: MeasureToolWorld): Promise<void> {
  await world.page.keyboard.press('Escape');
  await world.page.mouse.up();
  await world.page.keyboard.press('m');
  world.gesture.press = null;
}

/** The status bar has a length as soon as the line has two points, one of which may be the pointer. */
const assertLength = async (world: MeasureToolWorld, { context }: Snapshot): Promise<void> => {
  const count = context.points.length + (context.to ? 1 : 0);
  const output = world.page.getByRole('status', { name: 'Measurement' });
  await expect(output).toHaveText(count > 1 ? /^[\d.,]+ (m|ft)/ : '', { timeout: world.within });
};

export const assertions = {
  idle: assertLength,
  pressing: assertLength,
  panning: assertPanning,
  measuring: assertLength,
  measured: assertLength,
};
