import { Temporal } from 'temporal-polyfill';

export interface Schedule {
  readonly every: 'off' | 'hourly' | 'daily';
  /** Time of day, `03:30`; it counts for `daily` alone. */
  readonly at: string;
}

export interface LastRun {
  readonly date: Date;
  /** How many of the last imports failed, one after the other. */
  readonly failures: number;
}

const MINUTE = 60_000;
const FIRST_RETRY = 15 * MINUTE;
const LAST_RETRY = 24 * 60 * MINUTE;

/**
 * When a source is imported next: by its schedule, or sooner where the last import failed. Null where it is not imported by
 * itself. A source with a schedule that was never imported is due at once.
 */
export function nextRun(schedule: Schedule, last: LastRun | null, timeZone: string): Date | null {
  if (last === null) return schedule.every === 'off' ? null : new Date(0);
  const times = [scheduled(schedule, last.date, timeZone), retry(last)].flatMap((time) => time ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));
}

/** A failed import is tried again after a quarter of an hour, then after twice as long each time, at most a day. */
const retry = ({ date, failures }: LastRun): Date | null =>
  failures === 0
    ? null
    : new Date(date.getTime() + Math.min(FIRST_RETRY * 2 ** Math.min(failures - 1, 10), LAST_RETRY));

function scheduled({ every, at }: Schedule, last: Date, timeZone: string): Date | null {
  if (every === 'off') return null;
  if (every === 'hourly') return new Date(last.getTime() + 60 * MINUTE);
  const before = Temporal.Instant.fromEpochMilliseconds(last.getTime()).toZonedDateTimeISO(timeZone);
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const sameDay = before.withPlainTime(Temporal.PlainTime.from({ hour, minute }));
  const next =
    Temporal.ZonedDateTime.compare(sameDay, before) > 0
      ? sameDay
      : before.add({ days: 1 }).withPlainTime(Temporal.PlainTime.from({ hour, minute }));
  return new Date(next.epochMilliseconds);
}
