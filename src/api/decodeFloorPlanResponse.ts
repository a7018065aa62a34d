import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';

/** The plan in an answer of bytes. @throws MeshError when it is damaged */
export const decodeFloorPlanResponse = async (bytes: Promise<ArrayBuffer>) =>
  decodeFloorPlan(new Uint8Array(await bytes));
