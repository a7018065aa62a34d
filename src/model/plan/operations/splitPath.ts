import type { Point } from '@/model/geometry/points';
import { splitJoint } from '../edits/splitJoint';
import { type JointId, nodeId, type Plan } from '../plan';
import type { Operation } from './operation';

/** Puts a node into a path and selects it. */
export function splitPath(plan: Plan, id: JointId, at: Point): Operation {
  const isPlace = Number.isFinite(at.x) && Number.isFinite(at.y);
  return {
    blockedBy: !plan.joints.has(id) ? 'path-not-found' : isPlace ? null : 'not-a-place',
    edit: splitJoint(id, at),
    note: 'Split a path',
    select: { type: 'node', ids: [nodeId(plan.nextId)] },
  };
}
