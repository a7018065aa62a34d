import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { pathToolMachine } from '@/machines/editor/pathTool.machine';
import type { Hit } from '@/machines/editor/toolPointer';
import type { Point } from '@/model/geometry/points';
import { fromHex, isPainted, type ListedObject, type Picture } from '../browser/canvasPage';
import { centre, distance, emptySpot, pathSpot } from './canvasSpots';
import {
  assertLasso,
  assertMarquee,
  assertPanning,
  FAR,
  LITTLE,
  type NodeToolWorld,
  nodeToolWorld,
  openTool,
  settle,
} from './nodeToolWorld';
import type { World } from './world';

type Snapshot = SnapshotFrom<typeof pathToolMachine>;

/** The editor with the path tool, and where the walk is. */
export interface PathToolWorld extends NodeToolWorld {
  readonly drawing: {
    /** The two nodes of the samples, by their numbers on the plan. */
    nodes: { readonly 1: string; readonly 2: string };
    /** The state that was asserted last. */
    state: string;
  };
}

const ACCENT = fromHex(MAP_COLOURS.light.accent);
/** The sample of the node that was placed last. */
export const PLACED = 3;
/** A shorter rubber band is covered by the nodes at its ends. */
const SHORTEST = 40;

export const pathToolWorld = (world: World): PathToolWorld => ({
  ...nodeToolWorld(world),
  drawing: { nodes: { 1: '', 2: '' }, state: 'idle' },
});

export async function openPathTool(world: PathToolWorld): Promise<void> {
  await openTool(world, ['p']);
  const { gesture, canvasPage, drawing } = world;
  const first = found(gesture.listed, gesture.node);
  const middle = await centre(canvasPage);
  const others = gesture.listed
    .filter((one) => one.kind === 'node' && distance(one, first) > 2 * SHORTEST)
    .sort((one, other) => distance(one, middle) - distance(other, middle));
  const [second] = others;
  if (!second) throw new Error('There is only one node on the plan.');
  drawing.nodes = { 1: first.id, 2: second.id };
}

function found(listed: readonly ListedObject[], id: string): ListedObject {
  const node = listed.find((one) => one.kind === 'node' && one.id === id);
  if (!node) throw new Error(`Node ${id} is not on the plan.`);
  return node;
}

/** The number on the plan of a node of the samples; a node that is not saved has the lowest number. */
function idOf({ drawing }: PathToolWorld, listed: readonly ListedObject[], sample: number): string {
  if (sample === 1 || sample === 2) return drawing.nodes[sample];
  const ids = listed.filter(({ kind }) => kind === 'node').map(({ id }) => Number(id));
  return String(Math.min(...ids));
}

async function spotOf(world: PathToolWorld, over: Hit | null): Promise<Point> {
  const listed = await world.canvasPage.settled();
  const middle = await centre(world.canvasPage);
  if (over?.kind === 'node') return found(listed, idOf(world, listed, over.id));
  return over === null ? emptySpot(listed, middle) : pathSpot(listed, middle);
}

/** Moves the mouse without snapping. */
async function point({ page, canvasPage, gesture }: PathToolWorld, spot: Point): Promise<void> {
  await page.keyboard.down('Alt');
  await canvasPage.moveTo(spot);
  await page.keyboard.up('Alt');
  gesture.pointer = spot;
}

export async function press(world: PathToolWorld, event: AnyEventObject): Promise<void> {
  if (world.drawing.state === 'idle') await settle(world);
  const spot = await spotOf(world, event.over);
  const { page, canvasPage, gesture } = world;
  await page.mouse.move(0, 0);
  const apart = await canvasPage.picture();
  await point(world, spot);
  gesture.pictures = [apart, await canvasPage.picture()];
  // Alt at the press begins a lasso; elsewhere it stops snapping.
  if (event.alt) await page.keyboard.down('Alt');
  await page.mouse.down();
  await world.page.keyboard.up('Alt');
  world.gesture.press = spot;
}

export async function move(world: PathToolWorld, event: AnyEventObject): Promise<void> {
  const from = world.gesture.press ?? world.gesture.pointer ?? (await centre(world.canvasPage));
  const by = event.screen.x < 110 ? LITTLE : FAR;
  if (event.shift) await world.page.keyboard.down('Shift');
  await point(world, { x: from.x + by.x, y: from.y + by.y });
  await world.page.keyboard.up('Shift');
}

