import { queryOptions } from '@tanstack/react-query';
import { listOrganisations } from '@/contract/organisations';
import { call } from './http';

/** The user's own organisation and those that the user may switch to, by name. */
export const accessibleOrganisationsQuery = () =>
  queryOptions({
    queryKey: ['organisations'],
    queryFn: async ({ signal }) => (await call(listOrganisations, { signal })).data,
  });
