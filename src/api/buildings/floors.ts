import { queryOptions } from '@tanstack/react-query';
import { readFloorPlan } from '@/contract/buildings/buildings';
import { callForBytes } from '../transport/byteCalls';
import { decodePlan } from './decodePlan';
import { floorPlanKey } from './keys';

/** The floor plan of a floor. `plan` identifies its content, so a cached one never becomes stale. */
export const floorPlanQuery = (floor: string, plan: string) =>
  queryOptions({
    queryKey: floorPlanKey(floor, plan),
    queryFn: async ({ signal }) => decodePlan(await callForBytes(readFloorPlan, { params: { uuid: floor }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
  });
