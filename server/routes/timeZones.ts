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

/** All time zones as options, such as `Europe/London (UTC+00:00)` for `Europe/London`; the offset is that of `now`. */
export function timeZones(now: Date): Record<string, string> {
  return Object.fromEntries(offered.map((name) => [`${name.replaceAll('_', ' ')} (${offsetOf(name, now)})`, name]));
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `UTC${offset || '+00:00'}`;
}
