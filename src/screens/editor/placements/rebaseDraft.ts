import { ApiError } from '@/api/transport/apiError';
import { placementSchema } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { mergeRulesOf } from '@/machines/records/recordKind';
import { mergeForm } from '@/model/records/mergeForm';
import type { PlacementDraft } from './placementDraft';
import { type RoomValues, roomKind } from './roomKind';
import { text } from './texts';
import { untouchedDraft, withRoom } from './untouchedDraft';

/** A form on the placement as it is now. */
export interface Rebased {
  readonly draft: PlacementDraft;
  /** The form before anything is typed. */
  readonly untouched: PlacementDraft;
  /** Nothing was changed by both: the form can be saved as it is. */
  readonly isDecided: boolean;
}

const CONFLICT = 409;

/**
 * Puts the form of a room on the placement that somebody else saved meanwhile: only what was typed here differs from it.
 * A field that both changed is named with the other value, and the next save takes the own one. Null for any other error.
 */
export function rebaseDraft(error: unknown, draft: PlacementDraft, before: PlacementDraft): Rebased | null {
  if (!(error instanceof ApiError) || error.status !== CONFLICT) return null;
  const current = placementSchema.safeParse(error.body?.current);
  if (!current.success) return null;
  const untouched = untouchedDraft(draft.floor, draft.mesh, current.data, undefined);
  const merged = mergeForm({ ...before.room }, { ...draft.room }, { ...untouched.room }, mergeRulesOf(roomKind));
  const fields = merged.asked.flatMap((one) => one.fields) as (keyof RoomValues & string)[];
  const isMoved = before.chosen !== untouched.chosen;
  const isOwnChoice = draft.chosen !== before.chosen || draft.entered !== before.entered;
  const asksDestination = isMoved && isOwnChoice && draft.chosen !== untouched.chosen;
  const words = [
    ...(asksDestination ? [text('bothChose', { name: untouched.entered })] : []),
    ...fields.map((field) =>
      text('bothChanged', {
        label: roomKind.fields[field].label,
        theirs: wordsOf(field, untouched.room) || '–',
      }),
    ),
  ];
  const kept = isOwnChoice ? { chosen: draft.chosen, entered: draft.entered } : {};
  return {
    draft: {
      ...withRoom(
        { ...untouched, ...kept, role: draft.role, isEmptied: draft.isEmptied, shared: draft.shared },
        merged.values as RoomValues,
      ),
      error: words.length > 0 ? `${translate('failed.conflict')} ${words.join(' ')} ${text('saveKeepsYours')}` : null,
    },
    untouched,
    isDecided: words.length === 0,
  };
}

const wordsOf = (field: keyof RoomValues & string, values: RoomValues): string =>
  ((roomKind.fields[field].words ?? String) as (value: unknown, choices: unknown) => string)(values[field], undefined);
