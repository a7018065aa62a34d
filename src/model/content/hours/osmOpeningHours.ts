import type { DayHours, OpeningHours } from './openingState';
import { WEEKDAYS, type Weekday } from './weekdays';

const SHORT: Readonly<Record<Weekday, string>> = {
  mon: 'Mo',
  tue: 'Tu',
  wed: 'We',
  thur: 'Th',
  fri: 'Fr',
  sat: 'Sa',
  sun: 'Su',
};

/**
 * Opening hours as OpenStreetMap writes them, such as `Mo-Fr 09:00-17:30; Sa 10:00-16:00; Su off`; empty where none are
 * known. Hours past midnight stay as they are: `22:00-02:00`.
 */
export function osmOpeningHours(week: OpeningHours | null | undefined): string {
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const hours = hoursOf(week?.[day]);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  if (runs.every(({ hours }) => hours === '')) return '';
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${from === to ? SHORT[from] : `${SHORT[from]}-${SHORT[to]}`} ${hours}`)
    .join('; ');
}

function hoursOf(day: DayHours | undefined): string {
  if (!day) return '';
  if (!day.value) return 'off';
  // The same time twice is the whole day, as it is for visitors.
  return day.oh === day.ch ? '00:00-24:00' : `${day.oh}-${day.ch}`;
}
