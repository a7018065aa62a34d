import { Temporal } from 'temporal-polyfill';

/** A moment on the wire: `yyyy-MM-dd HH:mm:ss` in UTC. Texts of this form sort in the order of time. */
export type UtcDateTime = string;

const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;
const MIDNIGHT = '00:00:00';

/** Whether the text is a moment that exists. */
export function isUtcDateTime(text: string): boolean {
  const [, date, time] = DATE_TIME.exec(text) ?? [];
  return date !== undefined && time !== undefined && isDate(date) && time <= '23:59:59' && isTime(time);
}

/** Earlier days are years that were typed with two digits. */
const EARLIEST = '1900-01-01';

/** Whether the text is a day `yyyy-MM-dd` that exists, from 1900. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

function isTime(text: string): boolean {
  try {
    Temporal.PlainTime.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

export const toUtcDateTime = (moment: Date): UtcDateTime => moment.toISOString().slice(0, 19).replace('T', ' ');

/** Day and time of a moment as a form edits them; both are empty where there is none. */
export const partsOf = (value: UtcDateTime): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = value.split(' ');
  return { date, time };
};

/** A day and a time as one moment: midnight without a time, none without a day. Times are `HH:mm` or `HH:mm:ss`. */
export function combineDateTime(date: string, time: string): UtcDateTime {
  if (date === '') return '';
  return `${date} ${time === '' ? MIDNIGHT : time.length === 5 ? `${time}:00` : time.slice(0, 8)}`;
}

/** The instant of a moment, as ISO 8601. @throws RangeError where it does not exist */
export const toInstant = (value: UtcDateTime): string =>
  Temporal.PlainDateTime.from(value.replace(' ', 'T')).toZonedDateTime('UTC').toInstant().toString();
