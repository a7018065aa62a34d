import type { GroupId, NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Makes a node a stop of a transit group. */
export function joinGroup(id: GroupId, node: NodeId): NetworkEdit {
  return (network) => {
    const group = network.groups.get(id);
    if (!group || !network.nodes.has(node) || group.nodes.includes(node)) return network;
    return { ...network, groups: new Map(network.groups).set(id, { ...group, nodes: [...group.nodes, node] }) };
  };
}
