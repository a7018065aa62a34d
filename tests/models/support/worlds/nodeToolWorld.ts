import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { Point } from '@/model/geometry/points';
import {
  type Colour,
  createCanvasPage,
  differenceOf,
  fromHex,
  isPainted,
  type ListedObject,
  type MapPage,
  type Picture,
} from '../browser/canvasPage';
import { openEditor } from '../browser/openEditor';
import { centre, distance, emptySpot, nearest, pathSpot, roomSpot } from './canvasSpots';
import type { World } from './world';

/** The editor with the node tool, and the network before the present gesture. */
export interface NodeToolWorld extends World {
  readonly canvasPage: MapPage;
  readonly gesture: {
    /** The node that is pressed and watched. */
    node: string;
    listed: readonly ListedObject[];
    /** Before the press: with the pointer at it, which marks what is below, and with the pointer elsewhere. */
    pictures: readonly Picture[];
    /** Where the press was and where the pointer is; null between gestures. */
    press: Point | null;
    pointer: Point | null;
    /** Target of a dragged node: with Shift it moves along the longer axis only. */
    drag: Point | null;
  };
}

const ACCENT = fromHex(MAP_COLOURS.light.accent);
const NODE_COLOUR = fromHex(MAP_COLOURS.light.node);
const NODE_REACH = 8;
/** How far a walk's moves go from its press, in CSS pixels. */
export const LITTLE = { x: 2, y: 0 };
export const FAR = { x: 60, y: 70 };
const FARTHER = { x: 100, y: 70 };

export const nodeToolWorld = (world: World): NodeToolWorld => ({
  ...world,
  canvasPage: createCanvasPage(world.page),
  gesture: { node: '', listed: [], pictures: [], press: null, pointer: null, drag: null },
});

export const openNodeTool = (world: NodeToolWorld) => openTool(world, ['p', 'n']);
export const openSelectTool = (world: NodeToolWorld) => openTool(world, ['v']);

/** Opens the editor and takes a tool by its keys; the nodes near the middle are far enough from each other. */
export async function openTool(world: NodeToolWorld, keys: readonly string[]): Promise<void> {
  const { page, canvasPage } = world;
  await openEditor(world);
  await canvasPage.settled((listed) => listed.some(({ kind }) => kind === 'room'));
  await canvasPage.canvas.focus();
  for (const key of keys) await page.keyboard.press(key);
  for (let times = 0; times < 5; times++) await page.keyboard.press('+');
  await canvasPage.settled((found) => found.some(({ kind }) => kind === 'node'));
  await settle(world);
}

/** The node nearest to the middle that stands alone, also where the walk's moves would take it. */
function watched(listed: readonly ListedObject[], middle: Point): ListedObject {
  const nodes = listed.filter(({ kind }) => kind === 'node');
  const isAlone = (one: ListedObject) =>
    nodes.every(
      (other) =>
        other === one ||
        [{ x: 0, y: 0 }, FAR, FARTHER].every(
          (by) => distance({ x: one.x + by.x, y: one.y + by.y }, other) > 2 * NODE_REACH,
        ),
    );
  return nearest(nodes.filter(isAlone), middle);
}

/** Where a press of the samples goes: on the watched node, on the middle of a path, or on nothing. */
async function spotOf({ canvasPage, gesture }: NodeToolWorld, { over }: AnyEventObject): Promise<Point> {
  const { listed } = gesture;
  const node = listed.find(({ kind, id }) => kind === 'node' && id === gesture.node);
  const middle = await centre(canvasPage);
  if (over?.kind === 'node') {
    if (!node) throw new Error(`Node ${gesture.node} is not on the plan any more.`);
    return node;
  }
  if (over?.kind === 'edge') return pathSpot(listed, middle);
  return over?.kind === 'mesh' ? roomSpot(listed, middle) : emptySpot(listed, middle);
}

export async function press(world: NodeToolWorld, event: AnyEventObject): Promise<void> {
  const { page, canvasPage, gesture } = world;
  const spot = await spotOf(world, event);
  await page.mouse.move(0, 0);
  const apart = await canvasPage.picture();
  await canvasPage.moveTo(spot);
  gesture.pictures = [apart, await canvasPage.picture()];
  if (event.alt) await page.keyboard.down('Alt');
  await page.mouse.down();
  await page.keyboard.up('Alt');
  gesture.press = spot;
  gesture.pointer = spot;
}

/** A person moves nodes with the select tool and none with the route tool, which has the same machine. */
export async function pressWithSelectTool(world: NodeToolWorld, event: AnyEventObject): Promise<void> {
  await world.page.keyboard.press(event.canMove ? 'v' : 'r');
  await press(world, event);
}

export async function move({ page, canvasPage, gesture }: NodeToolWorld, event: AnyEventObject): Promise<void> {
  if (!gesture.press) throw new Error('Nothing is pressed.');
  const by = event.screen.x > 400 ? FARTHER : event.screen.x < 110 ? LITTLE : FAR;
  gesture.pointer = { x: gesture.press.x + by.x, y: gesture.press.y + by.y };
  const isUpright = Math.abs(by.y) > Math.abs(by.x);
  gesture.drag = event.shift
    ? { x: isUpright ? gesture.press.x : gesture.pointer.x, y: isUpright ? gesture.pointer.y : gesture.press.y }
    : gesture.pointer;
  await page.keyboard.down('Alt'); // no snapping, as in the samples
  if (event.shift) await page.keyboard.down('Shift');
  await canvasPage.moveTo(gesture.pointer);
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
}

export async function release(world: NodeToolWorld, event: AnyEventObject): Promise<void> {
  const { page } = world;
  await page.keyboard.down('Alt');
  if (event.shift) await page.keyboard.down('Shift');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
  await settle(world);
}

