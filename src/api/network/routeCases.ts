import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  createRouteCase,
  deleteRouteCase,
  listRouteCases,
  type routeCaseRule,
  updateRouteCase,
  type WireRouteCase,
} from '@/contract/network/routeCases';
import { call } from '../transport/http';
import { routeCasesKey } from './keys';

/** The route cases of a location as they are stored now. */
export const fetchRouteCases = async (project: string, signal?: AbortSignal): Promise<WireRouteCase[]> =>
  (await call(listRouteCases, { params: { uuid: project }, ...(signal && { signal }) })).data;

/** Asked for again whenever it is shown, so that the cases of colleagues are seen. */
export const routeCasesQuery = (project: string) =>
  queryOptions({
    queryKey: routeCasesKey(project),
    queryFn: ({ signal }) => fetchRouteCases(project, signal),
    staleTime: 0,
  });

const refresh = (client: QueryClient, project: string) =>
  client.invalidateQueries({ queryKey: routeCasesKey(project) });

export const addRouteCase = (project: string) =>
  mutationOptions({
    mutationFn: (body: Omit<WireRouteCase, 'id' | 'revision'>) =>
      call(createRouteCase, { params: { uuid: project }, body }),
    onSettled: (_answer, _error, _body, _result, { client }) => refresh(client, project),
  });

export const changeRouteCase = (project: string) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: z.input<typeof routeCaseRule> & { id: number; revision: number }) =>
      call(updateRouteCase, { params: { uuid: project, id: String(id) }, body }),
    onSettled: (_answer, _error, _body, _result, { client }) => refresh(client, project),
  });

export const removeRouteCase = (project: string) =>
  mutationOptions({
    mutationFn: (id: number) => call(deleteRouteCase, { params: { uuid: project, id: String(id) } }),
    onSettled: (_answer, _error, _body, _result, { client }) => refresh(client, project),
  });
