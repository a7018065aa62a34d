import {
  type DayHours,
  followEachOther,
  MOST_SPECIAL_DAYS,
  type OpeningHours,
  type Period,
  type SpecialDay,
  withPeriods,
} from '../../content/hours/openingHours';
import { isDate } from '../../content/hours/utcDateTime';
import { eachWeekday, WEEKDAYS, type Weekday } from '../../content/hours/weekdays';
import { DAY_TEXTS, plainWord, weekdayOf } from './dayNames';
import { readTimes } from './readTimes';

/** The hours of seven days. */
export type WholeWeek = Readonly<Record<Weekday, DayHours>> & Pick<OpeningHours, 'special'>;

/** Hours that were understood, and what was not, in the words of the source. */
export interface HoursReading {
  readonly hours: WholeWeek | null;
  readonly rest: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ALWAYS = /^(24\s*\/\s*7|24\s*hours|24 hours a day|always( open)?)$/i;
const DATE = /^(\d{4})\s+([a-z]{3})\s+(\d{1,2})(?:\s*-\s*(?:(?:(\d{4})\s+)?([a-z]{3})\s+)?(\d{1,2}))?(?=[\s:]|$)/i;
/** Days before times: words, their ranges and lists. Holidays of the public or of schools are words too. */
const DAYS =
  /^((?:\p{L}{2,}\.?)(?:\s*(?:-|–|,|&|\/|\bto\b|\bbis\b|\bà\b|\band\b|\bund\b|\bet\b)\s*\p{L}{2,}\.?)*)\s*:?\s*/iu;

type Days = Partial<Record<Weekday, readonly Period[]>>;

interface Read {
  readonly days: Days;
  readonly special: SpecialDay[];
  readonly rest: string[];
}

/**
 * Opening hours in one text: as OpenStreetMap writes them, or as people do (`Mon-Fri 9:00-18:00`). Days that are not named are
 * closed. Public holidays, seasons and hours by appointment are no days of a calendar: they are in `rest`.
 */
export function readHours(text: string): HoursReading {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain === '') return { hours: null, rest: '' };
  if (ALWAYS.test(plain)) return { hours: weekOf(eachWeekday(() => [{ oh: '00:00', ch: '00:00' }])), rest: '' };
  const read: Read = { days: {}, special: [], rest: [] };
  for (const rule of rulesOf(plain)) readRule(rule, read);
  const rest = read.rest.join('; ');
  // Special days alone say nothing about the others.
  if (Object.keys(read.days).length === 0) return { hours: null, rest: plain };
  const hours = weekOf(read.days, read.special);
  const isValid = WEEKDAYS.every((day) => followEachOther(hours[day])) && (hours.special ?? []).every(followEachOther);
  return isValid && read.special.length <= MOST_SPECIAL_DAYS ? { hours, rest } : { hours: null, rest: plain };
}

/** Hours by columns, one for each day; null where none of them is understood. */
export function readDayColumns(cells: Partial<Record<Weekday, string>>): HoursReading {
  const days: { -readonly [Day in Weekday]?: readonly Period[] } = {};
  const rest: string[] = [];
  for (const day of WEEKDAYS) {
    const cell = cells[day]?.trim() ?? '';
    if (cell === '') continue;
    const periods = readTimes(cell);
    if (periods === null) rest.push(`${DAY_TEXTS[day]} ${cell}`);
    else days[day] = periods;
  }
  const hours = Object.keys(days).length > 0 ? weekOf(days) : null;
  if (hours && !WEEKDAYS.every((day) => followEachOther(hours[day])))
    return {
      hours: null,
      rest: WEEKDAYS.flatMap((day) => (cells[day] ? `${DAY_TEXTS[day]} ${cells[day]}` : [])).join('; '),
    };
  return { hours, rest: rest.join('; ') };
}

/** Before a day that begins a rule: the end of the times of another one. */
const NEXT_RULE = /(\d\s*(?:am|pm|uhr|h)?|\b(?:off|closed|geschlossen))(?:\s*,\s*|\s+)(?=(\p{L}{2,}))/giu;
const HOLIDAYS = new Set(['ph', 'sh']);
const EVERY_DAY = new Set(['daily', 'taglich', 'everyday', 'quotidien']);

