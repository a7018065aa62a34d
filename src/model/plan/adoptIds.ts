import type { Delta, RecordChange } from './delta';
import type { History, Step } from './history';
import type { GroupId, Joint, JointId, MapNode, NodeId, Plan, TransitGroup } from './plan';
import type { Selection, SelectionOrNone } from './selection';

/** The numbers that the service gave to new records, by their temporary ones. */
export interface GivenIds {
  readonly nodes: ReadonlyMap<NodeId, NodeId>;
  readonly joints: ReadonlyMap<JointId, JointId>;
  readonly groups: ReadonlyMap<GroupId, GroupId>;
}

/** The whole history in the service's numbers, so that undo and redo still meet their records after a save. */
export function adoptIds(history: History, given: GivenIds): History {
  if (given.nodes.size + given.joints.size + given.groups.size === 0) return history;
  const step = (one: Step): Step => ({
    note: one.note,
    delta: adoptInDelta(one.delta, given),
    selectedBefore: adoptInSelection(one.selectedBefore, given),
    selectedAfter: adoptInSelection(one.selectedAfter, given),
  });
  return {
    loaded: adoptInPlan(history.loaded, given),
    present: adoptInPlan(history.present, given),
    selection: adoptInSelection(history.selection, given),
    past: history.past.map(step),
    future: history.future.map(step),
  };
}

export const adoptInPlan = (plan: Plan, given: GivenIds): Plan => ({
  nodes: rewritten(plan.nodes, given.nodes, (node) => adoptNode(node, given)),
  joints: rewritten(plan.joints, given.joints, (joint) => adoptJoint(joint, given)),
  groups: rewritten(plan.groups, given.groups, (group) => adoptGroup(group, given)),
  nextId: plan.nextId,
});

const adoptInDelta = (delta: Delta, given: GivenIds): Delta => ({
  nodes: rewritten(
    delta.nodes,
    given.nodes,
    both((node) => adoptNode(node, given)),
  ),
  joints: rewritten(
    delta.joints,
    given.joints,
    both((joint) => adoptJoint(joint, given)),
  ),
  groups: rewritten(
    delta.groups,
    given.groups,
    both((group) => adoptGroup(group, given)),
  ),
});

function adoptInSelection(selection: SelectionOrNone, given: GivenIds): SelectionOrNone {
  if (selection === null) return null;
  const renumbered: Selection =
    selection.type === 'node'
      ? { type: 'node', ids: selection.ids.map((id) => adopted(given.nodes, id)) }
      : selection.type === 'joint'
        ? { type: 'joint', ids: selection.ids.map((id) => adopted(given.joints, id)) }
        : { type: 'group', ids: selection.ids.map((id) => adopted(given.groups, id)) };
  return renumbered;
}

const adopted = <Id>(given: ReadonlyMap<Id, Id>, id: Id): Id => given.get(id) ?? id;

const adoptNode = (node: MapNode, { nodes }: GivenIds): MapNode => {
  const id = adopted(nodes, node.id);
  return id === node.id ? node : { ...node, id };
};

function adoptJoint(joint: Joint, { nodes, joints }: GivenIds): Joint {
  const id = adopted(joints, joint.id);
  const from = adopted(nodes, joint.from);
  const to = adopted(nodes, joint.to);
  return id === joint.id && from === joint.from && to === joint.to ? joint : { ...joint, id, from, to };
}

function adoptGroup(group: TransitGroup, { nodes, groups }: GivenIds): TransitGroup {
  const id = adopted(groups, group.id);
  if (id === group.id && !group.nodes.some((node) => nodes.has(node))) return group;
  return { ...group, id, nodes: group.nodes.map((node) => adopted(nodes, node)) };
}

const both =
  <Value>(adopt: (value: Value) => Value) =>
  (change: RecordChange<Value>): RecordChange<Value> => ({
    before: change.before && adopt(change.before),
    after: change.after && adopt(change.after),
  });

const rewritten = <Id, Value>(
  records: ReadonlyMap<Id, Value>,
  given: ReadonlyMap<Id, Id>,
  adopt: (value: Value) => Value,
): ReadonlyMap<Id, Value> => new Map(Array.from(records, ([id, value]) => [adopted(given, id), adopt(value)] as const));
