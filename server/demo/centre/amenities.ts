import type { Venue } from './buildVenue';
import type { RoomKind } from './venue';

/** An amenity of a venue of the demo. */
export interface DraftAmenity {
  readonly name: string;
  readonly description: string;
  /** File of a standard icon. */
  readonly icon: string;
  readonly alwaysShow: boolean;
  readonly disableSearch: boolean;
  /** Indices of the nodes that have it. */
  readonly nodes: readonly number[];
}

/** The nodes that lead into rooms of a kind. */
function entrancesOf({ floors, nodes }: Venue, kind: RoomKind): number[] {
  const rooms = new Set(floors.flatMap((floor) => floor.rooms.filter((room) => room.kind === kind)).map(nameOf));
  return nodes.flatMap(({ mesh }, index) => (mesh !== null && rooms.has(mesh) ? [index] : []));
}

const nameOf = ({ name }: { readonly name: string }): string => name;

const named = ({ nodes }: Venue, start: string): number[] =>
  nodes.flatMap(({ name }, index) => (name.startsWith(start) ? [index] : []));

/** Amenities that visitors of any building look for on the way, as far as the venue has them. */
export function amenitiesOf(venue: Venue, kiosks: readonly { readonly node: number }[]): DraftAmenity[] {
  const amenity = (
    name: string,
    icon: string,
    description: string,
    nodes: readonly number[],
    { alwaysShow = false, disableSearch = false }: { alwaysShow?: boolean; disableSearch?: boolean } = {},
  ): DraftAmenity => ({ name, icon, description, nodes, alwaysShow, disableSearch });
  return [
    amenity('Toilets', 'toilet', 'With a step-free cabin on every floor.', entrancesOf(venue, 'toilets'), {
      alwaysShow: true,
    }),
    amenity('Lift', 'elevator', 'Step-free to every floor.', named(venue, 'Lift'), { alwaysShow: true }),
    amenity('Stairs', 'entrance', '', named(venue, 'Stairs'), { disableSearch: true }),
    amenity(
      'Information point',
      'information',
      'Maps, opening hours and directions at a touch.',
      [...new Set(kiosks.map(({ node }) => node))],
      { alwaysShow: true },
    ),
    amenity('Drinking water', 'drinking-water', 'Free refills for your own bottle.', []),
    amenity('Cash machine', 'bank', 'Open at any hour, free of charge for most cards.', []),
    amenity('Phone charging', 'charging-station', 'Lockers with cables for common phones.', []),
    amenity('Wheelchair hire', 'wheelchair', 'Free for the day. Please bring an identity card.', []),
    amenity('Taxi rank', 'taxi', '', []),
  ];
}
