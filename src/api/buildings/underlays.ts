import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readUnderlay, saveUnderlay } from '@/contract/buildings/underlays';
import type { StoredUnderlay, UnderlayAnswer, UnderlayRequest } from '@/model/underlay/storedUnderlay';
import { ApiError } from '../transport/apiError';
import { call } from '../transport/http';
import { underlayKey } from './keys';

/** The picture under the floor plan of a floor. */
export const underlayQuery = (floor: string) =>
  queryOptions({
    queryKey: underlayKey(floor),
    queryFn: async ({ signal }): Promise<StoredUnderlay> =>
      (await call(readUnderlay, { params: { uuid: floor }, signal })).data,
    staleTime: 60_000,
  });

/** Saves the underlay of a floor. Where somebody else was faster, nothing is saved and theirs is the answer. @throws ApiError */
export async function sendUnderlay(
  client: QueryClient,
  { floor, revision, underlay }: UnderlayRequest,
): Promise<UnderlayAnswer> {
  const { queryKey } = underlayQuery(floor);
  try {
    const { data } = await call(saveUnderlay, { params: { uuid: floor }, body: { revision, underlay } });
    client.setQueryData(queryKey, data);
    return { kind: 'saved', stored: data };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return { kind: 'taken', stored: await client.fetchQuery({ ...underlayQuery(floor), staleTime: 0 }) };
  }
}
