import type { Week } from '@/contract/destinations/openingHours';
import { formatLocale } from '@/contract/texts/locale';
import { type OpeningHours, type Period, periodsOf, type SpecialDay } from '@/model/content/hours/openingHours';
import { eachWeekday, WEEKDAYS, type Weekday } from '@/model/content/hours/weekdays';
import { text } from './texts';

/** A Monday, at noon so that no time zone moves it. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY = 86_400_000;

/** The days of a week with their names in the locale of the page. */
export const days = (): readonly { readonly day: Weekday; readonly name: string }[] => {
  const format = new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map((day, index) => ({ day, name: format.format(MONDAY + index * DAY) }));
};

/** Times of a day that opens for the first time. */
const FIRST: Period = { oh: '09:00', ch: '17:30' };
const MIDNIGHT: Period = { oh: '00:00', ch: '00:00' };

/** The hours of a new record: 09:00 to 17:30, with all days off. */
export const defaultWeek = (): Week => wholeWeek({}, FIRST);

/** The hours of all seven days: those that are missing are closed. */
export function wholeWeek(hours: Partial<Week>, missing = MIDNIGHT): Week {
  const names = new Map(days().map(({ day, name }) => [day, name]));
  return {
    ...eachWeekday((day) => hours[day] ?? { text: names.get(day) ?? '', value: false, ...missing }),
    ...(hours.special && { special: hours.special }),
  };
}

/** A day opens or closes; one that had no times gets those of a new record. */
export const switchDay = (week: Week, day: Weekday, isOpen: boolean): Week => {
  const { oh, ch } = week[day];
  return { ...week, [day]: { ...week[day], value: isOpen, oh: oh || FIRST.oh, ch: ch || FIRST.ch } };
};

/** Every day with the hours of Monday. */
export const copyMonday = (week: Week): Week => {
  const { value, oh, ch, more } = week.mon;
  return { ...week, ...eachWeekday((day) => ({ ...week[day], value, oh, ch, more })) };
};

const timesText = (periods: readonly Period[]): string =>
  periods.length === 0 ? text('closed') : periods.map(({ oh, ch }) => `${oh}–${ch}`).join(', ');

const dateText = (date: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date));

const specialText = (day: SpecialDay): string => {
  const dates = day.until === undefined ? dateText(day.date) : `${dateText(day.date)}–${dateText(day.until)}`;
  return text('hours', { day: day.name === '' ? dates : `${day.name} (${dates})`, times: timesText(periodsOf(day)) });
};

/** The hours of a week in one line, then the special days; days with the same hours share them: "Monday–Friday 09:00–17:30". */
export function weekText(hours: OpeningHours): string {
  const runs: { from: string; to: string; times: string }[] = [];
  for (const { day, name } of days()) {
    const times = timesText(periodsOf(hours[day]));
    const last = runs.at(-1);
    if (last?.times === times) last.to = name;
    else runs.push({ from: name, to: name, times });
  }
  const week =
    runs.length === 1 && runs[0]?.times === text('closed')
      ? [text('closed')]
      : runs.map(({ from, to, times }) =>
          text('hours', { day: from === to ? from : text('days', { from, to }), times }),
        );
  return [...week, ...(hours.special ?? []).map(specialText)].join(', ');
}
