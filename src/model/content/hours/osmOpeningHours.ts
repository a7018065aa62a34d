import { type DayHours, type OpeningHours, type Period, periodsOf, type SpecialDay, specialOn } from './openingHours';
import { isWholeDay } from './openingState';
import { WEEKDAYS, type Weekday } from './weekdays';

const SHORT: Readonly<Record<Weekday, string>> = {
  mon: 'Mo',
  tue: 'Tu',
  wed: 'We',
  thur: 'Th',
  fri: 'Fr',
  sat: 'Sa',
  sun: 'Su',
};

const TIME = /^([01]\d|2[0-3]):([0-5]\d)/;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Opening hours as OpenStreetMap writes them, such as `Mo-Fr 09:00-12:30,14:00-17:30, Sa 10:00-16:00; 2026 Dec 25 off`;
 * empty where none are known, `off` where every day is closed. Days are added by commas: after a semicolon a day would end
 * the night before it at midnight. Closed days are left out, since a day that is not named is closed. Special days stand
 * behind semicolons, because they replace the others.
 */
export function osmOpeningHours(week: OpeningHours | null | undefined): string {
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const hours = hoursOf(week?.[day]);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  const open = runs.filter(({ hours }) => hours !== '');
  const ordinary =
    open.length > 0
      ? open
          .map(({ from, to, hours }) => `${from === to ? SHORT[from] : `${SHORT[from]}-${SHORT[to]}`} ${hours}`)
          .join(', ')
      : WEEKDAYS.every((day) => week?.[day]?.value === false)
        ? 'off'
        : '';
  // The last rule that fits holds, while of several special days the first does.
  const special = (week?.special ?? []).map((day) => specialText(day, week ?? {})).reverse();
  return [ordinary, ...special].filter((rule) => rule !== '').join('; ');
}

/**
 * The rules of a special day. A rule for a date ends the night before it at midnight, so what is left of that night is
 * written into it; and it leaves the night after the weekday that it replaces, so the date after gets a rule as well.
 */
function specialText(day: SpecialDay, week: OpeningHours): string {
  const until = day.until ?? day.date;
  const own = hoursOf(day);
  const night = nightOf(dayOn(dateAfter(day.date, -1), week));
  const rest = until === day.date ? [] : [rule(daysText(dateAfter(day.date, 1), until), own)];
  const days = night === '' ? [rule(daysText(day.date, until), own)] : [rule(dateText(day.date), night, own), ...rest];
  const after = dateAfter(until, 1);
  const hasNight = nightOf(week[weekdayOn(until)]) !== '' && specialOn(week, after) === undefined;
  if (hasNight) days.push(rule(dateText(after), nightOf(dayOn(until, week)), hoursOf(week[weekdayOn(after)])));
  return days.join('; ');
}

const rule = (days: string, ...hours: readonly string[]): string =>
  `${days} ${hours.filter((one) => one !== '').join(',') || 'off'}`;

const weekdayOn = (date: string): Weekday => WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
const dayOn = (date: string, week: OpeningHours) => specialOn(week, date) ?? week[weekdayOn(date)];

/** The hours of a day that are on the next date: `00:00-02:00`; empty where it ends by midnight. */
function nightOf(day: Omit<DayHours, 'text'> | undefined): string {
  const last = periodsOf(day).at(-1);
  const isPastMidnight = last !== undefined && last.ch < last.oh && !MIDNIGHT.test(last.ch);
  return isPastMidnight && TIME.test(last.ch) ? `00:00-${last.ch.slice(0, 5)}` : '';
}

const DAY = 86_400_000;
const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

const daysText = (from: string, until: string): string =>
  until === from ? dateText(from) : `${dateText(from)}-${dateText(until)}`;

function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year} ${MONTHS[(month ?? 1) - 1]} ${String(day).padStart(2, '0')}`;
}

const MIDNIGHT = /^(00:00|23:59)/;

function hoursOf(day: Omit<DayHours, 'text'> | undefined): string {
  if (isWholeDay(day)) return '00:00-24:00';
  return periodsOf(day)
    .filter(({ oh, ch }) => TIME.test(oh) && TIME.test(ch))
    .map(periodText)
    .join(',');
}

const periodText = ({ oh, ch }: Period): string => {
  const [opens, closes] = [oh.slice(0, 5), ch.slice(0, 5)];
  return `${opens}-${MIDNIGHT.test(closes) ? '24:00' : closes}`;
};
