import { distance } from '@/model/geometry/segments';
import type { MapNode, Network, NodeId } from '../../network';
import type { NetworkIndex } from '../../networkIndex';
import { nodeName } from '../../objectName';
import { fix } from '../fix';
import { floorIndexes } from '../floorIndexes';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject, type Problem } from '../problem';
import { isWalkable } from '../walkable';

/** Metres within which the ends of two paths look joined at the zoom of a floor. */
const REACH = 0.5;
/** Nearer than this they share a spot, which another check reports. */
const SPOT = 0.002;

/** Ends of paths that nearly meet: they look joined and are not. */
export const nearEndsCheck: NetworkCheck = ({ network, floors }) => {
  const degree = degrees(network);
  const stops = new Set(Array.from(network.groups.values(), ({ nodes }) => nodes).flat());
  const isEnd = ({ id, mesh }: MapNode) => degree.get(id) === 1 && mesh === null && !stops.has(id);
  const problems: Problem[] = [];
  const reported = new Set<NodeId>();
  for (const index of floorIndexes(network).values())
    for (const end of index.nodes) {
      if (!isEnd(end) || reported.has(end.id)) continue;
      const { x, y } = end;
      const near = index
        .nodesWithin({ minX: x - REACH, minY: y - REACH, maxX: x + REACH, maxY: y + REACH })
        .filter((other) => degree.has(other.id) && isNear(end, other) && !isNeighbour(index, end, other))
        .sort((one, other) => distance(end, one) - distance(end, other))[0];
      // Nodes that a wall separates are not meant to be joined.
      if (!near || !isWalkable(floors.get(end.floor), end, near)) continue;
      reported.add(end.id).add(near.id);
      const nodes = [near, end];
      const ids = nodes.map(({ id }) => id);
      problems.push({
        ...NO_OBJECTS,
        check: 'near-ends',
        severity: 'warning',
        message: 'near-ends',
        subject: nodesAsSubject(nodes),
        nodes: ids,
        place: atNode(end),
        fixes: [fix('unite', nodeName(near), { type: 'uniteNodes', nodes: ids }, { count: 2 })],
      });
    }
  return problems;
};

const isNear = (one: MapNode, other: MapNode): boolean =>
  one.id !== other.id && distance(one, other) <= REACH && distance(one, other) > SPOT;

/** The box of a path contains its ends, so those at a node are among the paths within it. */
function isNeighbour(index: NetworkIndex, { id, x, y }: MapNode, other: MapNode): boolean {
  return index
    .edgesWithin({ minX: x, minY: y, maxX: x, maxY: y })
    .some(({ edge: { from, to } }) => (from === id && to === other.id) || (from === other.id && to === id));
}

/** The number of paths at each node that has any. */
function degrees(network: Network): ReadonlyMap<NodeId, number> {
  const counts = new Map<NodeId, number>();
  for (const { from, to } of network.edges.values())
    for (const id of [from, to]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
