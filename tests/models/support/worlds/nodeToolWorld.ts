import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import type { Point } from '@/model/geometry/points';
import {
  createCanvasPage,
  differenceOf,
  fromHex,
  isPainted,
  type ListedObject,
  type MapPage,
  type Picture,
} from '../browser/canvasPage';
import { openEditor } from '../browser/openEditor';
import type { World } from './world';

/** The editor with the node tool, and the network before the present gesture. */
export interface NodeToolWorld extends World {
  readonly canvasPage: MapPage;
  readonly gesture: {
    /** The node that is pressed and watched. */
    node: string;
    listed: readonly ListedObject[];
    picture: Picture | null;
    /** Where the press was and where the pointer is; null between gestures. */
    press: Point | null;
    pointer: Point | null;
    /** Target of a dragged node: with Shift it moves along the longer axis only. */
    drag: Point | null;
  };
}

const NODE_COLOUR = fromHex(MAP_COLOURS.light.node);
const NODE_REACH = 8;
/** How far a walk's moves go from its press, in CSS pixels. */
const FAR = { x: 60, y: 70 };
const FARTHER = { x: 100, y: 70 };
/** Distance that an empty point keeps from all objects. */
const CLEAR = 26;

export const nodeToolWorld = (world: World): NodeToolWorld => ({
  ...world,
  canvasPage: createCanvasPage(world.page),
  gesture: { node: '', listed: [], picture: null, press: null, pointer: null, drag: null },
});

export async function openNodeTool(world: NodeToolWorld): Promise<void> {
  const { page, canvasPage } = world;
  await openEditor(world);
  await canvasPage.settled((listed) => listed.some(({ kind }) => kind === 'room'));
  await canvasPage.canvas.focus();
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  for (let times = 0; times < 5; times++) await page.keyboard.press('+');
  await canvasPage.settled((found) => found.some(({ kind }) => kind === 'node'));
  await settle(world);
}

const centre = async ({ canvas }: MapPage): Promise<Point> => {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The plan is not to be seen.');
  return { x: box.width / 2, y: box.height / 2 };
};

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const nearest = (listed: readonly ListedObject[], place: Point): ListedObject => {
  const [first] = [...listed].sort((one, other) => distance(one, place) - distance(other, place));
  if (!first) throw new Error('There is nothing of this kind on the plan.');
  return first;
};

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
  const nodes = listed.filter(({ kind }) => kind === 'node' || kind === 'kiosk');
  if (over?.kind === 'edge') {
    const alone = listed.filter(
      ({ kind, ...one }) => kind === 'path' && nodes.every((other) => distance(one, other) > CLEAR),
    );
    return nearest(alone, middle);
  }
  const segments = segmentsOf(listed);
  const inside = (place: Point) =>
    nodes.every((other) => distance(place, other) > CLEAR) && segments.every((one) => toSegment(place, one) > CLEAR);
  for (let ring = 0; ring < middle.y - 120; ring += 12)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const place = { x: middle.x + ring * Math.cos(angle), y: middle.y + ring * Math.sin(angle) };
      if (inside(place)) return place;
    }
  throw new Error('There is no empty place on the plan.');
}

type Ends = readonly [Point, Point];

/** Paths by their ends, as far as these are on the plan. */
function segmentsOf(listed: readonly ListedObject[]): Ends[] {
  const places = new Map(listed.filter(({ kind }) => kind === 'node' || kind === 'kiosk').map((one) => [one.id, one]));
  return listed.flatMap(({ kind, words }) => {
    const [, from = '', to = ''] = kind === 'path' ? (/from node (-?\d+) to node (-?\d+)/.exec(words) ?? []) : [];
    const [start, end] = [places.get(from), places.get(to)];
    return start && end ? [[start, end] as const] : [];
  });
}

function toSegment(place: Point, [from, to]: Ends): number {
  const length = distance(from, to) ** 2 || 1;
  const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length;
  const part = Math.min(Math.max(along, 0), 1);
  return distance(place, { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
}

export async function press(world: NodeToolWorld, event: AnyEventObject): Promise<void> {
  const { page, canvasPage, gesture } = world;
  const spot = await spotOf(world, event);
  await canvasPage.moveTo(spot);
  gesture.picture = await canvasPage.picture();
  await page.mouse.down();
  gesture.press = spot;
  gesture.pointer = spot;
}

export async function move({ page, canvasPage, gesture }: NodeToolWorld, event: AnyEventObject): Promise<void> {
  if (!gesture.press) throw new Error('Nothing is pressed.');
  const by = event.screen.x > 400 ? FARTHER : FAR;
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
async function settle(world: NodeToolWorld): Promise<void> {
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

/** Share of pixels inside the marquee that have its tint, 0 to 1. */
function tinted(before: Picture, now: Picture, from: Point, to: Point): number {
  const part = 0.14;
  let count = 0;
  for (const across of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const place = { x: from.x + across * (to.x - from.x), y: from.y + down * (to.y - from.y) };
      const was = before.at(place);
      const wanted = {
        r: was.r + part * (NODE_COLOUR.r - was.r),
        g: was.g + part * (NODE_COLOUR.g - was.g),
        b: was.b + part * (NODE_COLOUR.b - was.b),
      };
      if (differenceOf(now.at(place), wanted) < 6 && differenceOf(was, wanted) > 8) count++;
    }
  return count / 25;
}

interface Observation {
  /** The floor plan has not moved. */
  readonly isUnmoved: boolean;
  /** The floor plan has moved as far as the pointer. */
  readonly isPanned: boolean;
  /** A marquee is drawn from the press to the pointer. */
  readonly hasMarquee: boolean;
  /** The watched node is painted where the list has it. */
  readonly nodeInPlace: boolean;
  /** A node is painted where the pointer drags it, away from the press. */
  readonly nodeAtPointer: boolean;
}

async function observe(world: NodeToolWorld): Promise<Observation> {
  const { canvasPage, gesture } = world;
  const { press: from, pointer: to, picture: before } = gesture;
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
    hasMarquee: far !== null && before !== null && tinted(before, now, far.from, far.to) > 0.6,
    nodeInPlace: node !== undefined && isPainted(now, node, NODE_COLOUR, NODE_REACH),
    nodeAtPointer: far !== null && gesture.drag !== null && isPainted(now, gesture.drag, NODE_COLOUR, NODE_REACH),
  };
}

const assertSeen =
  (wanted: Partial<Observation>) =>
  (world: NodeToolWorld): Promise<void> =>
    expect.poll(() => observe(world), { timeout: world.within }).toMatchObject(wanted);

export const assertSettled = assertSeen({ isUnmoved: true, hasMarquee: false, nodeInPlace: true });
export const assertDragging = assertSeen({ isUnmoved: true, nodeInPlace: false, nodeAtPointer: true });
export const assertMarquee = assertSeen({ isUnmoved: true, hasMarquee: true });
export const assertPanning = assertSeen({ isPanned: true });
