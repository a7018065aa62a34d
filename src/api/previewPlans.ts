import { queryOptions } from '@tanstack/react-query';
import { readPreviewPlan } from '@/contract/projectData';
import { decodedPlan } from './decodedPlan';
import { callForBytes } from './http';

/** The plan of a floor as visitors get it. */
export const previewPlanQuery = (project: string, floor: string, plan: string) =>
  queryOptions({
    queryKey: ['preview-plan', project, floor, plan],
    queryFn: ({ signal }) =>
      decodedPlan(callForBytes(readPreviewPlan, { params: { id: project, floor }, query: { plan }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
