import type { Promotion } from '@/contract/promotions/promotions';
import { PROMOTION_STATES, type PromotionState, promotionState } from '@/model/content/promotions/promotionState';
import { text } from './texts';

/** Maximum characters of a description in cards and tables. */
export const DESCRIPTION = 100;

export const descriptionOf = ({ short_desc, long_desc }: Promotion): string => short_desc || long_desc;

/** So many destinations are named; the others are counted. */
const NAMED = 3;

export function destinationsOf({ destinations = [] }: Promotion): string {
  const names = destinations
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  const count = destinations.length - NAMED;
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
