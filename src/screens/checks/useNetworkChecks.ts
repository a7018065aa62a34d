import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { CHECK_WORKER_KEY } from '@/api/network/keys';
import { useAtPresent } from '@/components/useNow';
import type { Floor } from '@/contract/buildings/buildings';
import type { ProjectData } from '@/contract/locations/projectData';
import { floorNames } from '@/model/floorPlan/floorNames';
import type { CheckedLocation } from '@/model/network/checks/checkLocation';
import type { Problem } from '@/model/network/checks/problem';
import { closedFrom } from '@/model/network/closure';
import type { Network, TravelType } from '@/model/network/network';
import { type CheckPort, useOpenCheckWorker } from './checkPort';
import { type NewestOnly, newestOnly } from './newestOnly';

export interface Checks {
  /** Null while they are too many to look for before the list is opened. */
  readonly problems: readonly Problem[] | null;
  /** Floors that are not examined yet. */
  readonly loading: readonly Floor[];
  /** Floors whose floor plan could not be loaded, so that their walls are unchecked. */
  readonly failed: readonly Floor[];
  /** Whether the checks could not run at all; no floor is loading then. */
  readonly hasFailed: boolean;
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
export function useNetworkChecks({ network: edited, data, types, isOpen }: Options): Checks {
  const drawnFloors = useMemo(() => {
    const { buildings } = data.location;
    const names = floorNames(buildings);
    return buildings
      .flatMap(({ floors }) => floors)
      .flatMap((floor) => (floor.plan === null ? [] : [{ ...floor, name: names.get(floor.uuid) ?? floor.name }]));
  }, [data]);
  const plans = useQueries({
    queries: drawnFloors.map(({ uuid, plan }) => ({ ...floorPlanQuery(uuid, plan ?? ''), enabled: isOpen })),
    combine: (results) =>
      results.map(({ data: floorPlan, isError, refetch }) => ({ floorPlan: floorPlan ?? null, isError, refetch })),
  });
  const openChecker = useOpenCheckWorker();
  // An editor that has just opened does not need the checks yet.
  const checker = useQuery({
    queryKey: CHECK_WORKER_KEY,
    queryFn: openChecker,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  // Also what is only closed later cuts places off before the next publication.
  const network = useAtPresent((now) => edited && closedFrom(edited, now));
  const isChecked = isOpen || (network !== null && network.nodes.size + network.edges.size <= MOST_IN_BACKGROUND);
  const location = useMemo(() => {
    if (!isChecked || !network) return null;
    const floors = drawnFloors.map((floor, at) => ({ ...floor, floorPlan: plans[at]?.floorPlan ?? null }));
    return { network, data, types, floors };
  }, [isChecked, network, data, drawnFloors, plans, types]);
  const { found, again } = useProblems(checker.data ?? null, location);
  // Of what was answered, not of what is loaded: until a floor plan was checked, its walls may hold problems.
  const checked = new Set(
    found === null || found === 'failed'
      ? []
      : found.location.floors.flatMap(({ uuid, floorPlan }) => (floorPlan ? [uuid] : [])),
  );
  const unchecked = drawnFloors
    .map((floor, at) => ({ floor, plan: plans[at] }))
    .filter(({ floor }) => !checked.has(floor.uuid));
  const hasFailed = (checker.isError && !checker.isFetching) || found === 'failed';
  return {
    problems: location && found !== 'failed' ? (found?.problems ?? null) : null,
    loading: hasFailed
      ? []
      : !checker.data || !network
        ? drawnFloors
        : unchecked.flatMap(({ floor, plan }) => (plan?.isError ? [] : [floor])),
    failed: hasFailed ? [] : unchecked.flatMap(({ floor, plan }) => (plan?.isError ? [floor] : [])),
    hasFailed,
    retry: () => {
      if (checker.isError) void checker.refetch();
      if (found === 'failed') again();
      for (const { plan } of unchecked) if (plan?.isError) void plan.refetch();
    },
  };
}

const isSame = (before: Found | 'failed' | null, answer: Found | null): boolean =>
  before !== null && before !== 'failed' && before.problems === answer?.problems;

interface Found {
  readonly location: CheckedLocation;
  readonly problems: readonly Problem[];
}

/** The problems of the newest location that was checked; null before the first, `failed` where the worker died. */
function useProblems(port: CheckPort | null, location: CheckedLocation | null) {
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  const latest = useRef(location);
  const follower = useRef<NewestOnly | null>(null);
  useEffect(() => {
    if (!port) return;
    const following = newestOnly(
      async () => {
        const asked = latest.current;
        return asked && { location: asked, problems: await port.check(asked) };
      },
      // The same problems are of the same location: nothing of it was sent anew.
      (answer) => setFound((before) => (isSame(before, answer) ? before : (answer ?? 'failed'))),
    );
    follower.current = following;
    return () => {
      following.stop();
      follower.current = null;
    };
  }, [port]);
  useEffect(() => {
    latest.current = location;
    if (port && location) follower.current?.again();
  }, [port, location]);
  const again = () => {
    setFound((before) => (before === 'failed' ? null : before));
    follower.current?.again();
  };
  return { found, again };
}
