import type { KeptPlacement, PlacementDraft } from '../placements/placementDraft';
import { roomKind } from '../placements/roomKind';

/** The input for rooms as it is kept: its state of saving is of the moment. */
export const keptRooms = (forms: readonly KeptPlacement[]): readonly KeptPlacement[] =>
  forms.map(({ isWaiting: _, asked: _asked, ...draft }) => ({ ...draft, error: null, errors: {}, isSaving: false }));

/** The kept input for rooms; an earlier release may have known other fields, and what is not a room is left out. */
export function readRooms(kept: unknown): readonly KeptPlacement[] {
  if (!Array.isArray(kept)) return [];
  return (kept as readonly Partial<KeptPlacement>[]).flatMap((stored) => {
    const typed = readRoom(stored);
    if (typed === null) return [];
    const untouched = stored.untouched && readRoom(stored.untouched);
    return { ...typed, ...(untouched && { untouched }) };
  });
}

function readRoom(stored: Partial<PlacementDraft>): PlacementDraft | null {
  const { floor, mesh, entered = '', id = null, chosen = null, revision, shared = null } = stored;
  const { role = null, isEmptied = false } = stored;
  if (typeof floor !== 'string' || typeof mesh !== 'string') return null;
  const room = { ...roomKind.blank, ...stored.room };
  const body = roomKind.bodyOf(room);
  const asTyped = { floor, mesh, entered, id, chosen, revision, role, isEmptied, shared, room, body };
  return { ...asTyped, error: null, errors: {}, isSaving: false };
}
