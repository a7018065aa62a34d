import type { SubDestination } from '@/contract/destinations/destinations';
import type { Publication } from '@/contract/locations/projectData';

const FLOOR = '5f0f7d1c-3f6e-4a4e-9b39-9f3c5a4d0a01';
const PROJECT = '5f0f7d1c-3f6e-4a4e-9b39-9f3c5a4d0a02';

/** Destinations of the hall by id, each with one place of the same number. */
const SHOPS: readonly (readonly [id: number, name: string])[] = [
  [1, 'Bakery'],
  [2, 'Bookshop'],
  [3, 'Cinema'],
  [4, 'Drugstore'],
];

export type TestContent = Pick<Publication['project'], 'events' | 'offers'> & {
  /** Destinations inside the place of the first shop. */
  readonly inside: readonly SubDestination[];
};

/** A hall in London with four shops on one floor, and these events and offers. */
export function testPublication({ events = [], offers = [], inside = [] }: Partial<TestContent> = {}): Publication {
  return {
    uuid: PROJECT,
    published_at: '2026-03-01T00:00:00Z',
    organisation: { name: 'Halls', color: '#1d4ed8', logo: null },
    project: {
      first_floor: FLOOR,
      settings: { units: 'C', timezone: 'Europe/London' },
      location: {
        uuid: PROJECT,
        name: 'Test Hall',
        buildings: [
          {
            uuid: PROJECT,
            name: 'Hall',
            shortname: 'H',
            overview: false,
            floors: [{ uuid: FLOOR, name: 'Ground', shortname: 'G', order: 0, compile: true, plan: 'plan-1' }],
          },
        ],
      },
      events,
      offers,
      badges: [],
      destinations: SHOPS.map(([id, name]) => ({
        id,
        object_name: `room-${id}`,
        floor_id: FLOOR,
        floor_name: 'Ground',
        location_id: null,
        location_name: name,
        location_status: null,
        sub_destinations: id === 1 ? [...inside] : [],
        destination: {
          parent_id: id,
          name,
          description: '',
          logo: null,
          map_logo: null,
          flagship: 0,
          categories: [],
          colour: null,
        },
      })),
      amenities: [],
      screens: [],
      transitgroups: [],
      transporttypes: [],
    },
    network: { revision: 0, nodes: [], joins: [], transitgroups: [] },
    categories: [],
    dynamic_routes: [],
  };
}
