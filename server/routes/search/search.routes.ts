import { searchOrganisation } from '@/contract/search/search';
import { holds } from '../../http/featureRights';
import { implement } from '../../http/implement';
import { searchIn } from '../../repositories/search/search';

export const searchRoutes = () => [
  implement(searchOrganisation, async ({ principal, query, read }) => {
    return { data: await searchIn(read, principal.organisation.id, query.s, holds(principal, 'user-admin')) };
  }),
];
