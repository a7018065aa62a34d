import { allowedSettings, type JointSettings } from '../jointSettings';
import type { JointId } from '../plan';
import { changeRecords } from './changeRecords';
import type { PlanEdit } from './planEdit';

/** Gives paths the same settings, each brought into its limits. */
export function setJoints(ids: Iterable<JointId>, settings: Partial<JointSettings>): PlanEdit {
  return (plan) => {
    const joints = changeRecords(plan.joints, ids, allowedSettings(settings));
    return joints === plan.joints ? plan : { ...plan, joints };
  };
}
