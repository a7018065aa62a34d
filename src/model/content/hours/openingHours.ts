import type { Weekday } from './weekdays';

/** From when to when, as wall-clock times `HH:MM`. Closing at or before opening is on the next day. */
export interface Period {
  readonly oh: string;
  readonly ch: string;
}

/** Hours of one day: `value` false means closed all day. */
export interface DayHours extends Period {
  readonly text: string;
  readonly value: boolean;
  /** Further periods of the day, in order: a shop that closes at noon has one. */
  readonly more?: readonly Period[] | undefined;
}

/** Days that are not like others: a holiday, a sale. */
export interface SpecialDay extends Period {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** The last of several days; absent for one. */
  readonly until?: string | undefined;
  /** For people: "Christmas". */
  readonly name: string;
  readonly value: boolean;
  readonly more?: readonly Period[] | undefined;
}

export type OpeningHours = Readonly<Partial<Record<Weekday, DayHours>>> & {
  readonly special?: readonly SpecialDay[] | undefined;
};

/** Periods of a day; more are never needed, and a form has to end. */
export const MOST_PERIODS = 4;
/** Special days of one record. */
export const MOST_SPECIAL_DAYS = 100;

type OneDay = Pick<DayHours, 'value' | 'oh' | 'ch' | 'more'>;

/** The periods of a day in order; none where it is closed. */
export const periodsOf = (day: OneDay | undefined): readonly Period[] =>
  day?.value ? [{ oh: day.oh, ch: day.ch }, ...(day.more ?? [])] : [];

/** A day with these periods; it keeps its times where it closes, so that it can open again. */
export function withPeriods<Day extends OneDay>(day: Day, periods: readonly Period[]): Day {
  const [{ oh, ch } = { oh: day.oh, ch: day.ch }, ...more] = periods;
  return { ...day, oh, ch, more: more.length > 0 ? more : undefined };
}

/** Whether the periods of a day follow each other: each begins after the one before has ended, and the last alone may end on the next day. */
export function followEachOther(day: OneDay): boolean {
  const periods = periodsOf(day);
  return periods.every(({ oh }, at) => {
    const before = periods[at - 1];
    return before === undefined || (before.oh < before.ch && before.ch < oh);
  });
}

/** The special day of a date; of several the first. */
export const specialOn = (hours: OpeningHours, date: string): SpecialDay | undefined =>
  hours.special?.find((one) => one.date <= date && date <= (one.until ?? one.date));

/**
 * The hours of a place in a location: special days of the location hold for it too, unless it has its own for the date.
 * A place whose hours nobody has given has none.
 */
export function hoursOfPlace(own: OpeningHours | null, location: OpeningHours | null): OpeningHours | null {
  if (own === null || !location?.special?.length) return own;
  return { ...own, special: [...(own.special ?? []), ...location.special] };
}
