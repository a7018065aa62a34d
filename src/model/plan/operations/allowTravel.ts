import { setJoints } from '../edits/setJoints';
import type { JointId, Plan } from '../plan';
import { editPaths } from './editPaths';
import type { Operation } from './operation';

/** Opens paths to a travel type or closes them to it; what else each of them is open to stays. One step for all of them. */
export function allowTravel(plan: Plan, ids: readonly JointId[], type: string, isAllowed: boolean): Operation {
  return {
    ...editPaths(plan, ids, {}),
    edit: (before) =>
      ids.reduce((now, id) => {
        const travel = now.joints.get(id)?.travel ?? [];
        const others = travel.filter((one) => one !== type);
        return isAllowed === travel.includes(type)
          ? now
          : setJoints([id], { travel: isAllowed ? [...others, type] : others })(now);
      }, before),
  };
}
