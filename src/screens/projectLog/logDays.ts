import type { LogEntry } from '@/contract/projectLog';
import { formatLocale } from '@/contract/texts/locale';

export interface LogDay {
  /** The date in words. */
  readonly day: string;
  readonly entries: readonly LogEntry[];
}

/** Entries by their date in a time zone, in the order of the list. */
export function logDays(entries: readonly LogEntry[], timeZone: string): readonly LogDay[] {
  const format = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'full', timeZone });
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = format.format(new Date(entry.created_at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, found]) => ({ day, entries: found }));
}

export interface ChangedField {
  readonly field: string;
  /** Null where the record had no such field. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields of an entry that differ, with both values as text. */
export function changedFields({ properties: { old, attributes } }: LogEntry): readonly ChangedField[] {
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(attributes ?? {})])];
  return names
    .map((field) => ({ field, before: wordsOf(old?.[field]), after: wordsOf(attributes?.[field]) }))
    .filter(({ before, after }) => before !== after);
}

const wordsOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
};
