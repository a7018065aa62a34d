import type { FloorPlan } from '../floorPlan';
import { matchMovedRooms } from './matchMovedRooms';
import { planOffset } from './planOffset';
import type { MatchKind, PlanMatch } from './roomMatch';
import { isCongruent, type MeasuredPlan, measureRooms } from './roomMeasures';
import { type Overlap, roomOverlaps } from './roomOverlaps';

/** Intersection over union from which two rooms are one. */
const ALIKE = 0.6;
/** From which a room is neither split nor merged, whatever else lies in it. */
const CONGRUENT = 0.9;
/** Share of a part that lies in the whole. */
const INSIDE = 0.75;
/** Share of the whole that its parts cover. */
const COVERED = 0.6;
/** The smallest part of a whole; less is furniture or a column. */
const LEAST_PART = 0.08;
/** Share of the smaller room from which rooms with the same name overlap. */
const NAMED = 0.2;

interface Found {
  readonly kind: Exclude<MatchKind, 'gone'>;
  readonly to: readonly number[];
}

/** The rooms of both floor plans that have a counterpart. */
class Matches {
  readonly ofOld = new Map<number, Found>();
  readonly ofNew = new Set<number>();

  set(kind: Found['kind'], old: number, ...to: number[]): void {
    this.ofOld.set(old, { kind, to });
    for (const next of to) this.ofNew.add(next);
  }

  isFree(old: number, next: number): boolean {
    return !this.ofOld.has(old) && !this.ofNew.has(next);
  }
}

/**
 * Finds the rooms of the present floor plan in a new one, which may be shifted: by name where the rooms overlap or have
 * one size, then by shape and place. A room of the new floor plan belongs to several only where they are merged.
 */
export function matchRooms(present: FloorPlan, next: FloorPlan): PlanMatch {
  const before: MeasuredPlan = { plan: present, measures: measureRooms(present) };
  const after: MeasuredPlan = { plan: next, measures: measureRooms(next) };
  const offset = planOffset(before, after);
  const overlaps = roomOverlaps(before, after, offset);
  const matches = new Matches();
  const weak = matchByName(before, after, overlaps, matches);
  const alike = new Set(
    overlaps.filter(({ iou }) => iou >= CONGRUENT).flatMap(({ old, next }) => [`o${old}`, `n${next}`]),
  );
  matchSplitRooms(overlaps, matches, { weak, alike });
  matchMergedRooms(overlaps, matches, { weak, alike });
  matchByShape(overlaps, matches);
  matchMovedRooms({ before, after, offset }, matches);
  return {
    offset,
    rooms: present.names.map((from, old) => {
      const found = matches.ofOld.get(old);
      return { kind: found?.kind ?? 'gone', from, to: (found?.to ?? []).map((mesh) => next.names[mesh]!) };
    }),
    added: next.names.filter((_name, mesh) => !matches.ofNew.has(mesh)),
  };
}

/** @returns rooms with the same name but little in common, by old room: parts of a split or merged one may keep its name */
function matchByName(
  before: MeasuredPlan,
  after: MeasuredPlan,
  overlaps: readonly Overlap[],
  matches: Matches,
): ReadonlyMap<number, number> {
  const weak = new Map<number, number>();
  for (const { old, next, ofOld, ofNew, iou } of overlaps) {
    if (before.plan.names[old] !== after.plan.names[next] || Math.max(ofOld, ofNew) < NAMED) continue;
    const isMoved = iou < ALIKE && isCongruent(before, old, after, next);
    matches.set(isMoved ? 'moved' : 'same', old, next);
    if (iou < CONGRUENT && !isMoved) weak.set(old, next);
  }
  const byName = new Map(after.plan.names.map((name, mesh) => [name, mesh]));
  for (const [old, name] of before.plan.names.entries()) {
    const next = byName.get(name);
    if (next !== undefined && matches.isFree(old, next) && isCongruent(before, old, after, next))
      matches.set('moved', old, next);
  }
  return weak;
}

interface Candidates {
  /** The new rooms that have only the name in common with an old one. */
  readonly weak: ReadonlyMap<number, number>;
  /** Rooms that lie on one of their shape: the letter o or n, for old and new, and their number. */
  readonly alike: ReadonlySet<string>;
}

function groupBy(overlaps: readonly Overlap[], side: 'old' | 'next'): Map<number, Overlap[]> {
  const groups = new Map<number, Overlap[]>();
  for (const one of overlaps) groups.set(one[side], [...(groups.get(one[side]) ?? []), one]);
  return groups;
}

function matchSplitRooms(overlaps: readonly Overlap[], matches: Matches, { weak, alike }: Candidates): void {
  for (const [old, group] of groupBy(overlaps, 'old')) {
    const named = weak.get(old);
    if (alike.has(`o${old}`) || (matches.ofOld.has(old) && named === undefined)) continue;
    const parts = group
      .filter(({ next, ofOld, ofNew }) => ofNew >= INSIDE && ofOld >= LEAST_PART && !alike.has(`n${next}`))
      .filter(({ next }) => next === named || !matches.ofNew.has(next))
      .sort((one, other) => other.ofOld - one.ofOld || one.next - other.next);
    if (!isWhole(parts.map(({ ofOld }) => ofOld))) continue;
    // The part that keeps the name comes first: people have kept it for a reason.
    parts.sort((one, other) => Number(other.next === named) - Number(one.next === named));
    matches.set('split', old, ...parts.map(({ next }) => next));
  }
}

function matchMergedRooms(overlaps: readonly Overlap[], matches: Matches, { weak, alike }: Candidates): void {
  for (const [next, group] of groupBy(overlaps, 'next')) {
    if (alike.has(`n${next}`)) continue;
    const isNamed = ({ old }: Overlap) => weak.get(old) === next && matches.ofOld.get(old)?.kind === 'same';
    if (matches.ofNew.has(next) && !group.some(isNamed)) continue;
    const parts = group
      .filter(({ old, ofOld, ofNew }) => ofOld >= INSIDE && ofNew >= LEAST_PART && !alike.has(`o${old}`))
      .filter((one) => isNamed(one) || !matches.ofOld.has(one.old));
    if (!isWhole(parts.map(({ ofNew }) => ofNew))) continue;
    for (const { old } of parts) matches.set('merged', old, next);
  }
}

/** Whether shares of a whole are several parts of it that cover it, not one above the other. */
function isWhole(shares: readonly number[]): boolean {
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.length > 1 && sum >= COVERED && sum <= 1.1;
}

/** The pairs that have most in common first. */
function matchByShape(overlaps: readonly Overlap[], matches: Matches): void {
  const alike = overlaps
    .filter(({ iou }) => iou >= ALIKE)
    .sort((one, other) => other.iou - one.iou || one.old - other.old || one.next - other.next);
  for (const { old, next } of alike) if (matches.isFree(old, next)) matches.set('renamed', old, next);
}
