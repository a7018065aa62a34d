import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Venue } from './venue';
import type { VenueFloor, VenuePlace } from './venuePlace';

/** The places of a floor by their mesh. */
export function placesOn(
  { places }: Venue,
  floor: VenueFloor,
  { meshByName }: DrawnFloor,
): ReadonlyMap<number, VenuePlace> {
  const found = new Map<number, VenuePlace>();
  for (const one of places) {
    const mesh = one.floor.uuid === floor.uuid ? meshByName.get(one.mesh) : undefined;
    if (mesh !== undefined) found.set(mesh, one);
  }
  return found;
}

/** The amenities of a floor where they are drawn; those of the open one are selected. */
export const spotsOn = (venue: Venue, floor: VenueFloor, open: VenuePlace | null) =>
  venue.amenities.flatMap((place) =>
    (place.amenity?.spots ?? []).flatMap((spot) =>
      spot.floor.uuid === floor.uuid
        ? [
            {
              at: spot.at,
              place,
              isSelected: place.id === open?.id,
              isAlwaysDrawn: place.amenity?.isAlwaysDrawn ?? false,
            },
          ]
        : [],
    ),
  );
