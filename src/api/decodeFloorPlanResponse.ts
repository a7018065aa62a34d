import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';

/** The floor plan of a binary response. @throws MeshError when it is damaged */
export const decodeFloorPlanResponse = async (bytes: Promise<ArrayBuffer>) =>
  decodeFloorPlan(new Uint8Array(await bytes));
