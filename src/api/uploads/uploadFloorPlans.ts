import { queryOptions } from '@tanstack/react-query';
import { readUploadPlan } from '@/contract/uploads/uploads';
import { decodePlan } from '../buildings/decodePlan';
import { callForBytes } from '../transport/byteCalls';
import { uploadFloorPlanKey } from './keys';

/** The floor plan of an upload, loaded again after each correction. */
export const uploadFloorPlanQuery = (upload: string, revision: string) =>
  queryOptions({
    queryKey: uploadFloorPlanKey(upload, revision),
    queryFn: async ({ signal }) =>
      decodePlan(await callForBytes(readUploadPlan, { params: { id: upload }, query: { revision }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
