import type { Delta, RecordChange } from './delta';
import type { History, Step } from './history';
import type { Edge, EdgeId, GroupId, MapNode, Network, NodeId, TransitGroup } from './network';
import type { Selection, SelectionOrNone } from './selection';

/** Ids that the service assigned to new records, by their temporary ids. */
export interface AssignedIds {
  readonly nodes: ReadonlyMap<NodeId, NodeId>;
  readonly edges: ReadonlyMap<EdgeId, EdgeId>;
  readonly groups: ReadonlyMap<GroupId, GroupId>;
}

/** Replaces temporary ids in the whole history, so that undo and redo still find their records after a save. */
export function adoptIds(history: History, assignedIds: AssignedIds): History {
  if (assignedIds.nodes.size + assignedIds.edges.size + assignedIds.groups.size === 0) return history;
  const step = (one: Step): Step => ({
    ...one,
    delta: adoptInDelta(one.delta, assignedIds),
    selectedBefore: adoptInSelection(one.selectedBefore, assignedIds),
    selectedAfter: adoptInSelection(one.selectedAfter, assignedIds),
  });
  return {
    loaded: adoptInNetwork(history.loaded, assignedIds),
    present: adoptInNetwork(history.present, assignedIds),
    floor: history.floor,
    deleted: history.deleted,
    selection: adoptInSelection(history.selection, assignedIds),
    past: history.past.map(step),
    future: history.future.map(step),
  };
}

export const adoptInNetwork = (network: Network, assignedIds: AssignedIds): Network => ({
  nodes: rewritten(network.nodes, assignedIds.nodes, (node) => adoptNode(node, assignedIds)),
  edges: rewritten(network.edges, assignedIds.edges, (edge) => adoptEdge(edge, assignedIds)),
  groups: rewritten(network.groups, assignedIds.groups, (group) => adoptGroup(group, assignedIds)),
  nextId: network.nextId,
});

const adoptInDelta = (delta: Delta, assignedIds: AssignedIds): Delta => ({
  nodes: rewritten(
    delta.nodes,
    assignedIds.nodes,
    both((node) => adoptNode(node, assignedIds)),
  ),
  edges: rewritten(
    delta.edges,
    assignedIds.edges,
    both((edge) => adoptEdge(edge, assignedIds)),
  ),
  groups: rewritten(
    delta.groups,
    assignedIds.groups,
    both((group) => adoptGroup(group, assignedIds)),
  ),
});

function adoptInSelection(selection: SelectionOrNone, assignedIds: AssignedIds): SelectionOrNone {
  if (selection === null) return null;
  const renumbered: Selection =
    selection.type === 'node'
      ? { type: 'node', ids: selection.ids.map((id) => adopted(assignedIds.nodes, id)) }
      : selection.type === 'edge'
        ? { type: 'edge', ids: selection.ids.map((id) => adopted(assignedIds.edges, id)) }
        : { type: 'group', ids: selection.ids.map((id) => adopted(assignedIds.groups, id)) };
  return renumbered;
}

const adopted = <Id>(assignedIds: ReadonlyMap<Id, Id>, id: Id): Id => assignedIds.get(id) ?? id;

const adoptNode = (node: MapNode, { nodes }: AssignedIds): MapNode => {
  const id = adopted(nodes, node.id);
  const absorbed = node.absorbed?.some((one) => nodes.has(one)) && node.absorbed.map((one) => adopted(nodes, one));
  return id === node.id && !absorbed ? node : { ...node, id, ...(absorbed && { absorbed }) };
};

function adoptEdge(edge: Edge, { nodes, edges }: AssignedIds): Edge {
  const id = adopted(edges, edge.id);
  const from = adopted(nodes, edge.from);
  const to = adopted(nodes, edge.to);
  return id === edge.id && from === edge.from && to === edge.to ? edge : { ...edge, id, from, to };
}

function adoptGroup(group: TransitGroup, { nodes, groups }: AssignedIds): TransitGroup {
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
  assignedIds: ReadonlyMap<Id, Id>,
  adopt: (value: Value) => Value,
): ReadonlyMap<Id, Value> =>
  new Map(Array.from(records, ([id, value]) => [adopted(assignedIds, id), adopt(value)] as const));
