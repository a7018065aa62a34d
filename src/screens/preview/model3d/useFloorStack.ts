import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { visitorPlanKey } from '@/api/publishing/keys';
import { type DrawnFloor, drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type Box, EMPTY_BOX } from '@/model/geometry/box';
import { type ExtrudedFloor, extrudedFloor } from '@/model/spatial/extrudedFloor';
import { boxAround, floorElevations } from '@/model/spatial/floorStack';
import { meshHeights } from '@/model/spatial/meshHeights';
import { placesOn } from '../floorPlaces';
import type { FloorPlanProps } from '../floorPlanProps';
import type { Venue } from '../venue';
import type { VenueFloor, VenuePlace } from '../venuePlace';

/** A floor of the stack that is loaded. */
export interface StackedFloor {
  readonly floor: VenueFloor;
  readonly drawn: DrawnFloor;
  readonly heights: Float32Array;
  readonly bodies: ExtrudedFloor;
  readonly places: ReadonlyMap<number, VenuePlace>;
}

export interface FloorStack {
  /** From below to above. */
  readonly floors: readonly StackedFloor[];
  /** Metres of every floor of the building above its lowest. */
  readonly elevations: ReadonlyMap<string, number>;
  readonly box: Box;
}

function stacked(venue: Venue, floor: VenueFloor, floorPlan: FloorPlan): StackedFloor {
  const drawn = drawnFloor(floorPlan, venue.kinds.get(floor.uuid));
  const heights = meshHeights(drawn);
  return { floor, drawn, heights, bodies: extrudedFloor(drawn, heights), places: placesOn(venue, floor, drawn) };
}

/** The floors of the building of a floor: that floor at once, and the others together when all of them are loaded. */
export function useFloorStack(
  venue: Venue,
  floor: VenueFloor,
  floorPlan: FloorPlan,
  loadPlan: FloorPlanProps['loadPlan'],
): FloorStack {
  const { building } = floor;
  const all = useMemo(() => venue.floors.filter((one) => one.building === building), [venue, building]);
  const plans = useQueries({
    queries: all.map((one) => ({
      queryKey: visitorPlanKey(one.uuid, one.plan),
      queryFn: ({ signal }: { signal: AbortSignal }) => loadPlan(one, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => ({
      isLoading: results.some(({ isPending }) => isPending),
      // A floor that cannot be loaded is left out; a visit to it says why.
      loaded: results.map(({ data }) => data ?? null),
    }),
  });
  const [known] = useState(() => new WeakMap<FloorPlan, { readonly of: Venue; readonly made: StackedFloor }>());
  return useMemo(() => {
    const wanted = plans.isLoading ? all.map((one) => (one.uuid === floor.uuid ? floorPlan : null)) : plans.loaded;
    const floors = all.flatMap((one, at): StackedFloor[] => {
      const plan = wanted[at];
      if (!plan) return [];
      const before = known.get(plan);
      const made = before?.of === venue ? before.made : stacked(venue, one, plan);
      known.set(plan, { of: venue, made });
      return [made];
    });
    const box = boxAround(
      floors.map(({ drawn }) => drawn.index.box),
      EMPTY_BOX,
    );
    return {
      floors,
      elevations: floorElevations(
        all.map(({ uuid }) => uuid),
        box,
      ),
      box,
    };
  }, [venue, all, plans, known, floor.uuid, floorPlan]);
}
