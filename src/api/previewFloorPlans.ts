import { readPreviewPlan } from '@/contract/projectData';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { callForBytes } from './http';

/**
 * The floor plan of a floor as visitors get it; `plan` is its key, so that another one has another address.
 * @throws ApiError; MeshError when it is damaged
 */
export const loadPreviewFloorPlan = async (project: string, floor: string, plan: string, signal: AbortSignal) =>
  decodeFloorPlan(
    new Uint8Array(await callForBytes(readPreviewPlan, { params: { id: project, floor }, query: { plan }, signal })),
  );
