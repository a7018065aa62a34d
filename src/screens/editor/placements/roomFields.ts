import type { Destination } from '@/contract/destinations/destinations';
import { isSame } from '@/machines/records/formResult';
import type { BesideChange, FieldValues } from '@/model/network/besideChange';
import { type DestinationValues, destinationKind } from '@/screens/destinations/destinationKind';
import { draftKey, type PlacementDraft, type RoomRole, type SharedEdit } from './placementDraft';
import type { RoomValues } from './roomKind';
import { withRoom } from './untouchedDraft';

/** The destination of a room as a field: null for none. */
type Choice = Pick<PlacementDraft, 'chosen' | 'entered'> | null;
/** Values of a destination in all of its places. */
type SharedValues = { readonly id: number; readonly values: DestinationValues; readonly isForAll?: boolean } | null;

/** Records as the service has them. */
export interface StoredRoom {
  /** The form of the room before anything is typed. */
  readonly untouched: PlacementDraft;
  readonly role: RoomRole;
  readonly destinations: readonly Destination[];
}

/** The values in the form of a room by field, each in full: where it was not changed, that of the service. */
function fieldsOf(draft: PlacementDraft, stored: StoredRoom): FieldValues {
  const { chosen, entered } = draft;
  const isEmpty =
    draft.isEmptied || (draft.id === null && isSame(entered, stored.untouched.entered) && chosen === null);
  const choice: Choice = isEmpty ? null : { chosen, entered };
  return { ...draft.room, choice, role: draft.role ?? stored.role, shared: sharedOf(draft, stored) };
}

function sharedOf({ chosen, shared }: PlacementDraft, { destinations }: StoredRoom): SharedValues {
  if (shared !== null) {
    const { id, values, isForAll } = shared;
    return { id, values, ...(isForAll && { isForAll }) };
  }
  const record = destinations.find(({ id }) => id === chosen);
  return record ? { id: record.id, values: destinationKind.valuesOf(record) } : null;
}

/** The change from one form of a room to another; null where no field differs. */
export function roomChange(before: PlacementDraft, after: PlacementDraft, stored: StoredRoom): BesideChange | null {
  const was = fieldsOf(before, stored);
  const is = fieldsOf(after, stored);
  const changed = Object.keys(is)
    .filter((field) => !isSame(was[field], is[field]))
    // Another destination brings its own values.
    .filter((field, _at, all) => field !== 'shared' || !all.includes('choice'));
  if (changed.length === 0) return null;
  const pick = (from: FieldValues) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { kind: 'room', of: draftKey(after), base: stored.untouched.revision, before: pick(was), after: pick(is) };
}

/** The form with these fields; the others stay. */
export function withFields(draft: PlacementDraft, fields: FieldValues, stored: StoredRoom): PlacementDraft {
  const { choice, role, shared, ...room } = fields as Partial<RoomValues> & {
    readonly choice?: Choice;
    readonly role?: RoomRole;
    readonly shared?: SharedValues;
  };
  let next = withRoom({ ...draft, error: null, errors: {} }, { ...draft.room, ...room });
  if (choice !== undefined) next = { ...next, ...chosenBy(choice, stored), shared: null };
  if (role !== undefined) next = { ...next, role: isSame(role, stored.role) ? null : role };
  if (shared && shared.id === next.chosen) next = { ...next, shared: sharedBy(shared, stored) };
  return next;
}

/** A room with a placement is emptied; one without goes back to its proposed name. */
function chosenBy(choice: Choice, { untouched }: StoredRoom): Pick<PlacementDraft, 'chosen' | 'entered' | 'isEmptied'> {
  const { chosen, entered } = untouched;
  if (choice === null) return { chosen, entered, isEmptied: untouched.id !== null };
  // A destination that was made by its name has a number since.
  const isStored = choice.chosen === null && choice.entered === entered;
  return { chosen: isStored ? chosen : choice.chosen, entered: choice.entered, isEmptied: false };
}

function sharedBy(
  { id, values, isForAll }: NonNullable<SharedValues>,
  { destinations }: StoredRoom,
): SharedEdit | null {
  const record = destinations.find((one) => one.id === id);
  const edit = record ? sharedEdit(record, values) : null;
  return edit && isForAll ? { ...edit, isForAll } : edit;
}

/** Null where the values are those that are stored. */
export function sharedEdit(record: Destination, values: DestinationValues): SharedEdit | null {
  if (isSame(values, destinationKind.valuesOf(record))) return null;
  const { files: _, ...body } = destinationKind.bodyOf(values);
  return { id: record.id, revision: record.revision, savedName: record.name, values, body };
}
