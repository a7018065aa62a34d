import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type buildingRule,
  createBuilding,
  createFloor,
  deleteBuilding,
  deleteFloor,
  type floorRule,
  listBuildings,
  saveBuildings,
  uploadLabels,
} from '@/contract/buildings';
import { call } from './http';
import { upload } from './upload';

const buildingsKey = (project: string) => ['buildings', project] as const;

export const buildingsQuery = (project: string) =>
  queryOptions({
    queryKey: buildingsKey(project),
    queryFn: async ({ signal }) => (await call(listBuildings, { params: { id: project }, signal })).data.buildings,
  });

/** Screens that show floors load them again. */
async function refreshBuildings(client: QueryClient, project: string): Promise<void> {
  await client.invalidateQueries({ queryKey: buildingsKey(project) });
  void client.invalidateQueries({ queryKey: ['project', project] });
  void client.invalidateQueries({ queryKey: ['projects'] });
  void client.invalidateQueries({ queryKey: ['project-data', project] });
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
    mutationFn: (body: z.input<typeof saveBuildings.body>) => call(saveBuildings, { params: { uuid: project }, body }),
    onSuccess: (_answer, _body, _result, { client }) => refreshBuildings(client, project),
  });

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

export const sendLabels = (project: string) =>
  mutationOptions({
    mutationFn: ({ floor, file }: { floor: string; file: File }) =>
      upload(uploadLabels, {
        params: { uuid: floor },
        file,
        filename: file.name,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: (_answer, _given, _result, { client }) => refreshBuildings(client, project),
  });
