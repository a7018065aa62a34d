import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { useCurrentUser } from '@/components/currentUser';
import type { FieldForm } from '@/components/form/fieldProps';
import type { Floor } from '@/contract/buildings/buildings';
import { type Destination, destinationRule, type Placement } from '@/contract/destinations/destinations';
import type { FieldErrors } from '@/contract/validate';
import { isSame } from '@/machines/records/formResult';
import type { FormValues } from '@/machines/records/recordForm.machine';
import { byField, type RecordKind, validateValues } from '@/machines/records/recordKind';
import { roomLabels } from '@/model/content/rooms/roomLabels';
import { type DestinationValues, destinationKind } from '@/screens/destinations/destinationKind';
import { draftKey, type PlacementDraft, type SharedEdit } from '../../placements/placementDraft';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useOpenedLocation } from '../../session/openedLocation';
import { type RoomValues, roomKind } from './roomKind';
import { untouchedDraft, withRoom } from './untouchedDraft';

/** Description and categories are recommended here, not required. */
const sharedKind: typeof destinationKind = { ...destinationKind, rule: destinationRule };

export interface RoomForm {
  readonly placement: Placement | undefined;
  readonly draft: PlacementDraft;
  readonly isTyped: boolean;
  readonly change: (typed: Partial<Pick<PlacementDraft, 'chosen' | 'entered'>>) => void;
  readonly save: () => void;
  readonly revert: () => void;
  /** The fields of the room. */
  readonly room: FieldForm<RoomValues>;
  /** The chosen destination and its fields, which are the same in every place; null while none is chosen. */
  readonly shared: { readonly record: Destination; readonly form: FieldForm<DestinationValues> } | null;
}

/** The form of a room: typed input stays until it is saved or reverted, also while another room is selected. */
export function useRoomForm(placement: Placement | undefined, mesh: string, floor: Floor): RoomForm {
  const { data } = useOpenedLocation();
  const { placements } = useBesideNetwork();
  const { organisation } = useCurrentUser();
  const { data: known } = useQuery(destinationsQuery(organisation.uuid));
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  const label = roomLabels(data.labels, floor.uuid).get(mesh);
  const untouched = untouchedDraft(floor.uuid, mesh, placement, label);
  const draft = drafts.get(draftKey(untouched)) ?? untouched;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const touch = (field: string) => setLeft((before) => new Set([...before, field]));
  const put = (next: PlacementDraft) => placements.change({ ...next, error: null, errors: {} }, untouched);
  const record = known?.find(({ id }) => id === draft.chosen);
  // A draft of another destination is that of the one chosen before.
  const edit = record && draft.shared?.id === record.id ? draft.shared : null;
  return {
    placement,
    draft,
    isTyped: draft !== untouched,
    change: (typed) => put({ ...draft, ...typed, shared: typed.chosen === draft.chosen ? draft.shared : null }),
    save: () => void placements.save(draft),
    revert: () => placements.change(untouched, untouched),
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

/** Null where the values are those that are stored. */
function sharedEdit(record: Destination, values: DestinationValues): SharedEdit | null {
  if (isSame(values, destinationKind.valuesOf(record))) return null;
  const { files: _, ...body } = destinationKind.bodyOf(values);
  return { id: record.id, revision: record.revision, savedName: record.name, values, body };
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
