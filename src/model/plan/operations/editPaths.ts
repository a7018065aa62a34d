import { setJoints } from '../edits/setJoints';
import type { JointSettings } from '../jointSettings';
import type { JointId, Plan } from '../plan';
import type { Operation } from './operation';
import { counted } from './places';

/** Changes direction, weight, multipliers or travel types of paths. */
export function editPaths(plan: Plan, ids: readonly JointId[], settings: Partial<JointSettings>): Operation {
  return {
    blockedBy: ids.length === 0 ? 'nothing-selected' : ids.every((id) => plan.joints.has(id)) ? null : 'path-not-found',
    edit: setJoints(ids, settings),
    note: `Changed ${counted(ids.length, 'path')}`,
    select: { type: 'joint', ids },
  };
}
