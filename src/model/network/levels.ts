import type { MapNode, NodeId, TransitGroup } from './network';

/** The stops of a group from lowest to highest; deleted and closed nodes are skipped. */
export function openLevels(nodes: { get(id: NodeId): MapNode | undefined }, group: TransitGroup): MapNode[] {
  return group.nodes
    .map((id) => nodes.get(id))
    .filter((node): node is MapNode => node?.open === true)
    .sort((one, other) => one.z - other.z || one.id - other.id);
}
