import { type OpeningHours, periodsOf } from '@/model/content/hours/openingHours';
import { type DayAt, dayAt, isWholeDay, openingState } from '@/model/content/hours/openingState';
import { WEEKDAYS, type Weekday } from '@/model/content/hours/weekdays';
import type { MapTexts } from './languages/mapTexts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;
const TIME = /^(\d\d):(\d\d)$/;
const WEEK = 7;
const DAY = 86_400_000;

/** A day of the coming week in words. */
export interface DayText {
  /** "Today", "Monday", "Monday, Christmas". */
  readonly day: string;
  /** "09:00 – 12:30, 14:00 – 18:00", "closed". */
  readonly times: string;
}

export interface OpeningText {
  readonly isOpen: boolean;
  /** "Open now", "Closed". */
  readonly state: string;
  /** The next change: "until 18:00", "opens Monday at 09:00"; empty where there is none. */
  readonly change: string;
  /** Today's hours. */
  readonly today: string;
  /** Today and the six days after it. */
  readonly week: readonly DayText[];
}

/** A time of a door, `HH:MM`, as it is written in the language; any other text as it is. */
function timeText(time: string, { language }: MapTexts): string {
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (hour === undefined) return time;
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    (Number(hour) * 60 + Number(minute)) * MINUTE,
  );
}

const weekdayText = (day: Weekday, { language }: MapTexts): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + WEEKDAYS.indexOf(day) * DAY);

/** The times of a day; a day on which the night before still lasts says so. */
function timesText({ hours, openUntil }: DayAt, texts: MapTexts): string {
  const { text, separator } = texts;
  if (isWholeDay(hours ?? undefined)) return text('allDay');
  const times = periodsOf(hours ?? undefined).map(({ oh, ch }) => `${timeText(oh, texts)} – ${timeText(ch, texts)}`);
  const own = times.length > 0 ? times.join(separator) : text('closedToday');
  return openUntil === null ? own : text('fromBefore', { time: timeText(openUntil, texts), times: own });
}

const dateText = (at: number, zone: string, { language }: MapTexts): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: zone }).format(at);

const weekText = (hours: OpeningHours, now: number, zone: string, texts: MapTexts): readonly DayText[] =>
  Array.from({ length: WEEK }, (_, inDays): DayText => {
    const at = dayAt(hours, now, { zone, inDays });
    const day = inDays === 0 ? texts.text('todayAlone') : weekdayText(at.weekday, texts);
    const name = at.special === null ? null : at.special || dateText(now + inDays * DAY, zone, texts);
    return { day: name === null ? day : `${day}${texts.separator}${name}`, times: timesText(at, texts) };
  });

function opensText({ inDays, day, at }: { inDays: number; day: Weekday; at: string }, texts: MapTexts): string {
  const time = timeText(at, texts);
  if (inDays < 2) return texts.text(inDays === 0 ? 'opensToday' : 'opensTomorrow', { time });
  return texts.text('opens', { day: weekdayText(day, texts), time });
}

/** The text about a place's opening hours at a moment in its own time zone; null where they are unknown. */
export function openingText(
  hours: OpeningHours | null,
  now: number,
  zone: string,
  texts: MapTexts,
): OpeningText | null {
  const { text } = texts;
  const state = openingState(hours, now, zone);
  if (state.kind === 'unknown' || hours === null) return null;
  const current = dayAt(hours, now, { zone, inDays: 0 });
  const times = timesText(current, texts);
  const today = current.special ? `${current.special}: ${times}` : times;
  const week = weekText(hours, now, zone, texts);
  if (state.kind === 'open')
    return {
      isOpen: true,
      state: text('open'),
      change: state.closes ? text('until', { time: timeText(state.closes, texts) }) : text('allDay'),
      today,
      week,
    };
  if (!state.opens) return { isOpen: false, state: text('closed'), change: '', today, week };
  return { isOpen: false, state: text('closed'), change: opensText(state.opens, texts), today, week };
}
