import type { GroupId, NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Removes a node from a transit group and deletes an empty group. */
export function leaveGroup(id: GroupId, node: NodeId): NetworkEdit {
  return (network) => {
    const group = network.groups.get(id);
    if (!group?.nodes.includes(node)) return network;
    const left = group.nodes.filter((member) => member !== node);
    const groups = new Map(network.groups);
    if (left.length === 0) groups.delete(id);
    else groups.set(id, { ...group, nodes: left });
    return { ...network, groups };
  };
}
