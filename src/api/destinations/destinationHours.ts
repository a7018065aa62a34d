import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDestinations } from '@/contract/destinations/destinations';
import { call } from '../transport/http';
import { destinationHoursKey } from './keys';

/** Destinations that a search shows at most. */
export const DESTINATIONS_SHOWN = 20;

/** The first destinations whose names contain the search, with their opening hours. */
export const destinationHoursQuery = (organisation: string, search: string) =>
  queryOptions({
    queryKey: destinationHoursKey(organisation, search),
    queryFn: async ({ signal }) => {
      const query = { limit: DESTINATIONS_SHOWN, sort: 'name' as const, ...(search !== '' && { search }) };
      return (await call(listDestinations, { params: { uuid: organisation }, query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
