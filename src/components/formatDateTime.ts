import { formatLocale } from '@/contract/texts/locale';

/**
 * Dates in the local format; `timeZone` is an IANA name, the browser's own where it is absent. The zone is named where the
 * clock of the device shows another time: nobody could tell otherwise whose time it is.
 */
export function formatDateTime(iso: string, timeZone?: string): string {
  const time = formatUnnamed(iso, timeZone);
  return !timeZone || time === formatUnnamed(iso) ? time : `${time} ${zoneName(new Date(iso), timeZone)}`;
}

/** The same for a sentence that names the zone itself. */
export const formatUnnamed = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(formatLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));

/** The short name of a zone at a moment: "GMT+9", "BST". */
function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(formatLocale(), { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** 1234567 -> '1.2 MB' */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${value >= 100 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
