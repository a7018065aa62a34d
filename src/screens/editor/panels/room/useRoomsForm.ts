import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { useCurrentUser } from '@/components/currentUser';
import type { Destination } from '@/contract/destinations/destinations';
import { isSame } from '@/machines/records/formResult';
import { type DestinationValues, destinationKind } from '@/screens/destinations/destinationKind';
import { type LabelledRoom, useStoredRoom } from '../../beside/useStoredRoom';
import { draftKey, type PlacementDraft, type RoomRole } from '../../placements/placementDraft';
import { roomChange, sharedEdit } from '../../placements/roomFields';
import type { RoomValues } from '../../placements/roomKind';
import { withRoom } from '../../placements/untouchedDraft';
import { useBesideNetwork } from '../../session/besideNetwork';
import { useEditorActors } from '../../session/editorActors';

interface OneRoom {
  readonly draft: PlacementDraft;
  readonly stored: LabelledRoom;
  /** Its destination; undefined for a room without one. */
  readonly record: Destination | undefined;
}

interface RoomsForm {
  /** Of each room, with unsaved changes. */
  readonly roles: readonly RoomRole[];
  readonly rooms: readonly RoomValues[];
  /** Of each destination of these rooms, once. */
  readonly destinations: readonly DestinationValues[];
  readonly setRoles: (change: (role: RoomRole) => RoomRole) => void;
  readonly setRooms: (change: Partial<RoomValues>) => void;
  readonly setDestinations: (change: (values: DestinationValues) => DestinationValues) => void;
}

/** The forms of several rooms. A change of all of them is one step of the history. */
export function useRoomsForm(floor: string, meshes: readonly string[]): RoomsForm {
  const { document } = useEditorActors();
  const { placements } = useBesideNetwork();
  const { organisation } = useCurrentUser();
  const { data: known } = useQuery(destinationsQuery(organisation.uuid));
  const drafts = useSyncExternalStore(placements.subscribe, placements.get);
  const storedRoom = useStoredRoom();
  const all = meshes.map((mesh): OneRoom => {
    const stored = storedRoom(floor, mesh);
    const draft = drafts.get(draftKey(stored.untouched)) ?? stored.untouched;
    return { draft, stored, record: known?.find(({ id }) => id === draft.chosen) };
  });
  const change = (next: (room: OneRoom) => PlacementDraft) => {
    const changes = all.flatMap((room) => {
      if (room.draft.isSaving) return [];
      const after = next(room);
      placements.change({ ...after, error: null, errors: {}, isWaiting: false }, room.stored.untouched);
      return roomChange(room.draft, after, room.stored) ?? [];
    });
    if (changes.length === 0) return;
    document.send({ type: 'beside.changed', changes, note: { kind: 'changeRooms', count: changes.length } });
  };
  const isFirst = ({ record }: OneRoom, at: number) => all.findIndex((one) => one.record?.id === record?.id) === at;
  const placed = all.filter(({ record }) => record !== undefined).filter((room) => isFirst(room, all.indexOf(room)));
  return {
    roles: all.map(({ draft, stored }) => draft.role ?? stored.role),
    rooms: all.map(({ draft }) => draft.room),
    destinations: placed.map(valuesOf),
    setRoles: (set) =>
      change(({ draft, stored }) => {
        const role = set(draft.role ?? stored.role);
        return { ...draft, role: isSame(role, stored.role) ? null : role };
      }),
    setRooms: (values) => change(({ draft }) => withRoom(draft, { ...draft.room, ...values })),
    // A destination in several rooms is changed by one of them.
    setDestinations: (set) =>
      change((room) => {
        if (!room.record || !placed.includes(room)) return room.draft;
        const edit = sharedEdit(room.record, set(valuesOf(room)));
        return { ...room.draft, shared: edit && { ...edit, isForAll: true } };
      }),
  };
}

function valuesOf({ draft, record }: OneRoom): DestinationValues {
  if (draft.shared && draft.shared.id === record?.id) return draft.shared.values;
  return record ? destinationKind.valuesOf(record) : destinationKind.blank;
}
