import type { Placement } from '@/contract/destinations/destinations';
import type { PlacementDraft } from './placementDraft';
import { type RoomValues, roomKind } from './roomKind';

/** The form of a room before anything is typed: its placement, or for a room without one its label as the name. */
export function untouchedDraft(
  floor: string,
  mesh: string,
  placement: Placement | undefined,
  label: string | undefined,
): PlacementDraft {
  const room = placement ? roomKind.valuesOf(placement) : roomKind.blank;
  return {
    floor,
    mesh,
    id: placement?.id ?? null,
    revision: placement?.revision,
    chosen: placement?.destination.parent_id ?? null,
    entered: placement?.location_name ?? label ?? '',
    room,
    body: roomKind.bodyOf(room),
    role: null,
    isEmptied: false,
    shared: null,
    error: null,
    errors: {},
    isSaving: false,
  };
}

/** The form with other values for the room. */
export const withRoom = (draft: PlacementDraft, room: RoomValues): PlacementDraft => ({
  ...draft,
  room,
  body: roomKind.bodyOf(room),
});
