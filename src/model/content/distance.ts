/** C metric, F imperial, as a location's settings name them. */
export type Units = 'C' | 'F';

const FEET = 3.28084;
const MILE_FEET = 5280;

/** Formats a walking distance, rounded to what a person can pace. */
export function formatDistance(metres: number, units: Units): string {
  if (units === 'F') {
    const feet = metres * FEET;
    return feet >= MILE_FEET / 2 ? `${(feet / MILE_FEET).toFixed(1)} mi` : `${rounded(feet)} ft`;
  }
  // 997.5 m rounds to 1000 m, which is shown as a kilometre.
  return metres >= 997.5 ? `${(metres / 1000).toFixed(1)} km` : `${rounded(metres)} m`;
}

/** Exact below ten, then rounded to multiples of five. */
const rounded = (length: number): number =>
  length < 10 ? Math.max(1, Math.round(length)) : 5 * Math.round(length / 5);

export function formatMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'under a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
