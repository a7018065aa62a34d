import { floorPlanText } from '@/contract/texts/floorPlanTexts';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { DamagedPlanError, decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';

/** The floor plan of a binary response. @throws Error with words for a person when it is damaged */
export function decodePlan(bytes: ArrayBuffer): FloorPlan {
  try {
    return decodeFloorPlan(new Uint8Array(bytes));
  } catch (cause) {
    if (cause instanceof DamagedPlanError) throw new Error(floorPlanText('damaged'), { cause });
    throw cause;
  }
}
