import { infiniteQueryOptions } from '@tanstack/react-query';
import { LOG_PAGE, readProjectLog } from '@/contract/locations/projectLog';
import { call } from '../transport/http';
import { projectLogKey } from './keys';

/** The log of a location, a page at a time; always read anew, since other people work too. */
export const projectLogQuery = (uuid: string) =>
  infiniteQueryOptions({
    queryKey: projectLogKey(uuid),
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return (await call(readProjectLog, { params: { uuid }, query, signal })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ logs }) => (logs.length < LOG_PAGE ? null : (logs.at(-1)?.id ?? null)),
    staleTime: 0,
  });
