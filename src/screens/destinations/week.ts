import { WEEK } from '@/contract/destinations/destinationDetails';
import type { Destination } from '@/contract/destinations/destinations';
import { formatLocale } from '@/contract/texts/locale';
import { text } from './texts';

export type Week = NonNullable<Destination['opening_hours']>;
export type Day = (typeof WEEK)[number];

/** A Monday, at noon so that no time zone moves it. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY = 86_400_000;

/** The days of a week with their names in the locale of the page. */
export const days = (): readonly { readonly day: Day; readonly name: string }[] => {
  const format = new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', timeZone: 'UTC' });
  return WEEK.map((day, index) => ({ day, name: format.format(MONDAY + index * DAY) }));
};

/** The hours of a new destination: 09:00 to 17:30, with all days off. */
export const defaultWeek = (): Week =>
  Object.fromEntries(
    days().map(({ day, name }) => [day, { text: name, value: false, oh: '09:00', ch: '17:30' }]),
  ) as Week;

/** A day opens or closes; one that had no times gets those of a new destination. */
export const switchDay = (week: Week, day: Day, isOpen: boolean): Week => {
  const { oh, ch } = week[day];
  return { ...week, [day]: { ...week[day], value: isOpen, oh: oh || '09:00', ch: ch || '17:30' } };
};

/** Every day with the hours of Monday. */
export const copyMonday = (week: Week): Week => {
  const { value, oh, ch } = week.mon;
  return Object.fromEntries(WEEK.map((day) => [day, { ...week[day], value, oh, ch }])) as Week;
};

/** The open days with their times. */
export const hoursText = (week: Week): string =>
  days()
    .filter(({ day }) => week[day].value)
    .map(({ day, name }) => text('hoursText', { day: name, times: `${week[day].oh}–${week[day].ch}` }))
    .join(', ') || text('closed');
