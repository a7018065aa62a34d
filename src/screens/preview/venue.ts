import type { Publication, VisitorPromotion } from '@/contract/locations/projectData';
import { toNetwork, toTravelType } from '@/contract/network/networkWire';
import type { OpeningHours } from '@/model/content/hours/openingState';
import { mapLogoOf } from '@/model/content/icons/mapLogoOf';
import type { DatedPromotion } from '@/model/content/promotions/visiblePromotions';
import { entranceFloor } from '@/model/content/rooms/entranceFloor';
import { kindHints } from '@/model/content/rooms/kindHints';
import { roomLabels } from '@/model/content/rooms/roomLabels';
import { subDestinationFace } from '@/model/content/rooms/subDestinationFace';
import type { SearchablePlace } from '@/model/content/search/searchPlaces';
import type { KindHints } from '@/model/floorPlan/kinds/meshKinds';
import type { Network, NodeId, TravelType } from '@/model/network/network';

export interface VenueFloor {
  readonly uuid: string;
  readonly name: string;
  readonly shortname: string;
  readonly building: string;
  readonly plan: string | null;
}

export interface VenuePlace extends Required<SearchablePlace> {
  /** Its destination, which may have other places. */
  readonly destination: number;
  readonly floor: VenueFloor;
  readonly mesh: string;
  readonly description: string;
  readonly logo: string | null;
  readonly colour: string | null;
  readonly isFlagship: boolean;
  readonly status: 'COMING_SOON' | 'NEW' | 'TEMPORARILY_CLOSED' | null;
  readonly hours: OpeningHours | null;
  /** The destinations inside it, with name and logo. */
  readonly contents: readonly { readonly id: number; readonly name: string; readonly logo: string | null }[];
  /** Address of the picture that replaces its name on the map; null where the map shows the name. */
  readonly mapLogo: string | null;
  /** Its entrances in the network. */
  readonly nodes: readonly NodeId[];
}

/** An event or offer with its places on the map. */
export interface VenuePromotion extends DatedPromotion {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  readonly image: string | null;
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
  readonly floors: readonly VenueFloor[];
  /** The floor that visitors see first. */
  readonly firstFloor: string | null;
  readonly places: readonly VenuePlace[];
  /** By their start; what has ended since is among them. */
  readonly events: readonly VenuePromotion[];
  readonly offers: readonly VenuePromotion[];
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

export function toVenue({ project, network: wireNetwork, organisation, dynamic_routes }: Publication): Venue {
  const floors = project.location.buildings.flatMap((building) =>
    [...building.floors]
      .sort((one, other) => one.order - other.order)
      .map(({ uuid, name, shortname, plan }) => ({ uuid, name, shortname, plan, building: building.name })),
  );
  const drawn = floors.filter(({ plan }) => plan !== null);
  const floorOf = new Map(floors.map((floor) => [floor.uuid, floor]));
  const network = toNetwork(wireNetwork);
  const entrances = new Map<string, NodeId[]>();
  for (const node of network.nodes.values())
    if (node.mesh !== null) {
      const key = `${node.floor} ${node.mesh}`;
      const list = entrances.get(key);
      if (list) list.push(node.id);
      else entrances.set(key, [node.id]);
    }
  const labels = new Map(floors.map(({ uuid }) => [uuid as string, roomLabels(project.labels, uuid)] as const));
  const places = project.destinations.flatMap((placement): VenuePlace[] => {
    const floor = floorOf.get(placement.floor_id);
    if (!floor || floor.plan === null) return [];
    const { destination } = placement;
    const contents = (placement.sub_destinations ?? []).map((one) => ({ id: one.id, ...subDestinationFace(one) }));
    return [
      {
        id: placement.id,
        destination: destination.parent_id,
        name: destination.name,
        categories: destination.categories.map(({ name }) => name),
        tags: destination.tags ?? [],
        inside: contents.map(({ name }) => name),
        floor,
        mesh: placement.object_name,
        description: destination.description,
        logo: destination.logo,
        colour: destination.colour,
        isFlagship: destination.flagship === 1,
        status: placement.location_status,
        hours: destination.opening_hours ?? null,
        contents,
        mapLogo: mapLogoOf(destination),
        nodes: entrances.get(`${floor.uuid} ${placement.object_name}`) ?? [],
      },
    ];
  });
  return {
    name: project.location.name,
    organisation,
    units: project.settings.units,
    timeZone: project.settings.timezone,
    floors: drawn,
    firstFloor:
      (entranceFloor(drawn) ?? drawn.find(({ uuid }) => uuid === project.first_floor) ?? drawn[0])?.uuid ?? null,
    places,
    events: project.events.map((event) => toPromotion(event, places)),
    offers: project.offers.map((offer) => toPromotion(offer, places)),
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
  { id, name, short_desc, long_desc, image, start, end, upcoming, destinations, places: single = [] }: VisitorPromotion,
  places: readonly VenuePlace[],
): VenuePromotion => ({
  id,
  name,
  summary: short_desc,
  details: long_desc,
  image,
  start,
  end,
  upcoming,
  places: places.filter((one) => destinations.includes(one.destination) || single.includes(one.id)),
  isEverywhere: destinations.length === 0 && single.length === 0,
});
