import { useMemo } from 'react';
import type { RouteOrigin } from '@/machines/visitor.machine';
import type { NodeId } from '@/model/network/network';
import { bestOrder } from '@/model/routing/bestOrder';
import { explainNoRoute, type NoRouteReason } from '@/model/routing/explainNoRoute';
import { findRoute } from '@/model/routing/findRoute';
import type { Route } from '@/model/routing/route';
import { RouteSession } from '@/model/routing/routeSession';
import { type Venue, venuePlace } from './venue';
import type { VenuePlace } from './venuePlace';

/** A route from the start or a stop to the next stop. */
export interface RoutePart {
  /** Null at a kiosk. */
  readonly start: VenuePlace | null;
  readonly place: VenuePlace;
  readonly route: Route;
}

export type VisitorRoute =
  | { readonly kind: 'found'; readonly parts: readonly RoutePart[] }
  /** No route leads to `place`, or on from there. */
  | { readonly kind: 'none'; readonly reason: NoRouteReason; readonly place: VenuePlace }
  /** The route is empty: origin and place are the same. */
  | { readonly kind: 'here' };

interface Wish {
  /** Null as long as it is not chosen. */
  readonly origin: RouteOrigin | null;
  readonly isStepFree: boolean;
  readonly stops: readonly number[];
  readonly isEndFixed: boolean;
}

/** The nodes at which directions from an origin begin. */
export function originNodes(venue: Venue, origin: RouteOrigin): readonly NodeId[] {
  if (origin.kind === 'place') return venue.places.find(({ id }) => id === origin.id)?.nodes ?? [];
  const kiosk = venue.kiosks.find(({ id }) => id === origin.id);
  return kiosk ? [kiosk.node] : [];
}

/** The route from an origin to a place by all stops, in the best order; null as long as origin or place is missing. */
export function useVisitorRoute(
  venue: Venue,
  { origin, isStepFree, stops, isEndFixed }: Wish,
  place: VenuePlace | null,
): VisitorRoute | null {
  const isAsked = origin !== null && place !== null;
  const session = useMemo(
    () => (isAsked ? new RouteSession(venue.network, venue.travelTypes, { stepFree: isStepFree }) : null),
    [isAsked, venue, isStepFree],
  );
  return useMemo(() => {
    if (!session || !origin || !place) return null;
    const others = stops.flatMap((id) => venuePlace(venue, id) ?? []);
    const start = origin.kind === 'place' ? venuePlace(venue, origin.id) : null;
    // The stop at which the visitor is needs no route.
    const places = [...others, place].filter((one) => one !== start);
    if (places.length === 0) return { kind: 'here' };
    const ends = [originNodes(venue, origin), ...places.map(({ nodes }) => nodes)];
    const routes = ends.map((from, at) =>
      ends.map((to, next) =>
        next === 0 || next === at ? null : findRoute(session, from, to, { delays: venue.delays }),
      ),
    );
    const costs = routes.map((row) => row.map((route) => route?.cost ?? null));
    const end = isEndFixed && places.at(-1) === place ? places.length : null;
    const order = bestOrder(costs, 0, end);
    if (!order) {
      // A stop that nothing leads to, else one that nothing leads on from.
      const missed = places.findIndex((_, at) => !routes[0]?.[at + 1]);
      const trap = places.findIndex((_, at) => routes[at + 1]?.every((route) => route === null));
      const at = missed >= 0 ? missed : Math.max(0, trap);
      const [from, to] = missed >= 0 ? [0, at + 1] : [at + 1, at === 0 ? 2 : 1];
      const { reason } = explainNoRoute(
        venue.network,
        venue.travelTypes,
        { stepFree: isStepFree },
        { nodes: ends[from] ?? [] },
        { nodes: ends[to] ?? [] },
      );
      return { kind: 'none', reason, place: places[at] ?? place };
    }
    const parts = order.slice(1).flatMap((to, at): RoutePart[] => {
      const from = order[at] ?? 0;
      const [route, goal] = [routes[from]?.[to], places[to - 1]];
      return route && goal ? [{ start: from === 0 ? start : (places[from - 1] ?? null), place: goal, route }] : [];
    });
    return { kind: 'found', parts };
  }, [session, venue, origin, place, isStepFree, stops, isEndFixed]);
}
