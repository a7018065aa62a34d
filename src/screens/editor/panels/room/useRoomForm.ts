import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { useCurrentUser } from '@/components/currentUser';
import type { FieldForm } from '@/components/form/fieldProps';
import type { Floor } from '@/contract/buildings/buildings';
import { type Destination, destinationRule, type Placement } from '@/contract/destinations/destinations';
import type { FieldErrors } from '@/contract/validate';
import { isSame } from '@/machines/records/formResult';
import type { FormValues } from '@/machines/records/recordFormTypes';
import { byField, type RecordKind, validateValues } from '@/machines/records/recordKind';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import type { BesideChange } from '@/model/network/besideChange';
import type { Side } from '@/model/records/mergeValue';
import { type DestinationValues, destinationKind } from '@/screens/destinations/destinationKind';
import { useStoredRoom } from '../../beside/useStoredRoom';
import { draftKey, type PlacementDraft, type RoomRole } from '../../placements/placementDraft';
import { resolved } from '../../placements/resolved';
import { roomChange, sharedEdit } from '../../placements/roomFields';
import { type RoomValues, roomKind } from '../../placements/roomKind';
import { untouchedDraft, withRoom } from '../../placements/untouchedDraft';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditorActors } from '../../session/editorActors';

/** Description and categories are recommended here, not required. */
const sharedKind: typeof destinationKind = { ...destinationKind, rule: destinationRule };

export interface RoomForm {
  readonly placement: Placement | undefined;
  readonly draft: PlacementDraft;
  readonly isTyped: boolean;
  readonly change: (typed: Partial<Pick<PlacementDraft, 'chosen' | 'entered'>>) => void;
  /** The role of the room with its unsaved change. */
  readonly role: RoomRole;
  readonly setRole: (role: RoomRole) => void;
  /** Takes the values of a colleague for the fields that say so, and one's own for the others. */
  readonly resolve: (sides: Readonly<Record<string, Side>>) => void;
  readonly save: () => void;
  readonly revert: () => void;
  /** The destination was taken out of the room: undo puts it back, unsaved. */
  readonly noteRemoval: () => void;
  /** The fields of the room. */
  readonly room: FieldForm<RoomValues>;
  /** The chosen destination and its fields, which are the same in every place; null while none is chosen. */
  readonly shared: { readonly record: Destination; readonly form: FieldForm<DestinationValues> } | null;
}

/**
 * The form of a room: typed input stays until it is saved or reverted, also while another room is selected. Each change is a
 * step of the history.
 */
export function useRoomForm(placement: Placement | undefined, mesh: string, floor: Floor): RoomForm {
  const { document } = useEditorActors();
  const { placements } = useBesideNetwork();
  const { organisation } = useCurrentUser();
  const { data: known } = useQuery(destinationsQuery(organisation.uuid));
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  const { label, ...stored } = useStoredRoom()(floor.uuid, mesh);
  const untouched = untouchedDraft(floor.uuid, mesh, placement, label);
  const draft = drafts.get(draftKey(untouched)) ?? untouched;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const touch = (field: string) => setLeft((before) => new Set([...before, field]));
  const note = (change: BesideChange | null) => {
    // A place that the floor plan does not have gets its name when it is created.
    if (change === null || mesh === NEW_MESH) return;
    const of = placement?.location_name ?? label ?? mesh;
    document.send({ type: 'beside.changed', changes: [change], note: { kind: 'changeRoom', of } });
  };
  const put = (next: PlacementDraft) => {
    if (draft.isSaving) return;
    placements.change({ ...next, error: null, errors: {}, isWaiting: false }, untouched);
    note(roomChange(draft, next, { ...stored, untouched }));
  };
  const record = known?.find(({ id }) => id === draft.chosen);
  // A draft of another destination is that of the one chosen before.
  const edit = record && draft.shared?.id === record.id ? draft.shared : null;
  return {
    placement,
    draft,
    isTyped: draft !== untouched,
    change: (typed) =>
      put({ ...draft, ...typed, isEmptied: false, shared: typed.chosen === draft.chosen ? draft.shared : null }),
    role: draft.role ?? stored.role,
    setRole: (role) => put({ ...draft, role: isSame(role, stored.role) ? null : role }),
    resolve: (sides) => put(resolved(draft, sides)),
    save: () => {
      void placements.saveAll(draft);
      document.send({ type: 'save' });
    },
    revert: () => put(untouched),
    noteRemoval: () => {
      placements.change(untouched, untouched);
      const emptied = { ...untouchedDraft(floor.uuid, mesh, undefined, label), isEmptied: true };
      note(roomChange(untouched, emptied, { ...stored, untouched }));
    },
    room: fieldsOf(roomKind, draft.room, draft.errors, left, touch, (values) => put(withRoom(draft, values))),
    shared: record
      ? {
          record,
          form: fieldsOf(
            sharedKind,
            edit?.values ?? destinationKind.valuesOf(record),
            draft.errors,
            left,
            touch,
            (values) => put({ ...draft, shared: sharedEdit(record, values) }),
          ),
        }
      : null,
  };
}

/** The fields of a kind of record over values that are kept elsewhere. */
function fieldsOf<Wire, Values extends FormValues, Body, Choices>(
  kind: RecordKind<Wire, Values, Body, Choices>,
  values: Values,
  refused: FieldErrors,
  left: ReadonlySet<string>,
  touch: (field: string) => void,
  change: (values: Values) => void,
): FieldForm<Values> {
  const errors = byField(kind, refused);
  const invalid = validateValues(kind, values);
  return {
    values,
    set: (field, value) => change({ ...values, [field]: value }),
    labelOf: (field) => kind.fields[field].label,
    errorOf: (field) => errors[field] ?? (left.has(field) ? invalid[field] : undefined),
    touch,
  };
}
