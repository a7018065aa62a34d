import { ringContains } from '@/model/geometry/outline/ring';
import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import type { CorrectionError } from './correction';
import type { Ring } from './meshShape';

/** Metres between points that are one. */
const SAME = 0.001;
/** Metres by which a line may fall short of an outline that it ends at. */
const REACH = 0.3;

/** Where a line meets a ring of a part. */
interface Meeting {
  /** Segment of the line plus the share along it. */
  readonly along: number;
  readonly at: Point;
  readonly ring: number;
  /** Side of the ring plus the share along it. */
  readonly around: number;
}

type Cut = { readonly halves: readonly [Ring[], Ring[]] } | { readonly refused: CorrectionError };

const corner = (ring: Ring, index: number): Point => ({ x: ring[index * 2]!, y: ring[index * 2 + 1]! });

/**
 * Cuts an outer ring with its holes along a line. The line begins and ends outside, on the outline or close to it, and is
 * inside the part once.
 */
export function cutPart(part: readonly Ring[], line: readonly Point[]): Cut {
  const reaching = extended(line);
  const meetings = meetingsOf(part, reaching);
  const spans = insideSpans(part, reaching, meetings);
  if (spans.length === 0) return { refused: 'line-misses' };
  if (spans.length > 1) return { refused: 'line-crosses-again' };
  const [from, to] = spans[0]!;
  // It ends inside, or in a hole.
  if (!from || !to || from.ring !== 0 || to.ring !== 0) return { refused: 'line-misses' };
  const inner = reaching.filter((_point, at) => at > from.along && at < to.along);
  const outer = part[0]!;
  const one = ringOf([...walk(outer, from, to), ...inner.toReversed()]);
  const other = ringOf([...walk(outer, to, from), ...inner]);
  const holesIn = (ring: Ring) => part.slice(1).filter((hole) => ringContains(ring, hole[0]!, hole[1]!));
  return {
    halves: [
      [one, ...holesIn(one)],
      [other, ...holesIn(other)],
    ],
  };
}

/** The line with both ends moved outward by a little, since a point on an outline is rarely exactly on it. */
function extended(line: readonly Point[]): Point[] {
  const beyond = (end: Point, before: Point): Point => {
    const length = distance(before, end) || 1;
    return { x: end.x + ((end.x - before.x) / length) * REACH, y: end.y + ((end.y - before.y) / length) * REACH };
  };
  return [beyond(line[0]!, line[1]!), ...line.slice(1, -1), beyond(line.at(-1)!, line.at(-2)!)];
}

/** The points where the line meets the rings, in its order; meetings less than a millimetre apart count as one. */
function meetingsOf(part: readonly Ring[], line: readonly Point[]): Meeting[] {
  const found: Meeting[] = [];
  for (let segment = 0; segment + 1 < line.length; segment++)
    for (const [ring, values] of part.entries())
      for (let side = 0; side < values.length / 2; side++) {
        const to = corner(values, (side + 1) % (values.length / 2));
        const met = meetingOf(line[segment]!, line[segment + 1]!, corner(values, side), to);
        if (met) found.push({ along: segment + met.along, at: met.at, ring, around: side + met.around });
      }
  found.sort((one, other) => one.along - other.along);
  return found.filter((one, at) => at === 0 || distance(one.at, found[at - 1]!.at) > SAME);
}

/** Where segment ab meets segment cd, both with a millimetre to spare. */
function meetingOf(a: Point, b: Point, c: Point, d: Point) {
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const area = dx * ey - dy * ex;
  const [length, side] = [Math.hypot(dx, dy), Math.hypot(ex, ey)];
  if (length < SAME || side < SAME || Math.abs(area) < 1e-9 * length * side) return null;
  const along = ((c.x - a.x) * ey - (c.y - a.y) * ex) / area;
  const around = ((c.x - a.x) * dy - (c.y - a.y) * dx) / area;
  const isOn = (share: number, whole: number) => share * whole >= -SAME && (share - 1) * whole <= SAME;
  if (!isOn(along, length) || !isOn(around, side)) return null;
  const clamped = Math.min(1, Math.max(0, around));
  return {
    along: Math.min(1, Math.max(0, along)),
    around: clamped,
    at: { x: c.x + ex * clamped, y: c.y + ey * clamped },
  };
}

/** The pieces of the line that are inside the part, by the meetings at their ends; null is an end of the line. */
function insideSpans(part: readonly Ring[], line: readonly Point[], meetings: readonly Meeting[]) {
  const spans: [Meeting | null, Meeting | null][] = [];
  const ends = [null, ...meetings, null];
  for (let at = 0; at + 1 < ends.length; at++) {
    const [from, to] = [ends[at]!, ends[at + 1]!];
    const [start, end] = [from?.along ?? 0, to?.along ?? line.length - 1];
    if (end - start < 1e-9) continue;
    const middle = pointAt(line, (start + Math.min(end, Math.floor(start) + 1)) / 2);
    const rings = part.filter((ring) => ringContains(ring, middle.x, middle.y)).length;
    if (rings % 2 === 1) spans.push([from, to]);
  }
  return spans;
}

function pointAt(line: readonly Point[], along: number): Point {
  const segment = Math.min(Math.floor(along), line.length - 2);
  const [from, to] = [line[segment]!, line[segment + 1]!];
  const share = along - segment;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The points of a ring from one meeting forward to another. */
function walk(ring: Ring, from: Meeting, to: Meeting): Point[] {
  const count = ring.length / 2;
  const until = to.around > from.around ? to.around : to.around + count;
  const points = [from.at];
  for (let index = Math.floor(from.around) + 1; index <= until; index++) points.push(corner(ring, index % count));
  points.push(to.at);
  return points;
}

function ringOf(points: readonly Point[]): Ring {
  const kept = points.filter((point, at) => distance(point, points[(at || points.length) - 1]!) > SAME);
  return kept.flatMap(({ x, y }) => [x, y]);
}
