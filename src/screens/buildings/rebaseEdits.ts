import type { Building } from '@/contract/buildings/buildings';
import { mergeValue } from '@/model/records/mergeValue';
import { sameValue } from '@/model/records/sameValue';
import { type BuildingEdits, NO_EDITS, withEdits } from './buildingEdits';

const FIELDS = ['name', 'shortname', 'overview', 'compile'] as const;
type Field = (typeof FIELDS)[number];

/** A field that this person and somebody else changed to different values; the floors of a building have one order. */
export interface EditConflict {
  readonly uuid: string;
  readonly field: Field | 'order';
  /** Of the building or floor, as both knew it. */
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Rebased {
  /** The changes of this person, on the list as it is now. */
  readonly edits: BuildingEdits;
  readonly conflicts: readonly EditConflict[];
  /** Names of what this person changed and somebody else deleted. */
  readonly deleted: readonly string[];
}

/** Moves the unsaved changes from the list that they were made on to the list as it is now: what differs stays. */
export function rebaseEdits(before: readonly Building[], now: readonly Building[], edits: BuildingEdits): Rebased {
  const base = recordsOf(withEdits(before, NO_EDITS));
  const mine = recordsOf(withEdits(before, edits));
  const theirs = recordsOf(withEdits(now, NO_EDITS));
  const conflicts: EditConflict[] = [];
  const deleted: string[] = [];
  const kept = new Map<string, ReadonlySet<string>>();
  const orders: Record<string, readonly string[]> = {};
  for (const [uuid, known] of base) {
    const own = mine.get(uuid);
    const present = theirs.get(uuid);
    if (!own || sameValue(own, known)) continue;
    if (!present) {
      deleted.push(String(known.name));
      continue;
    }
    const all = { uuid, name: String(known.name) };
    const changed = FIELDS.filter((field) => own[field] !== known[field] && own[field] !== present[field]);
    kept.set(uuid, new Set(changed));
    for (const field of changed)
      if (present[field] !== known[field]) conflicts.push({ ...all, field, mine: own[field], theirs: present[field] });
    if (!edits.orders[uuid]) continue;
    const order = mergeValue({ base: known.floors, mine: own.floors, theirs: present.floors }, 'mine');
    if (Array.isArray(order.value)) orders[uuid] = order.value;
    if (order.isConflict) conflicts.push({ ...all, field: 'order', mine: own.floors, theirs: present.floors });
  }
  const stay = <Edit extends object>(all: Readonly<Record<string, Edit>>): Record<string, Edit> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([uuid, edit]) => {
        const fields = kept.get(uuid);
        return fields ? [[uuid, withFields(edit, (name) => fields.has(name))]] : [];
      }),
    );
  return { edits: { buildings: stay(edits.buildings), floors: stay(edits.floors), orders }, conflicts, deleted };
}

/** The conflicts that nobody has answered: who types another value into the field has chosen it. */
export function openConflicts(conflicts: readonly EditConflict[], shown: readonly Building[]): readonly EditConflict[] {
  const present = recordsOf(shown);
  return conflicts.filter(({ uuid, field, mine }) =>
    sameValue(present.get(uuid)?.[field === 'order' ? 'floors' : field], mine),
  );
}

/** The changes without that of one field, which takes the value of the other person. */
export function withoutEdit(edits: BuildingEdits, { uuid, field }: EditConflict): BuildingEdits {
  const without = <Edit extends object>(all: Readonly<Record<string, Edit>>): Record<string, Edit> =>
    Object.fromEntries(
      Object.entries(all).map(([one, edit]) => [one, withFields(edit, (name) => one !== uuid || name !== field)]),
    );
  const orders = Object.entries(edits.orders).filter(([one]) => one !== uuid || field !== 'order');
  return { buildings: without(edits.buildings), floors: without(edits.floors), orders: Object.fromEntries(orders) };
}

/** Every field of an edit may be missing. */
const withFields = <Edit extends object>(edit: Edit, stays: (name: string) => boolean): Edit =>
  Object.fromEntries(Object.entries(edit).filter(([name]) => stays(name))) as Edit;

type Values = { readonly [Name in Field]?: string | boolean } & { readonly floors?: readonly string[] };

/** The fields that people change, by uuid. */
const recordsOf = (list: readonly Building[]): ReadonlyMap<string, Values> =>
  new Map(
    list.flatMap(({ uuid, name, shortname, overview, floors }): [string, Values][] => [
      [uuid, { name, shortname, overview, floors: floors.map((floor) => floor.uuid) }],
      ...floors.map((floor): [string, Values] => [
        floor.uuid,
        { name: floor.name, shortname: floor.shortname, compile: floor.compile },
      ]),
    ]),
  );
