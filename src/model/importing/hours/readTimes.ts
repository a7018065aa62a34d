import { MOST_PERIODS, type Period } from '../../content/hours/openingHours';
import { plainWord } from './dayNames';

const CLOSED = new Set(['off', 'closed', 'geschlossen', 'ferme', 'cerrado', 'chiuso', 'gesloten', 'ruhetag']);
const WHOLE = /^(24\s*h(ours)?|24\s*\/\s*7|open 24 hours|00:00\s*-\s*(24:00|00:00|23:59))$/i;

/** `9`, `9:30`, `9.30`, `18h30`, `9 am`, `17 Uhr`. */
const TIME = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.|uhr|h)?$/i;

/** `HH:MM`; 24:00 is the midnight at the end of a day and 26:00 two at night. Null for a text that is no time. */
export function readTime(text: string): string | null {
  const [, hour = '', minute = '00', half = ''] = TIME.exec(text.trim()) ?? [];
  if (hour === '' || Number(minute) > 59) return null;
  const isAfternoon = /^p/i.test(half);
  const isMorning = /^a/i.test(half);
  if ((isAfternoon || isMorning) && (Number(hour) > 12 || hour === '0')) return null;
  const hours = isAfternoon || isMorning ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  if (hours > 30 || (hours === 24 && Number(minute) > 59)) return null;
  return `${String(hours % 24).padStart(2, '0')}:${minute}`;
}

/**
 * The periods of a day, none where it is closed: `9:00-12:30, 14:00-18:00`, `9am to 5pm`, `closed`. Null for a text that is
 * none of these.
 */
export function readTimes(text: string): readonly Period[] | null {
  const plain = text.trim();
  if (CLOSED.has(plainWord(plain)) || plain === '-') return [];
  if (WHOLE.test(plain)) return [{ oh: '00:00', ch: '00:00' }];
  const parts = plain.split(/\s*(?:,|;|&|\/|\+(?=\s*\d)|\b(?:and|und|et|y)\b)\s*/i).filter((part) => part !== '');
  const periods = parts.map(readPeriod);
  if (periods.length === 0 || periods.length > MOST_PERIODS) return null;
  const all = periods.flatMap((one) => one ?? []);
  return all.length === periods.length ? all.sort((one, other) => (one.oh < other.oh ? -1 : 1)) : null;
}

function readPeriod(text: string): Period | null {
  const [from, to, ...more] = text.split(/\s*(?:-|–|—|\b(?:to|bis|a|until|till)\b|\bà)\s*/i);
  if (from === undefined || to === undefined || more.length > 0) return null;
  // In "9-5 pm" the half of the day is that of the end alone; "9 to 5" without one has no certain end.
  const oh = readTime(from.replace(/^(from|von|de|ab)\s+/i, ''));
  const ch = readTime(to);
  return oh === null || ch === null ? null : { oh, ch };
}
