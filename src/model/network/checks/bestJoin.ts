import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import type { EdgeWithEnds } from '../networkIndex';
import { type Join, joinOf } from '../operations/connectToPath';
import type { NearPath } from './nearestPaths';
import type { CheckedFloor } from './problem';
import { isWalkable } from './walkable';

interface Start extends Point {
  readonly mesh: string | null;
}

/** A path with the node that is to join it, and the point where it does. */
interface PathJoin<From extends Start> extends EdgeWithEnds {
  readonly start: From;
  readonly join: Join;
}

/** Paths that are tried after the first one that will do: the way from a door is another than that from the middle of a room. */
const TRIED_AFTER = 8;
/** Metres that a corridor may be further away than the way to another entrance, and than that entrance itself. */
const AT_SPUR = 10;
const AT_ENTRANCE = 30;

/**
 * The shortest way to one of the paths that visitors can walk: a corridor before the way to another entrance, which
 * is taken only where no corridor is near. Null where there is none.
 *
 * @param startFor where the way to a point of a path begins
 */
export function bestJoin<From extends Start>(
  floor: CheckedFloor | undefined,
  paths: readonly NearPath[],
  startFor: (at: Point) => From,
): PathJoin<From> | null {
  let best: { readonly found: PathJoin<From>; readonly cost: number } | null = null;
  let after = 0;
  for (const path of paths) {
    if (best && ++after > TRIED_AFTER) break;
    const start = startFor(path.at);
    const join = joinOf(start, path.from, path.to);
    const mesh = [path.from, path.to].find(({ id }) => id === join.end)?.mesh ?? null;
    const cost = distance(start, join) + (mesh !== null ? AT_ENTRANCE : path.isSpur ? AT_SPUR : 0);
    if (best && cost >= best.cost) continue;
    if (!isWalkable(floor, start, { ...join, mesh })) continue;
    best = { found: { edge: path.edge, from: path.from, to: path.to, start, join }, cost };
  }
  return best?.found ?? null;
}
