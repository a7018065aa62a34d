import type { Publication, VisitorPromotion } from '@/contract/locations/projectData';
import { toNetwork, toTravelType } from '@/contract/network/networkWire';
import { skinColour } from '@/model/colour/skinColour';
import { hoursOfPlace, type OpeningHours } from '@/model/content/hours/openingHours';
import { mapLogoOf } from '@/model/content/icons/mapLogoOf';
import type { DatedPromotion, OccurrenceAt } from '@/model/content/promotions/visiblePromotions';
import { entranceFloor } from '@/model/content/rooms/entranceFloor';
import { kindHints } from '@/model/content/rooms/kindHints';
import { shownLabels } from '@/model/content/rooms/shownLabels';
import { subDestinationFace } from '@/model/content/rooms/subDestinationFace';
import { keyOfText, namesInAllLanguages, type TranslatedKind } from '@/model/content/visitorTexts';
import { floorNames } from '@/model/floorPlan/floorNames';
import type { KindHints } from '@/model/floorPlan/kinds/meshKinds';
import type { Network, NodeId, TravelType } from '@/model/network/network';
import { venueAmenities } from './venueAmenities';
import type { VenueFloor, VenuePlace } from './venuePlace';

/** A place or amenity of the map by its id. */
export const venuePlace = ({ places, amenities }: Venue, id: number): VenuePlace | null =>
  (id > 0 ? places : amenities).find((one) => one.id === id) ?? null;

/** An event or offer with its places on the map. */
export interface VenuePromotion extends DatedPromotion {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  readonly image: string | null;
  readonly website: string;
  readonly places: readonly VenuePlace[];
  /** For the whole location; it names no places then. */
  readonly isEverywhere: boolean;
}

export interface VenueKiosk {
  readonly id: number;
  readonly name: string;
  readonly floor: string;
  readonly node: NodeId;
  /** Degrees clockwise from the top of the floor plan. */
  readonly orientation: number;
}

/** The published data of a location, prepared for map, search and routing. */
export interface Venue {
  readonly name: string;
  readonly organisation: Publication['organisation'];
  readonly units: 'C' | 'F';
  readonly timeZone: string;
  /** Address of the map app that the location has chosen in place of this map; null for none. */
  readonly mapApp: string | null;
  /** Of the location itself. */
  readonly hours: OpeningHours | null;
  readonly address: string;
  readonly banner: string | null;
  /** How many related places of the same category a place has that names none. */
  readonly relatedPlaces: number;
  readonly floors: readonly VenueFloor[];
  /** The floor that visitors see first. */
  readonly firstFloor: string | null;
  readonly places: readonly VenuePlace[];
  /** Each with all its spots, so that the way to it leads to the nearest. */
  readonly amenities: readonly VenuePlace[];
  /** Places and amenities that the search finds. */
  readonly findable: readonly VenuePlace[];
  /** By their start; what has ended since is among them. */
  readonly events: readonly VenuePromotion[];
  readonly offers: readonly VenuePromotion[];
  /** Loaded where one of them repeats; null before. */
  readonly occurrenceAt: OccurrenceAt | null;
  readonly kiosks: readonly VenueKiosk[];
  readonly network: Network;
  readonly travelTypes: readonly TravelType[];
  /** Seconds by external time delay. */
  readonly delays: ReadonlyMap<number, number>;
  /** Texts of the labels files by floor, then by mesh. */
  readonly labels: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Facts about the kinds of meshes, by floor. */
  readonly kinds: ReadonlyMap<string, KindHints>;
}

/**
 * @param names of each record in every language, where the publication is shown in one that it was not written in
 * @param network as it is at a moment, with what is open then
 * @param occurrenceAt null where nothing repeats, and until it is loaded
 */
