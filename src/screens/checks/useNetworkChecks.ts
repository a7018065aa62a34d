import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { floorPlanQuery } from '@/api/floors';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import type { Problem } from '@/model/network/checks/problem';
import type { Network, TravelType } from '@/model/network/network';

export interface Checks {
  /** Null while they are too many to look for before the list is opened. */
  readonly problems: readonly Problem[] | null;
  /** Floors that could not be examined yet, or not their walls. */
  readonly loading: readonly Floor[];
  readonly failed: readonly Floor[];
  readonly retry: () => void;
}

/** Larger networks are checked only while the list is open: every edit would wait for it. */
const MOST_IN_BACKGROUND = 4000;

interface Options {
  /** Null until it is read. */
  readonly network: Network | null;
  readonly data: ProjectData;
  readonly types: readonly TravelType[];
  /** Whether missing floor plans are loaded and a large network is examined. */
  readonly isOpen: boolean;
}

/** The problems of all floors of a location. Until a floor plan is loaded its walls are unchecked. */
export function useNetworkChecks({ network, data, types, isOpen }: Options): Checks {
  const drawnFloors = useMemo(
    () => data.location.buildings.flatMap((building) => building.floors).filter(({ plan }) => plan !== null),
    [data],
  );
  const plans = useQueries({
    queries: drawnFloors.map(({ uuid, plan }) => ({ ...floorPlanQuery(uuid, plan ?? ''), enabled: isOpen })),
    combine: (results) =>
      results.map(({ data: floorPlan, isError, refetch }) => ({ floorPlan: floorPlan ?? null, isError, refetch })),
  });
  // An editor that has just opened does not need the checks yet.
  const checker = useQuery({
    queryKey: ['script of the checks'],
    queryFn: () => import('./checkLocation'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const checkLocation = checker.data?.checkLocation;
  const problems = useMemo(() => {
    if (!checkLocation || !network || (!isOpen && network.nodes.size + network.edges.size > MOST_IN_BACKGROUND))
      return null;
    const floors = drawnFloors.map((floor, at) => ({ ...floor, floorPlan: plans[at]?.floorPlan ?? null }));
    return checkLocation({ network, data, types, floors });
  }, [checkLocation, isOpen, network, data, drawnFloors, plans, types]);
  const unchecked = drawnFloors.map((floor, at) => ({ floor, plan: plans[at] })).filter(({ plan }) => !plan?.floorPlan);
  return {
    problems,
    loading:
      checker.isPending || !network
        ? drawnFloors
        : unchecked.flatMap(({ floor, plan }) => (plan?.isError ? [] : [floor])),
    failed: checker.isError ? drawnFloors : unchecked.flatMap(({ floor, plan }) => (plan?.isError ? [floor] : [])),
    retry: () => {
      if (checker.isError) void checker.refetch();
      for (const { plan } of unchecked) void plan?.refetch();
    },
  };
}
