import { toUtcDateTime, type UtcDateTime } from '../hours/utcDateTime';

/** Whether an event or offer is in the present, the future or the past. */
export const PROMOTION_STATES = ['live', 'upcoming', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Live from its start, ended after its end; without an end it stays live. */
export function promotionState(
  { start, end }: { readonly start: UtcDateTime; readonly end: UtcDateTime | null },
  now: Date,
): PromotionState {
  const moment = toUtcDateTime(now);
  if (end !== null && end < moment) return 'ended';
  return start <= moment ? 'live' : 'upcoming';
}
