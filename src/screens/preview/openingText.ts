import { type OpeningHours, openingState, type Weekday, weekdayAt } from '@/model/content/openingState';

const DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thur: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export interface OpeningText {
  readonly isOpen: boolean;
  /** "Open now", "Closed". */
  readonly state: string;
  /** When that changes: "until 18:00", "opens Monday at 09:00"; empty where it does not. */
  readonly change: string;
  /** Today's hours. */
  readonly today: string;
}

/** What is said of a place's hours at a moment in its own time zone; null where nothing is known. */
export function openingText(hours: OpeningHours | null, now: number, zone: string): OpeningText | null {
  const state = openingState(hours, now, zone);
  if (state.kind === 'unknown') return null;
  const day = hours?.[weekdayAt(now, zone)];
  const today = day?.value ? `${day.oh} – ${day.ch}` : 'closed';
  if (state.kind === 'open')
    return { isOpen: true, state: 'Open now', change: state.closes ? `until ${state.closes}` : 'all day', today };
  if (!state.opens) return { isOpen: false, state: 'Closed', change: '', today };
  const { inDays, day: opensOn, at } = state.opens;
  const when = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : DAYS[opensOn];
  return { isOpen: false, state: 'Closed', change: `opens ${when} at ${at}`, today };
}
