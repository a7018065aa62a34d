import type { QueryClient } from '@tanstack/react-query';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { destinationsKey } from '@/api/destinations/keys';
import { placeInRooms } from '@/api/destinations/placementBatches';
import { ApiError } from '@/api/transport/apiError';
import { MOST_PLACED_AT_ONCE } from '@/contract/destinations/placementBatches';
import { labelPlacements } from '@/model/content/rooms/labelPlacements';
import { namedRooms } from '@/model/content/rooms/namedRooms';
import type { ReadBuilding, ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';

/** A building whose named rooms are counted. */
export const withNamed = (read: ReadBuilding): ReadBuilding => ({
  ...read,
  floors: read.floors.map((floor) => ({ ...floor, named: namedRooms(floor).length })),
});

interface Request {
  readonly project: string;
  readonly organisation: string;
  /** Uuid of the floor that got the floor plan. */
  readonly floor: string;
  readonly read: ReadBuildingFloor;
  /** A repeated call under the same one has one effect. */
  readonly attempt: string;
}

/**
 * Creates the destinations of the named rooms of a floor. Rooms of one name share one, an existing one where there is one;
 * nothing is created where somebody has placed one in these rooms meanwhile.
 * @returns the number of rooms that have got theirs
 */
export async function placeNames(
  client: QueryClient,
  { project, organisation, floor, read, attempt }: Request,
): Promise<number> {
  const rooms = namedRooms(read);
  let placed = 0;
  for (let from = 0; from < rooms.length; from += MOST_PLACED_AT_ONCE) {
    const known = await client.fetchQuery(destinationsQuery(organisation));
    const part = labelPlacements(rooms.slice(from, from + MOST_PLACED_AT_ONCE), known, true);
    try {
      placed += (await placeInRooms(project, floor, part, attempt)).placements.length;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
    }
    // The next rooms may have the names of these.
    await client.invalidateQueries({ queryKey: destinationsKey(organisation), refetchType: 'none' });
  }
  return placed;
}
