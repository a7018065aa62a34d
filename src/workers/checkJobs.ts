import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type CheckedData, type CheckedFloorId, checkLocation } from '@/model/network/checks/checkLocation';
import type { Problem } from '@/model/network/checks/problem';
import { applyDelta, type Delta } from '@/model/network/delta';
import { EMPTY_NETWORK, type Network, type TravelType } from '@/model/network/network';

/** The jobs of the worker that checks networks: it holds network and floor plans, and follows their changes. */
export interface CheckJobs {
  open(network: Network): void;
  change(delta: Delta): void;
  setData(data: CheckedData, types: readonly TravelType[], floors: readonly CheckedFloorId[]): void;
  /** The floor plan of a floor; null where it is not loaded, or not needed any more. */
  setFloorPlan(floor: string, floorPlan: FloorPlan | null): void;
  /** The problems of what was set, errors first. */
  check(): readonly Problem[];
}

export function createCheckJobs(): CheckJobs {
  let network: Network = EMPTY_NETWORK;
  let data: CheckedData = { destinations: [], labels: [], meshes: [] };
  let types: readonly TravelType[] = [];
  let floors: readonly CheckedFloorId[] = [];
  const floorPlans = new Map<string, FloorPlan>();
  return {
    open(newNetwork) {
      network = newNetwork;
    },
    change(delta) {
      network = applyDelta(network, delta, 'forward');
    },
    setData(newData, newTypes, newFloors) {
      data = newData;
      types = newTypes;
      floors = newFloors;
    },
    setFloorPlan(floor, floorPlan) {
      if (floorPlan) floorPlans.set(floor, floorPlan);
      else floorPlans.delete(floor);
    },
    check: () =>
      checkLocation({
        network,
        data,
        types,
        floors: floors.map((floor) => ({ ...floor, floorPlan: floorPlans.get(floor.uuid) ?? null })),
      }),
  };
}
