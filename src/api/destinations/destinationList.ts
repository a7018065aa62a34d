import { queryOptions } from '@tanstack/react-query';
import { listDestinations } from '@/contract/destinations/destinations';
import { call } from '../transport/http';
import { destinationsKey } from './keys';

/** The destinations of an organisation, all of them: the editor and the lists search in what is loaded. */
export const destinationsQuery = (organisation: string) =>
  queryOptions({
    queryKey: destinationsKey(organisation),
    queryFn: async ({ signal }) =>
      (await call(listDestinations, { params: { uuid: organisation }, query: {}, signal })).data,
  });
