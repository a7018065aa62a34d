import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { visitorMachine } from '@/machines/visitor.machine';
import { type Venue, venuePlace } from './venue';
import type { VenueFloor, VenuePlace } from './venuePlace';

/** Where a visitor is on the map, in terms of the location. */
export interface Visit {
  readonly context: SnapshotFrom<typeof visitorMachine>['context'];
  readonly isRouting: boolean;
  /** Null while the directory is open. */
  readonly place: VenuePlace | null;
  /** Undefined where no floor has a floor plan. */
  readonly floor: VenueFloor | undefined;
}

export function useVisit(visitor: ActorRefFrom<typeof visitorMachine>, venue: Venue): Visit {
  const context = useSelector(visitor, (snapshot) => snapshot.context);
  const isRouting = useSelector(visitor, (snapshot) => snapshot.matches('directions'));
  return {
    context,
    isRouting,
    place: context.place === null ? null : venuePlace(venue, context.place),
    floor: venue.floors.find(({ uuid }) => uuid === context.floor) ?? venue.floors[0],
  };
}
