import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { floorPlanQuery } from '@/api/buildings/floors';
import { projectDataQuery } from '@/api/network/editor';
import type { Floor } from '@/contract/buildings/buildings';
import type { ProjectData } from '@/contract/locations/projectData';

/** The floor with this uuid, or the first one. */
export function floorOf(data: ProjectData, uuid: string | null): Floor | null {
  const floors = data.location.buildings.flatMap((building) => building.floors);
  return floors.find((floor) => floor.uuid === uuid) ?? floors[0] ?? null;
}

/** The floor plan of a floor, if it has one. */
export const useFloorPlan = (floor: Floor | null) =>
  useQuery({
    ...floorPlanQuery(floor?.uuid ?? '', floor?.plan ?? ''),
    enabled: floor !== null && floor.plan !== null,
    // Where the floor plan is replaced the one before stays in view until the new one is loaded.
    placeholderData: (before, query) => (query?.queryKey[1] === floor?.uuid ? before : undefined),
  });

/** Prefetches the floor plan of the floor to open as soon as that is known, before the editor renders. */
export function usePrefetchFloorPlan(project: string): void {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const ask = useEffectEvent(async () => {
    const data = await client.ensureQueryData(projectDataQuery(project)).catch(() => null);
    const floor = data && floorOf(data, params.get('floor') ?? data.first_floor);
    if (floor?.plan) void client.prefetchQuery(floorPlanQuery(floor.uuid, floor.plan));
  });
  useEffect(() => {
    void ask();
  }, []);
}
