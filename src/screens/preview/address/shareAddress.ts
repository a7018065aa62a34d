import type { OpenedAddress } from '@/machines/visitor.machine';
import { writeModel } from '../model3d/modelAddress';
import type { Venue, VenueKiosk } from '../venue';
import { searchText, writeAddress } from './visitorAddress';

/**
 * The address under which somebody else, or the phone of a visitor at a kiosk, sees the same: a device that stands nowhere,
 * so that directions name where they begin. The code of a kiosk leads to the map app that the location has chosen in place of
 * the map, with the node of the kiosk, as the code that the console prints does.
 * @param map the address of the map without parameters
 * @param isModel whether it is seen in three dimensions, which the map app of a location knows nothing of
 */
export function shareAddress(
  map: string,
  address: OpenedAddress,
  venue: Venue,
  standing: VenueKiosk | null,
  isModel = false,
): string {
  const own = standing && venue.mapApp !== null && URL.canParse(venue.mapApp) ? new URL(venue.mapApp) : null;
  if (!own || !standing)
    return map + searchText(writeModel(writeAddress(new URLSearchParams(), address, venue, null), isModel));
  own.searchParams.set('node', String(standing.node));
  own.search = searchText(writeAddress(own.searchParams, address, venue, null));
  return own.href;
}
