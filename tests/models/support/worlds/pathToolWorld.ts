import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { pathToolMachine } from '@/machines/editor/pathTool.machine';
import type { Hit } from '@/machines/editor/toolPointer';
import type { Point } from '@/model/geometry/points';
import type { ListedObject } from '../browser/canvasPage';
import { centre, distance, emptySpot, pathSpot } from './canvasSpots';
import {
  assertLasso,
  assertMarquee,
  assertPanning,
  assertUnmoved,
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

/** The sample of the node that was placed last. */
export const PLACED = 3;
/** The nodes of the samples are farther from each other than a click reaches, in CSS pixels. */
const APART = 80;

export const pathToolWorld = (world: World): PathToolWorld => ({
  ...nodeToolWorld(world),
  drawing: { nodes: { 1: '', 2: '' }, state: 'idle' },
});

export async function openPathTool(world: PathToolWorld): Promise<void> {
  await openTool(world, ['p']);
  await chooseNodes(world);
}

/** The nodes of the samples: saved ones near the middle of what a pan has brought into the window, with none beside. */
async function chooseNodes({ gesture: { listed }, canvasPage, drawing }: PathToolWorld): Promise<void> {
  const middle = await centre(canvasPage);
  const nodes = listed.filter(({ kind }) => kind === 'node');
  const isAlone = (one: ListedObject) => nodes.every((other) => other === one || distance(one, other) > APART / 2);
  const [first, ...others] = nodes
    .filter((one) => Number(one.id) > 0 && isAlone(one))
    .sort((one, other) => distance(one, middle) - distance(other, middle));
  const second = first && others.find((one) => distance(one, first) > APART);
  if (!first || !second) throw new Error('The plan has no two nodes apart.');
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
  const { page, canvasPage, gesture, drawing } = world;
  if (drawing.state === 'idle') {
    await settle(world);
    await chooseNodes(world);
  }
  const spot = await spotOf(world, event.over);
  await page.mouse.move(0, 0);
  const apart = await canvasPage.picture();
  await point(world, spot);
  gesture.pictures = [apart, await canvasPage.picture()];
  // Alt at the press begins a lasso; elsewhere it stops snapping.
  if (event.alt) await page.keyboard.down('Alt');
  await page.mouse.down();
  await page.keyboard.up('Alt');
  gesture.press = spot;
}

export async function move(world: PathToolWorld, event: AnyEventObject): Promise<void> {
  const from = world.gesture.press ?? (await centre(world.canvasPage));
  const by = event.screen.x < 110 ? LITTLE : FAR;
  if (event.shift) await world.page.keyboard.down('Shift');
  await point(world, { x: from.x + by.x, y: from.y + by.y });
  await world.page.keyboard.up('Shift');
}

/** Lets go over what the sample says, or where the pointer is after a click, a pan or an area. */
export async function release(world: PathToolWorld, event: AnyEventObject): Promise<void> {
  const { page, drawing } = world;
  const isInPlace = ['panning', 'pressing', 'marquee', 'lasso'].includes(drawing.state);
  if (!isInPlace) await point(world, await spotOf(world, event.over));
  await page.keyboard.down('Alt');
  if (event.shift) await page.keyboard.down('Shift');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
  await settle(world);
}

export async function finish(world: PathToolWorld): Promise<void> {
  await world.page.keyboard.press('Enter');
  await world.page.mouse.up();
  await settle(world);
}

/** Escape in an idle editor gives the tool away, so it is taken again. */
export async function cancel(world: PathToolWorld): Promise<void> {
  await world.page.keyboard.press('Escape');
  await world.page.mouse.up();
  await world.page.keyboard.press('p');
  await settle(world);
}

const atState =
  (state: string, assert: (world: PathToolWorld, snapshot: Snapshot) => Promise<void>) =>
  async (world: PathToolWorld, snapshot: Snapshot): Promise<void> => {
    await assert(world, snapshot);
    world.drawing.state = state;
  };

const announced = ({ page }: PathToolWorld) => page.getByRole('status', { name: 'Path being drawn' });

/**
 * A screen reader's announcement of the node at which the next piece begins: its number or name, or that it is a new
 * one.
 */
const assertDrawing = async (world: PathToolWorld, { context }: Snapshot): Promise<void> => {
  const { drawing, within } = world;
  const from = Number(context.from);
  const node = from === 1 || from === 2 ? `(node )?${nameOf(world, drawing.nodes[from])}` : 'new node';
  await expect(announced(world)).toHaveText(new RegExp(`^Drawing a path from ${node}$`), { timeout: within });
};

/** The name of a node on the plan, as the list of objects has it: “Node 12, 3 paths”. */
function nameOf({ gesture }: PathToolWorld, id: string): string {
  const { words } = found(gesture.listed, id);
  const [, name] = /^(?:Node|Kiosk at node) (.+), \d+ paths?\b/.exec(words) ?? [];
  if (name === undefined) throw new Error(`No node is called “${words}”.`);
  return name;
}

/** No path is drawn, and nothing else is going on over the map. */
const assertIdle = async (world: PathToolWorld): Promise<void> => {
  await expect(announced(world)).not.toHaveText(/^Drawing/, { timeout: world.within });
  await assertUnmoved(world);
};

export const assertions = {
  idle: atState('idle', assertIdle),
  pressing: atState('pressing', assertIdle),
  panning: atState('panning', assertPanning),
  marquee: atState('marquee', assertMarquee),
  lasso: atState('lasso', assertLasso),
  dragging: atState('dragging', assertDrawing),
  drawing: atState('drawing', assertDrawing),
  adding: atState('adding', assertDrawing),
  placing: atState('placing', (world, snapshot) =>
    assertDrawing(world, { ...snapshot, context: { ...snapshot.context, from: null } } as Snapshot),
  ),
};
