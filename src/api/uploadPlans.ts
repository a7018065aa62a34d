import { queryOptions } from '@tanstack/react-query';
import { readUploadPlan } from '@/contract/uploads';
import { decodedPlan } from './decodedPlan';
import { callForBytes } from './http';

/** The plan of an upload, read again after each correction. */
export const uploadPlanQuery = (upload: string, revision: string) =>
  queryOptions({
    queryKey: ['upload-plan', upload, revision],
    queryFn: ({ signal }) =>
      decodedPlan(callForBytes(readUploadPlan, { params: { id: upload }, query: { revision }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
