import { useState } from 'react';
import type { RoomComparison } from '@/contract/uploads/uploads';
import { confirmedMatches, type RoomChoices } from '@/model/floorPlan/identity/confirmedMatches';
import type { ConfirmedMatch } from '@/model/floorPlan/identity/roomMatch';

const NO_CHOICES: RoomChoices = new Map();

export interface RoomReview {
  readonly choices: RoomChoices;
  readonly matches: readonly ConfirmedMatch[];
  /** The highlighted room by its present name. */
  readonly selected: string | null;
  readonly select: (room: string | null) => void;
  readonly choose: (room: string, to: string | null) => void;
}

/** The rooms that a person corrects and highlights; a comparison that is read again starts anew. */
export function useRoomReview(comparison: RoomComparison | undefined): RoomReview {
  const [review, setReview] = useState({ comparison, choices: NO_CHOICES, selected: null as string | null });
  const current = review.comparison === comparison ? review : { comparison, choices: NO_CHOICES, selected: null };
  return {
    choices: current.choices,
    matches: confirmedMatches(comparison?.rooms ?? [], current.choices),
    selected: current.selected,
    select: (selected) => setReview({ ...current, selected }),
    choose: (room, to) => setReview({ ...current, choices: new Map(current.choices).set(room, to) }),
  };
}
