import type { GroupId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Deletes a transit group; its nodes stay. */
export function deleteGroup(id: GroupId): PlanEdit {
  return (plan) => {
    if (!plan.groups.has(id)) return plan;
    const groups = new Map(plan.groups);
    groups.delete(id);
    return { ...plan, groups };
  };
}
