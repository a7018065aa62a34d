import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type BuildingList,
  buildingListSchema,
  type buildingRule,
  createBuilding,
  createFloor,
  deleteBuilding,
  deleteFloor,
  type floorRule,
  listBuildings,
  saveBuildings,
  uploadLabels,
} from '@/contract/buildings/buildings';
import { PROJECTS_KEY, projectKey } from '../locations/keys';
import { projectDataKey } from '../network/keys';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';
import { upload } from '../uploads/upload';
import { buildingsKey } from './keys';

export const buildingsQuery = (project: string) =>
  queryOptions({
    queryKey: buildingsKey(project),
    queryFn: async ({ signal }) => (await call(listBuildings, { params: { id: project }, signal })).data,
  });

/** Screens that show floors load them again. */
export async function refreshBuildings(client: QueryClient, project: string): Promise<void> {
  await client.invalidateQueries({ queryKey: buildingsKey(project) });
  void client.invalidateQueries({ queryKey: projectKey(project) });
  void client.invalidateQueries({ queryKey: PROJECTS_KEY });
  void client.invalidateQueries({ queryKey: projectDataKey(project) });
}

export const addBuilding = (project: string) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof buildingRule>) => call(createBuilding, { params: { uuid: project }, body }),
    onSuccess: (_answer, _body, _result, { client }) => refreshBuildings(client, project),
  });

export const addFloor = (project: string) =>
  mutationOptions({
    mutationFn: ({ building, ...body }: z.input<typeof floorRule> & { building: string }) =>
      call(createFloor, { params: { uuid: building }, body }),
    onSuccess: (_answer, _body, _result, { client }) => refreshBuildings(client, project),
  });

export const updateBuildings = (project: string) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof saveBuildings.body>) => saveList(project, body),
    onSuccess: async (saved, _body, _result, { client }) => {
      if (saved.kind === 'stale') client.setQueryData(buildingsQuery(project).queryKey, saved.current);
      else await refreshBuildings(client, project);
    },
  });

export type SavedBuildings =
  | { readonly kind: 'saved'; readonly message: string }
  | { readonly kind: 'stale'; readonly current: BuildingList };

/**
 * Saves the list, or returns the present one when somebody else was faster.
 * @throws ApiError for every other answer but success
 */
async function saveList(project: string, body: z.input<typeof saveBuildings.body>): Promise<SavedBuildings> {
  try {
    const { message } = await call(saveBuildings, { params: { uuid: project }, body });
    return { kind: 'saved', message };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const current = buildingListSchema.safeParse(error.body?.current);
    if (!current.success) throw error;
    return { kind: 'stale', current: current.data };
  }
}

export const removeBuilding = (project: string) =>
  mutationOptions({
    mutationFn: (building: string) => call(deleteBuilding, { params: { uuid: building } }),
    onSuccess: (_answer, _building, _result, { client }) => refreshBuildings(client, project),
  });

export const removeFloor = (project: string) =>
  mutationOptions({
    mutationFn: (floor: string) => call(deleteFloor, { params: { uuid: floor } }),
    onSuccess: (_answer, _floor, _result, { client }) => refreshBuildings(client, project),
  });

/** Adds a building. @returns its uuid @throws ApiError */
export const postBuilding = async (
  project: string,
  body: z.input<typeof buildingRule>,
  signal: AbortSignal,
): Promise<string> => (await call(createBuilding, { params: { uuid: project }, body, signal })).data.uuid;

/** Adds a floor to a building. @returns its uuid @throws ApiError */
export const postFloor = async (
  building: string,
  body: z.input<typeof floorRule>,
  signal: AbortSignal,
): Promise<string> => (await call(createFloor, { params: { uuid: building }, body, signal })).data.uuid;

/** Saves the labels of a floor. @throws ApiError, or a DOMException "AbortError" when `signal` aborts */
export const sendLabels = (floor: string, file: Blob & { readonly name: string }, signal: AbortSignal) =>
  upload(uploadLabels, { params: { uuid: floor }, file, filename: file.name, signal, onProgress: () => undefined });
