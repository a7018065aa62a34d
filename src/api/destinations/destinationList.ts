import { queryOptions } from '@tanstack/react-query';
import { listDestinations } from '@/contract/destinations/destinations';
import { allPages } from '../transport/allPages';
import { call } from '../transport/http';
import { destinationsKey } from './keys';

/** The destinations of an organisation, all of them, page by page: the editor and the lists search in what is loaded. */
export const destinationsQuery = (organisation: string) =>
  queryOptions({
    queryKey: destinationsKey(organisation),
    queryFn: ({ signal }) =>
      allPages(async (query) => (await call(listDestinations, { params: { uuid: organisation }, query, signal })).data),
  });
