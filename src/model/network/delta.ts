import { sameField } from './edits/changeRecords';
import type { Edge, EdgeId, GroupId, MapNode, Network, NodeId, TransitGroup } from './network';
import { sameRecord } from './sameRecord';

/** A record before and after a change; `undefined` when it does not exist. */
export interface RecordChange<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** The changed records between two networks. Stored instead of whole networks, so that a step costs only its changes. */
export interface Delta {
  readonly nodes: ReadonlyMap<NodeId, RecordChange<MapNode>>;
  readonly edges: ReadonlyMap<EdgeId, RecordChange<Edge>>;
  readonly groups: ReadonlyMap<GroupId, RecordChange<TransitGroup>>;
}

export const deltaBetween = (before: Network, after: Network): Delta => ({
  nodes: changesBetween(before.nodes, after.nodes),
  edges: changesBetween(before.edges, after.edges),
  groups: changesBetween(before.groups, after.groups),
});

export const isEmptyDelta = (delta: Delta): boolean =>
  delta.nodes.size === 0 && delta.edges.size === 0 && delta.groups.size === 0;

export const applyDelta = (network: Network, delta: Delta, direction: 'forward' | 'back'): Network => ({
  nodes: applied(network.nodes, delta.nodes, direction),
  edges: applied(network.edges, delta.edges, direction),
  groups: applied(network.groups, delta.groups, direction),
  nextId: network.nextId,
});

/** The last comparison from each map, since observers ask for the step that the history has just compared. */
const lastFrom = new WeakMap<object, { readonly after: WeakRef<object>; readonly changes: unknown }>();

function changesBetween<Id, Value extends { readonly id: Id }>(
  before: ReadonlyMap<Id, Value>,
  after: ReadonlyMap<Id, Value>,
): ReadonlyMap<Id, RecordChange<Value>> {
  if (before === after) return new Map();
  const last = lastFrom.get(before);
  if (last?.after.deref() === after) return last.changes as ReadonlyMap<Id, RecordChange<Value>>;
  const changes = compare(before, after);
  lastFrom.set(before, { after: new WeakRef(after), changes });
  return changes;
}

/**
 * An edited network keeps the order of its records, so both are iterated in parallel and only differing records are
 * looked up.
 */
function compare<Id, Value extends { readonly id: Id }>(
  before: ReadonlyMap<Id, Value>,
  after: ReadonlyMap<Id, Value>,
): ReadonlyMap<Id, RecordChange<Value>> {
  const changes = new Map<Id, RecordChange<Value>>();
  const inStep = after.values();
  let other = inStep.next().value;
  let kept = 0;
  for (const old of before.values()) {
    const now = old === other ? old : after.get(old.id);
    if (now === undefined) {
      changes.set(old.id, { before: old, after: undefined });
      continue; // The record was deleted, so the other network has the next one here.
    }
    kept++;
    other = inStep.next().value;
    if (!sameRecord(old, now)) changes.set(old.id, { before: old, after: now });
  }
  if (kept === after.size) return changes;
  for (const now of after.values()) if (!before.has(now.id)) changes.set(now.id, { before: undefined, after: now });
  return changes;
}

function applied<Id, Value extends object>(
  records: ReadonlyMap<Id, Value>,
  changes: ReadonlyMap<Id, RecordChange<Value>>,
  direction: 'forward' | 'back',
): ReadonlyMap<Id, Value> {
  if (changes.size === 0) return records;
  const next = new Map(records);
  for (const [id, change] of changes) {
    const [expected, value] = direction === 'forward' ? [change.before, change.after] : [change.after, change.before];
    const present = records.get(id);
    if (value === undefined) next.delete(id);
    else if (expected === undefined || present === expected) next.set(id, value);
    // Somebody else has deleted or changed the record meanwhile: their part of it stays.
    else if (present !== undefined) next.set(id, patched(present, expected, value));
  }
  return next;
}

/** The record with those fields changed that differ between `before` and `after`; lists change member by member. */
function patched<Value extends object>(record: Value, before: Value, after: Value): Value {
  const result: Value = { ...record };
  for (const field of Object.keys({ ...before, ...after }) as (keyof Value)[]) {
    if (sameField(before[field], after[field])) continue;
    result[field] = patchedField(record[field], before[field], after[field]);
  }
  return result;
}

function patchedField<Field>(present: Field, before: Field, after: Field): Field {
  if (!Array.isArray(present) || !Array.isArray(before) || !Array.isArray(after) || sameField(present, before))
    return after;
  const kept = present.filter((member) => after.includes(member) || !before.includes(member));
  const added = after.filter((member) => !before.includes(member) && !present.includes(member));
  return [...kept, ...added] as Field;
}
