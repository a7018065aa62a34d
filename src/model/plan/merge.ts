import { deltaBetween, isEmptyDelta } from './delta';
import { sameField } from './edits/changeRecords';
import type { Joint, JointId, NodeId, Plan, TransitGroup } from './plan';
import { sameRecord } from './sameRecord';

export type RecordKind = 'node' | 'joint' | 'group';

/** One thing that two people changed in two ways. `field` is `record` where one of them deleted what the other kept or changed. */
export interface Conflict {
  readonly kind: RecordKind;
  readonly id: number;
  readonly field: string;
  /** Undefined where there was nothing, or where it was deleted. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  readonly conflicts: readonly Conflict[];
  readonly base: Plan;
  readonly mine: Plan;
  readonly theirs: Plan;
}

export type Side = 'mine' | 'theirs';

export const conflictKey = ({ kind, id, field }: Conflict): string => `${kind} ${id} ${field}`;

/** Compares what I and others made of the same base. Without conflicts, `resolveMerge` needs no choices. */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): Merge {
  const conflicts: Conflict[] = [];
  combine(base, mine, theirs, (conflict) => {
    conflicts.push(conflict);
    return 'mine';
  });
  return { conflicts, base, mine, theirs };
}

/**
 * The merged plan, with a side chosen for every conflict (by `conflictKey`).
 * @throws an Error that names the conflicts without a choice: nothing is overwritten silently
 */
export function resolveMerge({ base, mine, theirs }: Merge, choices: ReadonlyMap<string, Side> = new Map()): Plan {
  const open: string[] = [];
  const plan = combine(base, mine, theirs, (conflict) => {
    const side = choices.get(conflictKey(conflict));
    if (!side) open.push(conflictKey(conflict));
    return side ?? 'mine';
  });
  if (open.length > 0) throw new Error(`Choose mine or theirs for: ${[...new Set(open)].join(', ')}.`);
  return plan;
}

/** Whether my side brings anything that the other side does not have already. */
export const addsSomething = (merge: Merge): boolean =>
  merge.conflicts.length > 0 || !isEmptyDelta(deltaBetween(merge.theirs, resolveMerge(merge)));

type Decide = (conflict: Conflict) => Side;

/** Fields that mean one thing together: a node moved by two people in two ways stands at neither's place if mixed. */
const PARTS: { readonly [Kind in RecordKind]: Readonly<Record<string, readonly string[]>> } = {
  node: {
    floor: ['floor'],
    place: ['x', 'y', 'z'],
    name: ['name'],
    open: ['open'],
    mesh: ['mesh'],
    dynamicRoute: ['dynamicRoute'],
  },
  joint: {
    // a direction is relative to the ends
    course: ['from', 'to', 'direction'],
    travel: ['travel'],
    weight: ['weight'],
    multiplier: ['multiplier'],
    multiplierZ: ['multiplierZ'],
  },
  group: { name: ['name'], travel: ['travel'], type: ['type'], weight: ['weight'], multiplier: ['multiplier'] },
};

function combine(base: Plan, mine: Plan, theirs: Plan, decide: Decide): Plan {
  const nodes = combineRecords('node', base.nodes, mine.nodes, theirs.nodes, decide, neededNodes(base, mine, theirs));
  const joints = combineRecords('joint', base.joints, mine.joints, theirs.joints, decide, NOTHING_NEEDED);
  for (const joint of joints.values()) if (!nodes.has(joint.from) || !nodes.has(joint.to)) joints.delete(joint.id);
  dropDoubles(base, mine, joints, decide);
  const groups = combineRecords('group', base.groups, mine.groups, theirs.groups, decide, NOTHING_NEEDED);
  for (const [id, group] of groups) {
    const members = mergeMembers(base.groups.get(id), mine.groups.get(id), theirs.groups.get(id), group);
    const left = members.filter((node) => nodes.has(node));
    if (left.length === 0) groups.delete(id);
    else groups.set(id, sameField(left, group.nodes) ? group : { ...group, nodes: left });
  }
  return { nodes, joints, groups, nextId: Math.min(mine.nextId, theirs.nextId) };
}

/** Records that one side deleted while the other side's new or changed records still need them. */
interface Needed {
  readonly byMine: ReadonlySet<number>;
  readonly byTheirs: ReadonlySet<number>;
}
const NOTHING_NEEDED: Needed = { byMine: new Set(), byTheirs: new Set() };

const neededNodes = (base: Plan, mine: Plan, theirs: Plan): Needed => ({
  byMine: endsOfChanged(base, mine),
  byTheirs: endsOfChanged(base, theirs),
});

function endsOfChanged(base: Plan, side: Plan): Set<number> {
  const needed = new Set<number>();
  for (const [id, joint] of side.joints)
    if (!sameRecord(base.joints.get(id), joint)) needed.add(joint.from).add(joint.to);
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

interface Three<Value> {
  readonly base: Value | undefined;
  readonly mine: Value | undefined;
  readonly theirs: Value | undefined;
}

function combineRecord<Value extends object>(
  kind: RecordKind,
  id: number,
  records: Three<Value>,
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
  for (const [field, parts] of Object.entries(PARTS[kind])) {
    const names = parts as readonly (keyof Value & string)[];
    const same = (one: Value | undefined, other: Value): boolean =>
      one !== undefined && names.every((name) => sameField(one[name], other[name]));
    if (same(mine, theirs) || same(base, mine)) continue;
    const conflict = {
      kind,
      id,
      field,
      base: picked(base, names),
      mine: picked(mine, names),
      theirs: picked(theirs, names),
    };
    if (same(base, theirs) || decide(conflict) === 'mine') merged = { ...merged, ...only(mine, names) };
  }
  return merged;
}

const only = <Value extends object>(value: Value, names: readonly (keyof Value)[]): Partial<Value> => {
  const part: Partial<Value> = {};
  for (const name of names) part[name] = value[name];
  return part;
};

/** A single field as its value, fields that belong together as an object. */
const picked = <Value extends object>(value: Value | undefined, names: readonly (keyof Value & string)[]): unknown =>
  value === undefined ? undefined : names.length === 1 ? value[names[0]!] : only(value, names);

/** Stops are a set: what either side added is in it, what either side took out is not. */
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

/** Two people may have drawn a path between the same two nodes: one path is left, and where they differ it is asked. */
function dropDoubles(base: Plan, mine: Plan, joints: Map<JointId, Joint>, decide: Decide): void {
  const byEnds = new Map<string, Joint>();
  for (const joint of [...joints.values()]) {
    const ends = joint.from < joint.to ? `${joint.from} ${joint.to}` : `${joint.to} ${joint.from}`;
    const first = byEnds.get(ends);
    if (!first) {
      byEnds.set(ends, joint);
      continue;
    }
    const isMine = (one: Joint): boolean => mine.joints.has(one.id) && !base.joints.has(one.id);
    if (isMine(joint) === isMine(first)) continue; // doubles that were there before are left to the checks
    const [drawnByMe, other] = isMine(joint) ? [joint, first] : [first, joint];
    joints.delete(drawnByMe.id);
    const turned = other.from === drawnByMe.from ? drawnByMe : turnedRound(drawnByMe);
    const united = combineFields('joint', other.id, undefined, { ...turned, id: other.id }, other, decide);
    joints.set(other.id, united);
    byEnds.set(ends, united);
  }
}

const turnedRound = (joint: Joint): Joint => ({
  ...joint,
  from: joint.to,
  to: joint.from,
  direction: joint.direction === 0 ? 0 : joint.direction === 1 ? -1 : 1,
});
