import type { MapText } from '../texts';

/** A time on the way, in whole minutes. */
export function minutesText(seconds: number, text: MapText): string {
  const count = Math.round(seconds / 60);
  return count < 1 ? text('underMinute') : text('minutes', { count });
}
