import { queryOptions } from '@tanstack/react-query';
import { readFloorPlan } from '@/contract/buildings';
import { readPreviewPlan } from '@/contract/projectData';
import { readUploadPlan } from '@/contract/uploads';
import { decodeFloorPlan } from '@/model/mesh/floorPlanCodec';
import { callForBytes } from './http';

const decoded = async (bytes: Promise<ArrayBuffer>) => decodeFloorPlan(new Uint8Array(await bytes));

/** The plan of a floor. `plan` names its bytes: a new plan is a new key, so what was read stays good. */
export const floorPlanQuery = (floor: string, plan: string) =>
  queryOptions({
    queryKey: ['floor-plan', floor, plan],
    queryFn: ({ signal }) => decoded(callForBytes(readFloorPlan, { params: { uuid: floor }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
  });

export const uploadPlanQuery = (upload: string, revision: string) =>
  queryOptions({
    queryKey: ['upload-plan', upload, revision],
    queryFn: ({ signal }) =>
      decoded(callForBytes(readUploadPlan, { params: { id: upload }, query: { revision }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const previewPlanQuery = (project: string, floor: string, plan: string) =>
  queryOptions({
    queryKey: ['preview-plan', project, floor, plan],
    queryFn: ({ signal }) =>
      decoded(callForBytes(readPreviewPlan, { params: { id: project, floor }, query: { plan }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
