import { queryOptions } from '@tanstack/react-query';
import { listOrganisations } from '@/contract/organisations/organisations';
import { call } from '../transport/http';
import { ORGANISATIONS_KEY } from './keys';

/** The user's own organisation and those that the user may switch to, by name. */
export const accessibleOrganisationsQuery = () =>
  queryOptions({
    queryKey: ORGANISATIONS_KEY,
    queryFn: async ({ signal }) => (await call(listOrganisations, { signal })).data,
  });
