import type { OpeningHours } from '@/model/content/hours/openingHours';
import type { SearchablePlace } from '@/model/content/search/searchPlaces';
import type { Point } from '@/model/geometry/points';
import type { NodeId } from '@/model/network/network';

export interface VenueFloor {
  readonly uuid: string;
  /** With its building where the location has more than one. */
  readonly name: string;
  readonly shortname: string;
  readonly building: string;
  readonly plan: string | null;
}

/** Further facts about a place, as they were typed; those that are empty are left out. */
export interface PlaceDetails {
  /** Of this place, beside the description of its destination everywhere. */
  readonly description: string;
  readonly phone: string;
  readonly address: string;
  readonly parking: string;
  readonly photo: string | null;
  /** Stars in halves; 0 for none. */
  readonly review: number;
  readonly badges: readonly string[];
  readonly data: readonly { readonly title: string; readonly type: string; readonly value: string }[];
  /** Destinations that were named as related; where there are none, the location may choose them by category. */
  readonly related: readonly number[];
}

/** Where an amenity is, or one of several places of a destination. */
export interface VenueSpot {
  readonly node: NodeId;
  readonly floor: VenueFloor;
  readonly at: Point;
}

type InOtherLanguages = 'otherNames' | 'otherCategories';

export interface VenuePlace
  extends Required<Omit<SearchablePlace, InOtherLanguages>>,
    Pick<SearchablePlace, InOtherLanguages> {
  /** Null for a place in a room. */
  readonly amenity: { readonly spots: readonly VenueSpot[]; readonly isAlwaysDrawn: boolean } | null;
  /** Its destination, which may have other places. */
  readonly destination: number;
  readonly floor: VenueFloor;
  readonly mesh: string;
  readonly description: string;
  readonly details: PlaceDetails;
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

/** The floors of a place, each once: an amenity has spots on several. */
export const floorsOf = ({ floor, amenity }: Pick<VenuePlace, 'floor' | 'amenity'>): readonly VenueFloor[] =>
  amenity ? [...new Set(amenity.spots.map((spot) => spot.floor))] : [floor];
