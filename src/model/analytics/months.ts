import type { OffsetSpan } from './offsetSpans';

/** The whole months of UTC in spans, whose sums are kept, and the rest, which is counted by hours. */
export interface MonthSpans<Span extends OffsetSpan> {
  readonly months: readonly Span[];
  readonly hours: readonly Span[];
}

/** The beginning of the month of a moment in UTC, or of one that many months later. */
export const startOfMonth = (moment: Date, later = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later));

/** Splits spans that begin and end with an hour of UTC at the months before `until`, which are summed; null for none. */
export function splitAtMonths<Span extends OffsetSpan>(spans: readonly Span[], until: Date | null): MonthSpans<Span> {
  if (until === null) return { months: [], hours: spans };
  const [months, hours]: [Span[], Span[]] = [[], []];
  for (const span of spans) {
    const [from, to] = [new Date(span.from), new Date(span.to)];
    const begun = startOfMonth(from);
    const first = begun.getTime() === from.getTime() ? from : startOfMonth(from, 1);
    const last = new Date(Math.min(startOfMonth(to).getTime(), until.getTime()));
    const part = (list: Span[], start: Date, end: Date) => {
      if (start < end) list.push({ ...span, from: start.toISOString(), to: end.toISOString() });
    };
    if (first >= last) part(hours, from, to);
    else {
      part(hours, from, first);
      part(months, first, last);
      part(hours, last, to);
    }
  }
  return { months, hours };
}
