import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { OutlineTask, outlineToolMachine } from '@/machines/editor/outlineTool.machine';
import type { Point } from '@/model/geometry/points';
import { text } from '@/screens/editor/tools/texts';
import { fromPalette } from '../browser/fromPalette';
import { centre, emptySpot, roomSpot } from './canvasSpots';
import { assertMeasured, type MeasureToolWorld, point } from './measureToolWorld';
import { assertPanning, FAR, LITTLE, openTool, settle } from './nodeToolWorld';

type Snapshot = SnapshotFrom<typeof outlineToolMachine>;

/** Takes the tool from the palette, which splits and merges the room that is selected. */
export const openOutlineTool =
  (task: OutlineTask) =>
  async (world: MeasureToolWorld): Promise<void> => {
    await openTool(world, ['v']);
    const { page, canvasPage, gesture, line } = world;
    const middle = await centre(canvasPage);
    line.here = emptySpot(gesture.listed, middle);
    if (task !== 'draw') await page.mouse.click(...coordinates(roomSpot(gesture.listed, middle)));
    await fromPalette(page, text(task));
  };

const coordinates = ({ x, y }: Point): [number, number] => [x, y];

/** The samples point here, there and elsewhere; a press on a room goes to the nearest one. */
function spotOf({ line: { here }, gesture }: MeasureToolWorld, event: AnyEventObject): Point {
  if (event.over?.kind === 'mesh') return roomSpot(gesture.listed, here);
  if (event.screen.x < 110) return here;
  return event.screen.x < 500 ? { x: here.x + FAR.x, y: here.y + FAR.y } : { x: here.x + FAR.x, y: here.y - FAR.y };
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

export async function release(world: MeasureToolWorld, event: AnyEventObject): Promise<void> {
  const { page, gesture } = world;
  await point(world, gesture.press ?? spotOf(world, event));
  await page.keyboard.down('Alt');
  if (gesture.press === null) await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.up('Alt');
  gesture.press = null;
}

export const finish = (world: MeasureToolWorld): Promise<void> => world.page.keyboard.press('Enter');
export const removeCorner = (world: MeasureToolWorld): Promise<void> => world.page.keyboard.press('Backspace');

/** Escape in an idle tool leaves it, so a draw tool is taken again. */
export async function cancel(world: MeasureToolWorld): Promise<void> {
  await world.page.keyboard.press('Escape');
  await world.page.mouse.up();
  world.gesture.press = null;
}

const assertLine = (world: MeasureToolWorld, { context }: Snapshot): Promise<void> =>
  assertMeasured(world, context.points.length + (context.to ? 1 : 0));

export const assertions = {
  idle: assertLine,
  pressing: assertLine,
  panning: assertPanning,
  drawing: assertLine,
  drawn: assertLine,
};
