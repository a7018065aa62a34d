import { deltaBetween, isEmptyDelta } from './delta';
import { sameField } from './edits/changeRecords';
import type { Edge, EdgeId, MapNode, Network, NodeId, TransitGroup } from './network';
import { sameRecord } from './sameRecord';
import { type DeletedFloors, NO_FLOORS, withoutFloors } from './withoutFloors';

interface Records {
  readonly node: MapNode;
  readonly edge: Edge;
  readonly group: TransitGroup;
}
export type RecordKind = keyof Records;
export type RecordOf<Kind extends RecordKind> = Records[Kind];

/** Fields that are merged together: mixing two positions of a moved node would match neither user's. */
const PARTS = {
  node: {
    floor: ['floor'],
    place: ['x', 'y', 'z'],
    name: ['name'],
    open: ['open', 'closure'],
    mesh: ['mesh'],
    dynamicRoute: ['dynamicRoute'],
  },
  edge: {
    // a direction is relative to the ends
    course: ['from', 'to', 'direction'],
    travel: ['travel'],
    weight: ['weight'],
    multiplier: ['multiplier'],
    multiplierZ: ['multiplierZ'],
  },
  group: { name: ['name'], travel: ['travel'], type: ['type'], weight: ['weight'], multiplier: ['multiplier'] },
} as const satisfies { readonly [Kind in RecordKind]: Readonly<Record<string, readonly (keyof Records[Kind])[]>> };

/** The fields of a record that can differ, or `record` where one user deleted a record that the other changed or needs. */
export type ConflictField<Kind extends RecordKind> = keyof (typeof PARTS)[Kind] | 'record';

/** A conflicting change of two users of one kind of record. */
export interface ConflictOf<Kind extends RecordKind> {
  readonly kind: Kind;
  readonly id: number;
  readonly field: ConflictField<Kind>;
  /** Undefined when the record is new or was deleted. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A conflicting change of two users. */
export type Conflict = { readonly [Kind in RecordKind]: ConflictOf<Kind> }[RecordKind];

export interface Merge {
  readonly conflicts: readonly Conflict[];
  readonly base: Network;
  readonly mine: Network;
  readonly theirs: Network;
  /** Nothing of these is kept, whatever is chosen. */
  readonly deleted: DeletedFloors;
}

export type Side = 'mine' | 'theirs';

export const conflictKey = ({ kind, id, field }: Conflict): string => `${kind} ${id} ${field}`;

/**
 * Compares two edited networks with their common base. Without conflicts, `resolveMerge` needs no choices. What I have
 * edited on a deleted floor is no conflict: nobody can keep it.
 */
export function mergeNetworks(
  base: Network,
  edited: Network,
  others: Network,
  deleted: DeletedFloors = NO_FLOORS,
): Merge {
  const theirs = withoutFloors(others, deleted);
  const mine = withoutFloors(edited, deleted, theirs);
  const conflicts: Conflict[] = [];
  combine(base, mine, theirs, (conflict) => {
    conflicts.push(conflict);
    return 'mine';
  });
  return { conflicts, base, mine, theirs, deleted };
}

/**
 * The merged network, with a side chosen for every conflict (by `conflictKey`).
 * @throws an Error that names the conflicts without a choice, so that nothing is overwritten silently
 */
export function resolveMerge(
  { base, mine, theirs, deleted }: Merge,
  choices: ReadonlyMap<string, Side> = new Map(),
): Network {
  const open: string[] = [];
  const network = combine(base, mine, theirs, (conflict) => {
    const side = choices.get(conflictKey(conflict));
    if (!side) open.push(conflictKey(conflict));
    return side ?? 'mine';
  });
  if (open.length > 0) throw new Error(`Choose mine or theirs for: ${[...new Set(open)].join(', ')}.`);
  return withoutFloors(network, deleted);
}

/** Whether my side has changes that the other side lacks. */
export const hasOwnChanges = (merge: Merge): boolean =>
  merge.conflicts.length > 0 || !isEmptyDelta(deltaBetween(merge.theirs, resolveMerge(merge)));

type Decide = (conflict: Conflict) => Side;

function combine(base: Network, mine: Network, theirs: Network, decide: Decide): Network {
  const nodes = combineRecords('node', base.nodes, mine.nodes, theirs.nodes, decide, neededNodes(base, mine, theirs));
  const edges = combineRecords('edge', base.edges, mine.edges, theirs.edges, decide, NOTHING_NEEDED);
  // Nobody else deletes what I merge, so that nothing of theirs is in question.
  for (const [id, { absorbed }] of mine.nodes) {
    const node = absorbed && nodes.get(id);
    if (node && !sameField(absorbed, base.nodes.get(id)?.absorbed)) nodes.set(id, { ...node, absorbed });
  }
  for (const edge of edges.values()) if (!nodes.has(edge.from) || !nodes.has(edge.to)) edges.delete(edge.id);
  removeDuplicateEdges(base, mine, edges, decide);
  const groups = combineRecords('group', base.groups, mine.groups, theirs.groups, decide, NOTHING_NEEDED);
  for (const [id, group] of groups) {
    const members = mergeMembers(base.groups.get(id), mine.groups.get(id), theirs.groups.get(id), group);
    const left = members.filter((node) => nodes.has(node));
    if (left.length === 0) groups.delete(id);
    else groups.set(id, sameField(left, group.nodes) ? group : { ...group, nodes: left });
  }
  return { nodes, edges, groups, nextId: Math.min(mine.nextId, theirs.nextId) };
}

/** Records that one side deleted while new or changed records of the other side need them. */
interface Needed {
  readonly byMine: ReadonlySet<number>;
  readonly byTheirs: ReadonlySet<number>;
}
const NOTHING_NEEDED: Needed = { byMine: new Set(), byTheirs: new Set() };

const neededNodes = (base: Network, mine: Network, theirs: Network): Needed => ({
  byMine: endsOfChanged(base, mine),
  byTheirs: endsOfChanged(base, theirs),
});

function endsOfChanged(base: Network, side: Network): Set<number> {
  const needed = new Set<number>();
  for (const [id, edge] of side.edges) if (!sameRecord(base.edges.get(id), edge)) needed.add(edge.from).add(edge.to);
  for (const [id, group] of side.groups) {
    const before = new Set(base.groups.get(id)?.nodes);
    for (const node of group.nodes) if (!before.has(node)) needed.add(node);
  }
  return needed;
}

function combineRecords<Id extends number, Value extends object>(
  kind: RecordKind,
  base: ReadonlyMap<Id, Value>,
  mine: ReadonlyMap<Id, Value>,
  theirs: ReadonlyMap<Id, Value>,
  decide: Decide,
  needed: Needed,
): Map<Id, Value> {
  const merged = new Map<Id, Value>();
  for (const id of new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])) {
    const records = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const value = combineRecord(kind, id, records, decide, needed);
    if (value !== undefined) merged.set(id, value);
  }
  return merged;
}

