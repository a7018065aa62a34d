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

/** Hours of a day in minutes since the midnight that today begins with. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly hours: DayHours;
}

const DAY = 1440;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)/;
const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Null where the text is no time. */
function minutesOf(time: string): number | null {
  const [, hour, minute] = TIME.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/**
 * The wall clock of a time zone: its weekday, 0 for Monday, and minutes since midnight. Hours on a door are those of that
 * clock, so they need no instants, nor a library for them, which every visitor would load.
 */
function wallClock(now: number, zone: string): { readonly day: number; readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: SHORT_DAYS.indexOf(partOf('weekday')),
    minutes: Number(partOf('hour')) * 60 + Number(partOf('minute')),
  };
}

const weekdayOf = (day: number): Weekday => WEEKDAYS[(day + 7) % 7] ?? 'mon';

/** Closing at or before opening is on the next day; equal times mean the whole day. */
function spanOf(hours: DayHours | undefined, inDays: number): Span | null {
  if (!hours?.value) return null;
  const opens = minutesOf(hours.oh);
  const closes = minutesOf(hours.ch);
  if (opens === null || closes === null) return null;
  const from = inDays * DAY + opens;
  return { from, to: inDays * DAY + closes + (closes <= opens ? DAY : 0), hours };
}

/**
 * Whether a place is open at `now` (milliseconds since 1970) in its time zone, and when that changes. Yesterday's hours
 * count while they extend past midnight. A day with an invalid time counts as closed.
 */
export function openingState(hours: OpeningHours | null | undefined, now: number, zone: string): OpeningState {
  if (!hours || Object.keys(hours).length === 0) return { kind: 'unknown' };
  const { day, minutes } = wallClock(now, zone);
  const spanIn = (inDays: number) => spanOf(hours[weekdayOf(day + inDays)], inDays);
  const running = [spanIn(-1), spanIn(0)].find((span) => span !== null && span.from <= minutes && minutes < span.to);
  if (running) return { kind: 'open', closes: isWholeDay(running.hours) ? null : running.hours.ch };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const span = spanIn(inDays);
    if (span && span.from > minutes)
      return { kind: 'closed', opens: { day: weekdayOf(day + inDays), inDays, at: span.hours.oh } };
  }
  return { kind: 'closed', opens: null };
}

const isWholeDay = ({ oh, ch }: DayHours): boolean => oh === ch || (oh === '00:00' && ch >= '23:59');

/** Today's weekday in a time zone. */
export const weekdayAt = (now: number, zone: string): Weekday => weekdayOf(wallClock(now, zone).day);
