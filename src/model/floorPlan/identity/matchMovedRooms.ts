import type { Point } from '@/model/geometry/points';
import { isCongruent, type MeasuredPlan, middleOf } from './roomMeasures';

interface Matches {
  readonly ofOld: { has(old: number): boolean };
  readonly ofNew: { has(next: number): boolean };
  set(kind: 'moved', old: number, next: number): void;
}

interface Plans {
  readonly before: MeasuredPlan;
  readonly after: MeasuredPlan;
  readonly offset: Point;
}

/** Metres that a room with another name may have moved, and the same in sides of the room. */
const MOST_METRES = 15;
const MOST_SIDES = 4;

/** Rooms with their name elsewhere, in whatever shape; then rooms whose nearest room of their size is near. */
export function matchMovedRooms({ before, after, offset }: Plans, matches: Matches): void {
  const byName = new Map(after.plan.names.map((name, mesh) => [name, mesh]));
  for (const [old, name] of before.plan.names.entries()) {
    const next = byName.get(name);
    if (next !== undefined && !matches.ofOld.has(old) && !matches.ofNew.has(next)) matches.set('moved', old, next);
  }
  const news = [...after.plan.names.keys()].filter(
    (next) => !matches.ofNew.has(next) && after.measures.areas[next]! > 0,
  );
  const near = [...before.plan.names.keys()]
    .filter((old) => !matches.ofOld.has(old) && before.measures.areas[old]! > 0)
    .flatMap((old) => nearOnes(old, news, { before, after, offset }))
    .sort((one, other) => one.distance - other.distance || one.old - other.old || one.next - other.next);
  for (const { old, next } of near)
    if (!matches.ofOld.has(old) && !matches.ofNew.has(next)) matches.set('moved', old, next);
}

function nearOnes(old: number, news: readonly number[], { before, after, offset }: Plans) {
  const { x, y } = middleOf(before, old);
  const most = Math.max(MOST_METRES, MOST_SIDES * Math.sqrt(before.measures.areas[old]!));
  return news.flatMap((next) => {
    const to = middleOf(after, next);
    const distance = Math.hypot(to.x - x - offset.x, to.y - y - offset.y);
    return distance <= most && isCongruent(before, old, after, next) ? [{ old, next, distance }] : [];
  });
}
