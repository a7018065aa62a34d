import { toUtcDateTime, type UtcDateTime } from '../hours/utcDateTime';
import { promotionState } from './promotionState';

export interface DatedPromotion {
  readonly start: UtcDateTime;
  /** Null where it has no end. */
  readonly end: UtcDateTime | null;
  /** The day `yyyy-MM-dd` in UTC from which visitors see it; null from its start. */
  readonly upcoming: string | null;
}

export interface VisiblePromotion<Promotion> {
  readonly promotion: Promotion;
  readonly isLive: boolean;
}

const NEVER = '9999';

/**
 * Events or offers that visitors see at a moment: live ones first, by their end, then upcoming ones, by their start.
 */
export function visiblePromotions<Promotion extends DatedPromotion>(
  promotions: readonly Promotion[],
  now: Date,
): readonly VisiblePromotion<Promotion>[] {
  const today = toUtcDateTime(now).slice(0, 10);
  const live = promotions.filter((one) => promotionState(one, now) === 'live');
  const upcoming = promotions.filter(
    (one) => promotionState(one, now) === 'upcoming' && one.upcoming !== null && one.upcoming <= today,
  );
  return [
    ...live
      .toSorted((one, other) => compare(one.end ?? NEVER, other.end ?? NEVER))
      .map((promotion) => ({ promotion, isLive: true })),
    ...upcoming
      .toSorted((one, other) => compare(one.start, other.start))
      .map((promotion) => ({ promotion, isLive: false })),
  ];
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
