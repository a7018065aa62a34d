import type { QueryClient } from '@tanstack/react-query';
import { floorPlanQuery } from '@/api/buildings/floors';
import type { Floor } from '@/contract/buildings/buildings';
import { type CheckedData, checkedFloor } from '@/model/network/checks/checkLocation';
import { floorGround } from '@/model/network/checks/floorGround';
import { floorId } from '@/model/network/network';
import type { FloorGrounds } from '@/model/network/operations/acrossFloors/floorGround';

/** The ground of floors, with their floor plans loaded. Rejects where one cannot be loaded. */
export async function readGrounds(
  client: QueryClient,
  floors: readonly Pick<Floor, 'uuid' | 'plan'>[],
  data: CheckedData,
): Promise<FloorGrounds> {
  const grounds = await Promise.all(
    floors.map(async ({ uuid, plan }) => {
      if (plan === null) return [];
      const floorPlan = await client.ensureQueryData(floorPlanQuery(uuid, plan));
      return [[floorId(uuid), floorGround(checkedFloor(floorPlan, data, uuid))] as const];
    }),
  );
  return new Map(grounds.flat());
}
