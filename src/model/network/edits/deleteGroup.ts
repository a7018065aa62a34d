import type { GroupId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Deletes a transit group; its nodes stay. */
export function deleteGroup(id: GroupId): NetworkEdit {
  return (network) => {
    if (!network.groups.has(id)) return network;
    const groups = new Map(network.groups);
    groups.delete(id);
    return { ...network, groups };
  };
}
