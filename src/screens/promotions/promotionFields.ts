import type { Promotion, PromotionPlaces } from '@/contract/promotions/promotions';
import { PROMOTION_STATES, type PromotionState, promotionState } from '@/model/content/promotions/promotionState';
import { text } from './texts';

/** Maximum characters of a description in cards and tables. */
export const DESCRIPTION = 100;

export const descriptionOf = ({ short_desc, long_desc }: Promotion): string => short_desc || long_desc;

/** Its start and end; of what repeats those of the time that is now or next. */
export const timesOf = ({ next, start, end }: Promotion): Pick<Promotion, 'start' | 'end'> => next ?? { start, end };

/** Where one is shown; null without a place, so that no visitor sees it. */
export function placesOf({
  everywhere,
  projects = [],
  destinations = [],
  rooms = 0,
}: Promotion): PromotionPlaces | null {
  if (everywhere) return 'everywhere';
  if (projects.length > 0) return 'locations';
  if (destinations.length > 0) return 'destinations';
  return rooms > 0 ? 'rooms' : null;
}

/** So many places are named; the others are counted. */
const NAMED = 3;

/** Where one is shown, in words; empty without a place. */
export function placesText(row: Promotion): string {
  const where = placesOf(row);
  if (where === null) return '';
  if (where === 'everywhere') return text('where.everywhere');
  if (where === 'rooms') return text('roomCount', { count: row.rooms ?? 0 });
  const places = (where === 'locations' ? row.projects : row.destinations) ?? [];
  const names = places
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  const count = places.length - NAMED;
  return count > 0 ? text('moreDestinations', { names, count }) : names;
}

/** The records in their groups; the state is that of the service, whose clock counts. */
export function groupsOf(
  rows: readonly Promotion[],
  now: Date,
): Readonly<Record<PromotionState, readonly Promotion[]>> {
  const stateOf = (row: Promotion) => row.state ?? promotionState(row, now);
  const [live, upcoming, ended] = PROMOTION_STATES.map((state) => rows.filter((row) => stateOf(row) === state));
  return { live: live ?? [], upcoming: upcoming ?? [], ended: ended ?? [] };
}
