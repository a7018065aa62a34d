import Flatbush from 'flatbush';
import type { Point } from '@/model/geometry/points';
import { distance, nearestOnSegment } from '@/model/geometry/segments';
import type { FloorId, MapNode, Network, NodeId } from '../network';
import type { EdgeWithEnds } from '../networkIndex';

interface FoundPath extends EdgeWithEnds {
  /** Whether it leads to an entrance and no further. */
  readonly isSpur: boolean;
}

export interface NearPath extends FoundPath {
  /** The point of the path nearest to the one that was asked for. */
  readonly at: Point;
}

/** The paths of a floor nearest to a point, nearest first. */
export type NearestPaths = (floor: FloorId, point: Point) => readonly NearPath[];

/** Paths that are tried before a wall is taken as closed. */
const MOST = 32;

/** Indexes the paths on the first question, since most networks have nothing to connect. */
export function nearestPaths(network: Network): NearestPaths {
  let floors: ReadonlyMap<FloorId, FloorPaths> | null = null;
  return (floor, point) => {
    floors ??= indexPaths(network);
    const paths = floors.get(floor);
    if (!paths) return [];
    return paths.index
      .neighbors(point.x, point.y, MOST)
      .map((position): NearPath => {
        const path = paths.list[position]!;
        return { ...path, at: nearestOnSegment(point, path.from, path.to) };
      })
      .sort((one, other) => distance(point, one.at) - distance(point, other.at));
  };
}

interface FloorPaths {
  readonly list: readonly FoundPath[];
  readonly index: Flatbush;
}

function indexPaths(network: Network): ReadonlyMap<FloorId, FloorPaths> {
  const lists = new Map<FloorId, FoundPath[]>();
  const degrees = new Map<NodeId, number>();
  for (const { from, to } of network.edges.values())
    for (const id of [from, to]) degrees.set(id, (degrees.get(id) ?? 0) + 1);
  const isEnd = ({ id, mesh }: MapNode): boolean => mesh !== null && degrees.get(id) === 1;
  for (const edge of network.edges.values()) {
    const from = network.nodes.get(edge.from);
    const to = network.nodes.get(edge.to);
    if (!from || !to) continue;
    const list = lists.get(from.floor);
    const path = { edge, from, to, isSpur: isEnd(from) || isEnd(to) };
    if (list) list.push(path);
    else lists.set(from.floor, [path]);
  }
  return new Map(
    Array.from(lists, ([floor, list]) => {
      const index = new Flatbush(list.length);
      for (const { from, to } of list)
        index.add(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y));
      index.finish();
      return [floor, { list, index }] as const;
    }),
  );
}
