import { queryOptions } from '@tanstack/react-query';
import { readNetworkOfBuild } from '@/contract/network/networkVersions';
import { toNetwork } from '@/contract/network/networkWire';
import { call } from '../transport/http';
import { networkOfBuildKey } from './keys';

/** The network of a location as one of its builds, by its number, holds it. A build never changes. */
export const networkOfBuildQuery = (project: string, number: number) =>
  queryOptions({
    queryKey: networkOfBuildKey(project, number),
    queryFn: async ({ signal }) =>
      toNetwork((await call(readNetworkOfBuild, { params: { uuid: project, number: String(number) }, signal })).data),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    structuralSharing: false,
  });
