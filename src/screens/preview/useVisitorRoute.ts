import { useMemo } from 'react';
import type { RouteOrigin } from '@/machines/visitor.machine';
import type { NodeId } from '@/model/network/network';
import { explainNoRoute, type NoRouteReason } from '@/model/routing/explainNoRoute';
import { findRoute } from '@/model/routing/findRoute';
import type { Route } from '@/model/routing/route';
import { RouteSession } from '@/model/routing/routeSession';
import type { Venue, VenuePlace } from './venue';

export type VisitorRoute =
  | { readonly kind: 'found'; readonly route: Route }
  | { readonly kind: 'none'; readonly reason: NoRouteReason }
  /** The route is empty: origin and place are the same. */
  | { readonly kind: 'here' };

function originNodes(venue: Venue, origin: RouteOrigin): readonly NodeId[] {
  if (origin.kind === 'place') return venue.places.find(({ id }) => id === origin.id)?.nodes ?? [];
  const kiosk = venue.kiosks.find(({ id }) => id === origin.id);
  return kiosk ? [kiosk.node] : [];
}

/** The route from an origin to a place; null as long as either is missing. */
export function useVisitorRoute(
  venue: Venue,
  origin: RouteOrigin | null,
  place: VenuePlace | null,
  isStepFree: boolean,
): VisitorRoute | null {
  const isAsked = origin !== null && place !== null;
  const session = useMemo(
    () => (isAsked ? new RouteSession(venue.network, venue.travelTypes, { stepFree: isStepFree }) : null),
    [isAsked, venue, isStepFree],
  );
  return useMemo(() => {
    if (!session || !origin || !place) return null;
    if (origin.kind === 'place' && origin.id === place.id) return { kind: 'here' };
    const from = originNodes(venue, origin);
    const route = findRoute(session, from, place.nodes, { delays: venue.delays });
    if (route) return { kind: 'found', route };
    const { reason } = explainNoRoute(
      venue.network,
      venue.travelTypes,
      { stepFree: isStepFree },
      { nodes: from },
      { nodes: place.nodes },
    );
    return { kind: 'none', reason };
  }, [session, venue, origin, place, isStepFree]);
}
