import type { Side } from '@/model/records/mergeValue';
import { DESTINATION_DIFFERENCE, type PlacementDraft } from './placementDraft';
import { withRoom } from './untouchedDraft';

/** The form after the choice whose values are saved, by the name of each difference. */
export function resolved(draft: PlacementDraft, sides: Readonly<Record<string, Side>>): PlacementDraft {
  const { asked, ...decided } = draft;
  if (!asked) return draft;
  const taken = Object.entries(asked.room).filter(([field]) => sides[field] === 'theirs');
  const { chosen, entered } = sides[DESTINATION_DIFFERENCE] === 'theirs' ? asked : draft;
  return withRoom({ ...decided, chosen, entered }, { ...draft.room, ...Object.fromEntries(taken) });
}
