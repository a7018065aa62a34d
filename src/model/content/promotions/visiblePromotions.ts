import { toUtcDateTime, type UtcDateTime } from '../hours/utcDateTime';
import type { Occurrence, Series } from './occurrences';
import { promotionState } from './promotionState';

export interface DatedPromotion {
  readonly start: UtcDateTime;
  /** Null where it has no end. */
  readonly end: UtcDateTime | null;
  /** The day `yyyy-MM-dd` in UTC from which visitors see it; null from its start. */
  readonly upcoming: string | null;
  /** An RRULE, of which `start` and `end` are the first time; null, and absent, where it takes place once. */
  readonly repeats?: string | null | undefined;
  /** The zone by whose clock it repeats. */
  readonly timezone?: string | null | undefined;
}

/** Its time that is now, or the next one, or the last one: `occurrenceAt`, which visitors load where something repeats. */
export type OccurrenceAt = (series: Series, now: Date) => Occurrence | null;

export interface VisiblePromotion<Promotion> {
  readonly promotion: Promotion;
  readonly isLive: boolean;
}

const NEVER = '9999';

/**
 * Events or offers that visitors see at a moment: live ones first, by their end, then upcoming ones, by their start. What
 * repeats has the time that is now or next.
 *
 * @param occurrenceAt null until it is loaded: what repeats is left out
 */
export function visiblePromotions<Promotion extends DatedPromotion>(
  all: readonly Promotion[],
  now: Date,
  occurrenceAt: OccurrenceAt | null = null,
): readonly VisiblePromotion<Promotion>[] {
  const today = toUtcDateTime(now).slice(0, 10);
  const promotions = all.flatMap((one) => {
    if (!one.repeats) return [one];
    const found = occurrenceAt?.(one, now);
    return found ? [{ ...one, ...found }] : [];
  });
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