export function toVenue(
  publication: Publication,
  names: ReadonlyMap<string, readonly string[]> = namesInAllLanguages(
    publication,
    Object.values(publication.translations ?? {}),
  ),
  network: Network = toNetwork(publication.network),
  occurrenceAt: OccurrenceAt | null = null,
): Venue {
  const { project, organisation, dynamic_routes } = publication;
  const { buildings } = project.location;
  const stored = buildings.flatMap(({ name, floors }) =>
    [...floors].sort((one, other) => one.order - other.order).map((floor) => ({ ...floor, building: name })),
  );
  const fullNames = floorNames(buildings);
  const floors = stored.map(({ uuid, name, shortname, plan, building }) => ({
    ...{ uuid, shortname, plan, building },
    name: fullNames.get(uuid) ?? name,
  }));
  const drawn = floors.filter(({ plan }) => plan !== null);
  const overview = buildings.filter((building) => building.overview);
  const inOverview = drawn.filter(({ uuid }) =>
    overview.some((one) => one.floors.some((floor) => floor.uuid === uuid)),
  );
  const first = inOverview.length > 0 ? inOverview : drawn;
  const floorOf = new Map(floors.map((floor) => [floor.uuid, floor]));
  const entrances = new Map<string, NodeId[]>();
  for (const node of network.nodes.values())
    if (node.mesh !== null) {
      const key = `${node.floor} ${node.mesh}`;
      const list = entrances.get(key);
      if (list) list.push(node.id);
      else entrances.set(key, [node.id]);
    }
  const otherNames = (kind: TranslatedKind, record: number, shown: string) =>
    (names.get(keyOfText({ kind, record: String(record), field: 'name' })) ?? []).filter((name) => name !== shown);
  const named = project.destinations.map(({ floor_id, object_name, destination }) => ({
    floor_id,
    object_name,
    names: [destination.name, ...otherNames('destination', destination.parent_id, destination.name)],
  }));
  const labels = new Map(floors.map(({ uuid }) => [uuid as string, shownLabels(project.labels, named, uuid)] as const));
  const places = project.destinations.flatMap((placement): VenuePlace[] => {
    const floor = floorOf.get(placement.floor_id);
    if (!floor || floor.plan === null) return [];
    const { destination } = placement;
    const contents = (placement.sub_destinations ?? []).map((one) => ({ id: one.id, ...subDestinationFace(one) }));
    return [
      {
        id: placement.id,
        amenity: null,
        destination: destination.parent_id,
        name: destination.name,
        categories: destination.categories.map(({ name }) => name),
        tags: destination.tags ?? [],
        otherNames: otherNames('destination', destination.parent_id, destination.name),
        otherCategories: destination.categories.flatMap(({ id, name }) => otherNames('category', id, name)),
        inside: contents.map(({ name }) => name),
        floor,
        mesh: placement.object_name,
        description: destination.description,
        details: {
          description: destination.local_description ?? '',
          phone: destination.phone_number ?? '',
          address: destination.address ?? '',
          parking: destination.parking ?? '',
          photo: destination.photo ?? null,
          review: destination.location_review || (destination.review ?? 0),
          badges: destination.badges ?? [],
          data: (destination.additional_data ?? []).flatMap(({ title, type, value }) =>
            value === '' ? [] : [{ title, type: String(type), value }],
          ),
          related: destination.related_destinations ?? [],
        },
        logo: destination.logo,
        colour: destination.colour,
        isFlagship: destination.flagship === 1,
        status: placement.location_status,
        hours: hoursOfPlace(destination.opening_hours ?? null, project.location.opening_hours ?? null),
        contents,
        mapLogo: mapLogoOf(destination),
        nodes: entrances.get(`${floor.uuid} ${placement.object_name}`) ?? [],
      },
    ];
  });
  const { amenities, findable } = venueAmenities(publication, network, floorOf);
  return {
    name: project.location.name,
    organisation: { ...organisation, color: skinColour(publication.skin) ?? organisation.color },
    units: project.settings.units,
    timeZone: project.settings.timezone,
    mapApp: project.settings.mapapp_url ?? null,
    hours: project.location.opening_hours ?? null,
    address: project.location.address ?? '',
    banner: project.location.banner ?? null,
    relatedPlaces: project.settings.related_destinations ?? 0,
    floors: drawn,
    firstFloor:
      (
        entranceFloor(stored.filter(({ uuid }) => first.some((one) => one.uuid === uuid))) ??
        first.find(({ uuid }) => uuid === project.first_floor) ??
        first[0]
      )?.uuid ?? null,
    places,
    amenities,
    findable: [...places, ...findable],
    events: project.events.map((event) => toPromotion(event, places)),
    offers: project.offers.map((offer) => toPromotion(offer, places)),
    occurrenceAt,
    kiosks: project.screens.flatMap(({ id, name, node_id, orientation }) => {
      const node = [...network.nodes.values()].find((one) => one.id === node_id);
      return node ? { id, name, floor: node.floor, node: node.id, orientation } : [];
    }),
    network,
    travelTypes: project.transporttypes.map(toTravelType),
    delays: new Map(dynamic_routes.map(({ id, seconds }) => [id, seconds])),
    labels,
    kinds: new Map(
      floors.map(({ uuid }) => [uuid as string, kindHints(project.labels, project.meshes, uuid)] as const),
    ),
  };
}

const toPromotion = (
  { destinations, places: single = [], ...promotion }: VisitorPromotion,
  places: readonly VenuePlace[],
): VenuePromotion => ({
  id: promotion.id,
  name: promotion.name,
  summary: promotion.short_desc,
  details: promotion.long_desc,
  image: promotion.image,
  website: promotion.website ?? '',
  start: promotion.start,
  end: promotion.end,
  upcoming: promotion.upcoming,
  repeats: promotion.repeats ?? null,
  timezone: promotion.timezone ?? null,
  places: places.filter((one) => destinations.includes(one.destination) || single.includes(one.id)),
  isEverywhere: destinations.length === 0 && single.length === 0,
});
