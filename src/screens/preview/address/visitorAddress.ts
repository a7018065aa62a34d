import { MOST_STOPS, type OpenedAddress, type RouteOrigin } from '@/machines/visitor.machine';
import { type Venue, type VenueKiosk, venuePlace } from '../venue';
import { amenityPlaceId } from '../venueAmenities';

/** Parameters of an address that name what the map shows; the others are those of the page. */
const PARAMETERS = ['place', 'amenity', 'directions', 'from', 'step-free', 'stops', 'end', 'floor'] as const;

const NUMBER = /^[1-9]\d{0,9}$/;
const numberOf = (text: string | null): number | null => (text !== null && NUMBER.test(text) ? Number(text) : null);

/** Reads the address of a page; null where it names a place that is not on the map any more. */
export function readAddress(search: URLSearchParams, venue: Venue, standing: VenueKiosk | null): OpenedAddress | null {
  const amenity = numberOf(search.get('amenity'));
  const id = numberOf(search.get('place')) ?? (amenity === null ? null : amenityPlaceId(amenity));
  const place = id === null ? null : venuePlace(venue, id);
  if (id !== null && !place) return null;
  const isRouting = place !== null && search.get('directions') !== null;
  const origin = originOf(search.get('from'), venue) ?? originAt(standing);
  const named = venue.floors.find(({ uuid }) => uuid === search.get('floor'))?.uuid;
  const usual = (isRouting ? origin?.floor : null) ?? place?.floor.uuid ?? standing?.floor ?? venue.firstFloor;
  return {
    place: id,
    isRouting,
    origin,
    isStepFree: search.get('step-free') !== null,
    stops: isRouting ? stopsOf(search.get('stops') ?? '', venue, id) : [],
    isEndFixed: isRouting && search.get('end') !== null,
    floor: named ?? usual,
  };
}

/** Stops as `12,-7`, where amenities are negative; those that are gone from the map are left out. */
function stopsOf(text: string, venue: Venue, goal: number | null): readonly number[] {
  const named = text
    .split(',')
    .filter((one) => /^-?[1-9]\d{0,9}$/.test(one))
    .map(Number);
  const stops = named.filter((id) => id !== goal && venuePlace(venue, id) !== null);
  return [...new Set(stops)].slice(0, MOST_STOPS - 1);
}

const originAt = (kiosk: VenueKiosk | null): RouteOrigin | null =>
  kiosk && { kind: 'kiosk', id: kiosk.id, floor: kiosk.floor };

/** An origin as `place-12` or `kiosk-4`. */
function originOf(text: string | null, venue: Venue): RouteOrigin | null {
  const [kind, number] = (text ?? '').split('-');
  const id = numberOf(number ?? null);
  if (id === null) return null;
  if (kind === 'kiosk') return originAt(venue.kiosks.find((one) => one.id === id) ?? null);
  const place = kind === 'place' ? venuePlace(venue, id) : null;
  return place && { kind: 'place', id, floor: place.floor.uuid };
}

/** The parameters of a page that shows this, beside those that it has for itself. */
export function writeAddress(
  search: URLSearchParams,
  { place, floor, isRouting, origin, isStepFree, stops, isEndFixed }: OpenedAddress,
  venue: Venue,
  standing: VenueKiosk | null,
): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of PARAMETERS) written.delete(name);
  if (place !== null) written.set(place > 0 ? 'place' : 'amenity', String(Math.abs(place)));
  if (place !== null && isRouting) {
    written.set('directions', '');
    const isUsual = origin?.kind === 'kiosk' && origin.id === standing?.id;
    if (origin && !isUsual) written.set('from', `${origin.kind}-${origin.id}`);
    if (isStepFree) written.set('step-free', '');
    if (stops.length > 0) written.set('stops', stops.join(','));
    if (isEndFixed) written.set('end', '');
  }
  const read = readAddress(written, venue, standing);
  if (floor !== null && floor !== read?.floor) written.set('floor', floor);
  return written;
}

/** As it stands in an address: without a sign after a parameter that has no value. */
export const searchText = (search: URLSearchParams): string => {
  const text = search
    .toString()
    .replace(/=(?=&|$)/g, '')
    .replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};
