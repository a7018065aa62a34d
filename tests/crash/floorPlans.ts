import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { writeObj } from '../support/objWriter';
import { writeZip } from '../support/zipWriter';

/** A plan whose rooms are named by its number. */
export const floorPlanOf = (value: number): Uint8Array =>
  writeZip([
    { name: 'floor.obj', bytes: writeObj({ seed: value, rooms: 6, name: (room) => `${value}-${room}` }).bytes },
  ]);

/** The number by which the rooms of a plan are named; null for what is no plan. */
export function floorPlanValue(bytes: Uint8Array | null): number | null {
  if (!bytes) return null;
  try {
    const { names } = decodeFloorPlan(bytes);
    const values = new Set(names.map((name) => Number(name.split('-')[0])));
    const [value] = values;
    return values.size === 1 && value !== undefined ? value : null;
  } catch {
    return null;
  }
}