export async function cancel(world: NodeToolWorld): Promise<void> {
  await world.page.keyboard.press('Escape');
  // The button comes up some time; the tool has let go already.
  await world.page.mouse.up();
  await settle(world);
}

/** Ends the gesture: the next one is compared with the present network. */
export async function settle(world: NodeToolWorld): Promise<void> {
  const { canvasPage, gesture } = world;
  gesture.listed = await canvasPage.settled();
  gesture.node = watched(gesture.listed, await centre(canvasPage)).id;
  gesture.press = null;
  gesture.pointer = null;
}

/** How far the plan has been moved since the gesture began; null when its objects have not moved alike. */
async function movedBy({ canvasPage, gesture }: NodeToolWorld): Promise<Point | null> {
  const now = new Map((await canvasPage.objects()).map((one) => [`${one.kind} ${one.id}`, one]));
  const moves = gesture.listed.flatMap((one) => {
    const other = now.get(`${one.kind} ${one.id}`);
    return other ? [{ x: other.x - one.x, y: other.y - one.y }] : [];
  });
  const [first] = moves;
  return first && moves.every((one) => distance(one, first) < 1) ? first : null;
}

/** Whether the second colour is the first one under `part` of the marquee's colour. */
function isTint(was: Colour, is: Colour, part: number): boolean {
  const wanted = {
    r: was.r + part * (NODE_COLOUR.r - was.r),
    g: was.g + part * (NODE_COLOUR.g - was.g),
    b: was.b + part * (NODE_COLOUR.b - was.b),
  };
  return differenceOf(is, wanted) < 6 && differenceOf(was, wanted) > 8;
}

/** Share of pixels inside the marquee that have its tint, 0 to 1. */
function tinted(before: readonly Picture[], now: Picture, from: Point, to: Point): number {
  // A room that is marked below the pointer is darker by a little.
  const parts = [0.14, 0.19];
  let count = 0;
  for (const across of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const place = { x: from.x + across * (to.x - from.x), y: from.y + down * (to.y - from.y) };
      if (before.some((picture) => parts.some((part) => isTint(picture.at(place), now.at(place), part)))) count++;
    }
  return count / 25;
}

/** Whether a line without gaps goes from one place to the other. */
function isLined(picture: Picture, from: Point, to: Point): boolean {
  const parts = Array.from({ length: 20 }, (_, at) => 0.2 + (0.6 * at) / 20);
  const painted = parts.filter((part) =>
    isPainted(picture, { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, ACCENT, 1),
  );
  return painted.length > 0.8 * parts.length;
}

interface Observation {
  /** The floor plan has not moved. */
  readonly isUnmoved: boolean;
  /** The floor plan has moved as far as the pointer. */
  readonly isPanned: boolean;
  /** A marquee is drawn from the press to the pointer. */
  readonly hasMarquee: boolean;
  /** The line of a lasso is drawn between the press and the pointer. */
  readonly hasLasso: boolean;
  /** The watched node is painted where the list has it. */
  readonly nodeInPlace: boolean;
  /** A node is painted where the pointer drags it, away from the press. */
  readonly nodeAtPointer: boolean;
}

async function observe(world: NodeToolWorld): Promise<Observation> {
  const { canvasPage, gesture } = world;
  const { press: from, pointer: to, pictures: before } = gesture;
  const by = await movedBy(world);
  const listed = await canvasPage.objects();
  const node = listed.find(({ kind, id }) => kind === 'node' && id === gesture.node);
  const now = await canvasPage.picture(
    [node, from, to, gesture.drag].filter((place) => place !== null && place !== undefined),
  );
  const far = from && to && distance(from, to) > 4 ? { from, to } : null;
  return {
    isUnmoved: by !== null && Math.hypot(by.x, by.y) < 1,
    isPanned: far !== null && by !== null && distance(by, { x: far.to.x - far.from.x, y: far.to.y - far.from.y }) < 2,
    hasMarquee: far !== null && tinted(before, now, far.from, far.to) > 0.6,
    hasLasso: far !== null && isLined(now, far.from, far.to),
    nodeInPlace: node !== undefined && isPainted(now, node, NODE_COLOUR, NODE_REACH),
    nodeAtPointer: far !== null && gesture.drag !== null && isPainted(now, gesture.drag, NODE_COLOUR, NODE_REACH),
  };
}

/** `near` is what is seen where the pointer is back at its press. */
const assertSeen =
  (wanted: Partial<Observation>, near = wanted) =>
  (world: NodeToolWorld): Promise<void> => {
    const { press: from, pointer: to } = world.gesture;
    const isNear = from !== null && to !== null && from !== to && distance(from, to) < 4;
    return expect.poll(() => observe(world), { timeout: world.within }).toMatchObject(isNear ? near : wanted);
  };

export const assertSettled = assertSeen({ isUnmoved: true, hasMarquee: false, nodeInPlace: true });
/** The map is where it was, and no area is drawn. */
export const assertUnmoved = assertSeen({ isUnmoved: true, hasMarquee: false, hasLasso: false });
export const assertDragging = assertSeen(
  { isUnmoved: true, nodeInPlace: false, nodeAtPointer: true },
  { isUnmoved: true },
);
export const assertMarquee = assertSeen({ isUnmoved: true, hasMarquee: true }, { isUnmoved: true });
export const assertCopying = assertSeen(
  { isUnmoved: true, nodeInPlace: true, nodeAtPointer: true },
  { isUnmoved: true },
);
export const assertLasso = assertSeen({ isUnmoved: true, hasLasso: true }, { isUnmoved: true });
export const assertPanning = assertSeen({ isPanned: true }, { isUnmoved: false });
