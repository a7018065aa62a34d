import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { dynamicRoutesQuery } from '@/api/network/editor';

interface Delays {
  /** Seconds by the id of a dynamic route; empty until they are loaded. */
  readonly delays: ReadonlyMap<number, number>;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The delays of a location, which change how long its routes take. */
export function useDelays(project: string, isNeeded: boolean): Delays {
  const { data, isLoading, isFetching, isError, refetch } = useQuery({
    ...dynamicRoutesQuery(project),
    enabled: isNeeded,
  });
  const delays = useMemo(() => new Map((data ?? []).map(({ id, seconds }) => [id, seconds])), [data]);
  const hasFailed = isError && !isFetching && data === undefined;
  const retry = useCallback(() => void refetch(), [refetch]);
  return { delays, isLoading: isLoading || (isFetching && data === undefined), hasFailed, retry };
}
