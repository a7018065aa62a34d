import { translate } from '@/contract/texts/translate';
import type { LostDestination } from '@/model/floorPlan/identity/lostDestinations';
import { text } from './texts';

const MOST_NAMES = 5;

/** Names the destinations that an approval leaves without a room: each name once, the first of them in words. */
export function lostDestinationsText(lost: readonly LostDestination[]): string {
  const names = [...new Set(lost.map(({ name }) => name))];
  const more = names.length - MOST_NAMES;
  return translate('map.missingText', {
    count: lost.length,
    names: names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? text('more', { more }) : ''),
  });
}
