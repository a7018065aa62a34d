import { readPreviewPlan } from '@/contract/projectData';
import { decodePlan } from './decodePlan';
import { callForBytes } from './http';

/**
 * The floor plan of a floor as visitors, or a kiosk, get it; `plan` is its key, so that another one has another address.
 * @throws ApiError; Error when it is damaged
 */
export const loadPreviewFloorPlan = async (
  of: { readonly project: string; readonly floor: string; readonly plan: string; readonly kiosk: string | null },
  signal: AbortSignal,
) => {
  const { project, floor, plan, kiosk } = of;
  const query = { plan, ...(kiosk !== null && { kiosk }) };
  return decodePlan(await callForBytes(readPreviewPlan, { params: { id: project, floor }, query, signal }));
};
