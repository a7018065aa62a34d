import { buildVenue } from './buildVenue';
import { type DemoVenue, nodeNear } from './demoVenue';
import { nameRooms } from './roomTenants';
import { LAKESIDE_PIER } from './specs';
import { hours } from './tenants';

const NAMES = [
  {
    Lounges: ['Lakeview Lounge', 'Cirrus Lounge'],
    Gates: Array.from({ length: 24 }, (_, index) => `Gate B${index + 1}`),
    Shops: ['Duty Free', 'Paper Plane Books', 'Altitude Watches', 'Runway Sweets', 'Adapter & Co', 'Cabin Bag'],
    Food: ['Windsock Coffee', 'Tailwind Grill', 'Noodle Apron', 'The Departure Arms', 'Fuel Juice Bar'],
    Services: ['Passport Control', 'Information', 'Currency Desk', 'Prayer Room', 'Nursery', 'First Aid'],
  },
];

/** One long floor of an airport. */
export function lakesidePier(): DemoVenue {
  const venue = buildVenue(LAKESIDE_PIER);
  const { depth, crossings } = LAKESIDE_PIER;
  const entrance = crossings[0]?.x ?? 0;
  const middle = depth / 2;
  return {
    name: 'Lakeside Pier B',
    description: 'Departures, gates B1 to B24.',
    position: { lat: 54.0412, lon: -2.7998 },
    building: { name: 'Pier B', shortname: 'B' },
    file: 'lakeside-pier-b',
    venue,
    categories: [
      { name: 'Gates', description: 'Boarding', color: '#332288', icon: 'airport' },
      { name: 'Lounges', description: 'By invitation', color: '#aa4499', icon: 'bar' },
      { name: 'Shops', description: 'Before the flight', color: '#ddcc77', icon: 'shop' },
      { name: 'Food', description: 'Before or instead of the meal on board', color: '#117733', icon: 'restaurant' },
      { name: 'Services', description: 'For passengers', color: '#6699cc', icon: 'information' },
    ],
    ...nameRooms(venue, NAMES, hours(['04:30', '23:00'])),
    kiosks: [
      {
        name: 'Pier B Entrance',
        description: 'After security',
        node: nodeNear(venue, 0, { x: entrance, y: middle }),
        orientation: 90,
      },
      {
        name: 'Pier B Middle',
        description: 'Opposite the lift',
        node: nodeNear(venue, 0, { x: 160, y: middle }),
        orientation: 0,
      },
    ],
    delays: [
      { name: 'Security control', seconds: 480, node: nodeNear(venue, 0, { x: entrance, y: 6 }) },
      { name: 'Passport control', seconds: 240, node: nodeNear(venue, 0, { x: entrance, y: depth - 6 }) },
    ],
  };
}
