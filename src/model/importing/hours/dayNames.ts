import { WEEKDAYS, type Weekday } from '../../content/hours/weekdays';

/** The days of the week in the languages of directories, Monday first: short forms, then whole names. */
const NAMES: readonly (readonly string[])[] = [
  ['mo', 'mon', 'monday', 'montag', 'lu', 'lun', 'lundi', 'lunes', 'lunedi', 'maandag'],
  ['tu', 'tue', 'tues', 'tuesday', 'di', 'dienstag', 'mar', 'mardi', 'martes', 'martedi', 'dinsdag'],
  ['we', 'wed', 'weds', 'wednesday', 'mi', 'mittwoch', 'mer', 'mercredi', 'mie', 'miercoles', 'mercoledi', 'woensdag'],
  [
    'th',
    'thu',
    'thur',
    'thurs',
    'thursday',
    'do',
    'donnerstag',
    'jeu',
    'jeudi',
    'jue',
    'jueves',
    'giovedi',
    'donderdag',
  ],
  ['fr', 'fri', 'friday', 'freitag', 'ven', 'vendredi', 'vie', 'viernes', 'venerdi', 'vrijdag'],
  ['sa', 'sat', 'saturday', 'samstag', 'sonnabend', 'sam', 'samedi', 'sab', 'sabado', 'sabato', 'zaterdag'],
  ['su', 'sun', 'sunday', 'so', 'sonntag', 'dim', 'dimanche', 'dom', 'domingo', 'domenica', 'zondag'],
];

const BY_NAME: ReadonlyMap<string, Weekday> = new Map(
  NAMES.flatMap((names, at) => names.map((name) => [name, WEEKDAYS[at] ?? 'mon'] as const)),
);

/** Letters without marks, in lower case: `Miércoles` is `miercoles`. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

export const weekdayOf = (word: string): Weekday | undefined => BY_NAME.get(plainWord(word));

/** The names that the hours of a week have for its days. */
export const DAY_TEXTS: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thur: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
