/** C metric, F imperial, as a location's settings name them. */
export type Units = 'C' | 'F';

export const FEET_PER_METRE = 3.28084;

/** By units: the larger unit in smaller ones, and the length from which it is used. */
const LARGE = {
  C: { large: 1000, from: 1000, small: 'm', name: 'km' },
  F: { large: 5280, from: 2640, small: 'ft', name: 'mi' },
} as const;

/** Formats a walking distance, rounded as a person could pace it. */
export const formatDistance = (metres: number, units: Units): string => words(shownLength(metres, units), units);

/** Formats the sum of distances as they are shown one by one, so that a person who adds them up agrees. */
export const formatDistanceSum = (metres: readonly number[], units: Units): string =>
  words(
    metres.reduce((sum, one) => sum + shownLength(one, units), 0),
    units,
  );

/** A length as it is shown, in metres or feet; a long one is rounded to tenths of a kilometre or mile. */
function shownLength(metres: number, units: Units): number {
  const length = units === 'F' ? metres * FEET_PER_METRE : metres;
  const { large, from } = LARGE[units];
  const isLarge = rounded(length) >= from;
  return isLarge ? (Math.round((length / large) * 10) / 10) * large : rounded(length);
}

/** @param length as it is shown, in metres or feet */
function words(length: number, units: Units): string {
  const { large, from, small, name } = LARGE[units];
  return length >= from ? `${(length / large).toFixed(1)} ${name}` : `${length} ${small}`;
}

/** Exact below ten, then rounded to multiples of five. */
const rounded = (length: number): number =>
  length < 10 ? Math.max(1, Math.round(length)) : 5 * Math.round(length / 5);

export function formatMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'under a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
