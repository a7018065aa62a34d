import { useMemo } from 'react';
import { useNow } from '@/components/useNow';
import { openingState } from '@/model/content/hours/openingState';
import { stepFreeNodes } from '@/model/routing/stepFreeNodes';
import type { Venue } from '../venue';
import { floorsOf, type VenuePlace } from '../venuePlace';
import type { PlaceTests } from './directoryFilter';
import type { Standpoint } from './standpoint';

const MINUTE = 60_000;

/**
 * Whether a place is open at the moment, on the shown floor, and reached without steps: from where directions begin, else
 * from the entrances of the places on the floor that visitors see first.
 */
export function usePlaceTests(venue: Venue, { floor, from }: Standpoint): PlaceTests<VenuePlace> {
  const minute = Math.floor(useNow() / MINUTE);
  const reached = useMemo(() => {
    const starts =
      from.length > 0 ? from : venue.places.flatMap((one) => (one.floor.uuid === venue.firstFloor ? one.nodes : []));
    return stepFreeNodes(venue.network, venue.travelTypes, starts);
  }, [venue, from]);
  return useMemo(
    () => ({
      open: ({ hours }) => openingState(hours, minute * MINUTE, venue.timeZone).kind === 'open',
      floor: (place) => floorsOf(place).some(({ uuid }) => uuid === floor),
      stepFree: ({ nodes }) => nodes.some((node) => reached.has(node)),
    }),
    [venue, floor, minute, reached],
  );
}
