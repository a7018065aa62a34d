import type { UtcDateTime } from '../hours/utcDateTime';
import { clockAt, momentOf } from '../hours/zoneClock';
import { type RepeatRule, readRepeatRule } from './repeatRule';

/** A series: its first start and end in UTC, its rule, and the zone by whose clock it repeats. */
export interface Series {
  readonly start: UtcDateTime;
  readonly end: UtcDateTime | null;
  /** An RRULE without DTSTART; null, and absent, where it takes place once. */
  readonly repeats?: string | null | undefined;
  /** An IANA name. */
  readonly timezone?: string | null | undefined;
}

/** One of the times at which it takes place. */
export interface Occurrence {
  readonly start: UtcDateTime;
  readonly end: UtcDateTime;
}

const DAY = 86_400_000;
/** Days after 1970 of the end of the year 9999, after which no text of a time sorts. */
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;
/** The longest of each, in days. */
const LENGTHS = { day: 1, week: 7, month: 31, year: 366 } as const;

const read = (text: UtcDateTime): number => Date.parse(`${text.replace(' ', 'T')}Z`);
const write = (moment: number): UtcDateTime => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
/** 0 for Monday: the first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
const monthAt = (year: number, month: number): number => Date.UTC(year, month, 1) / DAY;

/**
 * The occurrence that takes place at a moment, or else the next one, or the last one where all are over. Null for what does
 * not repeat, has no end or takes place at no time.
 */
export function occurrenceAt(series: Series, now: Date): Occurrence | null {
  const rule = ruleOf(series);
  return rule && find(series, rule, now.getTime());
}

/** When the last occurrence ends; null for what goes on for ever, and for what does not repeat. */
export function lastEnd(series: Series): UtcDateTime | null {
  const rule = ruleOf(series);
  if (!rule || (rule.until === null && rule.times === null)) return null;
  return find(series, rule, Number.POSITIVE_INFINITY)?.end ?? series.end;
}

const ruleOf = ({ repeats, end }: Series): RepeatRule | null =>
  repeats && end !== null ? readRepeatRule(repeats) : null;

function find(series: Series, rule: RepeatRule, moment: number): Occurrence | null {
  const zone = series.timezone ?? 'UTC';
  const first = clockAt(read(series.start), zone);
  const length = clockAt(read(series.end ?? series.start), zone) - first;
  const firstDay = Math.floor(first / DAY);
  const time = first - firstDay * DAY;
  const until = untilClock(rule.until, zone);
  const on = (day: number): Occurrence & { readonly ends: number } => {
    const ends = momentOf(day * DAY + time + length, zone);
    return { start: write(momentOf(day * DAY + time, zone)), end: write(ends), ends };
  };
  const search = (from: number): Occurrence | null => {
    let last: number | null = null;
    let left = rule.times ?? Number.POSITIVE_INFINITY;
    for (const day of daysOf(rule, firstDay, from)) {
      if (day > LAST_DAY || left === 0 || day * DAY + time > until) break;
      left -= 1;
      last = day;
      // Long over, since clocks differ by less: a conversion takes longer than a hundred steps.
      if (day * DAY + time + length < moment - 2 * DAY) continue;
      const { ends, ...found } = on(day);
      // A second belongs to it until it is over, as to what takes place once.
      if (ends > moment - 1000) return found;
    }
    if (last === null) return null;
    const { start, end } = on(last);
    return { start, end };
  };
  // A series of so many times is counted from its beginning; the last one of a rare rule may be long before its end.
  const near = Math.floor((Math.min(moment, until) - length) / DAY) - 2;
  return (rule.times === null ? search(near) : null) ?? search(firstDay);
}

/** The latest beginning, by the clock of the zone; a day ends with its last moment. */
function untilClock(until: string | null, zone: string): number {
  if (until === null) return Number.POSITIVE_INFINITY;
  return until.length === 10 ? read(`${until} 23:59:59`) : clockAt(read(until), zone);
}

/** Its days since 1970 from the first on; earlier ones than `from` may be left out. */
function* daysOf({ every, interval, days, nth }: RepeatRule, first: number, from: number): Generator<number> {
  const start = new Date(first * DAY);
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const skipped = Math.max(0, Math.floor((from - first) / (LENGTHS[every] * interval)) - 1);
  for (let at = skipped * interval; ; at += interval) {
    if (every === 'day') yield first + at;
    else if (every === 'week') {
      const monday = first - weekdayOf(first) + 7 * at;
      for (const day of days.length > 0 ? days : [weekdayOf(first)]) if (monday + day >= first) yield monday + day;
    } else {
      const [inYear, inMonth] = every === 'month' ? [year, month + at] : [year + at, month];
      const begins = monthAt(inYear, inMonth);
      const ends = monthAt(inYear, inMonth + 1);
      const day = nth ? nthDay(begins, ends, nth) : begins + date - 1;
      // A month without such a day is left out.
      if (day >= first && day < ends) yield day;
      if (begins > LAST_DAY) return;
    }
  }
}

function nthDay(begins: number, ends: number, { place, day }: NonNullable<RepeatRule['nth']>): number {
  if (place > 0) return begins + ((day - weekdayOf(begins) + 7) % 7) + 7 * (place - 1);
  return ends - 1 - ((weekdayOf(ends - 1) - day + 7) % 7);
}
