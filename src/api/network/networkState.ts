import { queryOptions } from '@tanstack/react-query';
import { readNetworkState } from '@/contract/network/networkState';
import { call } from '../transport/http';
import { loadNetwork } from './editor';
import { networkStateKey, sharedNetworkKey } from './keys';

/** The revision of the network of a location, and who made the last saves. */
export const networkStateQuery = (project: string) =>
  queryOptions({
    queryKey: networkStateKey(project),
    queryFn: async ({ signal }) => (await call(readNetworkState, { params: { uuid: project }, signal })).data,
    staleTime: 0,
  });

/** The network at a revision that somebody else has saved, or a newer one. It is merged at once, so it is not kept. */
export const sharedNetworkQuery = (project: string, revision: number) =>
  queryOptions({
    queryKey: sharedNetworkKey(project, revision),
    queryFn: ({ signal }) => loadNetwork(project, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
