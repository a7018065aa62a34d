import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS, type Weekday } from './weekdays';

/** Hours of one day: `oh` and `ch` are wall-clock times `HH:MM`; `value` false means closed all day. */
export interface DayHours {
  readonly text: string;
  readonly value: boolean;
  readonly oh: string;
  readonly ch: string;
}
export type OpeningHours = Readonly<Partial<Record<Weekday, DayHours>>>;

export type OpeningState =
  | { readonly kind: 'open'; readonly closes: string | null }
  | {
      readonly kind: 'closed';
      readonly opens: { readonly day: Weekday; readonly inDays: number; readonly at: string } | null;
    }
  | { readonly kind: 'unknown' };

interface Span {
  readonly from: Temporal.ZonedDateTime;
  readonly to: Temporal.ZonedDateTime;
  readonly hours: DayHours;
}

const weekdayOf = (day: Temporal.PlainDate): Weekday => WEEKDAYS[day.dayOfWeek - 1] ?? 'mon';

/** Closing at or before opening is on the next day; equal times mean the whole day. */
function spanOf(hours: DayHours | undefined, day: Temporal.PlainDate, zone: string): Span | null {
  if (!hours?.value) return null;
  try {
    const opens = Temporal.PlainTime.from(hours.oh);
    const closes = Temporal.PlainTime.from(hours.ch);
    const isOvernight = Temporal.PlainTime.compare(closes, opens) <= 0;
    return {
      from: day.toZonedDateTime({ timeZone: zone, plainTime: opens }),
      to: day.add({ days: isOvernight ? 1 : 0 }).toZonedDateTime({ timeZone: zone, plainTime: closes }),
      hours,
    };
  } catch {
    // An invalid time: the hours of this day are unknown.
    return null;
  }
}

const isIn = (now: Temporal.ZonedDateTime, { from, to }: Span): boolean =>
  Temporal.ZonedDateTime.compare(from, now) <= 0 && Temporal.ZonedDateTime.compare(now, to) < 0;

/**
 * Whether a place is open at `now` (milliseconds since 1970) in its time zone, and when that changes. Yesterday's hours
 * count while they extend past midnight.
 */
export function openingState(hours: OpeningHours | null | undefined, now: number, zone: string): OpeningState {
  if (!hours || Object.keys(hours).length === 0) return { kind: 'unknown' };
  const moment = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const today = moment.toPlainDate();
  const spanIn = (days: number): Span | null => {
    const day = today.add({ days });
    return spanOf(hours[weekdayOf(day)], day, zone);
  };
  const running = [spanIn(-1), spanIn(0)].find((span) => span !== null && isIn(moment, span));
  if (running) return { kind: 'open', closes: isWholeDay(running.hours) ? null : running.hours.ch };
  for (let days = 0; days <= 7; days++) {
    const span = spanIn(days);
    if (span && Temporal.ZonedDateTime.compare(span.from, moment) > 0)
      return { kind: 'closed', opens: { day: weekdayOf(today.add({ days })), inDays: days, at: span.hours.oh } };
  }
  return { kind: 'closed', opens: null };
}

const isWholeDay = ({ oh, ch }: DayHours): boolean => oh === ch || (oh === '00:00' && ch >= '23:59');

/** Today's weekday in a time zone. */
export const weekdayAt = (now: number, zone: string): Weekday =>
  weekdayOf(Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate());
