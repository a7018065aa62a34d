/** The search of the visitors' map over thousands of places, key by key, as its list of found rows needs it. */
import { placeGroups } from '../src/model/content/rooms/placeGroups.ts';
import { searchPlaces } from '../src/model/content/search/searchPlaces.ts';
import { median, round } from './support/rows.mjs';

const COUNT = 5_000;
const TYPED = 200;

const FIRST = ['Green', 'Harbour', 'Silver', 'Café', 'Nordic', 'Royal', 'Blue', 'Little', 'Grand', 'Élan'];
const SECOND = ['Market', 'Books', 'Optics', 'Shoes', 'Bakery', 'Jewellers', 'Pharmacy', 'Toys', 'Barber', 'Travel'];
const CATEGORIES = ['Fashion', 'Food', 'Services', 'Leisure', 'Health'];
const SERVICES = ['Toilets', 'Baby Change', 'Cash Machine', 'Information'];

/** A directory with branches of chains and rooms of one name. */
function placesOf() {
  return Array.from({ length: COUNT }, (_, at) => {
    const service = at % 25 === 0 ? SERVICES[(at / 25) % SERVICES.length] : null;
    const name = `${FIRST[at % 10]} ${SECOND[Math.floor(at / 10) % 10]} ${Math.floor(at / 200) + 1}`;
    return {
      id: at + 1,
      name: service ?? name,
      categories: [service ? 'Services' : CATEGORIES[at % CATEGORIES.length]],
      tags: [`unit ${at}`, SECOND[at % 10].toLowerCase()],
    };
  });
}

/** Milliseconds of the median key, of the slowest twentieth and of the first one, which prepares all places. */
export function searchTimes() {
  const places = placesOf();
  const once = (query) => {
    const start = performance.now();
    placeGroups(searchPlaces(places, query));
    return performance.now() - start;
  };
  const first = once('');
  const times = [];
  for (let at = 0; at < TYPED; at += 1) {
    const { name } = places[(at * 37) % COUNT];
    // Every third with a typing error, which is searched a second time.
    const typed = at % 3 === 0 ? `${name.slice(0, 2)}x${name.slice(3)}` : name;
    for (let length = 1; length <= typed.length; length += 1) times.push(once(typed.slice(0, length)));
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { count: COUNT, first, median: median(times), p95: round(sorted[Math.floor(times.length * 0.95)]) };
}
