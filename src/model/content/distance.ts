/** C metric, F imperial, as a location's settings name them. */
export type Units = 'C' | 'F';

export const FEET_PER_METRE = 3.28084;

/** By units: the larger unit in smaller ones, the length from which it is used, and their names for `Intl`. */
const LARGE = {
  C: { large: 1000, from: 1000, small: 'meter', name: 'kilometer' },
  F: { large: 5280, from: 2640, small: 'foot', name: 'mile' },
} as const;

/** Formats a walking distance in a language, rounded as a person could pace it. */
export const formatDistance = (metres: number, units: Units, language: string): string =>
  lengthText(shownLength(metres, units), units, language);

/** Formats the sum of distances as they are shown one by one, so that a person who adds them up agrees. */
export const formatDistanceSum = (metres: readonly number[], units: Units, language: string): string =>
  lengthText(
    metres.reduce((sum, one) => sum + shownLength(one, units), 0),
    units,
    language,
  );

/** A length as it is shown, in metres or feet; a long one is rounded to tenths of a kilometre or mile. */
function shownLength(metres: number, units: Units): number {
  const length = units === 'F' ? metres * FEET_PER_METRE : metres;
  const { large, from } = LARGE[units];
  const isLarge = rounded(length) >= from;
  return isLarge ? (Math.round((length / large) * 10) / 10) * large : rounded(length);
}

/** @param length as it is shown, in metres or feet */
function lengthText(length: number, units: Units, language: string): string {
  const { large, from, small, name } = LARGE[units];
  const isLarge = length >= from;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? name : small,
    ...(isLarge && { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }).format(isLarge ? length / large : length);
}

/** Exact below ten, then rounded to multiples of five. */
const rounded = (length: number): number =>
  length < 10 ? Math.max(1, Math.round(length)) : 5 * Math.round(length / 5);

export function formatMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'under a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
