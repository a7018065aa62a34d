import { formatLocale } from './locale';

/** A count with its thousands apart, as in 20,000. */
export const grouped = (count: number): string =>
  Math.abs(count) < 1000 ? String(count) : new Intl.NumberFormat(formatLocale()).format(count);
