import { ringContains } from '@/model/geometry/outline/ring';
import { doorOutline, type PlanOutline } from '../outlineOf';
import type { IfcBody } from './ifcModel';

/** A door as a file describes it; directions and metres are those of the floor. */
export interface IfcDoorFacts {
  readonly body: IfcBody;
  /** The opening of the wall that it fills; empty where there is none. */
  readonly opening: IfcBody;
  /** Along the wall. */
  readonly axis: readonly [x: number, y: number];
  /** Metres; null where the file does not say. */
  readonly width: number | null;
}

/** Metres that a door may be wide. */
const LEAST_WIDTH = 0.3;
const MOST_WIDTH = 20;
/** A body deeper than this, in metres, is of a door that stands open: its opening tells where it is. */
const MOST_DEPTH = 0.6;
/** The leaf of a door that is shut is about as long as the door is wide. */
const LEAST_LENGTH = 0.5;
const MOST_LENGTH = 1.5;
/** Metres from the middle of a door up to which the rooms on its sides begin. */
const REACH = 0.6;
/** Metres that a door reaches to each side at least, and into a room. */
const HALF_DOOR = 0.1;
const INTO_ROOM = 0.02;

type Span = readonly [from: number, to: number];
const lengthOf = ([from, to]: Span): number => to - from;
const middleOf = ([from, to]: Span): number => (from + to) / 2;

/** From where to where a body goes in a direction; null where it is empty. */
function spanOf(body: IfcBody, [x, y]: readonly [number, number]): Span | null {
  let [from, to] = [Infinity, -Infinity];
  for (let at = 0; at < body.length; at += 3) {
    const place = body[at]! * x + body[at + 1]! * y;
    from = Math.min(from, place);
    to = Math.max(to, place);
  }
  return from <= to ? [from, to] : null;
}

/** A door on a floor. */
export interface IfcDoor {
  readonly shape: PlanOutline;
  /** There is a room on both sides of it. */
  readonly isInside: boolean;
  /** There is neither a room nor another wall on one of its sides, however far. */
  readonly isOutermost: boolean;
}

/**
 * A door as wide as the file says, in the middle of its leaf, and through the wall to the rooms on both sides. Null where
 * the file does not say where it is.
 * @param walls outlines of walls, the one that it is in among them
 */
export function placeDoor(
  door: IfcDoorFacts,
  rooms: readonly PlanOutline[],
  walls: readonly PlanOutline[],
): IfcDoor | null {
  const along = wallAxis(door);
  const across = [-along[1], along[0]] as const;
  const place = (of: readonly [number, number], least: number, most: number): number | null => {
    const [body, opening] = [spanOf(door.body, of), spanOf(door.opening, of)];
    const isLeaf = body && lengthOf(body) >= least && lengthOf(body) <= most;
    const span = isLeaf ? body : (opening ?? body);
    return span && middleOf(span);
  };
  const width = widthOf(door, along);
  const [at, side] = [place(along, width * LEAST_LENGTH, width * MOST_LENGTH), place(across, 0, MOST_DEPTH)];
  if (at === null || side === null || width === 0) return null;
  const middle = [at * along[0] + side * across[0], at * along[1] + side * across[1]] as const;
  const sides = [across, [-across[0], -across[1]] as const];
  const near = sides.flatMap((to) => roomBeside(rooms, middle, to) ?? []);
  const half = width / 2;
  const shape = doorOutline(
    [middle[0] - along[0] * half, middle[1] - along[1] * half],
    [middle[0] + along[0] * half, middle[1] + along[1] * half],
    Math.max(HALF_DOOR, ...near.map(({ distance }) => distance + INTO_ROOM)),
  );
  const isOpen = (to: readonly [number, number]) =>
    distancesTo(rooms, middle, to).length === 0 &&
    distancesTo(walls, middle, to).every((distance) => distance <= REACH);
  return shape && { shape, isInside: new Set(near.map(({ room }) => room)).size > 1, isOutermost: sides.some(isOpen) };
}

/** The axis of the door, or the one across it, where the hole in the wall is as wide as the door in that direction. */
function wallAxis({ axis, body, opening, width }: IfcDoorFacts): readonly [number, number] {
  const across = [-axis[1], axis[0]] as const;
  const hole = opening.length > 0 ? opening : body;
  const [one, other] = [spanOf(hole, axis), spanOf(hole, across)];
  if (!one || !other) return axis;
  const off = (span: Span) => (width === null ? -lengthOf(span) : Math.abs(lengthOf(span) - width));
  return off(other) < off(one) - HALF_DOOR ? across : axis;
}

function widthOf({ width, body, opening }: IfcDoorFacts, along: readonly [number, number]): number {
  if (width !== null && width >= LEAST_WIDTH && width <= MOST_WIDTH) return width;
  const span = spanOf(opening, along) ?? spanOf(body, along);
  return span ? Math.min(lengthOf(span), MOST_WIDTH) : 0;
}

/** The room that begins nearest in a direction, or the one that the point is in where no other is near; null without any. */
function roomBeside(
  rooms: readonly PlanOutline[],
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): { readonly room: PlanOutline; readonly distance: number } | null {
  let nearest: { readonly room: PlanOutline; readonly distance: number } | null = null;
  for (const room of rooms) {
    const begins = [0, ...distancesTo([room], [x, y], [dx, dy]).sort((one, other) => one - other)].find(
      (distance) =>
        distance <= REACH && contains(room, x + dx * (distance + INTO_ROOM), y + dy * (distance + INTO_ROOM)),
    );
    if (begins === undefined) continue;
    const isNearer = !nearest || nearest.distance === 0 || (begins > 0 && begins < nearest.distance);
    if (isNearer) nearest = { room, distance: begins };
  }
  return nearest;
}

/** A hole is a ring like the others, by the even-odd rule. */
const contains = ({ rings }: PlanOutline, x: number, y: number): boolean =>
  rings.filter((ring) => ringContains(ring, x, y)).length % 2 === 1;

/** Metres to each place where a ray meets an outline. */
function distancesTo(
  outlines: readonly PlanOutline[],
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): number[] {
  const distances: number[] = [];
  for (const { rings } of outlines)
    for (const ring of rings)
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [ax, ay] = [ring[j]! - x, ring[j + 1]! - y];
        const [ex, ey] = [ring[i]! - ring[j]!, ring[i + 1]! - ring[j + 1]!];
        const turn = dx * ey - dy * ex;
        if (turn === 0) continue;
        const distance = (ax * ey - ay * ex) / turn;
        const share = (ax * dy - ay * dx) / turn;
        if (distance >= 0 && share >= 0 && share <= 1) distances.push(distance);
      }
  return distances;
}
