import type { MapNode, NodeId, TransitGroup } from './network';

/** Stops of one floor whose heights differ by less than this in metres are doors of one level. */
const SAME_LEVEL = 1;

/** Whether two stops are on one level: a lift with doors on two sides has several there. */
export const isSameLevel = (one: MapNode, other: MapNode): boolean =>
  one.floor === other.floor && Math.abs(one.z - other.z) < SAME_LEVEL;

/** The stops of a group by level, from the lowest to the highest. */
export function openFloors(nodes: { get(id: NodeId): MapNode | undefined }, group: TransitGroup): MapNode[][] {
  const levels: MapNode[][] = [];
  for (const stop of openLevels(nodes, group)) {
    const level = levels.find(([first]) => first && isSameLevel(first, stop));
    if (level) level.push(stop);
    else levels.push([stop]);
  }
  return levels;
}

/** The stops of a group from lowest to highest; deleted and closed nodes are skipped. */
function openLevels(nodes: { get(id: NodeId): MapNode | undefined }, group: TransitGroup): MapNode[] {
  return group.nodes
    .map((id) => nodes.get(id))
    .filter((node): node is MapNode => node?.open === true)
    .sort((one, other) => one.z - other.z || one.id - other.id);
}
