import { joinNodes } from '../edits/joinNodes';
import { findJoint } from '../findJoint';
import type { JointSettings } from '../jointSettings';
import { jointId, type NodeId, type Plan } from '../plan';
import type { BlockedBy, Operation } from './operation';

/** Draws a path between two nodes and selects it. */
export function drawPath(plan: Plan, from: NodeId, to: NodeId, settings: Partial<JointSettings> = {}): Operation {
  return {
    blockedBy: blockedBy(plan, from, to),
    edit: joinNodes(from, to, settings),
    note: 'Drew a path',
    select: { type: 'joint', ids: [jointId(plan.nextId)] },
  };
}

function blockedBy(plan: Plan, from: NodeId, to: NodeId): BlockedBy | null {
  const start = plan.nodes.get(from);
  const end = plan.nodes.get(to);
  if (!start || !end) return 'node-not-found';
  if (from === to) return 'same-node';
  if (start.floor !== end.floor) return 'other-floor';
  return findJoint(plan, from, to) ? 'already-joined' : null;
}
