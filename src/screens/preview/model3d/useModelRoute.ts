import { useMemo } from 'react';
import { type Place3d, routeLines } from '@/model/spatial/routeLines';
import { type TourEnds, tourEnds } from '@/model/spatial/tourEnds';
import type { FloorPlanProps } from '../floorPlanProps';
import type { FloorStack } from './useFloorStack';

interface ModelRoute {
  /** The route through the floors of the building, in metres. */
  readonly lines: readonly (readonly Place3d[])[];
  /** Null without a route. */
  readonly ends: TourEnds | null;
}

/** The parts of a route in three dimensions; the same objects while the route stays. */
export function useModelRoute(parts: FloorPlanProps['parts'], { elevations }: FloorStack): ModelRoute {
  return useMemo(() => {
    const routes = (parts ?? []).map(({ route }) => route);
    return {
      lines: routes.flatMap((route) => routeLines(route, elevations)),
      ends: parts && tourEnds(routes, elevations),
    };
  }, [parts, elevations]);
}
