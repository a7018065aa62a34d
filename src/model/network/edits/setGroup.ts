import { clampedGroupSettings, type GroupSettings } from '../groupSettings';
import type { GroupId } from '../network';
import { changeRecords } from './changeRecords';
import type { NetworkEdit } from './networkEdit';

/** Changes the settings of a transit group, clamped to their limits. */
export function setGroup(id: GroupId, settings: Partial<GroupSettings>): NetworkEdit {
  return (network) => {
    const groups = changeRecords(network.groups, [id], clampedGroupSettings(settings));
    return groups === network.groups ? network : { ...network, groups };
  };
}
