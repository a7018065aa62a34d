import { Temporal } from 'temporal-polyfill';
import type { UtcDateTime } from '../content/hours/utcDateTime';

/** Both ends as they are entered: `yyyy-MM-dd HH:mm:ss` in the zone of the location; empty where nothing is. */
export interface RangeEntry {
  readonly start: string;
  readonly end: string;
}

/** Both ends on the wire. */
export interface UtcRange {
  readonly start: UtcDateTime;
  readonly end: UtcDateTime;
}

export const NO_RANGE: RangeEntry = { start: '', end: '' };

export const SHORTCUTS = ['now', 'todayStart', 'todayEnd', 'yesterday', 'weekAgo'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const local = (moment: Temporal.PlainDateTime): string =>
  moment
    .round({ smallestUnit: 'second', roundingMode: 'floor' })
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');

/**
 * The date and time of a shortcut, as it is entered: now, the first and the last second of today, and the same time of
 * day one day and seven days ago. @param now as ISO 8601 @throws RangeError for an unknown zone
 */
export function shortcutMoment(shortcut: Shortcut, zone: string, now: string): string {
  const at = Temporal.Instant.from(now).toZonedDateTimeISO(zone);
  const today = at.toPlainDate();
  switch (shortcut) {
    case 'now':
      return local(at.toPlainDateTime());
    case 'todayStart':
      return local(today.toPlainDateTime());
    case 'todayEnd':
      return local(today.toPlainDateTime('23:59:59'));
    case 'yesterday':
      return local(at.subtract({ days: 1 }).toPlainDateTime());
    case 'weekAgo':
      return local(at.subtract({ days: 7 }).toPlainDateTime());
  }
}

/**
 * Converts an entry to UTC; null for an entry that is not a date and time. A time that a change of clocks skips is that
 * much later.
 */
function toUtc(entry: string, zone: string): UtcDateTime | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(entry)) return null;
  try {
    const moment = Temporal.PlainDateTime.from(entry.replace(' ', 'T'), { overflow: 'reject' });
    return local(moment.toZonedDateTime(zone).withTimeZone('UTC').toPlainDateTime());
  } catch {
    return null;
  }
}

/** Converts an entry to the range on the wire; null unless both ends are set and the start is before the end. */
export function rangeInUtc({ start, end }: RangeEntry, zone: string): UtcRange | null {
  const from = toUtc(start, zone);
  const to = toUtc(end, zone);
  return from !== null && to !== null && from < to ? { start: from, end: to } : null;
}

export type RangeProblem = 'one-end' | 'order';

/** Why an entry loads nothing; null for a range and for no entry at all. */
export function rangeProblem(entry: RangeEntry, zone: string): RangeProblem | null {
  if (entry.start === '' && entry.end === '') return null;
  if (entry.start === '' || entry.end === '') return 'one-end';
  return rangeInUtc(entry, zone) === null ? 'order' : null;
}
