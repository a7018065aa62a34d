import { queryOptions } from '@tanstack/react-query';
import { listOrganisations } from '@/contract/organisations/organisations';
import { call } from '../transport/http';

/** The user's own organisation and those that the user may switch to, by name. */
export const accessibleOrganisationsQuery = () =>
  queryOptions({
    queryKey: ['organisations'],
    queryFn: async ({ signal }) => (await call(listOrganisations, { signal })).data,
  });
