import { isDate, isUtcDateTime, toUtcDateTime } from '../../content/hours/utcDateTime';
import { readTime } from '../hours/readTimes';
import { monthOf } from './monthNames';

/** Whether 03/04/2026 is in April (`dmy`) or in March (`mdy`). */
export type DateOrder = 'dmy' | 'mdy';

/** A day as a cell has it, with its time where it has one. */
export interface ReadMoment {
  /** `yyyy-MM-dd` */
  readonly date: string;
  /** `HH:mm:ss`, or null. */
  readonly time: string | null;
  /** The cell names UTC, or a distance from it; otherwise it is by the clock of the place. */
  readonly isUtc: boolean;
}

const pad = (part: string): string => part.padStart(2, '0');
/** A year of two digits is one of this century. */
const yearOf = (part: string): string => (part.length === 2 ? `20${part}` : part);

const WEEKDAY = /^\p{L}{2,}\.?,?\s+(?=\d|\p{L})/u;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.*))?$/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z?))?$/;
const DOTS = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:[\s,]+(.*))?$/;
const SLASHES = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?:[\s,]+(.*))?$/;
const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s-]+(?:de\s+)?(\p{L}+)\.?[\s,-]+(?:de\s+)?(\d{4})(?:[\s,]+(.*))?$/u;
const MONTH_FIRST = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:[\s,]+(.*))?$/u;
const ZONED = /^(\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.\d+)?$/;

/** Days that are in two orders, by what the first number of theirs is; null for a text of another form. */
function slashed(text: string): { readonly first: string; readonly second: string; readonly year: string } | null {
  const [, first, , second, year] = SLASHES.exec(text) ?? [];
  return first === undefined || second === undefined || year === undefined ? null : { first, second, year };
}

/** The order that a cell itself decides: 25/04 is day first. Null where both would be a day, or the same one. */
export function orderOfCell(cell: string): DateOrder | null {
  const found = slashed(cell.trim());
  if (!found) return null;
  if (Number(found.first) > 12) return 'dmy';
  return Number(found.second) > 12 ? 'mdy' : null;
}

/** Whether a cell is one day in one order and another day in the other. */
export function hasTwoOrders(cell: string): boolean {
  const found = slashed(cell.trim());
  return found !== null && orderOfCell(cell) === null && Number(found.first) !== Number(found.second);
}

/**
 * A date of ISO 8601, of a calendar (`20260503T180000Z`), with dots (day first), with slashes, or with the name of its month in
 * English, German, French, Spanish or Italian; a time may follow. Null for any other text, and for a day that does not exist.
 * @param order of days with slashes that may be read in two ways; null refuses them
 */
export function readMoment(cell: string, order: DateOrder | null): ReadMoment | null {
  const plain = cell.trim().replace(/\s+/g, ' ');
  return readPlain(plain, order) ?? readPlain(plain.replace(WEEKDAY, ''), order);
}

function readPlain(text: string, order: DateOrder | null): ReadMoment | null {
  const [, year, month, day, hour, minute, second, zone] = COMPACT.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined)
    return momentOf([year, month, day], hour === undefined ? '' : `${hour}:${minute}:${second ?? '00'}${zone}`);
  const iso = ISO.exec(text);
  if (iso) return momentOf([iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''], iso[4] ?? '');
  const dots = DOTS.exec(text);
  if (dots) return momentOf([dots[3] ?? '', dots[2] ?? '', dots[1] ?? ''], dots[4] ?? '');
  const found = slashed(text);
  if (found) {
    const same = found.first === found.second;
    const known = orderOfCell(text) ?? (same ? 'dmy' : order);
    if (known === null) return null;
    const [dayPart, monthPart] = known === 'dmy' ? [found.first, found.second] : [found.second, found.first];
    return momentOf([found.year, monthPart, dayPart], SLASHES.exec(text)?.[5] ?? '');
  }
  const [, day1 = '', name1 = '', year1 = '', time1 = ''] = DAY_FIRST.exec(text) ?? [];
  if (year1 !== '') return momentOf([year1, monthOf(name1), day1], time1);
  const [, name2 = '', day2 = '', year2 = '', time2 = ''] = MONTH_FIRST.exec(text) ?? [];
  return year2 === '' ? null : momentOf([year2, monthOf(name2), day2], time2);
}

function momentOf([year, month, day]: readonly [string, string, string], rest: string): ReadMoment | null {
  const date = `${yearOf(year)}-${pad(month)}-${pad(day)}`;
  if (!isDate(date)) return null;
  if (rest.trim() === '') return { date, time: null, isUtc: false };
  const [, clock, seconds = '00', zone = ''] = ZONED.exec(rest.trim()) ?? [];
  if (clock !== undefined) {
    const distance = /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
    const moment = Date.parse(`${date}T${clock}:${seconds}${distance}`);
    if (Number.isNaN(moment)) return null;
    const [utcDate = '', utcTime = ''] = toUtcDateTime(new Date(moment)).split(' ');
    return isUtcDateTime(`${utcDate} ${utcTime}`) ? { date: utcDate, time: utcTime, isUtc: true } : null;
  }
  const time = readClock(rest.replace(/^(um|at|à|a las|alle)\s+/i, ''));
  return time === null ? null : { date, time, isUtc: false };
}

/** `HH:mm:ss` of a time of day; null for any other text. */
export function readClock(text: string): string | null {
  const plain = text.trim();
  if (CLOCK.test(plain)) return plain.slice(0, 8);
  const time = readTime(plain);
  return time === null ? null : `${time}:00`;
}
