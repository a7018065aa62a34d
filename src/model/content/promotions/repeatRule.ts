/** How an event or offer repeats: an RRULE of RFC 5545 without its DTSTART, of those that people choose from. */
export interface RepeatRule {
  readonly every: 'day' | 'week' | 'month' | 'year';
  /** Every so many of them. */
  readonly interval: number;
  /** The days of a week, 0 for Monday, in order; empty for the day of the start. Weeks alone have them. */
  readonly days: readonly number[];
  /** The first to fourth of a weekday in a month, or its last one (-1); null for the day of the start. Months alone have it. */
  readonly nth: { readonly place: number; readonly day: number } | null;
  /** The last day `yyyy-MM-dd` by the clock where it takes place, or a moment `yyyy-MM-dd HH:mm:ss` in UTC; null without one. */
  readonly until: string | null;
  /** How often it takes place; null for ever, or until its last day. */
  readonly times: number | null;
}

const UNITS: Readonly<Record<string, RepeatRule['every']>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
/** As an RRULE writes the days of the week. */
export const RULE_DAYS: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const PART = /^(FREQ|INTERVAL|BYDAY|UNTIL|COUNT)=(.+)$/;
const NTH = /^([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU)$/;
const UNTIL = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z)?$/;
/** Less than a thousand, as for the number of times. */
const NUMBER = /^[1-9]\d{0,2}$/;

const dayOf = (text: string): number => RULE_DAYS.indexOf(text);

/** The rule that a text writes; null where it is none, or one that is not supported. */
export function readRepeatRule(text: string): RepeatRule | null {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, name, value] = PART.exec(part) ?? [];
    if (name === undefined || value === undefined || parts.has(name)) return null;
    parts.set(name, value);
  }
  const every = UNITS[parts.get('FREQ') ?? ''];
  const interval = parts.get('INTERVAL') ?? '1';
  const count = parts.get('COUNT');
  const last = parts.get('UNTIL');
  const byDay = parts.get('BYDAY');
  const until = last === undefined ? null : untilOf(last);
  if (every === undefined || !NUMBER.test(interval) || until === '') return null;
  if (count !== undefined && (!NUMBER.test(count) || until !== null)) return null;
  const rule = {
    ...{ every, interval: Number(interval), until, times: count === undefined ? null : Number(count) },
    ...{ days: [] as readonly number[], nth: null as RepeatRule['nth'] },
  };
  if (byDay === undefined) return rule;
  if (every === 'week') {
    const days = [...new Set(byDay.split(',').map(dayOf))].toSorted((one, other) => one - other);
    return days.includes(-1) ? null : { ...rule, days };
  }
  const [, place, day] = NTH.exec(byDay) ?? [];
  if (every !== 'month' || place === undefined || day === undefined) return null;
  return { ...rule, nth: { place: Number(place), day: dayOf(day) } };
}

/** Empty where the day or the time does not exist. */
function untilOf(text: string): string {
  const [, year, month, day, hour, minute, second] = UNTIL.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return '';
  return hour === undefined ? date : `${date} ${hour}:${minute}:${second}`;
}

/** Days from one beginning to the next at least: one that lasts longer is still on when it begins again. */
function shortestGap({ every, interval, days }: RepeatRule): number {
  if (every === 'day') return interval;
  if (every === 'month') return 28 * interval;
  if (every === 'year') return 365 * interval;
  const [first = 0] = days;
  return Math.min(...days.map((day, at) => (days[at + 1] ?? first + 7 * interval) - day), 7 * interval);
}

const DAY = 86_400_000;

/** Why what repeats cannot do so: nothing says how long each one lasts, or it is still on when it begins again. */
export function repeatProblem({
  start,
  end,
  repeats,
}: {
  readonly start?: string | undefined;
  readonly end: string | null;
  readonly repeats?: string | null | undefined;
}): 'endless' | 'long' | null {
  const rule = repeats ? readRepeatRule(repeats) : null;
  if (!rule) return null;
  if (end === null) return 'endless';
  if (start === undefined) return null;
  const length = Date.parse(`${end.replace(' ', 'T')}Z`) - Date.parse(`${start.replace(' ', 'T')}Z`);
  return length > shortestGap(rule) * DAY ? 'long' : null;
}
