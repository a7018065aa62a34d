/** Seconds; what a request takes is far less. */
export const WRONG_CLOCK = 300;
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How wrong the clock of a kiosk is, in its largest unit; null where it is right enough, or not known. */
export function clockFault(
  skew: number | null | undefined,
): { readonly is: 'fast' | 'slow'; readonly unit: 'day' | 'hour' | 'minute'; readonly count: number } | null {
  if (skew === null || skew === undefined || Math.abs(skew) <= WRONG_CLOCK) return null;
  const [unit, seconds] = UNITS.find(([, length]) => Math.abs(skew) >= length) ?? ['minute', 60];
  return { is: skew > 0 ? 'fast' : 'slow', unit, count: Math.round(Math.abs(skew) / seconds) };
}
