import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { visitorPlanKey } from '@/api/publishing/keys';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { buildWalls } from '@/model/floorPlan/walls';
import type { VisibleFloor } from '@/model/routing/floorLandmarks';
import { type GuidanceStep, routeGuidance } from '@/model/routing/routeGuidance';
import type { RoutePart } from './useVisitorRoute';
import type { LoadPlan } from './VisitorFloorPlan';
import type { Venue } from './venue';
import { venueLandmarks } from './venueLandmarks';
import type { VenueFloor } from './venuePlace';

interface Loaded {
  readonly floors: readonly VenueFloor[];
  /** Of each floor, as far as they are there. */
  readonly plans: readonly (FloorPlan | undefined)[];
}
const NO_FLOORS: readonly VenueFloor[] = [];
const NOTHING: Loaded = { floors: NO_FLOORS, plans: [] };
const plansOf = (results: readonly { readonly data?: FloorPlan | undefined }[]) => results.map(({ data }) => data);

/**
 * The steps of each part of a route with what is seen on the way; changes of floors are numbered through all of them. As long as
 * a floor plan of the route is not there, its places are known by their entrances alone.
 */
export function useGuidance(
  venue: Venue,
  parts: readonly RoutePart[],
  loadPlan: LoadPlan,
): readonly (readonly GuidanceStep[])[] {
  const floors = useMemo(
    () => venue.floors.filter(({ uuid }) => parts.some(({ route }) => route.legs.some(({ floor }) => floor === uuid))),
    [venue, parts],
  );
  const plans = useQueries({
    queries: floors.map((floor) => ({
      queryKey: visitorPlanKey(floor.uuid, floor.plan),
      queryFn: ({ signal }: { signal: AbortSignal }) => loadPlan(floor, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: plansOf,
  });
  // The way is drawn before rooms and walls are looked at.
  const known = useDeferredValue(
    useMemo((): Loaded => ({ floors, plans }), [floors, plans]),
    NOTHING,
  );
  const visible = useMemo(() => {
    const found = new Map<string, VisibleFloor>();
    for (const [at, { uuid }] of known.floors.entries()) {
      const plan = known.plans[at];
      if (!plan) continue;
      const drawn = drawnFloor(plan, venue.kinds.get(uuid));
      found.set(uuid, { drawn, walls: buildWalls(drawn) });
    }
    return found;
  }, [known, venue]);
  return useMemo(() => {
    let before = 0;
    return parts.map(({ start, place, route }) => {
      const first = before;
      before += route.changes.length;
      const landmarks = venueLandmarks(venue, start ? [place, start] : [place]);
      return routeGuidance(route, landmarks, visible).map((step) =>
        step.kind === 'change' ? { ...step, number: first + step.number } : step,
      );
    });
  }, [parts, venue, visible]);
}
