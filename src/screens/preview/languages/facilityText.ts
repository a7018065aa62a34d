import { folded } from '@/model/content/search/folded';
import type { MapText } from '../texts';

type Facility = Extract<Parameters<MapText>[0], `facility.${string}`>;

/** English names of facilities that everybody has; a name with more in it, such as that of a sponsor, is content. */
const NAMES: Readonly<Record<Facility, string>> = {
  'facility.toilets': 'toilet|toilets|wc|restroom|restrooms|bathroom|bathrooms|washroom|washrooms',
  'facility.lift': 'lift|lifts|elevator|elevators',
  'facility.escalator': 'escalator|escalators',
  'facility.stairs': 'stairs|staircase',
  'facility.atm': 'atm|cash machine|cash machines|cashpoint',
  'facility.parking': 'parking|car park',
  'facility.entrance': 'entrance|entrances|way in',
  'facility.exit': 'exit|exits|way out',
  'facility.information': 'information|info|information point|information desk|help desk',
  'facility.water': 'water|drinking water|water fountain|drinking fountain',
  'facility.firstAid': 'first aid',
  'facility.babyChange': 'baby change|baby changing|baby changing room',
  'facility.charging': 'charging|charging station|phone charging',
  'facility.wheelchair': 'wheelchair|wheelchairs|wheelchair hire',
};

const FACILITIES: ReadonlyMap<string, Facility> = new Map(
  (Object.entries(NAMES) as [Facility, string][]).flatMap(([facility, names]) =>
    names.split('|').map((name) => [name, facility] as const),
  ),
);

/** The name of an amenity in the language of the map, where its English name is one that everybody knows. */
export function facilityText(name: string, text: MapText): string {
  const facility = FACILITIES.get(folded(name));
  return facility ? text(facility) : name;
}
