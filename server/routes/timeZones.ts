/** Not among the places that `Intl` names, yet what many services run in. */
const UTC = 'UTC';

/** `Intl` keeps the names that these places had once. */
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

/** Whether it is an IANA name of a time zone, today's or one of before. */
export const isTimeZone = (name: string): boolean => known.has(name);

/** All time zones as people choose them, from `Europe/London (UTC+00:00)` to `Europe/London`; the offset is that of `now`. */
export function timeZones(now: Date): Record<string, string> {
  return Object.fromEntries(offered.map((name) => [`${name.replaceAll('_', ' ')} (${offsetOf(name, now)})`, name]));
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `UTC${offset || '+00:00'}`;
}
