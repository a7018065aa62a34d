import { type DayHours, type OpeningHours, type Period, periodsOf, type SpecialDay, specialOn } from './openingHours';
import { WEEKDAYS, type Weekday } from './weekdays';

export type OpeningState =
  | { readonly kind: 'open'; readonly closes: string | null }
  | {
      readonly kind: 'closed';
      readonly opens: { readonly day: Weekday; readonly inDays: number; readonly at: string } | null;
    }
  | { readonly kind: 'unknown' };

/** Hours in minutes since the midnight that today begins with. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** As they are typed. */
  readonly opens: string;
  readonly closes: string;
}

const DAY = 1440;
/** Milliseconds. */
const MINUTE = 60_000;
/** Forms and people write the end of the day so. */
const LAST_MINUTE = DAY - 1;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)/;
const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Null where the text is no time. */
function minutesOf(time: string): number | null {
  const [, hour, minute] = TIME.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** The date and time of a wall clock, without a zone: its weekday, 0 for Monday, and minutes since midnight. */
interface WallClock {
  readonly day: number;
  readonly minutes: number;
  /** The midnight that today begins with, as if the clock were in UTC; milliseconds since 1970. */
  readonly midnight: number;
}

/**
 * The wall clock of a time zone. Hours on a door are those of that clock, so they need no instants, nor a library for
 * them, which every visitor would load.
 */
function wallClock(now: number, zone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: SHORT_DAYS.indexOf(partOf('weekday')),
    minutes: Number(partOf('hour')) * 60 + Number(partOf('minute')),
    midnight: Date.UTC(Number(partOf('year')), Number(partOf('month')) - 1, Number(partOf('day'))),
  };
}

/** `yyyy-MM-dd` so many days after today. */
const dateIn = ({ midnight }: WallClock, inDays: number): string =>
  new Date(midnight + inDays * DAY * MINUTE).toISOString().slice(0, 10);

const weekdayOf = (day: number): Weekday => WEEKDAYS[(day + 7) % 7] ?? 'mon';

/** The hours of a day: those of its date where that is special, otherwise those of its weekday. */
const dayIn = (hours: OpeningHours, clock: WallClock, inDays: number): DayHours | SpecialDay | undefined =>
  specialOn(hours, dateIn(clock, inDays)) ?? hours[weekdayOf(clock.day + inDays)];

/** Closing at or before opening is on the next day; equal times mean the whole day, and 23:59 is the end of the day. */
function spanOf(period: Period, inDays: number): Span | null {
  const opens = minutesOf(period.oh);
  const closes = minutesOf(period.ch);
  if (opens === null || closes === null) return null;
  const midnight = inDays * DAY;
  if (isWhole(period)) return { from: midnight, to: midnight + DAY, opens: '00:00', closes: '00:00' };
  const from = inDays * DAY + opens;
  const to = closes === LAST_MINUTE ? DAY : closes;
  return { from, to: inDays * DAY + to + (to <= opens ? DAY : 0), opens: period.oh, closes: period.ch };
}

/** The spans of these days in order; hours that touch or overlap are one. */
function spansOf(hours: OpeningHours, clock: WallClock): Span[] {
  const joined: Span[] = [];
  for (let inDays = -1; inDays <= 8; inDays++)
    for (const period of periodsOf(dayIn(hours, clock, inDays))) {
      const span = spanOf(period, inDays);
      const last = joined.at(-1);
      if (span && last && span.from <= last.to) {
        if (span.to > last.to) joined[joined.length - 1] = { ...last, to: span.to, closes: span.closes };
      } else if (span) joined.push(span);
    }
  return joined;
}

/**
 * Whether a place is open at `now` (milliseconds since 1970) in its time zone, and when that changes. Yesterday's hours
 * count while they extend past midnight. A day with an invalid time counts as closed. A place that is open for another
 * day or longer has no closing time.
 */
export function openingState(hours: OpeningHours | null | undefined, now: number, zone: string): OpeningState {
  if (!hours || Object.keys(hours).length === 0) return { kind: 'unknown' };
  const clock = wallClock(now, zone);
  const { day, minutes } = clock;
  const spans = spansOf(hours, clock);
  const running = spans.find(({ from, to }) => from <= minutes && minutes < to);
  if (running) {
    const isLong = isWholeDay(dayIn(hours, clock, 0)) || running.to - minutes > DAY;
    return { kind: 'open', closes: isLong ? null : running.closes };
  }
  const next = spans.find(({ from }) => from > minutes);
  if (!next || next.from >= 8 * DAY) return { kind: 'closed', opens: null };
  const inDays = Math.floor(next.from / DAY);
  return { kind: 'closed', opens: { day: weekdayOf(day + inDays), inDays, at: next.opens } };
}

const isWhole = ({ oh, ch }: Period): boolean =>
  minutesOf(oh) !== null && (oh === ch || (oh === '00:00' && minutesOf(ch) === LAST_MINUTE));

/** Whether hours are those of a whole day, as they are typed. */
export const isWholeDay = (hours: Pick<DayHours, 'value' | 'oh' | 'ch'> | undefined): boolean =>
  hours?.value === true && isWhole(hours);

/** The hours of a day in a time zone, so many days after the one of `now`. */
export interface DayAt {
  readonly weekday: Weekday;
  /** Of that day; null where none are given. */
  readonly hours: DayHours | SpecialDay | null;
  /** The name of a special day; null for any other. */
  readonly special: string | null;
  /** When the hours of the day before end, where they go on into this day; null where they do not. */
  readonly openUntil: string | null;
}

/** A day in a time zone, `inDays` after the one of `now`. */
export function dayAt(hours: OpeningHours, now: number, { zone, inDays }: { zone: string; inDays: number }): DayAt {
  const clock = wallClock(now, zone);
  const special = specialOn(hours, dateIn(clock, inDays));
  const then = { ...clock, midnight: clock.midnight + inDays * DAY * MINUTE, day: clock.day + inDays };
  return {
    weekday: weekdayOf(clock.day + inDays),
    hours: dayIn(hours, clock, inDays) ?? null,
    special: special?.name ?? null,
    openUntil: spansOf(hours, then).find(({ from, to }) => from < 0 && to > 0)?.closes ?? null,
  };
}
