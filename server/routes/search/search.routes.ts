import { searchOrganisation } from '@/contract/search/search';
import { holdsFeature } from '@/model/access/features';
import { implement } from '../../http/implement';
import { searchIn } from '../../repositories/search/search';

export const searchRoutes = () => [
  implement(searchOrganisation, async ({ principal, query, read }) => {
    const holder = { organisationFeatures: principal.organisation.features, userFeatures: principal.features };
    return { data: await searchIn(read, principal.organisation.id, query.s, holdsFeature(holder, 'user-admin')) };
  }),
];
