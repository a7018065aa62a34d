import type { Cause } from '@/model/importing/rows/causes';
import type { ImportKind } from './importKind';
import { text } from './texts';

const MOST_NAMES = 6;

/** Some names, and how many more there are. */
export const someNames = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : text('andMore', { names: names.slice(0, MOST_NAMES).join(', '), count: names.length - MOST_NAMES });

/** The cause of rows that cannot be imported, in words. */
export function causeText({ fieldText, problemText }: ImportKind, { code, field, reason, values }: Cause): string {
  if (code === 'category-unknown')
    return `${text('missingCategories', { count: values.length })}: ${someNames(values)}`;
  if (code === 'invalid') return field === null ? (reason ?? '') : `${fieldText(field)}: ${reason}`;
  return problemText({ code, field, reason, value: someNames(values) });
}
