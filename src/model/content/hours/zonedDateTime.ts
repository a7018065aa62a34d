import { Temporal } from 'temporal-polyfill';
import { isUtcDateTime, type UtcDateTime } from './utcDateTime';

const textOf = (at: Temporal.PlainDateTime): string => at.toString({ smallestUnit: 'second' }).replace('T', ' ');
const read = (text: string) => Temporal.PlainDateTime.from(text.replace(' ', 'T'));

/** The clock of a zone at a moment, `yyyy-MM-dd HH:mm:ss`; a text that is no moment stays. @param timeZone an IANA name */
export function inZone(value: UtcDateTime, timeZone: string): string {
  if (!isUtcDateTime(value)) return value;
  return textOf(read(value).toZonedDateTime('UTC').withTimeZone(timeZone).toPlainDateTime());
}

/**
 * The moment at which the clock of a zone shows a text of that form. Of an hour that the clock shows twice it is the first;
 * an hour that it skips begins after the change.
 */
export function fromZone(local: string, timeZone: string): UtcDateTime {
  if (!isUtcDateTime(local)) return local;
  return textOf(read(local).toZonedDateTime(timeZone).withTimeZone('UTC').toPlainDateTime());
}

/** Whether the clock of a zone shows another time than that of another one. @param value a moment, or any other text for now */
export function differsAt(value: UtcDateTime, timeZone: string, other: string): boolean {
  const moment = isUtcDateTime(value) ? value : textOf(Temporal.Now.plainDateTimeISO('UTC'));
  return inZone(moment, timeZone) !== inZone(moment, other);
}
