import { queryOptions } from '@tanstack/react-query';
import { USAGE_CALLS, type UsageKind } from '@/contract/usage/usage';
import { call } from '../transport/http';
import { usageKey } from './keys';

/** The records that a deletion takes along; loaded again for each question. */
export const usageQuery = (kind: UsageKind, id: string) =>
  queryOptions({
    queryKey: usageKey(kind, id),
    queryFn: async ({ signal }) => {
      const endpoint = USAGE_CALLS[kind];
      // Each path has one of them.
      return (await call(endpoint, { params: { id, uuid: id } as never, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
