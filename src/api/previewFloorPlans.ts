import { queryOptions } from '@tanstack/react-query';
import { readPreviewPlan } from '@/contract/projectData';
import { decodeFloorPlanResponse } from './decodeFloorPlanResponse';
import { callForBytes } from './http';

/** The floor plan of a floor as visitors get it. */
export const previewFloorPlanQuery = (project: string, floor: string, plan: string) =>
  queryOptions({
    queryKey: ['preview-plan', project, floor, plan],
    queryFn: ({ signal }) =>
      decodeFloorPlanResponse(
        callForBytes(readPreviewPlan, { params: { id: project, floor }, query: { plan }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
