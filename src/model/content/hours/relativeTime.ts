const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The largest unit first; months and years are average ones. */
const UNITS = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** The age of a moment in words, rounded down: `3 minutes ago`. A moment less than a minute ago is `now`. */
export function relativeTime(moment: Date, now: Date, locale: string): string {
  const age = Math.max(0, now.getTime() - moment.getTime());
  const [unit, length] = UNITS.find(([, size]) => age >= size) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: unit === 'second' ? 'auto' : 'always' }).format(
    -Math.floor(age / length),
    unit,
  );
}
