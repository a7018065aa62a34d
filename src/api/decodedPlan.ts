import { decodeFloorPlan } from '@/model/mesh/floorPlanCodec';

/** The plan in an answer of bytes. @throws MeshError when it is damaged */
export const decodedPlan = async (bytes: Promise<ArrayBuffer>) => decodeFloorPlan(new Uint8Array(await bytes));
