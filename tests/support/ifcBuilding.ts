import type { BuildingPlan, PlanSpace } from '@/model/floorPlan/sources/buildingPlan';
import { readIfc } from '@/model/floorPlan/sources/ifc/readIfc';
import { openIfcInNode } from '../../scripts/conformance/openIfcInNode';
import { guid, type IfcFile } from './ifcFile';

/** The building of a file. */
export async function readIfcFile(file: IfcFile): Promise<BuildingPlan> {
  const model = await openIfcInNode(file.bytes());
  try {
    return await readIfc(model);
  } finally {
    model.close();
  }
}

/** The parts of a floor. */
export const spacesOf = ({ floors }: BuildingPlan, ordinal: number) =>
  floors.find((floor) => floor.ordinal === ordinal)?.spaces ?? [];

/** @throws where no part of the floor has the id */
export function spaceOf(building: BuildingPlan, ordinal: number, id: string): PlanSpace {
  const space = spacesOf(building, ordinal).find((one) => one.id === guid(id));
  if (!space) throw new Error(`${id} is not on floor ${ordinal}.`);
  return space;
}
/** Smallest x and y, largest x and y, to a millimetre. */
export function boxOf({ rings }: Pick<PlanSpace, 'rings'>): number[] {
  const xs = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 0));
  const ys = rings.flatMap((ring) => ring.filter((_, at) => at % 2 === 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
    (value) => Math.round(value * 1000) / 1000 + 0,
  );
}

/** Reason, kind and number of what was left out. */
export const leftOutOf = ({ leftOut }: BuildingPlan) => leftOut.map(({ reason, kind, count }) => [reason, kind, count]);
