import type { NodeId } from '@/model/network/network';
import { findRoute } from '@/model/routing/findRoute';
import { RouteSession } from '@/model/routing/routeSession';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';

export interface NearPlace {
  readonly place: VenuePlace;
  /** On the way from where the visitor is; null where that is unknown, or no route leads there. */
  readonly seconds: number | null;
}

/** Places by the time that it takes to get there; those without a route are last. Without a start they stay as they are. */
export function nearestPlaces(
  venue: Venue,
  from: readonly NodeId[],
  places: readonly VenuePlace[],
  isStepFree: boolean,
): readonly NearPlace[] {
  if (from.length === 0) return places.map((place) => ({ place, seconds: null }));
  const session = new RouteSession(venue.network, venue.travelTypes, { stepFree: isStepFree });
  const secondsOf = ({ seconds }: NearPlace) => seconds ?? Number.POSITIVE_INFINITY;
  return places
    .map((place): NearPlace => {
      const isHere = place.nodes.some((node) => from.includes(node));
      const route = isHere ? null : findRoute(session, from, place.nodes, { delays: venue.delays });
      return { place, seconds: isHere ? 0 : (route?.seconds ?? null) };
    })
    .toSorted((one, other) => secondsOf(one) - secondsOf(other) || 0);
}
