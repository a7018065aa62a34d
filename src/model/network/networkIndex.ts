import Flatbush from 'flatbush';
import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { nearestOnSegment } from '@/model/geometry/segments';
import type { Edge, FloorId, MapNode, Network } from './network';

/** A path with its two ends, as it is drawn. */
export interface EdgeWithEnds {
  readonly edge: Edge;
  readonly from: MapNode;
  readonly to: MapNode;
}

/** Spatial index of the nodes and paths of one floor. */
export interface NetworkIndex {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly EdgeWithEnds[];
  nodesWithin(box: Box): readonly MapNode[];
  edgesWithin(box: Box): readonly EdgeWithEnds[];
  /** The nearest node within `reach` metres. */
  nodeAt(point: Point, reach: number): MapNode | null;
  edgeAt(point: Point, reach: number): EdgeWithEnds | null;
}

export function buildNetworkIndex(network: Network, floor: FloorId): NetworkIndex {
  const nodes: MapNode[] = [];
  for (const node of network.nodes.values()) if (node.floor === floor) nodes.push(node);
  const edges: EdgeWithEnds[] = [];
  for (const edge of network.edges.values()) {
    const from = network.nodes.get(edge.from);
    const to = network.nodes.get(edge.to);
    if (from?.floor === floor && to?.floor === floor) edges.push({ edge, from, to });
  }
  const findNodes = indexOf(nodes, ({ x, y }) => [x, y, x, y]);
  const findEdges = indexOf(edges, ({ from, to }) => [
    Math.min(from.x, to.x),
    Math.min(from.y, to.y),
    Math.max(from.x, to.x),
    Math.max(from.y, to.y),
  ]);
  const around = ({ x, y }: Point, reach: number): Box => ({
    minX: x - reach,
    minY: y - reach,
    maxX: x + reach,
    maxY: y + reach,
  });
  return {
    nodes,
    edges,
    nodesWithin: findNodes,
    edgesWithin: findEdges,
    nodeAt: (point, reach) => nearest(findNodes(around(point, reach)), (node) => distance(point, node), reach),
    edgeAt: (point, reach) =>
      nearest(
        findEdges(around(point, reach)),
        ({ from, to }) => distance(point, nearestOnSegment(point, from, to)),
        reach,
      ),
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function nearest<T>(found: readonly T[], distanceOf: (one: T) => number, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const one of found) {
    const away = distanceOf(one);
    if (away > least || (best !== null && away === least)) continue;
    least = away;
    best = one;
  }
  return best;
}

/** Built on the first query: a floor can be shown, and edited from lists, without it. */
function indexOf<T>(records: readonly T[], boxOf: (record: T) => readonly [number, number, number, number]) {
  if (records.length === 0) return () => [];
  let made: Flatbush | null = null;
  const make = () => {
    const index = new Flatbush(records.length);
    for (const record of records) index.add(...boxOf(record));
    index.finish();
    return index;
  };
  return ({ minX, minY, maxX, maxY }: Box): readonly T[] => {
    made ??= make();
    return made.search(minX, minY, maxX, maxY).map((at) => records[at]!);
  };
}
