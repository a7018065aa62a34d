import { formatLocale } from '@/contract/texts/locale';

/** Dates in the local format; `timeZone` is an IANA name, the browser's own where it is absent. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
}

/** 1234567 -> '1.2 MB' */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${value >= 100 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
