import { clampedGroupSettings, type GroupSettings, NEW_GROUP } from '../groupSettings';
import { groupId, type NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Creates a transit group of these nodes with the id `network.nextId`; without nodes nothing is created. */
export function createGroup(nodes: readonly NodeId[], settings: Partial<GroupSettings> = {}): NetworkEdit {
  return (network) => {
    const members = [...new Set(nodes)].filter((id) => network.nodes.has(id));
    if (members.length === 0) return network;
    const id = groupId(network.nextId);
    const groups = new Map(network.groups);
    groups.set(id, { ...NEW_GROUP, ...clampedGroupSettings(settings), id, nodes: members });
    return { ...network, groups, nextId: network.nextId - 1 };
  };
}
