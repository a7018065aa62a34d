import { type OpeningHours, openingState, weekdayAt } from '@/model/content/hours/openingState';
import type { Weekday } from '@/model/content/hours/weekdays';
import { text } from './texts';

const DAYS: Readonly<Record<Weekday, string>> = {
  mon: text('monday'),
  tue: text('tuesday'),
  wed: text('wednesday'),
  thur: text('thursday'),
  fri: text('friday'),
  sat: text('saturday'),
  sun: text('sunday'),
};

export interface OpeningText {
  readonly isOpen: boolean;
  /** "Open now", "Closed". */
  readonly state: string;
  /** The next change: "until 18:00", "opens Monday at 09:00"; empty where there is none. */
  readonly change: string;
  /** Today's hours. */
  readonly today: string;
}

/** The text about a place's opening hours at a moment in its own time zone; null where they are unknown. */
export function openingText(hours: OpeningHours | null, now: number, zone: string): OpeningText | null {
  const state = openingState(hours, now, zone);
  if (state.kind === 'unknown') return null;
  const day = hours?.[weekdayAt(now, zone)];
  const today = day?.value ? `${day.oh} – ${day.ch}` : text('closedToday');
  if (state.kind === 'open')
    return {
      isOpen: true,
      state: text('open'),
      change: state.closes ? text('until', { time: state.closes }) : text('allDay'),
      today,
    };
  if (!state.opens) return { isOpen: false, state: text('closed'), change: '', today };
  const { inDays, day: opensOn, at } = state.opens;
  const when = inDays === 0 ? text('dayToday') : inDays === 1 ? text('dayTomorrow') : DAYS[opensOn];
  return { isOpen: false, state: text('closed'), change: text('opens', { when, time: at }), today };
}
