import type { Point } from '@/model/geometry/points';
import type { ListedObject, MapPage } from '../browser/canvasPage';

/** Distance that an empty point keeps from all objects. */
const CLEAR = 26;

/** The middle of the canvas, in its own CSS pixels. */
export const centre = async ({ canvas }: MapPage): Promise<Point> => {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The plan is not to be seen.');
  return { x: box.width / 2, y: box.height / 2 };
};

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
export const nearest = (listed: readonly ListedObject[], place: Point): ListedObject => {
  const [first] = [...listed].sort((one, other) => distance(one, place) - distance(other, place));
  if (!first) throw new Error('There is nothing of this kind on the plan.');
  return first;
};

const nodesIn = (listed: readonly ListedObject[]) => listed.filter(({ kind }) => kind === 'node' || kind === 'kiosk');
const isClear = (place: Point, others: readonly Point[]) => others.every((other) => distance(place, other) > CLEAR);

/** The middle of a path, away from all nodes. */
export const pathSpot = (listed: readonly ListedObject[], middle: Point): Point =>
  nearest(
    listed.filter((one) => one.kind === 'path' && isClear(one, nodesIn(listed))),
    middle,
  );

/** The label of a room, away from all nodes and paths. */
export function roomSpot(listed: readonly ListedObject[], middle: Point): Point {
  const segments = segmentsOf(listed);
  const isFree = (one: Point) =>
    isClear(one, nodesIn(listed)) && segments.every((segment) => toSegment(one, segment) > CLEAR);
  return nearest(
    listed.filter((one) => one.kind === 'room' && isFree(one)),
    middle,
  );
}

/** A place without a node or a path. */
export function emptySpot(listed: readonly ListedObject[], middle: Point): Point {
  const segments = segmentsOf(listed);
  for (let ring = 0; ring < middle.y - 120; ring += 12)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const place = { x: middle.x + ring * Math.cos(angle), y: middle.y + ring * Math.sin(angle) };
      if (isClear(place, nodesIn(listed)) && segments.every((one) => toSegment(place, one) > CLEAR)) return place;
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
