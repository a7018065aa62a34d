import type { GroupId, NodeId, TransitGroup } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Deletes nodes with their paths and transit stops; an empty transit group is deleted too. */
export function deleteNodes(ids: Iterable<NodeId>): NetworkEdit {
  return (network) => {
    const gone = new Set([...ids].filter((id) => network.nodes.has(id)));
    if (gone.size === 0) return network;
    const nodes = new Map(network.nodes);
    for (const id of gone) nodes.delete(id);
    const edges = new Map(network.edges);
    for (const edge of network.edges.values()) if (gone.has(edge.from) || gone.has(edge.to)) edges.delete(edge.id);
    return { ...network, nodes, edges, groups: withoutNodes(network.groups, gone) };
  };
}

function withoutNodes(
  groups: ReadonlyMap<GroupId, TransitGroup>,
  gone: ReadonlySet<NodeId>,
): ReadonlyMap<GroupId, TransitGroup> {
  const touched = [...groups.values()].filter((group) => group.nodes.some((id) => gone.has(id)));
  if (touched.length === 0) return groups;
  const kept = new Map(groups);
  for (const group of touched) {
    const left = group.nodes.filter((id) => !gone.has(id));
    if (left.length === 0) kept.delete(group.id);
    else kept.set(group.id, { ...group, nodes: left });
  }
  return kept;
}