/** Lets go over what the sample says, after a click or a pan wherever the pointer is; the mouse leaves it afterwards, so that a drawing shows. */
export async function release(world: PathToolWorld, event: AnyEventObject): Promise<void> {
  const { page, gesture, drawing } = world;
  const isInPlace = ['panning', 'pressing', 'marquee', 'lasso'].includes(drawing.state);
  if (!isInPlace) await point(world, await spotOf(world, event.over));
  await page.keyboard.down('Alt');
  await page.mouse.up();
  await page.keyboard.up('Alt');
  gesture.press = null;
  await world.canvasPage.settled();
  await move(world, event);
}

export async function finish(world: PathToolWorld): Promise<void> {
  await world.page.keyboard.press('Enter');
  await world.page.mouse.up();
  world.gesture.press = null;
}

/** Escape in an idle editor gives the tool away, so it is taken again. */
export async function cancel(world: PathToolWorld): Promise<void> {
  await world.page.keyboard.press('Escape');
  await world.page.mouse.up();
  await world.page.keyboard.press('p');
  world.gesture.press = null;
}

/** The nodes from which a rubber band goes to the pointer. */
async function bands(world: PathToolWorld): Promise<string[]> {
  const { canvasPage, gesture, drawing } = world;
  const { pointer } = gesture;
  const listed = await canvasPage.objects();
  const ids = new Set([drawing.nodes[1], drawing.nodes[2], idOf(world, listed, PLACED)]);
  const nodes = listed.filter(({ kind, id }) => kind === 'node' && ids.has(id));
  if (!pointer) return [];
  const picture = await canvasPage.picture([pointer, ...nodes]);
  return nodes
    .filter((node) => distance(node, pointer) > SHORTEST && isBand(picture, node, pointer))
    .map(({ id }) => id);
}

/** Whether a dashed line of the accent colour goes from one place to the other; a selected path is a line without gaps. */
function isBand(picture: Picture, from: Point, to: Point): boolean {
  const count = Math.round(0.6 * distance(from, to));
  const painted = Array.from({ length: count }, (_, at) => 0.25 + (0.6 * at) / count).filter((part) =>
    isPainted(picture, { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, ACCENT, 0),
  );
  const share = painted.length / count;
  return share > 0.3 && share < 0.85;
}

const atState =
  (state: string, assert: (world: PathToolWorld, snapshot: Snapshot) => Promise<void>) =>
  async (world: PathToolWorld, snapshot: Snapshot): Promise<void> => {
    await assert(world, snapshot);
    world.drawing.state = state;
  };

/** A rubber band from the node that the path begins at to the pointer, unless the pointer has come back to that node. */
const assertBand = async (world: PathToolWorld, { context }: Snapshot): Promise<void> => {
  const { canvasPage, gesture, within } = world;
  const listed = await canvasPage.objects();
  const wanted = idOf(world, listed, context.from ?? PLACED);
  const { pointer } = gesture;
  if (pointer && distance(found(listed, wanted), pointer) <= SHORTEST && isDrawing(world)) return;
  // A path that ends below the pointer looks like a rubber band too.
  await expect.poll(() => bands(world), { timeout: within }).toContain(wanted);
};
/** Whether the walk was drawing in the state before. */
const isDrawing = ({ drawing }: PathToolWorld) => /drawing|adding|dragging/.test(drawing.state);
const assertNone = (world: PathToolWorld): Promise<void> =>
  expect.poll(() => bands(world), { timeout: world.within }).toEqual([]);

export const assertions = {
  idle: atState('idle', assertNone),
  pressing: atState('pressing', assertNone),
  panning: atState('panning', assertPanning),
  marquee: atState('marquee', assertMarquee),
  lasso: atState('lasso', assertLasso),
  dragging: atState('dragging', assertBand),
  drawing: atState('drawing', assertBand),
  adding: atState('adding', assertBand),
  placing: atState('placing', (world, snapshot) =>
    assertBand(world, { ...snapshot, context: { ...snapshot.context, from: null } } as Snapshot),
  ),
};
