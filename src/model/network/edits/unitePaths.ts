import type { Direction, Edge, TravelKey } from '../network';

/**
 * The paths between two nodes after another one between the same two is added. One path is enough where it allows all
 * that both allow and nothing else; otherwise both stay, so that no route is lost and none is opened that nobody drew.
 */
export function withPath(paths: readonly Edge[], added: Edge): readonly Edge[] {
  for (const path of paths) {
    const other = oriented(added, path);
    if (covers(path, other)) return paths;
    const united = covers(other, path) ? { ...other, id: path.id } : union(path, other);
    if (united)
      return withPath(
        paths.filter((one) => one !== path),
        united,
      );
  }
  return [...paths, added];
}

/** The same path, drawn from the end at which `like` begins. */
const oriented = (path: Edge, like: Edge): Edge =>
  path.from === like.from
    ? path
    : { ...path, from: path.to, to: path.from, direction: (0 - path.direction) as Direction };

/** Whether every route along `other` may take `path` at no higher cost. */
const covers = (path: Edge, other: Edge): boolean =>
  (path.direction === 0 || path.direction === other.direction) &&
  allowsAll(path.travel, other.travel) &&
  path.weight <= other.weight &&
  path.multiplier <= other.multiplier &&
  path.multiplierZ <= other.multiplierZ;

/** The one path that allows just what the two allow, or null. */
function union(one: Edge, other: Edge): Edge | null {
  const costAlike =
    one.weight === other.weight && one.multiplier === other.multiplier && one.multiplierZ === other.multiplierZ;
  if (!costAlike) return null;
  if (allowsAll(one.travel, other.travel) && allowsAll(other.travel, one.travel)) return { ...one, direction: 0 };
  return one.direction === other.direction ? { ...one, travel: unionOfTravel(one.travel, other.travel) } : null;
}

/** A path without travel types is open to all. */
const allowsAll = (travel: readonly TravelKey[], other: readonly TravelKey[]): boolean =>
  travel.length === 0 || (other.length > 0 && other.every((key) => travel.includes(key)));

const unionOfTravel = (one: readonly TravelKey[], other: readonly TravelKey[]): readonly TravelKey[] =>
  one.length === 0 || other.length === 0 ? [] : [...new Set([...one, ...other])];