/** Rules are apart by semicolons, by line breaks, or by a blank or comma before a day. */
const rulesOf = (text: string): readonly string[] =>
  text
    .replace(/\|\|/g, ';')
    .replace(NEXT_RULE, (all, end: string, word: string) => (isDayWord(word) ? `${end};` : all))
    .split(/[;\n]/)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '');

const isDayWord = (word: string): boolean =>
  weekdayOf(word) !== undefined || HOLIDAYS.has(word.toLowerCase()) || EVERY_DAY.has(plainWord(word));

function readRule(rule: string, { days, special, rest }: Read): void {
  const date = DATE.exec(rule);
  if (date) {
    const day = specialOf(date, rule.slice(date[0].length).replace(/^\s*:?\s*/, ''));
    if (day) special.unshift(day);
    else rest.push(rule);
    return;
  }
  const [head = '', names = ''] = DAYS.exec(rule) ?? [];
  const chosen = names === '' ? null : daysOf(names);
  const times = readTimes(chosen === null ? rule : rule.slice(head.length));
  if (times === null) {
    rest.push(rule);
    return;
  }
  // "Mo-Fr 9:00-12:00, Mo-We 14:00-18:00": a second time for a day comes after the first, a later "off" closes it.
  for (const day of chosen ?? WEEKDAYS) {
    const before = days[day] ?? [];
    const last = before.at(-1);
    const [first] = times;
    days[day] = last && first && last.oh < last.ch && last.ch < first.oh ? [...before, ...times] : times;
  }
}

/** `Mo-Fr`, `Mo, We`, `Sa & So`; null where a word is no day, such as a holiday. */
function daysOf(names: string): readonly Weekday[] | null {
  if (EVERY_DAY.has(plainWord(names))) return WEEKDAYS;
  const chosen: Weekday[] = [];
  for (const part of names.split(/\s*(?:,|&|\/|\band\b|\bund\b|\bet\b)\s*/iu).filter((one) => one !== '')) {
    const [from, to = from, ...more] = part.split(/\s*(?:-|–|\bto\b|\bbis\b|\bà\b)\s*/iu).map(weekdayOf);
    if (from === undefined || to === undefined || more.length > 0) return null;
    const first = WEEKDAYS.indexOf(from);
    const count = ((WEEKDAYS.indexOf(to) - first + 7) % 7) + 1;
    for (let at = 0; at < count; at++) chosen.push(WEEKDAYS[(first + at) % 7] ?? 'mon');
  }
  return chosen.length > 0 ? chosen : null;
}

function specialOf([, year = '', month = '', day = '', toYear, toMonth, toDay]: RegExpExecArray, hours: string) {
  const date = dateOf(year, month, day);
  const until = toDay === undefined ? date : dateOf(toYear ?? year, toMonth ?? month, toDay);
  const periods = readTimes(hours);
  if (date === null || until === null || until < date || periods === null) return null;
  const closed: SpecialDay = {
    date,
    name: '',
    value: periods.length > 0,
    oh: '',
    ch: '',
    ...(until > date && { until }),
  };
  return periods.length > 0 ? withPeriods(closed, periods) : closed;
}

/** `yyyy-MM-dd`; null for a day that is in no calendar. */
function dateOf(year: string, month: string, day: string): string | null {
  const at = MONTHS.indexOf(month.toLowerCase());
  const date = `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return at >= 0 && isDate(date) ? date : null;
}

function weekOf(days: Days, special: readonly SpecialDay[] = []): WholeWeek {
  const week = eachWeekday((day): DayHours => {
    const periods = days[day] ?? [];
    const closed = { text: DAY_TEXTS[day], value: periods.length > 0, oh: '00:00', ch: '00:00' };
    return periods.length > 0 ? withPeriods(closed, periods) : closed;
  });
  return special.length > 0 ? { ...week, special } : week;
}
