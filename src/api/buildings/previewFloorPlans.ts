import { readPreviewPlan } from '@/contract/locations/preview';
import { type PreviewPlace, placeQuery } from '../network/previewPlace';
import { callForBytes } from '../transport/byteCalls';
import { decodePlan } from './decodePlan';

/**
 * The floor plan of a floor as visitors, or a kiosk, get it; `plan` is its key, so that another one has another address.
 * @throws ApiError; Error when it is damaged
 */
export const loadPreviewFloorPlan = async (
  of: { readonly project: string; readonly floor: string; readonly plan: string; readonly at: PreviewPlace },
  signal: AbortSignal,
) => {
  const { project, floor, plan, at } = of;
  const query = { plan, ...placeQuery(at) };
  return decodePlan(await callForBytes(readPreviewPlan, { params: { id: project, floor }, query, signal }));
};
