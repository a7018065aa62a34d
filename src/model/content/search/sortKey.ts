import { folded } from './folded';

/** Digits of a number in a key. */
const DIGITS = 15;

/**
 * A key by which names are sorted as people look for them: without case and accents, "Gate 2" before "Gate 10". The database
 * computes the same one, so that every list has one order, and a page follows the one before it.
 */
export const sortKey = (name: string): string =>
  folded(name).replace(/[0-9]+/g, (digits) => digits.padStart(DIGITS, '0').slice(-DIGITS));

/** Whether one name comes before the other, as `Array.sort` asks for it. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [sortKey(one), sortKey(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}
