import { formatLocale } from '@/contract/texts/locale';
import { isDate, isUtcDateTime } from '@/model/content/hours/utcDateTime';
import { inZone } from '@/model/content/hours/zonedDateTime';
import { type RepeatRule, RULE_DAYS, readRepeatRule } from '@/model/content/promotions/repeatRule';
import { text } from './texts';

/** How an event or offer repeats, as its form edits it. */
export type RepeatValues = {
  /** The rule without the fields below; empty where it does not repeat. */
  readonly repeats: string;
  /** Days of a week, 0 for Monday; none for the day of the start. */
  readonly days: readonly number[];
  /** The last day `yyyy-MM-dd`, or empty. */
  readonly until: string;
  /** How often it takes place, or empty. */
  readonly times: string;
};

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
/** A Monday, at noon so that no time zone moves it. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY = 86_400_000;

const dayName = (day: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY);

/** The days of a week as options. */
export const weekdayChoices = () => RULE_DAYS.map((_, id) => ({ id, name: dayName(id) }));

export const daysText = (days: readonly number[]): string => days.map(dayName).join(', ');

const coreOf = ({ every, interval, nth }: RepeatRule): string =>
  [
    `FREQ=${FREQUENCIES[every]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(nth ? [`BYDAY=${nth.place}${RULE_DAYS[nth.day]}`] : []),
  ].join(';');

/** The fields of a rule, in the zone by whose clock it repeats. */
export function repeatValues(rule: string | null | undefined, timeZone: string): RepeatValues {
  const read = rule ? readRepeatRule(rule) : null;
  if (!read) return { repeats: '', days: [], until: '', times: '' };
  const { days, until, times } = read;
  const lastDay = until !== null && isUtcDateTime(until) ? inZone(until, timeZone).slice(0, 10) : (until ?? '');
  return { repeats: coreOf(read), days, until: lastDay, times: times === null ? '' : String(times) };
}

/** The rule of the fields; null where it does not repeat. What is no day or no number is left out, with an error of its own. */
export function repeatRuleOf({ repeats, days, until, times }: RepeatValues): string | null {
  if (repeats === '') return null;
  const isWeekly = readRepeatRule(repeats)?.every === 'week';
  const isCounted = /^[1-9]\d{0,2}$/.test(times);
  return [
    repeats,
    ...(isWeekly && days.length > 0 ? [`BYDAY=${days.map((day) => RULE_DAYS[day]).join(',')}`] : []),
    ...(isCounted ? [`COUNT=${times}`] : []),
    ...(isDate(until) && !isCounted ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
  ].join(';');
}

const PLACES = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' } as const;

function coreText({ every, interval, nth }: RepeatRule): string {
  const each = text(`every.${every}`, { count: interval });
  if (!nth) return each;
  const place = text(`nth.${PLACES[nth.place as keyof typeof PLACES] ?? 'last'}`);
  return text('everyNth', { each, place, day: dayName(nth.day) });
}

/** How it repeats, in words; empty where it does not. */
export function repeatText(rule: string | null | undefined): string {
  const read = rule ? readRepeatRule(rule) : null;
  if (!read) return '';
  const { days, until, times } = read;
  const each = coreText(read);
  const onDays = days.length > 0 ? text('everyOn', { each, days: daysText(days) }) : each;
  if (until !== null) return text('everyUntil', { each: onDays, day: until.slice(0, 10) });
  return times === null ? onDays : text('everyTimes', { each: onDays, count: times });
}

/** The choices of a form for a start by the clock of its zone, and the present choice where it is another one. */
export function repeatChoices(
  start: string,
  present: string,
): readonly { readonly id: string; readonly name: string }[] {
  const cores = ['FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', ...nthCores(start), 'FREQ=YEARLY'];
  const all = present === '' || cores.includes(present) ? cores : [...cores, present];
  return [
    { id: '', name: text('every.never') },
    ...all.map((id) => {
      const rule = readRepeatRule(id);
      return { id, name: rule ? coreText(rule) : id };
    }),
  ];
}

/** Which of its weekdays in the month a day is: the first to fourth, or the last one. */
function nthCores(start: string): readonly string[] {
  if (!isUtcDateTime(start)) return [];
  const at = new Date(`${start.slice(0, 10)}T00:00:00Z`);
  const date = at.getUTCDate();
  const day = RULE_DAYS[(at.getUTCDay() + 6) % 7] ?? '';
  const length = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  const place = Math.ceil(date / 7);
  return [
    ...(place <= 4 ? [`FREQ=MONTHLY;BYDAY=${place}${day}`] : []),
    ...(date > length - 7 ? [`FREQ=MONTHLY;BYDAY=-1${day}`] : []),
  ];
}
