import { expect, type Page } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { OutlineTask, outlineToolMachine } from '@/machines/editor/outlineTool.machine';
import type { Point } from '@/model/geometry/points';
import { text } from '@/screens/editor/tools/texts';
import { boxOnStage } from '../../../support/browser/konvaStage';
import { fromPalette } from '../browser/fromPalette';
import { centre, emptySpot, roomSpot } from './canvasSpots';
import { type MeasureToolWorld, measureToolWorld, point } from './measureToolWorld';
import { assertPanning, FAR, LITTLE, openTool, settle } from './nodeToolWorld';
import type { World } from './world';

type Snapshot = SnapshotFrom<typeof outlineToolMachine>;

/** The editor with the outline tool, and what it is for. */
export interface OutlineToolWorld extends MeasureToolWorld {
  readonly outline: { task: OutlineTask };
}

export const outlineToolWorld = (world: World): OutlineToolWorld => ({
  ...measureToolWorld(world),
  outline: { task: 'draw' },
});

export const openOutlineTool =
  (task: OutlineTask) =>
  async (world: OutlineToolWorld): Promise<void> => {
    await openTool(world, ['v']);
    world.outline.task = task;
    world.line.here = emptySpot(world.gesture.listed, await centre(world.canvasPage));
    await take(world);
  };

/** Takes the tool from the palette. A room is selected first, to be split or merged. */
async function take({ page, canvasPage, gesture, outline: { task } }: OutlineToolWorld): Promise<void> {
  if (task !== 'draw') {
    const { x, y } = roomSpot(gesture.listed, await centre(canvasPage));
    await page.keyboard.press('v');
    await page.mouse.click(x, y);
  }
  await fromPalette(page, text(task));
  await canvasPage.canvas.focus();
}

/** The samples point here, there and elsewhere; a press on a room goes to the nearest one. */
function spotOf({ line: { here }, gesture }: MeasureToolWorld, event: AnyEventObject): Point {
  if (event.over?.kind === 'mesh') return roomSpot(gesture.listed, here);
  if (event.screen.x < 110) return here;
  return event.screen.x < 500 ? { x: here.x + FAR.x, y: here.y + FAR.y } : { x: here.x + FAR.x, y: here.y - FAR.y };
}

export async function press(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  await settle(world);
  const aimed = spotOf(world, event);
  // A press on the finished outline would reshape it.
  const spot = (await middleOfOutline(world.page)) === null ? aimed : { x: aimed.x - BESIDE, y: aimed.y };
  await point(world, spot);
  await world.page.mouse.down();
  world.gesture.press = spot;
}

export async function move(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  const from = world.gesture.press ?? world.line.here;
  const by = event.screen.x < 110 ? LITTLE : FAR;
  await point(world, { x: from.x + by.x, y: from.y + by.y });
}

export async function release(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  const { page, gesture } = world;
  await point(world, gesture.press ?? spotOf(world, event));
  await page.keyboard.down('Alt');
  if (gesture.press === null) await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.up('Alt');
  gesture.press = null;
}

/** Pixels beside an outline, outside of the frame of its handles. */
const BESIDE = 60;

/** The middle of the finished outline in the page; null where there is none. */
async function middleOfOutline(page: Page): Promise<Point | null> {
  const box = await boxOnStage(page, '.outline');
  // Of a triangle whose longest side is upright on the right.
  return box && { x: box.x + (box.width * 2) / 3, y: box.y + box.height / 2 };
}

export async function reshape({ page }: MeasureToolWorld): Promise<void> {
  const from = await middleOfOutline(page);
  if (!from) throw new Error('No outline is finished.');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 });
  await page.mouse.up();
}

/** A finished room has the focus in its name, where keys are text. */
const key =
  (name: string) =>
  async ({ page, canvasPage }: MeasureToolWorld) => {
    await canvasPage.canvas.focus();
    await page.keyboard.press(name);
  };
export const finish = key('Enter');
export const removeCorner = key('Backspace');
export const undoReshape = key('Control+z');

/** Escape in an idle tool leaves it, so it is taken again. */
export async function cancel(world: OutlineToolWorld): Promise<void> {
  await key('Escape')(world);
  await world.page.mouse.up();
  world.gesture.press = null;
  await take(world);
}

/** The status bar has the area of a room of three corners, or the length of a line of two points; one may be the pointer. */
async function assertMeasured({ page, within, outline: { task } }: OutlineToolWorld, { context }: Snapshot) {
  const output = page.getByRole('status', { name: 'Measurement' });
  if (task === 'merge') return expect(output).toHaveCount(0, { timeout: within });
  const count = context.points.length + (context.to ? 1 : 0);
  const words = task === 'draw' ? ([/^[\d.,]+ (m²|ft²)$/, 3] as const) : ([/^[\d.,]+ (m|ft)\b/, 2] as const);
  return expect(output).toHaveText(count >= words[1] ? words[0] : '', { timeout: within });
}

export const assertions = {
  idle: assertMeasured,
  pressing: assertMeasured,
  panning: assertPanning,
  drawing: assertMeasured,
  drawn: assertMeasured,
};
