import type { UtcDateTime } from '@/model/content/hours/utcDateTime';
import type { DatedPromotion, VisiblePromotion } from '@/model/content/promotions/visiblePromotions';
import type { MapTexts } from '../languages/mapTexts';

const dateOf = (value: UtcDateTime): Date => new Date(`${value.replace(' ', 'T')}Z`);

/** Where a place and its visitor are: IANA names. */
export interface Zones {
  readonly place: string;
  readonly device: string;
}

/**
 * When a live event or offer ends, or when an upcoming one takes place, in the time zone of the place; empty where there is
 * nothing to say. The zone is named where the clock of the device has another one, the year where it is not this one.
 */
export function promotionTime(
  { promotion, isLive }: VisiblePromotion<DatedPromotion>,
  now: Date,
  { place, device }: Zones,
  { text, language }: MapTexts,
): string {
  const start = dateOf(promotion.start);
  const end = promotion.end === null ? null : dateOf(promotion.end);
  const format = (more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, {
      timeZone: place,
      hour: '2-digit',
      minute: '2-digit',
      ...(place !== device && { timeZoneName: 'short' }),
      ...more,
    });
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: place, dateStyle: 'short' }).format(at);
  const isThisYear = [start, end ?? start].every((at) => dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4));
  const withDay = format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' as const }),
  });
  if (!isLive) return end ? withDay.formatRange(start, end) : text('from', { time: withDay.format(start) });
  if (!end) return '';
  return text('until', { time: (dayOf(end) === dayOf(now) ? format({}) : withDay).format(end) });
}
