import type { GroupId, Joint, JointId, MapNode, NodeId, Plan, TransitGroup } from './plan';
import { sameRecord } from './sameRecord';

/** One record before and after; `undefined` where it is not there. */
export interface RecordChange<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** What changed between two plans, record by record. Kept instead of whole plans, a step costs what it changed. */
export interface Delta {
  readonly nodes: ReadonlyMap<NodeId, RecordChange<MapNode>>;
  readonly joints: ReadonlyMap<JointId, RecordChange<Joint>>;
  readonly groups: ReadonlyMap<GroupId, RecordChange<TransitGroup>>;
}

export const deltaBetween = (before: Plan, after: Plan): Delta => ({
  nodes: changesBetween(before.nodes, after.nodes),
  joints: changesBetween(before.joints, after.joints),
  groups: changesBetween(before.groups, after.groups),
});

export const isEmptyDelta = (delta: Delta): boolean =>
  delta.nodes.size === 0 && delta.joints.size === 0 && delta.groups.size === 0;

export const applyDelta = (plan: Plan, delta: Delta, way: 'forward' | 'back'): Plan => ({
  nodes: applied(plan.nodes, delta.nodes, way),
  joints: applied(plan.joints, delta.joints, way),
  groups: applied(plan.groups, delta.groups, way),
  nextId: plan.nextId,
});

function changesBetween<Id, Value extends object>(
  before: ReadonlyMap<Id, Value>,
  after: ReadonlyMap<Id, Value>,
): ReadonlyMap<Id, RecordChange<Value>> {
  const changes = new Map<Id, RecordChange<Value>>();
  if (before === after) return changes;
  for (const [id, old] of before) {
    const now = after.get(id);
    if (!sameRecord(old, now)) changes.set(id, { before: old, after: now });
  }
  for (const [id, now] of after) if (!before.has(id)) changes.set(id, { before: undefined, after: now });
  return changes;
}

function applied<Id, Value>(
  records: ReadonlyMap<Id, Value>,
  changes: ReadonlyMap<Id, RecordChange<Value>>,
  way: 'forward' | 'back',
): ReadonlyMap<Id, Value> {
  if (changes.size === 0) return records;
  const next = new Map(records);
  for (const [id, change] of changes) {
    const value = way === 'forward' ? change.after : change.before;
    if (value === undefined) next.delete(id);
    else next.set(id, value);
  }
  return next;
}
