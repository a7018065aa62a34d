import { queryOptions } from '@tanstack/react-query';
import { listOrganisations } from '@/contract/organisations';
import { call } from './http';

/** One's own organisation and those that one may switch into, by name. */
export const accessibleOrganisationsQuery = () =>
  queryOptions({
    queryKey: ['organisations'],
    queryFn: async ({ signal }) => (await call(listOrganisations, { signal })).data,
  });
