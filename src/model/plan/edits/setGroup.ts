import { allowedGroupSettings, type GroupSettings } from '../groupSettings';
import type { GroupId } from '../plan';
import { changeRecords } from './changeRecords';
import type { PlanEdit } from './planEdit';

/** Changes the settings of a transit group, each brought into its limits. */
export function setGroup(id: GroupId, settings: Partial<GroupSettings>): PlanEdit {
  return (plan) => {
    const groups = changeRecords(plan.groups, [id], allowedGroupSettings(settings));
    return groups === plan.groups ? plan : { ...plan, groups };
  };
}
