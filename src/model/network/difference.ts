import { applyDelta, type Delta, deltaBetween, type RecordChange } from './delta';
import type { Edge, EdgeId, FloorId, GroupId, MapNode, Network, NodeId, TransitGroup } from './network';

export interface Changes<Id, Value> {
  readonly new: readonly Value[];
  readonly updated: readonly Value[];
  readonly deleted: readonly Id[];
}

/** What a save sends for one floor. */
export interface FloorDifference {
  readonly nodes: Changes<NodeId, MapNode>;
  readonly joins: Changes<EdgeId, Edge>;
}

/** What is not saved yet: a change set for each floor that has one, and the transit groups, which span floors. */
export interface Difference {
  readonly floors: ReadonlyMap<FloorId, FloorDifference>;
  readonly groups: Changes<GroupId, TransitGroup>;
}

const NOTHING = { new: [], updated: [], deleted: [] };

export const isEmptyDifference = ({ floors, groups }: Difference): boolean =>
  floors.size === 0 && groups.new.length + groups.updated.length + groups.deleted.length === 0;

/** What turns `loaded` into `present`. A path belongs to the floor of its first node. */
export function difference(loaded: Network, present: Network): Difference {
  const delta = deltaBetween(loaded, present);
  const nodesByFloor = byFloor(delta.nodes, (node) => node.floor);
  const edgesByFloor = byFloor(
    delta.edges,
    (edge) => (present.nodes.get(edge.from) ?? loaded.nodes.get(edge.from))?.floor,
  );
  const floors = new Map<FloorId, FloorDifference>();
  for (const floor of new Set([...nodesByFloor.keys(), ...edgesByFloor.keys()])) {
    floors.set(floor, {
      nodes: sorted(nodesByFloor.get(floor) ?? []),
      joins: sorted(edgesByFloor.get(floor) ?? []),
    });
  }
  return { floors, groups: sorted([...delta.groups]) };
}

/** The plan that `loaded` becomes with the difference: what `difference` takes apart, put together again. */
export function applyDifference(loaded: Network, { floors, groups }: Difference): Network {
  const nodes: Changes<NodeId, MapNode>[] = [];
  const edges: Changes<EdgeId, Edge>[] = [];
  for (const floor of floors.values()) {
    nodes.push(floor.nodes);
    edges.push(floor.joins);
  }
  const delta: Delta = { nodes: united(nodes), edges: united(edges), groups: united([groups]) };
  let nextId = loaded.nextId;
  for (const changed of [delta.nodes, delta.edges, delta.groups])
    for (const id of changed.keys()) nextId = Math.min(nextId, id - 1);
  return { ...applyDelta(loaded, delta, 'forward'), nextId };
}

function byFloor<Id, Value>(
  changes: ReadonlyMap<Id, RecordChange<Value>>,
  floorOf: (value: Value) => FloorId | undefined,
): Map<FloorId, [Id, RecordChange<Value>][]> {
  const floors = new Map<FloorId, [Id, RecordChange<Value>][]>();
  for (const [id, change] of changes) {
    const value = change.after ?? change.before;
    const floor = value && floorOf(value);
    if (floor === undefined) continue; // a path without its node is on no floor; the edits leave none behind
    const list = floors.get(floor);
    if (list) list.push([id, change]);
    else floors.set(floor, [[id, change]]);
  }
  return floors;
}

function sorted<Id, Value>(changes: readonly [Id, RecordChange<Value>][]): Changes<Id, Value> {
  if (changes.length === 0) return NOTHING;
  const result = { new: [] as Value[], updated: [] as Value[], deleted: [] as Id[] };
  for (const [id, { before, after }] of changes) {
    if (after === undefined) result.deleted.push(id);
    else if (before === undefined) result.new.push(after);
    else result.updated.push(after);
  }
  return result;
}

function united<Id, Value extends { readonly id: Id }>(
  parts: readonly Changes<Id, Value>[],
): ReadonlyMap<Id, RecordChange<Value>> {
  const changes = new Map<Id, RecordChange<Value>>();
  for (const part of parts) {
    for (const id of part.deleted) changes.set(id, { before: undefined, after: undefined });
    for (const after of [...part.new, ...part.updated]) changes.set(after.id, { before: undefined, after });
  }
  return changes;
}