interface RecordSides<Value> {
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

function combineRecord<Value extends object>(
  kind: RecordKind,
  id: number,
  records: RecordSides<Value>,
  decide: Decide,
  needed: Needed,
): Value | undefined {
  const { base, mine, theirs } = records;
  if (mine === theirs) return mine;
  if (mine && theirs) return combineFields(kind, id, base, mine, theirs, decide);
  const kept = mine ?? theirs;
  if (kept === undefined) return undefined;
  if (base === undefined) return kept; // new on one side
  const isNeeded = (mine ? needed.byMine : needed.byTheirs).has(id);
  if (sameRecord(base, kept) && !isNeeded) return undefined; // deleted on one side, untouched on the other
  return records[decide({ kind, id, field: 'record', ...records })];
}

function combineFields<Value extends object>(
  kind: RecordKind,
  id: number,
  base: Value | undefined,
  mine: Value,
  theirs: Value,
  decide: Decide,
): Value {
  let merged = theirs;
  for (const [field, parts] of Object.entries<readonly string[]>(PARTS[kind])) {
    const names = parts as readonly (keyof Value & string)[];
    const same = (one: Value | undefined, other: Value): boolean =>
      one !== undefined && names.every((name) => sameField(one[name], other[name]));
    if (same(mine, theirs) || same(base, mine)) continue;
    // The field is one of its kind: both are of the same table.
    const conflict = {
      kind,
      id,
      field,
      base: picked(base, names),
      mine: picked(mine, names),
      theirs: picked(theirs, names),
    } as Conflict;
    if (same(base, theirs) || decide(conflict) === 'mine') merged = { ...merged, ...only(mine, names) };
  }
  return merged;
}

const only = <Value extends object>(value: Value, names: readonly (keyof Value)[]): Partial<Value> => {
  const part: Partial<Value> = {};
  for (const name of names) part[name] = value[name];
  return part;
};

/** A single field as its value, grouped fields as an object. */
const picked = <Value extends object>(value: Value | undefined, names: readonly (keyof Value & string)[]): unknown =>
  value === undefined ? undefined : names.length === 1 ? value[names[0]!] : only(value, names);

/** Stops are a set: additions and removals of both sides apply. */
function mergeMembers(
  base: TransitGroup | undefined,
  mine: TransitGroup | undefined,
  theirs: TransitGroup | undefined,
  merged: TransitGroup,
): readonly NodeId[] {
  if (!mine || !theirs) return merged.nodes;
  const before = new Set(base?.nodes);
  const ours = new Set(mine.nodes);
  const members = theirs.nodes.filter((id) => ours.has(id) || !before.has(id));
  const present = new Set(members);
  const others = new Set(theirs.nodes);
  for (const id of mine.nodes) if (!present.has(id) && !(before.has(id) && !others.has(id))) members.push(id);
  return members;
}

/** Two users may have added a path between the same nodes: one is kept, and differences become conflicts. */
function removeDuplicateEdges(base: Network, mine: Network, edges: Map<EdgeId, Edge>, decide: Decide): void {
  const byEnds = new Map<string, Edge>();
  for (const edge of [...edges.values()]) {
    const ends = edge.from < edge.to ? `${edge.from} ${edge.to}` : `${edge.to} ${edge.from}`;
    const first = byEnds.get(ends);
    if (!first) {
      byEnds.set(ends, edge);
      continue;
    }
    const isMine = (one: Edge): boolean => mine.edges.has(one.id) && !base.edges.has(one.id);
    if (isMine(edge) === isMine(first)) continue; // Duplicates that existed before are left to the checks.
    const [drawnByMe, other] = isMine(edge) ? [edge, first] : [first, edge];
    edges.delete(drawnByMe.id);
    const turned = other.from === drawnByMe.from ? drawnByMe : reversed(drawnByMe);
    const united = combineFields('edge', other.id, undefined, { ...turned, id: other.id }, other, decide);
    edges.set(other.id, united);
    byEnds.set(ends, united);
  }
}

const reversed = (edge: Edge): Edge => ({
  ...edge,
  from: edge.to,
  to: edge.from,
  direction: edge.direction === 0 ? 0 : edge.direction === 1 ? -1 : 1,
});
