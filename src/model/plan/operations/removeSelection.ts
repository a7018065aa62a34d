import { deleteGroup } from '../edits/deleteGroup';
import { deleteJoints } from '../edits/deleteJoints';
import { deleteNodes } from '../edits/deleteNodes';
import type { PlanEdit } from '../edits/planEdit';
import type { Plan } from '../plan';
import type { Selection, SelectionOrNone } from '../selection';
import type { BlockedBy, Operation } from './operation';
import { counted } from './places';

/** Deletes what is selected: nodes with their paths, paths, or transit groups. */
export function removeSelection(plan: Plan, selection: SelectionOrNone): Operation {
  if (!selection || selection.ids.length === 0)
    return { blockedBy: 'nothing-selected', edit: (same) => same, note: 'Deleted nothing', select: null };
  return {
    blockedBy: missing(plan, selection),
    edit: removal(selection),
    note: `Deleted ${counted(selection.ids.length, WORDS[selection.type])}`,
    select: null,
  };
}

const WORDS = { node: 'node', joint: 'path', group: 'transit group' } as const;

function removal(selection: Selection): PlanEdit {
  if (selection.type === 'node') return deleteNodes(selection.ids);
  if (selection.type === 'joint') return deleteJoints(selection.ids);
  return (plan) => selection.ids.reduce((rest, id) => deleteGroup(id)(rest), plan);
}

function missing(plan: Plan, selection: Selection): BlockedBy | null {
  if (selection.type === 'node') return selection.ids.some((id) => plan.nodes.has(id)) ? null : 'node-not-found';
  if (selection.type === 'joint') return selection.ids.some((id) => plan.joints.has(id)) ? null : 'path-not-found';
  return selection.ids.some((id) => plan.groups.has(id)) ? null : 'group-not-found';
}
