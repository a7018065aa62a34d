import { Temporal } from 'temporal-polyfill';
import type { OffsetSpan } from './offsetSpans';

const HOUR_SECONDS = 3600;
const HOUR = 3_600_000;
const QUARTER = 900_000;
/** Zones and hours that are remembered, at most. */
const MOST_KNOWN = 5_000;

const known = new Map<string, number>();

/**
 * Minutes by which the hours of a zone begin after those of UTC at a moment, in milliseconds since 1970: 0 for most, 30 for
 * India, 15 for Nepal. @throws RangeError for an unknown zone
 */
export function hourBeginsAt(zone: string, moment: number): number {
  const key = `${zone} ${Math.floor(moment / HOUR)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  const minutes = (60 - ((((offsetNanoseconds / 6e10) % 60) + 60) % 60)) % 60;
  known.set(key, minutes);
  return minutes;
}

/** The parts of spans whose hours are those of UTC, and the rest, which is counted by quarters of an hour. */
export interface SplitSpans<Span extends OffsetSpan> {
  readonly whole: readonly Span[];
  readonly quarters: readonly Span[];
}

/** Splits spans at the hours of UTC, where their offset allows it. The beginning moves to that of its quarter. */
export function splitAtHours<Span extends OffsetSpan>(spans: readonly Span[]): SplitSpans<Span> {
  const whole: Span[] = [];
  const quarters: Span[] = [];
  for (const span of spans) {
    const from = Math.floor(Date.parse(span.from) / QUARTER) * QUARTER;
    const to = Date.parse(span.to);
    const [first, last] = [Math.ceil(from / HOUR) * HOUR, Math.floor(to / HOUR) * HOUR];
    const part = (list: Span[], start: number, end: number) => {
      if (start < end) list.push({ ...span, from: new Date(start).toISOString(), to: new Date(end).toISOString() });
    };
    if (span.offset % HOUR_SECONDS !== 0 || first >= last) part(quarters, from, to);
    else {
      part(quarters, from, first);
      part(whole, first, last);
      part(quarters, last, to);
    }
  }
  return { whole, quarters };
}
