import { buildVenue } from './buildVenue';
import type { DemoVenue } from './demoVenue';
import { TRADES } from './mallTenants';
import { nameRooms } from './roomTenants';
import { RIVERSIDE_WHARF } from './specs';
import { hours } from './tenants';

const NAMES = [
  {
    Leisure: ['Wharfside Cinema', 'Wharfside Climbing'],
    'Food & Drink': [
      'Wharf Kitchen',
      'Wharf Bakehouse',
      'Wharf Coffee Roasters',
      'Wharf Noodle Bar',
      'Wharf Grill',
      'Wharf Ices',
    ],
    'Home & Living': ['Wharf Chandlery', 'Wharf Lighting'],
    'Books & Toys': ['Wharf Books', 'Wharf Model Boats'],
    Services: ['Wharf Boat Tickets', 'Wharf Bicycle Hire'],
  },
];

/** A small hall on the quay, of the same organisation as the shopping centre, whose categories it shares. */
export function riversideWharf(): DemoVenue {
  const venue = buildVenue(RIVERSIDE_WHARF);
  return {
    name: 'Riverside Wharf',
    description: 'Food, films and boats on the quay.',
    position: { lat: 51.5086, lon: -0.0968 },
    building: { name: 'Wharf Hall', shortname: 'WH' },
    file: 'riverside-wharf',
    venue,
    categories: TRADES.filter(({ name }) => NAMES.some((names) => name in names)),
    ...nameRooms(venue, NAMES, hours(['08:00', '23:00'])),
    kiosks: [],
    delays: [],
  };
}
