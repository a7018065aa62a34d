import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dynamicRoutesQuery } from '@/api/network/editor';

interface Delays {
  /** Seconds by the id of a dynamic route; empty until they are loaded. */
  readonly delays: ReadonlyMap<number, number>;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** The delays of a location, which change how long its routes take. */
export function useDelays(project: string, isNeeded: boolean): Delays {
  const { data, isLoading, isError } = useQuery({ ...dynamicRoutesQuery(project), enabled: isNeeded });
  const delays = useMemo(() => new Map((data ?? []).map(({ id, seconds }) => [id, seconds])), [data]);
  return { delays, isLoading, hasFailed: isError && data === undefined };
}
