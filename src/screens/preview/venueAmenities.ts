import type { Publication } from '@/contract/locations/projectData';
import { STANDARD_ICONS } from '@/model/content/icons/standardIcons';
import { facilityTags } from '@/model/content/search/facilityTags';
import { type Network, nodeId } from '@/model/network/network';
import type { PlaceDetails, VenueFloor, VenuePlace, VenueSpot } from './venuePlace';

/** Ids of rooms are positive, those of amenities negative. */
export const amenityPlaceId = (amenity: number): number => -amenity;

const NO_DETAILS: PlaceDetails = {
  description: '',
  phone: '',
  address: '',
  parking: '',
  photo: null,
  review: 0,
  badges: [],
  data: [],
  related: [],
};

/** By the end of its address, which in a build is beside the page. */
const standardIconName = (url: string): string | null =>
  STANDARD_ICONS.find((icon) => url.endsWith(icon.url))?.url.replace(/^.*\/|\.svg$/g, '') ?? null;

/** The amenities that are at open nodes of drawn floors, and those of them that the search finds. */
export function venueAmenities(
  { project, amenity_places = [] }: Publication,
  network: Network,
  floors: ReadonlyMap<string, VenueFloor>,
): { readonly amenities: readonly VenuePlace[]; readonly findable: readonly VenuePlace[] } {
  const spots = new Map<number, VenueSpot[]>();
  for (const { amenity, node } of amenity_places) {
    const at = network.nodes.get(nodeId(node));
    const floor = at && floors.get(at.floor);
    if (!at?.open || !floor || floor.plan === null) continue;
    const spot = { node: at.id, floor, at: { x: at.x, y: at.y } };
    spots.set(amenity, [...(spots.get(amenity) ?? []), spot]);
  }
  const findable: VenuePlace[] = [];
  const amenities = project.amenities.flatMap((one): VenuePlace[] => {
    const its = spots.get(one.id) ?? [];
    const [first] = its;
    if (!first) return [];
    const url = one.icon?.url ?? null;
    const place: VenuePlace = {
      id: amenityPlaceId(one.id),
      amenity: { spots: its, isAlwaysDrawn: one.always_show === 1 },
      destination: amenityPlaceId(one.id),
      name: one.name,
      categories: [],
      tags: facilityTags(one.name, url === null ? null : standardIconName(url)),
      inside: [],
      floor: first.floor,
      mesh: '',
      description: one.description,
      details: NO_DETAILS,
      logo: url,
      colour: null,
      isFlagship: false,
      status: null,
      hours: null,
      contents: [],
      mapLogo: null,
      nodes: its.map(({ node }) => node),
    };
    if (one.disable_search !== 1) findable.push(place);
    return [place];
  });
  return { amenities, findable };
}
