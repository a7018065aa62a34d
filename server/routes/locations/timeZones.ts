/** `Intl` does not list it, but many servers use it. */
const UTC = 'UTC';

/** `Intl` keeps the former names of these places. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const supported = Intl.supportedValuesOf('timeZone');
const offered = [...new Set([UTC, ...supported.map((name) => RENAMED[name] ?? name)])].sort();
const known = new Set([...supported, ...offered]);

/** Whether it is an IANA time zone name, current or former. */
export const isTimeZone = (name: string): boolean => known.has(name);

/** Offsets change on the quarter of an hour, and finding out those of all zones holds the event loop for 65 ms. */
const QUARTER = 15 * 60_000;
let latest: { readonly quarter: number; readonly zones: Readonly<Record<string, string>> } | null = null;

/** All time zones as options, such as `Europe/London (UTC+00:00)` for `Europe/London`; the offset is that of `now`. */
export function timeZones(now: Date): Readonly<Record<string, string>> {
  const quarter = Math.floor(now.getTime() / QUARTER);
  if (latest?.quarter === quarter) return latest.zones;
  const start = new Date(quarter * QUARTER);
  const zones = Object.fromEntries(
    offered.map((name) => [`${name.replaceAll('_', ' ')} (${offsetOf(name, start)})`, name]),
  );
  latest = { quarter, zones };
  return zones;
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `UTC${offset || '+00:00'}`;
}
