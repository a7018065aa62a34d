import { ApiError } from '@/api/transport/apiError';
import { placementSchema } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { type Difference, mergeRulesOf } from '@/machines/records/recordKind';
import { mergeForm } from '@/model/records/mergeForm';
import { DESTINATION_DIFFERENCE, type PlacementDraft } from './placementDraft';
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
  const differences: readonly Difference[] = [
    ...(asksDestination
      ? [
          {
            name: DESTINATION_DIFFERENCE,
            label: text('destination'),
            mine: draft.entered,
            theirs: untouched.entered,
          },
        ]
      : []),
    ...fields.map((name) => ({
      name,
      label: roomKind.fields[name].label,
      mine: wordsOf(name, draft.room) || '–',
      theirs: wordsOf(name, untouched.room) || '–',
    })),
  ];
  const { chosen, entered, room } = untouched;
  const kept = isOwnChoice ? { chosen: draft.chosen, entered: draft.entered } : {};
  return {
    draft: {
      ...withRoom(
        { ...untouched, ...kept, role: draft.role, isEmptied: draft.isEmptied, shared: draft.shared },
        merged.values as RoomValues,
      ),
      error: words.length > 0 ? `${translate('failed.conflict')} ${words.join(' ')} ${text('saveKeepsYours')}` : null,
      ...(differences.length > 0 && { asked: { differences, chosen, entered, room } }),
    },
    untouched,
    isDecided: words.length === 0,
  };
}

const wordsOf = (field: keyof RoomValues & string, values: RoomValues): string =>
  ((roomKind.fields[field].words ?? String) as (value: unknown, choices: unknown) => string)(values[field], undefined);
