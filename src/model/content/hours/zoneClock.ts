const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than a hundred uses of it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/**
 * The clock of a zone at a moment, as if that clock were in UTC; both are milliseconds since 1970. Without a
 * library for zones, which every visitor would load.
 */
export function clockAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const partOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(
    partOf('year'),
    partOf('month') - 1,
    partOf('day'),
    partOf('hour'),
    partOf('minute'),
    partOf('second'),
  );
}

const DAY = 86_400_000;

/**
 * The moment at which the clock of a zone shows this: of an hour that it shows twice the first, and an hour that it skips
 * begins after the change. The inverse of `clockAt`.
 */
export function momentOf(clock: number, zone: string): number {
  const offsetAt = (moment: number) => clockAt(moment, zone) - moment;
  const before = clock - offsetAt(clock - DAY);
  const after = clock - offsetAt(clock + DAY);
  if (before === after || clockAt(before, zone) === clock) return before;
  return clockAt(after, zone) === clock ? after : before;
}
