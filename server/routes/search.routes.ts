import { searchOrganisation } from '@/contract/search';
import { holdsFeature } from '@/model/access/features';
import { implement } from '../http/implement';
import { searchIn } from '../repositories/search';

export const searchRoutes = () => [
  implement(searchOrganisation, async ({ as, query, read }) => {
    const holder = { organisationFeatures: as.organisation.features, userFeatures: as.features };
    return { data: await searchIn(read, as.organisation.id, query.s, holdsFeature(holder, 'user-admin')) };
  }),
];
