import { Temporal } from 'temporal-polyfill';

/** A time in which the clocks of a zone are not changed. */
export interface OffsetSpan {
  /** Instants as ISO 8601. */
  readonly from: string;
  /** Excluded. */
  readonly to: string;
  /** Seconds by which local time is ahead of UTC. */
  readonly offset: number;
}

/**
 * The parts of [from, to) between two changes of the clocks, so that moments can be sorted into local hours by
 * arithmetic. Empty where `from` is not before `to`. @throws RangeError for an unknown zone
 */
export function offsetSpans(zone: string, from: Date, to: Date): readonly OffsetSpan[] {
  const end = Temporal.Instant.fromEpochMilliseconds(to.getTime());
  const spans: OffsetSpan[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone);
  while (Temporal.Instant.compare(at.toInstant(), end) < 0) {
    const next = at.getTimeZoneTransition('next');
    const isLast = next === null || Temporal.Instant.compare(next.toInstant(), end) >= 0;
    const until = isLast ? end : next.toInstant();
    spans.push({ from: at.toInstant().toString(), to: until.toString(), offset: at.offsetNanoseconds / 1e9 });
    if (isLast) break;
    at = next;
  }
  return spans;
}

/** The start of the local day of a moment. */
export const startOfDay = (zone: string, now: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay().epochMilliseconds,
  );
