import type { OpeningHours } from '@/model/content/hours/openingState';
import { WEEKDAYS, type Weekday } from '@/model/content/hours/weekdays';
import { text } from './texts';

const NAMES = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thur: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
} as const satisfies Record<Weekday, string>;

export const dayName = (day: Weekday): string => text(NAMES[day]);

/** The hours of a week in one line; days with the same hours share them: "Monday–Friday 09:00–17:30". */
export function weekText(hours: OpeningHours): string {
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const { value = false, oh = '', ch = '' } = hours[day] ?? {};
    const shown = value ? `${oh}–${ch}` : text('closed');
    const last = runs.at(-1);
    if (last?.hours === shown) last.to = day;
    else runs.push({ from: day, to: day, hours: shown });
  }
  return runs
    .map(({ from, to, hours: shown }) => `${from === to ? dayName(from) : `${dayName(from)}–${dayName(to)}`} ${shown}`)
    .join(', ');
}
