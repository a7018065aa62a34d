import type { LogEntry } from '@/contract/locations/projectLog';
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
