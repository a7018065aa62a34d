import type { DestinationBody } from '@/contract/destinations/destinations';
import { isSame } from '@/machines/records/formResult';
import type { Difference } from '@/machines/records/recordKind';
import type { MeshKind } from '@/model/floorPlan/kinds/meshKind';
import type { DestinationValues } from '@/screens/destinations/destinationKind';
import type { RoomBody, RoomValues } from './roomKind';

/** Changes of a destination in all of its places, as they were typed in the panel of one of its rooms. */
export interface SharedEdit {
  readonly id: number;
  readonly revision: number | undefined;
  readonly savedName: string;
  readonly values: DestinationValues;
  readonly body: DestinationBody;
  /** It was made for all places of the destination, so nothing is asked. */
  readonly isForAll?: boolean;
}

/** Whether a room holds a destination or opens another floor, and how the map shows it. */
export interface RoomRole {
  readonly type: 'destination' | 'floor';
  readonly linked_floor_id: string | null;
  /** Null for the kind that the floor plan suggests. */
  readonly kind: MeshKind | null;
}

/** Fields that both this person and a colleague changed, as the colleague saved them. */
export interface AskedFields extends Pick<PlacementDraft, 'chosen' | 'entered' | 'room'> {
  readonly differences: readonly Difference[];
}

/** The difference of which destination the room has; those of its fields have their names. */
export const DESTINATION_DIFFERENCE = 'destination';

/** The form of a room as it was typed, until it is saved or discarded. */
export interface PlacementDraft {
  readonly floor: string;
  readonly mesh: string;
  /** Of the placement that the form was opened with; null and undefined for a room without one. */
  readonly id: number | null;
  readonly revision: number | undefined;
  /** The chosen destination; null after typing. */
  readonly chosen: number | null;
  readonly entered: string;
  readonly room: RoomValues;
  /** The room as a body of the wire. */
  readonly body: RoomBody;
  /** Null while it is not changed. */
  readonly role: RoomRole | null;
  /** Saving takes the destination out of the room. */
  readonly isEmptied: boolean;
  /** Null while nothing of the destination itself was changed. */
  readonly shared: SharedEdit | null;
  readonly error: string | null;
  /** Errors of single fields, by their names on the wire. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isSaving: boolean;
  /** It could not be saved and is saved again by itself. */
  readonly isWaiting?: boolean;
  /** Absent once it is chosen whose values are saved. */
  readonly asked?: AskedFields;
}

/** A form as it is kept with the draft of the map, with the form before anything was typed: its changes are those against it. */
export interface KeptPlacement extends PlacementDraft {
  /** Absent in what an earlier release kept. */
  readonly untouched?: PlacementDraft;
}

/** Each room of the location has at most one form. */
export type PlacementDrafts = ReadonlyMap<string, PlacementDraft>;
export const draftKey = ({ floor, mesh }: Pick<PlacementDraft, 'floor' | 'mesh'>): string => `${floor} ${mesh}`;

/** Whether something of its placement was typed, and not of its role alone. */
export const isPlacementTyped = (draft: PlacementDraft, untouched: PlacementDraft): boolean =>
  isTyped({ ...draft, role: null }, untouched);

/** Whether something was typed that differs from the untouched form. */
export const isTyped = (draft: PlacementDraft, untouched: PlacementDraft): boolean =>
  draft.chosen !== untouched.chosen ||
  draft.entered !== untouched.entered ||
  draft.shared !== null ||
  draft.role !== null ||
  draft.isEmptied ||
  !isSame(draft.room, untouched.room);
