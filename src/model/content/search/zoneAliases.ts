/** Cities of time zones under their old and their new name: browsers and the service know one of the two. */
const RENAMED: readonly (readonly string[])[] = [
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Dacca', 'Asia/Dhaka'],
  ['Asia/Macao', 'Asia/Macau'],
  ['Asia/Thimbu', 'Asia/Thimphu'],
  ['Asia/Ulan_Bator', 'Asia/Ulaanbaatar'],
  ['Asia/Ujung_Pandang', 'Asia/Makassar'],
  ['Asia/Ashkhabad', 'Asia/Ashgabat'],
  ['Asia/Tel_Aviv', 'Asia/Jerusalem'],
  ['Asia/Chungking', 'Asia/Chongqing', 'Asia/Shanghai', 'Beijing', 'Peking'],
  ['Asia/Kashgar', 'Asia/Urumqi'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Nicosia', 'Asia/Nicosia'],
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Africa/Timbuktu', 'Africa/Bamako'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Ensenada', 'America/Tijuana'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Australia/Canberra', 'Australia/Sydney'],
];

const BY_ZONE: ReadonlyMap<string, readonly string[]> = new Map(
  RENAMED.flatMap((names) =>
    names.map((name) => [name, names.filter((other) => other !== name).map((other) => cityOf(other))] as const),
  ),
);

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Further names by which the city of a time zone is searched. */
export const zoneAliases = (zone: string): readonly string[] => BY_ZONE.get(zone) ?? [];
