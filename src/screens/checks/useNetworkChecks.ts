import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { floorPlanQuery } from '@/api/floors';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import { kindHints } from '@/model/content/kindHints';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { buildWalls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import type { CheckedFloor, Problem } from '@/model/network/checks/problem';
import { floorId, type Network, type TravelType } from '@/model/network/network';

export interface Checks {
  /** Null while they are too many to look for before the list is opened. */
  readonly problems: readonly Problem[] | null;
  /** Floors whose walls could not be examined yet. */
  readonly loading: readonly Floor[];
  readonly failed: readonly Floor[];
  readonly retry: () => void;
}

/** Larger networks are checked only while the list is open: every edit would wait for it. */
const MOST_IN_BACKGROUND = 4000;

type Hinted = Pick<ProjectData, 'labels' | 'meshes'>;

const checkedFloors = new WeakMap<FloorPlan, { readonly hinted: Hinted; readonly floor: CheckedFloor }>();

/** Walls and rooms of a floor, found once for the same floor plan, labels and corrected kinds. */
function checkedFloor(floorPlan: FloorPlan, { labels, meshes }: Hinted, uuid: string): CheckedFloor {
  const known = checkedFloors.get(floorPlan);
  if (known && known.hinted.labels === labels && known.hinted.meshes === meshes) return known.floor;
  const drawn = drawnFloor(floorPlan, kindHints(labels, meshes, uuid));
  const floor = { drawn, walls: buildWalls(drawn) };
  checkedFloors.set(floorPlan, { hinted: { labels, meshes }, floor });
  return floor;
}

interface Options {
  readonly network: Network;
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
  const floors = useMemo(
    () =>
      new Map(
        drawnFloors.flatMap(({ uuid }, at) => {
          const floorPlan = plans[at]?.floorPlan;
          return floorPlan ? [[floorId(uuid), checkedFloor(floorPlan, data, uuid)] as const] : [];
        }),
      ),
    [drawnFloors, plans, data],
  );
  const problems = useMemo(() => {
    if (!isOpen && network.nodes.size + network.edges.size > MOST_IN_BACKGROUND) return null;
    const elevations = new Map(drawnFloors.map(({ uuid, elevation }) => [uuid, elevation ?? 0]));
    const destinations = data.destinations.map(({ floor_id, object_name, location_name }) => ({
      name: object_name,
      label: location_name,
      floor: floorId(floor_id),
      z: elevations.get(floor_id) ?? 0,
    }));
    return checkNetwork({ network, travelTypes: types, destinations, floors });
  }, [isOpen, network, data, drawnFloors, floors, types]);
  const unchecked = drawnFloors.map((floor, at) => ({ floor, plan: plans[at] })).filter(({ plan }) => !plan?.floorPlan);
  return {
    problems,
    loading: unchecked.flatMap(({ floor, plan }) => (plan?.isError ? [] : [floor])),
    failed: unchecked.flatMap(({ floor, plan }) => (plan?.isError ? [floor] : [])),
    retry: () => {
      for (const { plan } of unchecked) void plan?.refetch();
    },
  };
}
