import type { Point } from '@/model/geometry/points';
import { isCongruent, type MeasuredPlan, middleOf, sizeOf } from './roomMeasures';

/** Metres within which two shifts count as one. */
const CELL = 0.5;
/** Rooms of one size that are compared each with each; more of them, as in a hotel, would vote for every shift. */
const MOST_ALIKE = 12;
/** Shifts with the most votes, which are tried. */
const MOST_TRIED = 8;
/** A room with the same name counts as much as this many of the same size. */
const NAME_WEIGHT = 3;

const NO_OFFSET: Point = { x: 0, y: 0 };

const key = ({ x, y }: Point, cell: number) => `${Math.round(x / cell)} ${Math.round(y / cell)}`;

/** Rooms by their size, to a decimetre. */
function bySize({ plan }: MeasuredPlan): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (let mesh = 0; mesh < plan.names.length; mesh++) {
    const { width, depth } = sizeOf(plan, mesh);
    const size = key({ x: width, y: depth }, 0.1);
    const group = groups.get(size);
    if (group) group.push(mesh);
    else groups.set(size, [mesh]);
  }
  return groups;
}

/**
 * The shift of a new floor plan against the present one in metres: the one by which most rooms come to lie on a room of
 * their size; rooms that were moved, added or removed do not change it. 0, 0 where no room tells.
 */
export function planOffset(before: MeasuredPlan, after: MeasuredPlan): Point {
  const byName = new Map(after.plan.names.map((name, mesh) => [name, mesh]));
  const votes = new Map<string, { count: number; shifts: Point[] }>();
  const vote = (old: number, next: number, count: number) => {
    const [from, to] = [middleOf(before, old), middleOf(after, next)];
    const shift = { x: to.x - from.x, y: to.y - from.y };
    const cell = key(shift, CELL);
    const there = votes.get(cell) ?? { count: 0, shifts: [] };
    there.count += count;
    there.shifts.push(shift);
    votes.set(cell, there);
  };
  for (const [old, name] of before.plan.names.entries()) {
    const next = byName.get(name);
    if (next !== undefined && isCongruent(before, old, after, next)) vote(old, next, NAME_WEIGHT);
  }
  const newSizes = bySize(after);
  for (const [size, olds] of bySize(before)) {
    const news = newSizes.get(size) ?? [];
    if (olds.length > MOST_ALIKE || news.length > MOST_ALIKE) continue;
    for (const old of olds) for (const next of news) if (isCongruent(before, old, after, next)) vote(old, next, 1);
  }
  const tried = [...votes.values()].sort((one, other) => other.count - one.count).slice(0, MOST_TRIED);
  const supported = supportOf(before, after);
  let best = { offset: NO_OFFSET, support: supported(NO_OFFSET) };
  for (const offset of tried.map(({ shifts }) => medianOf(shifts))) {
    const support = supported(offset);
    if (support > best.support) best = { offset, support };
  }
  return best.offset;
}

const medianOf = (shifts: readonly Point[]): Point => ({
  x: median(shifts.map(({ x }) => x)),
  y: median(shifts.map(({ y }) => y)),
});

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Counts the rooms that lie on a room of their size once they are shifted, those with the same name more. */
function supportOf(before: MeasuredPlan, after: MeasuredPlan): (offset: Point) => number {
  const cells = new Map<string, number[]>();
  for (let mesh = 0; mesh < after.plan.names.length; mesh++) {
    const cell = key(middleOf(after, mesh), CELL);
    cells.set(cell, [...(cells.get(cell) ?? []), mesh]);
  }
  return (offset) => {
    let sum = 0;
    for (const [old, name] of before.plan.names.entries()) {
      const { x, y } = middleOf(before, old);
      const at = { x: x + offset.x, y: y + offset.y };
      let weight = 0;
      for (const next of around(cells, at)) {
        const { x: nx, y: ny } = middleOf(after, next);
        if (Math.hypot(nx - at.x, ny - at.y) > CELL / 2 || !isCongruent(before, old, after, next)) continue;
        weight = Math.max(weight, after.plan.names[next] === name ? NAME_WEIGHT : 1);
      }
      sum += weight;
    }
    return sum;
  };
}

function* around(cells: ReadonlyMap<string, number[]>, { x, y }: Point): Generator<number> {
  for (const dx of [-CELL, 0, CELL])
    for (const dy of [-CELL, 0, CELL]) yield* cells.get(key({ x: x + dx, y: y + dy }, CELL)) ?? [];
}
